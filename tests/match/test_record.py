"""The record of a match: written step by step it is the whole record, and readable after every line."""

import hashlib
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.record import RecordWriter, format_record
from sabot.match.replay import Replay
from sabot.notation.events import Event
from sabot.revision import REVISION
from sabot.round import LONGEST_NAME
from tests.support.match_bots import every_format, match_of, play, step

FORMATS = dict(every_format())
MISREAD = (
    *("yes", "No", "null", "~", "42", "0x1f", "1e5", "1:30", "2024-01-31", "=", "<<", "#x", "a #x", "a: b", "a:", ":a"),
    *(
        "- a",
        "-",
        "---",
        "...",
        "? a",
        "&a",
        "*a",
        "!a",
        "%a",
        "@a",
        "`a",
        "|",
        ">",
        "[a",
        "{a}",
        "a, b",
        "'",
        '"',
        "\\",
    ),
    *("it's", '"a"', "\\n", "é", "Ж", "日本", "😀", "rounds:", "- ana: draw", "x" * LONGEST_NAME, "😀" * LONGEST_NAME),
)
"""Texts that YAML would misread without quotes."""

lines = st.text(
    st.characters(exclude_categories=["C", "Z"]) | st.sampled_from(" :#-'\"{}[],&*!|>%@`?~"), min_size=1, max_size=30
).filter(str.isprintable)
names = lines.map(lambda text: " ".join(text.split())).filter(lambda name: name and name.lower() != "referee")


def copy(match: Match) -> Match:
    """The same match before its first round."""
    return Match(match.edition, match.players, seed=match.seed, options=match.options, format=match.format)


def as_before(match: Match, text: str) -> None:
    """Check that the record of a match is parsed as the same match."""
    again = Replay(text).match
    assert (again.edition, again.players, again.seed) == (match.edition, match.players, match.seed)
    assert (again.options, again.format) == (match.options, match.format)
    assert (again.birthdays, again.bots) == (match.birthdays, match.bots)
    assert again.rounds == match.rounds
    assert [played.digest for played in again.rounds] == [played.digest for played in match.rounds]
    assert (again.totals, again.winners) == (match.totals, match.winners)
    assert format_record(again) == text


@pytest.mark.parametrize("name", FORMATS)
def test_what_is_added_step_by_step_is_the_whole(name: str) -> None:
    match, chance = copy(FORMATS[name]), Random(name)
    pages, text = RecordWriter(match), ""
    while not match.is_over:
        step(match)
        if chance.random() < 0.5:
            pieces = list(pages.new_lines())
            assert all(piece.endswith("\n") for piece in pieces), "a piece ends in the middle of a line"
            text += "".join(pieces)
            assert text == format_record(match)
    text += "".join(pages.new_lines())
    assert text == format_record(match)
    assert not list(pages.new_lines()), "everything has been written"
    as_before(match, text)


@pytest.mark.parametrize("name", FORMATS)
def test_a_match_is_read_as_it_was_whenever_it_stops(name: str) -> None:
    match = copy(FORMATS[name])
    for number in range(1 << 20):
        if number % 17 == 0 or match.is_over:
            as_before(match, format_record(match))
        if match.is_over:
            break
        step(match)


@pytest.mark.parametrize("name", ["none", "lowest", "rotation"])
def test_every_whole_line_leaves_a_readable_record_of_the_match_so_far(name: str) -> None:
    """And every action takes exactly one line."""
    text = format_record(play(copy(FORMATS[name])))
    whole = Replay(text).steps
    written = text.splitlines(keepends=True)
    begun = written.index("rounds:\n") + 1
    before = 0
    for end in range(begun, len(written) + 1):
        steps = Replay("".join(written[:end])).steps
        assert steps == whole[: len(steps)]
        assert len(steps) - before == added(written[end - 1])
        before = len(steps)
    assert before == len(whole)
    for end in range(begun):
        with pytest.raises(Unreadable):
            Replay("".join(written[:end]))


def added(line: str) -> int:
    """The number of steps that a line adds: one for an action, one per table for a deal."""
    is_action = line.startswith("  - ") and "salt" not in line
    return line.count("dealer: ") + is_action


@given(st.data())
def test_a_torn_last_line_is_left_out(data: st.DataObject) -> None:
    text = TORN.encode()
    end = data.draw(st.integers(text.index(b"- commitment"), len(text)))
    torn = text[:end].decode("utf-8", "surrogateescape")
    whole = torn[: torn.rindex("\n") + 1]
    assert Replay(torn).steps == Replay(whole).steps


TORN = format_record(
    play(Match("wizz", ["Жé", "😀: x"], seed="ß", options={"turn_cap": 10}, format={"scoring": "none"}))
)


@pytest.mark.parametrize("text", MISREAD, ids=lambda text: ascii(text)[:20])
def test_names_salts_seeds_and_bots_that_yaml_would_misread(text: str) -> None:
    options = {"turn_cap": 8}
    match = Match("deluxe", ["ana", text], seed=text, options=options, format={"scoring": "none"}, bots={text: text})
    match.add_salt(text, text)
    match.add_salt("ana", text)
    as_before(match, format_record(match))
    play(match)
    as_before(match, format_record(match))


@settings(max_examples=50)
@given(st.lists(names, min_size=2, max_size=4, unique_by=str.lower), lines, lines)
def test_any_names_salts_and_seeds(players: list[str], salt: str, seed: str) -> None:
    match = Match("potter", players, seed=seed, options={"turn_cap": 4}, format={"scoring": "none"})
    for player in players:
        match.add_salt(player, salt)
    play(match)
    as_before(match, format_record(match))


def test_a_seed_of_digits_stays_text() -> None:
    for seed in ("7", 7, "0", 0, 2**64 - 1, str(2**64 - 1)):
        match = match_of("deluxe", 2, seed=seed)
        again = Replay(format_record(match)).match
        assert again.seed == seed
        assert type(again.seed) is type(seed)


def test_a_name_too_long_for_a_line_is_refused() -> None:
    """YAML allows no key of more than a thousand characters: such a name could be written, but not read."""
    with pytest.raises(Unreadable, match="players: "):
        Match("deluxe", ["ana", "b" * (LONGEST_NAME + 1)])


def test_options_birthdays_and_bots_are_kept() -> None:
    match = Match(
        "potter",
        ["ana", "bo"],
        seed=7,
        options={"stacking": "off", "howlers": 1, "turn_cap": 10},
        format={"scoring": "lowest", "low_tie": "play_on", "target": 30},
        birthdays={"ana": "02-29", "bo": "07-31"},
        bots={"bo": "eager"},
    )
    text = format_record(play(match))
    assert "birthdays: {ana: 02-29, bo: 07-31}\nbots: {bo: eager}\nseed: 7\n" in text
    as_before(match, text)


def test_a_record_looks_like_this() -> None:
    """One line for every action, as typed; the cap ends the round with the first turn, and fewer cards win."""
    match = match_of("deluxe", 2, scoring="none", turn_cap=1)
    match.add_salt("ANA", "tuna")
    match.deal()
    match.act("ana", " Draw ")
    played = match.rounds[0]
    assert format_record(match) == (
        "record: 1\n"
        f"rules: {REVISION}\n"
        "edition: deluxe\n"
        "options: {turn_cap: 1}\n"
        "format: {scoring: none}\n"
        "players: [ana, bo]\n"
        "seed: 7\n"
        "chance: hmac-sha256\n"
        "rounds:\n"
        f"- commitment: {played.commitment}\n"
        "  salts:\n"
        "  - ana: tuna\n"
        "  tables: [{players: [ana, bo], dealer: bo}]\n"
        "  actions:\n"
        "  - ana: Draw\n"
        "  points: {ana: 0, bo: 0}\n"
        f"  secret: {played.secret}\n"
        f"  events: {played.digest}\n"
        "winners: [bo]\n"
    )


def test_the_hash_of_a_round_is_that_of_its_events_as_lines_of_json() -> None:
    match = match_of("deluxe", 2, scoring="none", turn_cap=1)
    told = [*match.deal(), *match.act("bo", "draw")]
    text = "".join(json.dumps(event.as_json(), ensure_ascii=False) + "\n" for event in told)
    assert told[-1].kind == "won_match", "what the round means for the match is part of it"
    assert match.rounds[0].digest == hashlib.sha256(text.encode()).hexdigest()


def test_an_event_is_written_without_what_it_does_not_say_and_its_rule_last() -> None:
    assert Event("won", rule="D-1").as_json() == {"kind": "won", "rule": "D-1"}
    keys = ["kind", "seat", "card", "number", "to", "colour", "icon", "direction", "side", "rule"]
    assert [*Event("a", "c", "d", 0, "f", "g", "h", "i", "j", rule="b").as_json()] == keys
