"""Damaged records: each is refused in one line that names the line and the problem."""

from collections.abc import Callable

import pytest

from sabot.errors import Unreadable
from sabot.game import Game
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.revision import REVISION
from tests.support.match_bots import match_of, play
from tests.support.record_texts import GOOD, ODD, UNWON

POSITION = Game.deal("deluxe", ["ana", "bo"], seed=1).position()

Edit = Callable[[list[str]], int]
"""Damages some lines, and returns the number of the line that the error must name."""


def find(lines: list[str], start: str, nth: int = 1) -> int:
    """The index of the nth line with this beginning; negative numbers count from the end."""
    places = [place for place, line in enumerate(lines) if line.startswith(start)]
    return places[nth - 1 if nth > 0 else nth]


def change(start: str, new: str, *, blamed: str | None = None) -> Edit:
    """Replace a line; the error names it, or the first line with the given beginning."""

    def edit(lines: list[str]) -> int:
        place = find(lines, start)
        lines[place] = new
        return (place if blamed is None else find(lines, blamed)) + 1

    return edit


def add(after: str, new: str, nth: int = 1) -> Edit:
    """Insert a line after another one; the error names it."""

    def edit(lines: list[str]) -> int:
        place = find(lines, after, nth) + 1
        lines.insert(place, new)
        return place + 1

    return edit


def double(start: str) -> Edit:
    """Duplicate a line; the error names the second."""
    return lambda lines: add(start, lines[find(lines, start)])(lines)


def drop(start: str, *, blamed: str) -> Edit:
    """Delete a line; the error names the first line with the given beginning."""

    def edit(lines: list[str]) -> int:
        del lines[find(lines, start)]
        return find(lines, blamed) + 1

    return edit


def drop_before(end: str, count: int, blamed: str) -> Edit:
    """Delete a number of lines before another one."""

    def edit(lines: list[str]) -> int:
        place = find(lines, end)
        del lines[place - count : place]
        return find(lines, blamed) + 1

    return edit


def swap(one: str, other: str, *, blamed: str) -> Edit:
    """Swap two lines."""

    def edit(lines: list[str]) -> int:
        first, second = find(lines, one), find(lines, other)
        lines[first], lines[second] = lines[second], lines[first]
        return find(lines, blamed) + 1

    return edit


def salts_after_the_deal(lines: list[str]) -> int:
    """Swap the lines of the salts with the line of the deal."""
    place = find(lines, "  salts:")
    lines[place : place + 3] = [lines[place + 2], *lines[place : place + 2]]
    return place + 2


def only(text: str, line: int = 1) -> Edit:
    """Replace the whole text."""

    def edit(lines: list[str]) -> int:
        lines[:] = text.splitlines()
        return line

    return edit


SPOILT: dict[str, tuple[Edit, str]] = {
    # What is no record at all.
    "nothing": (only(""), "a record must be a mapping"),
    "only remarks": (only("# a record\n"), "a record must be a mapping"),
    "a word": (only("record"), "a record must be a mapping"),
    "a list": (only("- record: 1\n"), "a record must be a mapping"),
    "a position": (only(POSITION), "the key record is missing: this is not a record of a match"),
    "no YAML": (only("record: 1\nrules: [1\nedition: deluxe\n", 3), "a comma or a “]” is missing"),
    "a picture": (only("\udc89PNG\n\x1a\n"), "this is not text"),
    "bytes in the middle": (change("seed:", "seed: a\udcffb"), "this is not text"),
    "a tab": (add("seed:", "\tbots: {}"), "a value cannot begin with this character"),
    "no rounds": (drop("rounds", blamed="- commitment"), "does not fit the indentation"),
    # The header.
    **{
        f"no {key}": (drop(f"{key}:", blamed=blamed), f"the key {key} is missing")
        for key, blamed in [("record", "rules"), *((key, "record") for key in ("rules", "edition", "players", "seed"))]
    },
    "an unknown key": (add("seed:", "sead: 7"), "a record has no key “sead”"),
    "a key that is a number": (add("seed:", "7: seed"), "a record has no key 7"),
    "a key twice": (double("seed:"), "the key “seed” appears twice"),
    "an anchor": (change("players:", "players: &them [ana, bo, cy]"), "everything must be written out"),
    "an alias": (add("seed:", "note: *them"), "everything must be written out"),
    "a tag": (change("seed:", "seed: !!str 7"), "everything must be written out"),
    "deep nesting": (change("seed:", f"seed: {'[' * 60}{']' * 60}"), "nested too deeply"),
    "a newer form": (change("record:", "record: 2"), "revision 2 of the record format is too new for this"),
    "newer rules": (change("rules:", "rules: 99"), "revision 99 of the rules is too new for this"),
    "a form that is no number": (change("record:", "record: one"), "record must be a whole number of at least 1"),
    "rules that are no number": (change("rules:", "rules: true"), "rules must be a whole number of at least 1"),
    "rules of nobody": (change("rules:", "rules: 0"), "rules must be a whole number of at least 1"),
    "an unknown edition": (change("edition:", "edition: rummy"), "edition: must be deluxe, potter, flip, wizz"),
    "an edition that is a list": (change("edition:", "edition: [deluxe]"), "edition: must be deluxe"),
    "options that are a list": (change("options:", "options: [turn_cap]"), "options must be a mapping"),
    "an unknown option": (change("options:", "options: {tern_cap: 40}"), "options: .*tern_cap"),
    "a bad value of an option": (change("options:", "options: {turn_cap: many}"), "options: .*turn_cap"),
    "an option of another edition": (change("options:", "options: {howlers: 4}"), "options: .*howlers"),
    "a match option among them": (change("options:", "options: {target: 200}"), "options: .*target"),
    "a format that is text": (change("format:", "format: winner"), "format must be a mapping"),
    "an unknown format option": (change("format:", "format: {goal: 200}"), "format: .*goal"),
    "a bad value of the format": (change("format:", "format: {target: 0}"), "format: .*target"),
    "an option for other scorings": (change("format:", "format: {cycles: 2}"), "option cycles belongs to rotation"),
    "too few for partners": (
        change("format:", "format: {scoring: partners}"),
        "format: partners is for 4, 6, 8 or 10 players, not 3",
    ),
    "players that are a number": (change("players:", "players: 3"), "players must be a list of names"),
    "players that are one word": (change("players:", "players: ana"), "players must be a list of names"),
    "players that are a mapping": (change("players:", "players: {ana: 1, bo: 2}"), "players must be a list of names"),
    "a player that is a number": (change("players:", "players: [ana, 7]"), "a name must be printable text"),
    "a player that is true": (change("players:", "players: [ana, yes]"), "a name must be printable text"),
    "one player": (change("players:", "players: [ana]"), "must be from 2 to 10 players, not 1"),
    "a name twice": (change("players:", "players: [ana, bo, ANA]"), "two players have the same name"),
    "the referee as player": (change("players:", "players: [ana, referee]"), "cannot be the name of a player"),
    "a name too long": (change("players:", f"players: [ana, {'b' * 101}]"), "at most 100 characters"),
    "no birthday of one": (change("birthdays:", "birthdays: {ana: 02-29, cy: 12-24}"), "the birthday of bo is missing"),
    "a birthday of a stranger": (change("birthdays:", "birthdays: {zoe: 02-29}"), "“zoe” is not a player"),
    "a birthday that is none": (
        change("birthdays:", "birthdays: {ana: 02-30, bo: 07-31, cy: 12-24}"),
        "must be month and day, such as 07-31, not “02-30”",
    ),
    "birthdays that are a list": (change("birthdays:", "birthdays: [02-29]"), "birthdays must be a mapping"),
    "another birthday": (
        change("birthdays:", "birthdays: {ana: 07-31, bo: 02-29, cy: 12-24}", blamed="  tables:"),
        "the players at the tables, and their dealers, are",
    ),
    "a bot that is no player": (change("bots:", "bots: {zoe: eager}"), "“zoe” is not a player"),
    "a bot that is a number": (change("bots:", "bots: {cy: 1}"), "bots: must be one line"),
    "no seed in it": (change("seed:", "seed:"), "seed: must be text or a whole number"),
    "a seed below zero": (change("seed:", "seed: -1"), "seed: must be text or a whole number"),
    "a seed too large": (change("seed:", f"seed: {2**64}"), "seed: must be text or a whole number"),
    "a seed with a point": (change("seed:", "seed: 7.5"), "seed: must be text or a whole number"),
    "a seed that is a day": (change("seed:", "seed: 2024-01-31"), "seed: must be text or a whole number"),
    "a seed that is no day": (change("seed:", "seed: 2024-01-32"), "the value “2024-01-32” cannot be read"),
    "a seed that is empty": (change("seed:", "seed: ''"), "seed: must be one line"),
    "another seed": (
        change("seed:", "seed: 8", blamed="- commitment"),
        "the commitment to the round’s secret is [0-9a-f]{64}, not [0-9a-f]{64}",
    ),
    "rounds that are a mapping": (only(GOOD.split("rounds:")[0] + "rounds: {}\n", 11), "rounds must be a list"),
    "a round that is text": (only(GOOD.split("- commitment")[0] + "- one\n", 12), "a round must be a mapping"),
    "other winners": (change("winners:", "winners: [cy]"), r"the match was won by \['\w+'\], not \['cy'\]"),
    "no winners in it": (change("winners:", "winners: []"), "the match was won by"),
    "winners that are text": (change("winners:", "winners: all"), "the match was won by"),
    # The parts of a round.
    "an unknown part": (add("  tables:", "  tabels: []"), "a round has no key “tabels”"),
    "a part twice": (double("  secret:"), "the key “secret” appears twice"),
    "no commitment": (change("- commitment:", "-", blamed="  salts:"), "the commitment of the round is missing"),
    "a commitment to nothing": (change("- commitment:", "- commitment:"), "the commitment of the round is missing"),
    "another commitment": (
        change("- commitment:", f"- commitment: {'0' * 64}"),
        "the commitment to the round’s secret",
    ),
    "a commitment that is a number": (
        change("- commitment:", "- commitment: 7"),
        "the commitment to the round’s secret",
    ),
    "no tables": (drop("  tables:", blamed="  actions:"), "actions without tables: the round was never dealt"),
    "tables of nobody": (change("  tables:", "  tables: []"), "the players at the tables, and their dealers, are"),
    "another dealer": (
        change("  tables:", "  tables: [{players: [ana, bo, cy], dealer: ana}]"),
        "the players at the tables, and their dealers, are .*'dealer': 'bo'",
    ),
    "others at the table": (
        change("  tables:", "  tables: [{players: [bo, ana, cy], dealer: bo}]"),
        "the players at the tables, and their dealers, are",
    ),
    "points of another": (change("  points:", "  points: {ana: 0, bo: 0, cy: 1}"), "the points of the round are"),
    "points that are text": (change("  points:", "  points: many"), "the points of the round are .*, not many"),
    "no points": (drop("  points:", blamed="  secret:"), "secret without points: the round was not counted"),
    "no secret": (drop("  secret:", blamed="  events:"), "events without secret: the round was not counted"),
    "no hash": (drop("  events:", blamed="- commitment:"), "the round is not finished, yet more follows"),
    "another secret": (change("  secret:", f"  secret: {'f' * 64}"), "the round’s secret is"),
    "another hash": (change("  events:", f"  events: {'f' * 64}"), "the hash of the round’s events is"),
    "a hash that is a list": (change("  events:", "  events: []"), "the hash of the round’s events is"),
    # Salts and actions.
    "salts that are text": (only(GOOD.split("  salts:")[0] + "  salts: tuna\n", 13), "salts must be a list"),
    "a salt of a stranger": (change("  - ana: salt 1", "  - zoe: salt 1"), "“zoe” is not a player"),
    "a salt that is a number": (
        change("  - ana: salt 1", "  - ana: 1"),
        "salts must have one `player: salt` pair per line",
    ),
    "a salt of nobody": (change("  - ana: salt 1", "  - salt 1"), "salts must have one `player: salt` pair per line"),
    "an empty salt": (change("  - ana: salt 1", "  - ana: ''"), "salt: must be one line"),
    "a salt of two lines": (change("  - ana: salt 1", '  - ana: "a\\nb"'), "salt: must be one line"),
    "an action of a stranger": (change("  - bo: ", "  - zoe: draw"), "“zoe” is not a player"),
    "no such action": (change("  - bo: ", "  - bo: jump"), "there is no action “jump”"),
    "no such card": (change("  - bo: ", "  - bo: play Z9"), "there is no card “Z9” in deluxe"),
    "an action that is a number": (
        change("  - bo: ", "  - bo: 7"),
        "actions must have one `player: action` pair per line",
    ),
    "an action that is nothing": (
        change("  - bo: ", "  - bo:"),
        "actions must have one `player: action` pair per line",
    ),
    "an action of a number": (
        change("  - bo: ", "  - 7: draw"),
        "actions must have one `player: action` pair per line",
    ),
    "an action of nobody": (change("  - bo: ", "  - draw"), "actions must have one `player: action` pair per line"),
    "two actions in one line": (change("  - bo: ", "  - {bo: draw, cy: draw}"), "actions must have one"),
    "an action that is refused": (change("  - bo: ", "  - bo: challenge"), r"\[[A-Z]-\d+\]"),
    "an action out of turn": (add("  actions:", "  - bo: draw"), r"\[[A-Z]-\d+\]"),
    "an action after the end of the round": (
        lambda lines: add(lines[find(lines, "  points:") - 1], "  - bo: draw")(lines),
        "the round was over before this action",
    ),
    "the last action of a round missing": (
        drop_before("  points:", 1, "  points:"),
        "the round is not over: an action is missing before this line",
    ),
    # The order of things.
    "a salt after the deal": (add("  tables:", "  salts: [{bo: late}]"), "the key “salts” appears twice"),
    "all salts after the deal": (salts_after_the_deal, "salts must come before tables"),
    "points before the secret": (swap("  points:", "  secret:", blamed="  points:"), "points must come before secret"),
    "a round too many": (
        only(f"{UNWON}- commitment: {'0' * 64}\n", UNWON.count("\n") + 1),
        "round 5 cannot begin: the match was over",
    ),
    "a round after the last": (add("  events:", f"- commitment: {'0' * 64}", -1), "the round is not finished"),
    "winners too early": (
        only(GOOD.split("  points:")[0] + "winners: [bo]\n", find(GOOD.splitlines(), "- commitment:") + 1),
        "the round is not finished, yet more follows",
    ),
}
"""Each is the good record with one edit; the message says what is wrong."""


@pytest.mark.parametrize(("edit", "says"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_record_is_refused_with_the_line(edit: Edit, says: str) -> None:
    lines = GOOD.splitlines()
    line = edit(lines)
    with pytest.raises(Unreadable, match=says) as caught:
        Replay("".join(f"{line}\n" for line in lines))
    assert caught.value.places[0] == line
    assert "\n" not in str(caught.value)


def test_an_action_of_one_who_was_eliminated_is_refused_with_the_line() -> None:
    match = match_of("deluxe", 4, scoring="elimination", target=200, turn_cap=8)
    while not (gone := [player for player in match.players if player not in match.playing]):
        play(match, 1)
    play(match, 3)
    assert match.games, "somebody is gone, and the others play on"
    lines = format_record(match).splitlines()
    line = add("  actions:", f"  - {gone[0]}: draw", -1)(lines)
    with pytest.raises(Unreadable, match=f"{gone[0].capitalize()} .*eliminated") as caught:
        Replay("".join(f"{line}\n" for line in lines))
    assert caught.value.place == f"line {line}"


def test_the_record_that_is_spoilt_was_good() -> None:
    assert Replay(GOOD).match.winners
    assert Replay(UNWON).match.winners, "the line of the winners only says what everybody knows"


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_a_record_may_be_written_otherwise(text: str) -> None:
    assert text != GOOD
    assert Replay(text).steps == Replay(GOOD).steps


def test_an_older_record_that_comes_out_otherwise_tells_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are at revision 3, and a record of revision 1 gives other events now."""
    later = REVISION + 2
    monkeypatch.setattr("sabot.revision.REVISION", later)
    monkeypatch.setattr("sabot.match.replay.REVISION", later)
    monkeypatch.setattr("sabot.match.record_parser.REVISION", later)
    assert Replay(GOOD).match.winners, "an older record whose events are the same is played as ever"
    lines = GOOD.splitlines()
    line = change("  events:", f"  events: {'f' * 64}")(lines)
    with pytest.raises(
        Unreadable, match=f"made under revision {REVISION} of the rules, and this is revision {later}"
    ) as caught:
        Replay("".join(f"{line}\n" for line in lines))
    assert caught.value.place == f"line {line}"
    assert Unreadable("changes", since=REVISION).message in caught.value.message
