"""Time to see, to speak up and to decide: the same for everybody at a table."""

import re

import pytest

from sabot.bots import seeing
from sabot.bots.seeing import TRAVEL, WHEEL, time_to_see
from sabot.errors import Refused
from sabot.notation.events import Event
from sabot.options import Icon
from sabot.server.tables.log.entries import Left, Unhurried
from sabot.server.tables.schedule import next_scheduled
from sabot.server.tables.settings import PERSON, Clocks, Settings
from tests.support.paths import WEB
from tests.support.server.table_fixtures import Sitting

NOW = 1_000_000
SEEN = round(1000 * TRAVEL)
HANDS = {"ana": "R1 G2", "bo": "R3 G4 G5", "cy": "B3 B4 B5"}
RACE = {icon: 0 for icon in Icon.names() if icon != "race"}
"""A wheel that always stops at the race."""


def seated(**clocks: object) -> Sitting:
    """Ana's turn among three people; she has two cards."""
    sitting = Sitting(people=3, bots=(), clocks=Clocks(**clocks)).start()  # type: ignore[arg-type]
    return sitting.lay_out(HANDS, draw="Y1 Y2 Y3 Y4", discard="R7")


def test_people_need_the_time_in_which_the_page_shows_it() -> None:
    """The constants of the page are the same, in milliseconds."""
    source = (WEB / "src" / "lib" / "time" / "pace.ts").read_text("utf-8")
    shown = {name: int(value) for name, value in re.findall(r"export const (\w+) = (\d+);", source)}
    assert shown == {name: round(1000 * getattr(seeing, name)) for name in shown}
    assert set(shown) >= {"WHEEL", "TURN_OVER", "TRAVEL", "STAGGER", "LONGEST_WAIT"}


def test_a_wheel_takes_longer_to_be_seen_than_a_card_and_a_call_no_time() -> None:
    drew = Event("drew", "bo", "??", rule="D-032")
    assert time_to_see([Event("spun", "bo", icon="race", rule="W-036")]) == WHEEL
    assert TRAVEL == time_to_see([drew]) < time_to_see([drew] * 4) < time_to_see([drew] * 9)
    assert time_to_see([Event("called_uno", "bo", rule="D-040")]) == 0


def test_the_cards_of_a_war_are_seen_one_by_one_and_those_of_one_player_at_once() -> None:
    war = [Event("told", seat, "R9", rule="W-031") for seat in ("ana", "bo", "ana")]
    assert time_to_see(war) == pytest.approx(3 * seeing.SLAM + seeing.WAR_RESULT)
    assert time_to_see(war[:1]) == 0


def test_the_time_to_catch_begins_when_the_card_has_been_seen() -> None:
    sitting = seated(window=2)
    sitting.act("ana", "play R1")
    (board,) = sitting.table.boards
    assert (board.since, board.window) == (NOW + SEEN, NOW + SEEN + 2000)


def test_w51_nobody_wins_a_race_before_the_wheel_has_stopped_for_everybody() -> None:
    sitting = Sitting("wizz", 2, (), options={"wheel": RACE}).start()
    sitting.lay_out({"ana": "R1 R2 R3", "bo": "G1 G2 G3"}, draw="Y1 Y2", discard="R3*", phase="spin")
    sitting.act("ana", "spin")
    (board,) = sitting.table.boards
    stops = NOW + round(1000 * WHEEL)
    with pytest.raises(Refused) as refused:
        board.check_race("wizz", stops - 1)
    assert (refused.value.code, refused.value.rule) == ("wizz/too-early", "W-051")
    board.check_race("wizz", stops)
    board.check_race("uno", stops - 1)


def test_a_table_without_delays_does_not_wait_for_anything_to_be_seen() -> None:
    sitting = seated(window=2, pace=0)
    sitting.act("ana", "play R1")
    assert sitting.table.boards[0].window == NOW + 2000


@pytest.mark.parametrize(("chosen", "seconds"), [("quick", 1.5), ("normal", 2.5), ("relaxed", 5.0), (0.5, 0.5)])
def test_the_host_chooses_the_time_to_react(chosen: object, seconds: float) -> None:
    assert Settings(edition="deluxe", clocks=Clocks(window=chosen)).window == seconds  # type: ignore[arg-type]


@pytest.mark.parametrize(("people", "seconds"), [(1, 2.5), (3, 2.5), (4, 5.0), (10, 5.0)])
def test_many_people_have_more_time_unless_the_host_chooses(people: int, seconds: float) -> None:
    assert Settings(edition="deluxe", seats=(PERSON,) * people + ("fair",) * (people == 1)).window == seconds


def test_a_player_who_needs_more_time_has_it_and_so_have_the_others() -> None:
    sitting = seated(window=2, decision=20, pace=0)
    sitting.enter(Unhurried, "cy", more_time=True)
    assert [seat.more_time for seat in sitting.table.seating] == [False, False, True]
    sitting.act("ana", "play R1")
    assert sitting.table.boards[0].window == NOW + 4000
    due = next_scheduled(sitting.table)
    assert due is not None
    assert due.at == NOW + 20_000, "bo thinks as long as usual"
    sitting.act("bo", "play R3")
    due = next_scheduled(sitting.table)
    assert due is not None
    assert due.at == NOW + 40_000


def test_who_takes_a_seat_over_does_not_inherit_the_wish_for_more_time() -> None:
    sitting = seated()
    sitting.enter(Unhurried, "cy", more_time=True)
    sitting.enter(Left, "cy")
    assert not sitting.table.seating[2].more_time


def test_only_players_ask_for_more_time() -> None:
    seated().refuses("seat/not-yours", Unhurried, "zoe", more_time=True)
