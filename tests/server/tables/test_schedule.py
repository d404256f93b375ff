"""The schedule of a table: the same in every process, at times that reveal nothing of hidden cards."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from sabot.bots.seeing import TRAVEL, WHEEL
from sabot.bots.timing import REACTING, THINKING
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of
from sabot.options import Icon
from sabot.server.tables.log.entries import Acted, Chatted, Closed, Dealt, Left, Missed, Readied, Resumed, Returned
from sabot.server.tables.schedule import (
    Scheduled,
    _at_board,
    entry_for,
    is_timed,
    next_clock,
    next_scheduled,
    question_for,
)
from sabot.server.tables.settings import Clocks
from sabot.server.tables.state import OVER, TableState
from tests.support.server.table_fixtures import FORMATS, Sitting, put_games, seats_for, twin
from tests.support.strategies import random_options

START = 1_000_000
SEEN = round(1000 * TRAVEL)
"""How long a card takes to be seen on the pile, in milliseconds."""
NEARLY_OUT = {
    "edition": "deluxe",
    "players": ["ana", "bo"],
    "hands": {"ana": ["R1", "R2"], "bo": ["R4", "Y5", "G6"]},
    "draw": ["B1", "B2", "B3", "B4"],
    "discard": ["R9"],
}
RACE = {icon: 0 for icon in Icon.names() if icon != "race"}
"""A wheel that always stops at the race."""


def dues(table: TableState) -> list[Scheduled]:
    """Everything that falls due at any board, if nothing else happens before."""
    return [due for board in table.boards for due in _at_board(table, board)]


def seat_of_the_asked(sitting: Sitting) -> int:
    (player,) = sitting.table.boards[0].game.waiting
    return next(number for number, seat in enumerate(sitting.table.seating) if seat.name == player)


def actions_of(sitting: Sitting, seat: int) -> list[str]:
    """What the player of a seat has done, or a bot in their place."""
    return [entry.action for entry in sitting.log if isinstance(entry, Acted) and entry.seat == seat]


# Delays and clocks


def test_nothing_is_due_at_a_table_that_is_open_or_over() -> None:
    sitting = Sitting(people=1, bots=("careful",))
    assert next_scheduled(sitting.table) is None
    sitting.start()
    assert next_scheduled(sitting.table) is not None
    sitting.enter(Closed, "ana")
    assert next_scheduled(sitting.table) is None


def test_a_person_has_the_time_of_the_clock() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0)).start()
    number = seat_of_the_asked(sitting)
    due = next_scheduled(sitting.table)
    assert due == Scheduled(START + 20_000, number, is_clock=True, version=3)
    assert entry_for(sitting.table, due, due.at) == Missed(at=START + 20_000, seat=number)


def test_without_a_clock_people_think_as_long_as_they_like() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=0)).start()
    assert next_scheduled(sitting.table) is None


def test_a_pause_is_on_nobodys_clock() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0))
    sitting.refuses("table/not-started", Resumed, paused=1000)
    sitting.start()
    number = seat_of_the_asked(sitting)
    sitting.now += 5_000 + 3_600_000
    sitting.enter(Resumed, paused=3_600_000)
    assert next_scheduled(sitting.table) == Scheduled(sitting.now + 15_000, number, is_clock=True, version=3)
    assert next_scheduled(sitting.again()) == next_scheduled(sitting.table)


def test_a_pause_that_began_before_the_question_leaves_all_the_time_for_it() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20)).start()
    sitting.now += 1_000
    sitting.enter(Resumed, paused=3_600_000)
    due = next_scheduled(sitting.table)
    assert due is not None
    assert due.at == sitting.now + 20_000


def test_a_pause_is_not_in_the_time_to_call_nor_in_that_until_the_next_deal() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(window=2, pause=20, pace=0)).start()
    put_games(sitting.table, [Game.from_position(NEARLY_OUT)])
    assert not is_timed(Sitting(people=2, bots=(), clocks=Clocks(decision=0)).start().table)
    sitting.act("ana", "play R1")
    opened = sitting.now
    sitting.now += 500 + 60_000
    sitting.enter(Resumed, paused=60_000)
    (board,) = sitting.table.boards
    assert (board.window, is_timed(sitting.table)) == (opened + 2_000 + 60_000, True)
    sitting.act("ana", "uno")
    sitting.act("bo", "play R4")
    sitting.act("ana", "play R2")
    ended = sitting.now
    sitting.now += 5_000 + 60_000
    sitting.enter(Resumed, paused=60_000)
    assert sitting.table.next_deal == ended + 20_000 + 60_000


def test_a_bot_takes_over_at_once_when_a_clock_has_run_out() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0)).start()
    number = seat_of_the_asked(sitting)
    sitting.fall_due()
    due = next_scheduled(sitting.table)
    assert due is not None
    assert (due.seat, due.is_clock, due.at <= sitting.now) == (number, False, True)
    assert isinstance(entry_for(sitting.table, due, sitting.now), Acted)


def test_x147_time_that_runs_out_passes_the_turn_and_then_a_bot_plays_on() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0)).start()
    sitting.lay_out({"ana": "R1 R2 R3", "bo": "R4 R5 R6"}, draw="R8 R9 B1 B2", discard="R7")
    sitting.fall_due()
    sitting.fall_due()
    sitting.fall_due()
    assert actions_of(sitting, 0) == ["draw", "keep"], "although every card fits"
    sitting.act("bo", "play R4")
    sitting.fall_due()
    assert actions_of(sitting, 0)[2].startswith("play"), "a bot plays for the absent player"


def test_x147_a_player_out_of_time_calls_the_most_frequent_colour_of_the_hand() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0)).start()
    sitting.lay_out({"ana": "wild Y2 B3 B4", "bo": "R4 R5 R6"}, draw="R8 R9 B1 B2", discard="R7")
    sitting.act("ana", "play wild")
    sitting.fall_due()
    sitting.fall_due()
    assert actions_of(sitting, 0)[-1] == "colour blue"


def test_a_bot_plays_for_an_absent_player_until_they_are_back() -> None:
    sitting = Sitting(people=1, bots=("careful",), clocks=Clocks(decision=20)).start()
    sitting.enter(Missed, seat=0)
    sitting.play_on(20)
    assert sum(isinstance(entry, Acted) and entry.seat == 0 for entry in sitting.log) > 3
    assert not any(isinstance(entry, Missed) for entry in sitting.log[-20:])
    sitting.enter(Returned, "ana")
    while sitting.table.boards[0].game.waiting != ["ana"]:
        sitting.fall_due()
    due = next_scheduled(sitting.table)
    assert due is not None
    assert due.is_clock or due.seat != 0


def test_an_action_restarts_the_clock_for_the_next_player() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(decision=20, pace=0)).start()
    sitting.lay_out({"ana": "R1 G2 G3", "bo": "R3 G4 G5"}, draw="B1 B2", discard="R7")
    sitting.now += 5_000
    sitting.act("ana", "play R1")
    assert next_scheduled(sitting.table) == Scheduled(START + 25_000, 1, is_clock=True, version=4)
    sitting.now += 5_000
    sitting.enter(Chatted, "bo", name="bo", text="hm")
    assert next_scheduled(sitting.table) == Scheduled(START + 25_000, 1, is_clock=True, version=4)


def test_a_bot_thinks_for_some_time_and_slower_bots_longer() -> None:
    least, most = THINKING
    for pace in (0, 0.5, 1, 5):
        sitting = Sitting(people=1, bots=("careful",), clocks=Clocks(pace=pace)).start()
        hands = {"ana": "R1 G2 G3", "Bo": "R3 G4 G5"}
        sitting.lay_out(hands, draw="B1 B2", discard="R7", turn="Bo")
        due = next_scheduled(sitting.table)
        dealt = sitting.table.boards[0].since
        assert due is not None
        assert dealt + 1000 * pace * least <= due.at <= dealt + 1000 * pace * most


def test_between_rounds_the_table_waits_for_the_people_who_are_there() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(pause=12, pace=0)).start().finish_round()
    ended = sitting.now
    assert next_scheduled(sitting.table) == Scheduled(ended), "all are away"
    sitting.now += 1
    sitting.enter(Returned, "ana")
    due = next_scheduled(sitting.table)
    assert due == Scheduled(ended + 12_000)
    assert entry_for(sitting.table, due, due.at) == Dealt(at=ended + 12_000)
    sitting.enter(Readied, "ana")
    assert not sitting.table.is_between_rounds


def test_nobody_waits_between_rounds_when_all_have_left() -> None:
    sitting = Sitting(people=2, bots=(), clocks=Clocks(pause=12, pace=0)).start().finish_round()
    sitting.enter(Returned, "ana")
    sitting.enter(Left, "ana")
    sitting.enter(Left, "bo")
    assert next_scheduled(sitting.table) == Scheduled(sitting.now)


# The guaranteed time


def test_x43_a_bot_does_not_begin_a_turn_before_the_time_to_catch_is_over() -> None:
    for pace in (0, 1):
        sitting = Sitting(people=1, bots=("careful",), clocks=Clocks(pace=pace, window=10)).start()
        sitting.lay_out({"ana": "R1 G2", "Bo": "R3 G4 G5"}, draw="B1 B2 B3", discard="R7")
        sitting.act("ana", "play R1")
        turns = [due for due in dues(sitting.table) if due.action is None]
        seen = START + (SEEN if pace else 0)
        assert [due.at for due in turns] == [seen + 10_000]


def test_a_bot_does_not_jump_in_before_the_time_to_catch_is_over() -> None:
    """It plays a card out of turn as quickly as it reacts, unless somebody could still be caught."""
    jumped: set[bool] = set()
    for seed in range(20):
        sitting = Sitting(
            "deluxe", 1, ("eager", "eager"), seed=str(seed), clocks=Clocks(window=10), options={"jump_in": True}
        ).start()
        for hand, is_held in (("R1 G2", True), ("R1 G2 G3", False)):
            sitting.lay_out({"ana": hand, "Bo": "B3 G4 G5", "Cy": "R1 B4 B5"}, draw="B1 B2 B3", discard="R7")
            start = sitting.now
            sitting.act("ana", "play R1")
            jumps = [due for due in dues(sitting.table) if due.action == "play R1"]
            for due in jumps:
                seen = start + SEEN
                assert (due.at == seen + 10_000) if is_held else (due.at < seen + 1000 * REACTING[1]), seed
                jumped.add(is_held)
    assert jumped == {True, False}


def test_bots_call_and_catch_within_the_time() -> None:
    """Now and then they notice; then it happens before the next turn begins."""
    caught = 0
    for seed in range(20):
        sitting = Sitting(people=1, bots=("careful",), seed=str(seed), clocks=Clocks(window=10)).start()
        sitting.lay_out({"ana": "R1 G2", "Bo": "B3 G4 G5"}, draw="B1 B2 B3", discard="R7")
        sitting.act("ana", "play R1")
        due = next_scheduled(sitting.table)
        assert due is not None
        if due.action is not None:
            assert (due.action, due.at < START + 10_000) == ("catch ana", True), seed
            caught += 1
    assert 0 < caught < 20


def test_x54_bots_let_a_card_stand_only_after_the_time_to_object() -> None:
    options = {"wrong_card": "penalty"}
    sitting = Sitting("potter", 1, ("careful",), clocks=Clocks(pace=0, window=10), options=options).start()
    sitting.lay_out({"ana": "R1 G2 G3", "Bo": "B3 G4 G5"}, draw="B1 B2 B3", discard="R7")
    sitting.act("ana", "play R1")
    due = next_scheduled(sitting.table)
    assert (due, question_for(sitting.table, 1).choice()) == (Scheduled(START + 10_000, 1, version=3), "accept")


def test_a_race_is_won_by_a_bot_unless_somebody_is_quicker() -> None:
    """All are asked at once: the bots react, and the clock of the person runs."""
    clocks = Clocks(decision=20)
    sitting = Sitting("wizz", 1, ("careful", "careful"), clocks=clocks, options={"wheel": RACE}).start()
    hands = {"ana": "R1 R2 R3", "Bo": "G1 G2 G3", "Cy": "B1 B2 B3"}
    sitting.lay_out(hands, draw="Y1 Y2", discard="R3*", phase="spin")
    sitting.act("ana", "spin")
    assert sitting.game_of("ana").phase == "race"
    found = dues(sitting.table)
    assert [(due.seat, due.action) for due in found] == [(0, None), (1, "wizz"), (2, "wizz")]
    assert [due.is_clock for due in found] == [True, False, False]
    least, most = REACTING
    seen = START + round(1000 * WHEEL)
    assert all(seen + 1000 * least <= due.at <= seen + 1000 * most for due in found[1:])
    assert found[0].at == seen + 20_000
    assert next_scheduled(sitting.table) == min(found[1:], key=lambda due: due.at)
    sitting.act("ana", "wizz")
    assert sitting.game_of("ana").phase != "race"


# The same in every process, whatever is hidden


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_table_has_the_same_dues(edition: str) -> None:
    sitting = Sitting(edition, 1, ("careful", "eager", "random")).start()
    for _ in range(150):
        other = twin(sitting.table)
        due = next_scheduled(sitting.table)
        assert due == next_scheduled(other)
        if due is None:
            break
        assert entry_for(sitting.table, due, due.at) == entry_for(other, due, due.at)
        sitting.fall_due()
    assert next_scheduled(sitting.again()) == next_scheduled(sitting.table)


def timing(table: TableState) -> dict[tuple[int | None, str], int]:
    """When each seat does what it is asked for, makes a call, or plays a card out of turn."""

    def kind(due: Scheduled) -> str:
        if due.action is None:
            return "asked"
        return "says" if verb_of(due.action) in OUT_OF_TURN_VERBS else "lays"

    return {(due.seat, kind(due)): due.at for due in dues(table)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_how_long_a_bot_takes_does_not_depend_on_hidden_cards(edition: str) -> None:
    """Delays reveal no hand: after a new deal each seat takes the same time, if it acts in the same way."""
    chance = Random(edition)
    options = {"jump_in": True, "turn_cap": 100} | ({"cloak_scope": "anyone"} if edition == "potter" else {})
    bots = ("careful", "eager", "eager")
    sitting = Sitting(edition, 1, bots, clocks=Clocks(decision=1), options=options).start()
    compared: Counter[str] = Counter()
    for _ in range(250):
        here = timing(sitting.table)
        for _ in range(2):
            other = twin(sitting.table)
            put_games(other, [board.game.resample(None, chance.getrandbits(32)) for board in other.boards])
            there = timing(other)
            both = here.keys() & there.keys()
            assert {key: here[key] for key in both} == {key: there[key] for key in both}
            assert {key for key in here.keys() ^ there.keys() if key[1] == "asked"} == set()
            compared.update(kind for _, kind in both)
        if sitting.fall_due() is None:
            break
    assert compared["asked"] > 100
    assert compared["says"] + compared["lays"] > 1


def test_how_long_a_bot_takes_is_not_always_the_same() -> None:
    sitting = Sitting(people=1, bots=("careful",), clocks=Clocks(decision=1)).start().play_on(100)
    assert len({later.at - earlier.at for earlier, later in pairwise(sitting.log[-80:])}) > 40


def test_what_a_bot_chooses_depends_on_what_its_seat_sees_only() -> None:
    chance = Random(3)
    sitting = Sitting("potter", 1, ("careful", "eager", "random"), clocks=Clocks(decision=1)).start()
    for _ in range(150):
        (board,) = sitting.table.boards
        for player in board.game.waiting:
            number = list(board.game.players).index(player)
            other = twin(sitting.table)
            put_games(other, [board.game.resample(player, chance.getrandbits(32))])
            assert question_for(other, number).choice() == question_for(sitting.table, number).choice()
        sitting.fall_due()


# Whole matches


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", FORMATS)
def test_a_match_comes_to_its_end_by_itself(edition: str, name: str) -> None:
    """Half of the seats belong to people who never act."""
    seats, format_ = FORMATS[name]
    people = seats // 2
    sitting = Sitting(edition, people, seats_for(people, seats), format=format_).start().play_on()
    assert sitting.table.match is not None
    assert (sitting.table.status, sitting.table.match.is_over) == (OVER, True)
    assert sum(isinstance(entry, Missed) for entry in sitting.log) == people


def whatever_the_options(seed: int) -> None:
    chance = Random(seed)
    edition = chance.choice(list(EDITIONS))
    seats = chance.choice((2, 2, 3, 4, 6, 10))
    people = chance.randint(1, seats)
    options: dict[str, Any] = {"turn_cap": 60} | random_options(edition, chance)
    clocks = Clocks(decision=chance.choice((0.1, 60)), window=chance.choice((0, 1.5, 10)), pace=chance.choice((0, 1)))
    format_ = {"scoring": chance.choice(("winner", "lowest", "none")), "target": 1}
    if format_["scoring"] == "none":
        del format_["target"]
    sitting = Sitting(
        edition, people, seats_for(people, seats), seed=str(seed), clocks=clocks, options=options, format=format_
    ).start()
    sitting.play_on()
    assert sitting.table.status == OVER
    assert [entry.at for entry in sitting.log] == sorted(entry.at for entry in sitting.log)


@pytest.mark.parametrize("seed", range(40))
def test_a_match_comes_to_its_end_whatever_the_options(seed: int) -> None:
    whatever_the_options(seed)


@pytest.mark.soak(seeds=range(40, 3000))
def test_many_matches_come_to_their_end_whatever_the_options(seed: int) -> None:
    whatever_the_options(seed)


def test_the_clocks_of_a_table_can_be_asked_for_alone() -> None:
    sitting = Sitting(people=1, bots=("careful",), clocks=Clocks(decision=20)).start()
    while seat_of_the_asked(sitting) != 0:
        assert next_clock(sitting.table) is None
        sitting.fall_due()
    clock = next_clock(sitting.table)
    assert clock is not None
    assert (clock.seat, clock.is_clock) == (0, True)
