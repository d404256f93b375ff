"""The commands that move through a replay in line mode."""

import re

import pytest

from sabot.match.onlooker import Onlooker
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.plain.records.replay_printer import ReplayPrinter
from sabot.plain.records.replay_tour import ReplayTour
from tests.support.examples import RECORD
from tests.support.match_bots import match_of, play
from tests.support.people import Person
from tests.support.record_texts import ELIMINATION, ROTATION

OPEN = Onlooker(is_open=True)


def toured(text: str, *lines: str, onlooker: Onlooker = OPEN, first: int = 1) -> str:
    """Everything that is printed when these lines are typed."""
    person = Person(*lines)
    ReplayTour(ReplayPrinter(person, Replay(text), onlooker)).run(first)
    return person.said


def test_an_eliminated_player_goes_on_as_a_spectator() -> None:
    replay = Replay(ELIMINATION)
    assert [played.eliminated for played in replay.match.rounds] == [(), ("bo", "dan"), ("ana",)]
    final = replay.first_step(3)
    seen = toured(ELIMINATION, "", "", "", onlooker=Onlooker("bo"), first=final)
    assert seen == toured(ELIMINATION, "", "", "", onlooker=Onlooker(), first=final)


def test_enter_goes_on_and_b_goes_back() -> None:
    said = toured(RECORD, "", "", "b", "back", "next")
    assert re.findall(r"^\d+\. .*|^\d+ of 10>.*", said, re.MULTILINE) == [
        "1. the deal",
        "1 of 10> ",
        "2. bo: play B+2",
        "2 of 10> ",
        "3. bo: play B1",
        "3 of 10> b",
        "2. bo: play B+2",
        "2 of 10> back",
        "1. the deal",
        "1 of 10> next",
        "2. bo: play B+2",
        "2 of 10> ",
    ]


@pytest.mark.parametrize(
    ("answer", "step"), [("7", "7. bo: play Grev"), ("step 4", "4. ana: play B2"), ("END", "10. ")]
)
def test_one_can_go_to_any_step(answer: str, step: str) -> None:
    assert f"1 of 10> {answer}\n\n{step}" in toured(RECORD, answer)


def test_one_can_go_to_any_round() -> None:
    number = Replay(ELIMINATION).first_step(2)
    assert f"> round 2\n\nRound 2\n{number}. the deal\n" in toured(ELIMINATION, "round 2")


def test_one_can_change_seats() -> None:
    said = toured(RECORD, "seat Ana", "seat nobody", "open")
    parts = said.split("1. the deal\n")[1:]
    assert ["your hand" in part for part in parts] == [False, True, False, False]
    assert ["  Bo   Rrev  Yrev" in part for part in parts] == [True, False, False, True]


def test_one_can_look_at_another_table() -> None:
    said = toured(ROTATION, "table 2", "table 1", "table 3")
    other = said.split("> table 2\n")[1].split("> table 1\n")
    first, second = (table.players for table in Replay(ROTATION).match.rounds[0].tables)
    assert all(f"  {player.capitalize():4}" in other[0] for player in second)
    assert all(f"  {player.capitalize():4}" in other[1] for player in first)
    assert "  Not understood: there is no table 3: the last one is 2.\n" in other[1]
    assert "1. table 1, the deal\n" in said


def test_one_can_look_at_the_rest_of_the_table() -> None:
    assert "> look\n  discard pile, top first  R+2\n" in toured(RECORD, "look")
    first = Replay(ELIMINATION).steps[0].events[-1]
    assert first.kind == "turned_up"
    assert f"> look\n  discard pile, top first  {first.card}\n  Ana’s card backs  " in toured(ELIMINATION, "look")


def test_one_can_look_at_the_pad_at_any_time() -> None:
    text = format_record(play(match_of("deluxe", 2, seed=1, target=100)))
    points = Replay(text).match.rounds[0].points
    assert points is not None
    assert "> pad\n1 of" in toured(text, "pad")
    pad = toured(text, "round 2", "pad").split("> pad\n")[1]
    assert [line.split() for line in pad.splitlines()[2:3]] == [["1", *map(str, points.values())]]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("hello", "Not understood: “hello” means nothing here; type ? for help."),
        ("11", "Not understood: there is no step 11: the last one is 10."),
        ("9" * 5000, "Not understood: there is no step"),
        ("0", "Not understood: there is no step 0: the last one is 10."),
        ("b", "Not understood: there is no step 0: the last one is 10."),
        ("step", "Not understood: say which step, up to 10."),
        ("step x", "Not understood: there is no step x: the last one is 10."),
        ("round 2", "Not understood: there is no round 2: the last one is 1."),
        ("seat zed", "Not understood: “zed” is not a player."),
        ("table 2", "Not understood: there is no table 2: the last one is 1."),
        ("?", "round 3      to the deal of a round"),
        ("help", "q            leave"),
    ],
)
def test_what_leads_nowhere_is_answered_and_one_stays(answer: str, said: str) -> None:
    text = toured(RECORD, answer)
    assert said in text
    assert text.count("1 of 10> ") == 2
    assert text.count("1. the deal") == 1


def test_after_the_last_step_one_stays_there() -> None:
    said = toured(RECORD, "", "", first=9)
    assert said.count("10. bo: play wild\n") == 1
    assert said.endswith("10 of 10> \n  This was the last step: b goes back, q leaves.\n10 of 10> \n")


@pytest.mark.parametrize("answer", ["q", "quit", "exit", "Q"])
def test_one_can_leave_at_any_time(answer: str) -> None:
    assert toured(RECORD, answer, "").endswith(f"\n1 of 10> {answer}\n")
