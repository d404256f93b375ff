"""Seats that are drawn when the match starts: for players who have only signed in."""

from typing import Any

import pytest

from sabot.errors import Unreadable
from sabot.server.tables.log.entries import Asked, Removed, Sat, Started
from sabot.server.tables.rematch import rematch_settings
from sabot.server.tables.settings import PERSON, Settings, check_settings
from tests.support.server.table_fixtures import HOST, SHORT, Sitting, everything, guest_of

ROTATION = {"scoring": "rotation", "hands_per_partner": 1}
ELIMINATION = {"scoring": "elimination", "target": 80}


def signed_in(people: int, places: int, bots: tuple[str, ...] = (), **settings: Any) -> Sitting:
    """A table with so many places for people at which so many have signed in."""
    free = (PERSON,) * (places - people)
    return Sitting("deluxe", people, (*free, *bots), draw_seats=True, **settings)


def names(sitting: Sitting) -> list[str]:
    """The names of the players who are people, in the order of their seats."""
    return [seat.name for seat in sitting.table.seating if seat.guest]


def test_the_seats_are_drawn_at_the_start() -> None:
    sitting = signed_in(4, 4, format=ROTATION)
    assert names(sitting) == ["ana", "bo", "cy", "dan"]
    sitting.start()
    assert sorted(names(sitting)) == ["ana", "bo", "cy", "dan"]
    assert sitting.table.match is not None
    assert list(sitting.table.match.players) == names(sitting)
    assert all(seat.guest == guest_of(seat.name) for seat in sitting.table.seating)


def test_every_order_can_be_drawn_and_the_host_has_no_seat_of_their_own() -> None:
    drawn = [names(signed_in(3, 3, seed=f"seed {number}").start()) for number in range(60)]
    assert len({tuple(order) for order in drawn}) == 6
    assert {order.index("ana") for order in drawn} == {0, 1, 2}


def test_the_log_draws_the_same_seats_again() -> None:
    sitting = signed_in(5, 8, format=ROTATION, options=SHORT).start()
    sitting.play_on(30)
    assert everything(sitting.again()) == everything(sitting.table)


@pytest.mark.parametrize(
    ("people", "places", "bots", "scoring", "players"),
    [
        (3, 8, (), ROTATION, 4),
        (4, 8, (), ROTATION, 4),
        (5, 8, (), ROTATION, 8),
        (4, 7, ("eager",), ROTATION, 8),
        (6, 10, (), ELIMINATION, 6),
        (1, 10, (), ELIMINATION, 3),
        (2, 8, ("eager", "eager"), ELIMINATION, 4),
        (1, 2, (), {}, 2),
        (5, 5, (), {}, 5),
    ],
)
def test_places_that_nobody_took_are_given_up_as_far_as_they_can_be(
    people: int, places: int, bots: tuple[str, ...], scoring: dict[str, Any], players: int
) -> None:
    sitting = signed_in(people, places, bots, format=scoring).start()
    assert len(sitting.table.seating.seats) == players
    assert len(names(sitting)) == people
    assert sum(not seat.is_person for seat in sitting.table.seating) == players - people


def test_a_rematch_has_all_places_again() -> None:
    sitting = signed_in(3, 8, format=ROTATION).start()
    settings = rematch_settings(sitting.table, HOST)
    assert settings.seats == (PERSON,) * 8
    assert settings.draw_seats


def test_a_latecomer_takes_over_from_a_bot_that_was_drawn() -> None:
    sitting = signed_in(3, 8, format=ROTATION, takeover="now").start()
    table = sitting.table
    number = next(number for number, seat in enumerate(table.seating) if not seat.guest)
    sitting.enter(Asked, "zoe", name="zoe", seat=number)
    assert next(iter(table.requests.pending.values())).seat == number
    assert table.takeover_of(number) == "ask"


def test_a_request_follows_its_seat_through_the_draw() -> None:
    sitting = Sitting("deluxe", 3, (PERSON,), draw_seats=True, format=ROTATION)
    sitting.enter(Removed, "ana", guest=guest_of("bo"), place="here")
    sitting.enter(Asked, "zoe", name="zoe", seat=1, place="here")
    sitting.start()
    (request,) = sitting.table.requests.pending.values()
    assert sitting.table.seating[request.seat].guest is None
    assert sitting.table.seating[request.seat].left_by == {}


def test_without_the_setting_everybody_keeps_their_seat() -> None:
    sitting = Sitting("deluxe", 4, (PERSON,)).start()
    assert [seat.name for seat in sitting.table.seating][:4] == ["ana", "bo", "cy", "dan"]
    assert len(sitting.table.seating.seats) == 5


def test_people_on_one_device_cannot_be_drawn_apart() -> None:
    settings = Settings(edition="deluxe", seats=(PERSON,) * 4, device=("bo",), draw_seats=True)
    with pytest.raises(Unreadable) as caught:
        check_settings(settings)
    assert (caught.value.code, caught.value.places) == ("draw-device", ("draw_seats",))


def test_only_the_host_draws() -> None:
    signed_in(2, 4).refuses("table/host-only", Started, "bo")


def test_a_player_who_moved_before_the_start_is_drawn_once() -> None:
    sitting = signed_in(2, 4, format=ROTATION)
    sitting.enter(Sat, "bo", name="bo", seat=3)
    sitting.start()
    assert sorted(names(sitting)) == ["ana", "bo"]
