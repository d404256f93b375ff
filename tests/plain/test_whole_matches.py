"""`sabot match` with people: whole matches, and the texts before and after rounds."""

import re
from itertools import cycle

import pytest

from tests.plain.commands import ANYTHING, FORMATS, Command

NEVER_LAYS = ("", "draw", "keep", "accept", "red")
MADE = "[a-z2-9]{4}(?:-[a-z2-9]{4}){3}"
"""Salt that was made at random."""
PROMPT = re.compile(r"^(.*)> ", re.MULTILINE)


@pytest.mark.parametrize("scoring", FORMATS)
@pytest.mark.parametrize("people", [("--name", "ana"), ("--people", "ana", "Zoe")])
def test_a_whole_match_of_every_format(command: Command, scoring: str, people: tuple[str, ...]) -> None:
    said, match = command.play("--scoring", scoring, *FORMATS[scoring], *people)
    assert match.is_over
    assert match.scoring == scoring
    assert match.players[: len(people) - 1] == people[1:]
    policy = "random" if scoring == "partners" else "fair"
    assert match.bots == dict.fromkeys(match.players[len(people) - 1 :], policy)
    assert re.search(rf"won the match.*\.\nThe record of the match:\n  {re.escape(str(command.file))}\n$", said)
    if scoring not in ("none", "partners"):
        assert f"  total{''.join(f'{match.totals[player]:6}' for player in match.players)}\n" in said
    for played in match.finished:
        is_asked = any(person in table.players for table in played.tables for person in people[1:])
        assert (f"Round {played.number}, committed to {played.commitment[:16]}…" in said) == is_asked
        assert f"  secret  {played.secret}\n" in said


def test_who_deals_is_told_as_at_a_table(command: Command) -> None:
    said, match = command.play("--seed", "5", "--players", "2", "--scoring", "none", "--name", "ana")
    dealer = {"ana": "You deal", "Bo": "Bo deals"}[match.rounds[0].tables[0].dealer]
    assert re.search(rf"Drawing for dealer: you drew an? .* and Bo drew an? .*\.\n  {dealer}\.\n", said)


def test_birthdays_choose_the_dealer_where_the_game_says_so(command: Command) -> None:
    given = ("--birthday", "ana=01-01", "BO=08-02")
    said, match = command.play("--edition", "potter", "--players", "2", "--scoring", "none", "--name", "ana", *given)
    assert "drew a" not in said.split("Bo deals.\n")[0]
    assert match.birthdays == {"ana": "01-01", "Bo": "08-02"}


def test_what_is_typed_before_the_deal_is_stirred_in(command: Command) -> None:
    lines = ["tuna", "?", "commitment", "ANA: salt", "x" * 201, "", "quit"]
    said, match = command.play("--name", "ana", "--players", "2", lines=lines)
    assert match.rounds[0].salts == [("ana", "tuna"), ("ana", "salt")]
    assert said.count("  Shuffled in.\n") == 2
    assert f"> commitment\n  {match.rounds[0].commitment}\n" in said
    assert "> ?\n  Enter deals; quit leaves; " in said
    assert "  Not understood: must be one line of 1 to 200 characters" in said


def test_salt_is_shown_and_added_by_itself_unless_a_seed_is_given(command: Command) -> None:
    record = ("--record", str(command.file))
    said = command.run("--people", "ana", "bo", *record, lines=["bo: tuna", "", "quit"])
    (bo, tuna), (ana, salt) = command.recorded.rounds[0].salts
    assert (bo, tuna, ana) == ("bo", "tuna", "ana")
    told = " ".join(said.split())
    assert re.search(rf"The salt Ana: {salt}, Bo: {MADE} is shuffled in; what you type takes its place\.", told)
    command.file.unlink()
    said = command.run("--name", "ana", "--players", "2", "--seed", "7", *record, lines=["", "quit"])
    assert command.recorded.rounds[0].salts == []
    assert "takes its place" not in said


def test_a_match_that_is_resumed_is_salted_as_before(command: Command) -> None:
    for seed, is_salted in (((), True), (("--seed", "7"), False)):
        record = ("--record", str(command.file), "--target", "5000", "--option", "turn_cap=1")
        command.run("--name", "ana", "--players", "2", *seed, *record, lines=["", "quit"])
        command.run("--resume", str(command.file), lines=[*ANYTHING * 20, "quit"])
        assert len(command.recorded.rounds) > 2
        salts = [salt for played in command.recorded.finished for _, salt in played.salts]
        assert any(re.fullmatch(MADE, salt) for salt in salts) == is_salted
        command.file.unlink()


def test_several_people_say_who_stirs(command: Command) -> None:
    said, match = command.play("--people", "ana", "bo", lines=["tuna", "bo: tuna", "ana:", "", "quit"])
    assert match.rounds[0].salts == [("bo", "tuna")]
    assert "> tuna\n  Not understood: who shuffles? Write “name: anything”.\n" in said
    assert "> ana:\n  Not understood: must be one line" in said


def test_an_eliminated_player_watches_and_is_not_asked(command: Command) -> None:
    arguments = ("--scoring", "elimination", "--players", "3", "--target", "80", "--name", "ana", "--seed", "2")
    said, match = command.play(*arguments, lines=cycle(NEVER_LAYS))
    before, after = said.split("  Out of the match: you.\n")
    assert after.startswith("  The final: Bo and Cy, head to head.\n\nRound ")
    assert PROMPT.findall(before)
    assert not PROMPT.findall(after)
    assert "played a" in after
    assert match.is_over


def test_the_other_table_is_played_beside_ones_own(command: Command) -> None:
    arguments = ("--scoring", "rotation", "--players", "8", "--name", "ana", "--option", "hands_per_partner=1")
    said, match = command.play(*arguments, "turn_cap=20")
    for part, played in zip(said.split("what you type is shuffled in.\n")[1:], match.finished, strict=True):
        mine, other = sorted(played.tables, key=lambda table: "ana" not in table.players)
        assert not any(f"  {player} played" in part for player in other.players)
        assert any(f"  {player} played" in part for player in mine.players)
        partner = mine.players[mine.players.index("ana") - 2]
        assert re.search(rf"  Partners: .*({partner} and you|you and {partner})", part)
        assert re.search(rf"^At the other table ({'|'.join(other.players)}) won the round\.$", part, re.MULTILINE)


def test_where_people_sit_at_both_tables_it_is_said_which(command: Command) -> None:
    arguments = ("--scoring", "rotation", "--players", "8", "--people", "ana", "zoe", "--option", "hands_per_partner=1")
    said, match = command.play(*arguments, "turn_cap=30")
    parts = said.split("what you type is shuffled in.\n")[1:]
    assert len(parts) == 7
    for part, played in zip(parts, match.finished, strict=True):
        place = {player: number for number, table in enumerate(played.tables, 1) for player in table.players}
        is_apart = place["ana"] != place["zoe"]
        assert (f"Table {place['ana']}: Ana, press Enter" in part) == is_apart
        assert (f"Table {place['zoe']}: Zoe, press Enter" in part) == is_apart
        assert ("At the other table" in part) != is_apart
