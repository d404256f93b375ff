"""Several people on one device: their seats belong to the guest who opened the table."""

from typing import Any

import pytest

from sabot.errors import Refused, Unreadable
from sabot.server.hosting.listing import result_rows
from sabot.server.tables.log.entries import Acted, Left, Missed, Readied, Removed, Returned, Sat
from sabot.server.tables.rematch import rematch_settings
from sabot.server.tables.settings import PERSON, Settings, check_settings
from sabot.server.tables.state import OVER
from tests.support.server.table_fixtures import HOST, SHORT, Sitting, everything, guest_of


def device_table(people: int = 4, device: tuple[str, ...] = ("bo", "cy"), **settings: Any) -> Sitting:
    """Ana, bo and cy share ana's device; dan has a device of his own."""
    return Sitting("deluxe", people, (), device=device, **{"options": SHORT} | settings)


def test_the_people_on_the_device_sit_next_to_the_host() -> None:
    sitting = device_table()
    assert [(seat.name, seat.guest) for seat in sitting.table.seating] == [
        ("ana", HOST),
        ("bo", HOST),
        ("cy", HOST),
        ("dan", guest_of("dan")),
    ]
    assert sitting.table.seating.device_of(HOST) == (0, 1, 2)
    assert sitting.table.seating.device_of(guest_of("dan")) == ()


def test_two_of_them_with_one_name_are_told_apart() -> None:
    names = [seat.name for seat in device_table(3, ("Ana", "bo")).table.seating]
    assert names == ["ana", "Ana 2", "bo"]


def test_the_log_makes_the_same_table_again() -> None:
    sitting = device_table().start()
    sitting.play_on(30)
    assert everything(sitting.again()) == everything(sitting.table)


def test_the_guest_acts_for_the_seats_of_the_device_only() -> None:
    sitting = device_table().start()
    hands = {"ana": "R1 R2 B3", "bo": "R4 Y5 G6", "cy": "R5 Y6 G7", "dan": "R6 Y7 G8"}
    sitting.lay_out(hands, draw="R9 R8 B9", discard="R7")
    sitting.enter(Acted, "ana", seat=0, action="play R1")
    sitting.enter(Acted, "ana", seat=1, action="play R4")
    sitting.enter(Acted, "ana", seat=2, action="play R5")
    sitting.refuses("seat/not-yours", Acted, "ana", seat=3, action="play R6")
    sitting.enter(Acted, "dan", seat=3, action="play R6")


def test_a_seat_must_be_named_where_several_people_share_a_device() -> None:
    seating = device_table().table.seating
    assert [seating.acting_number(HOST, number) for number in range(3)] == [0, 1, 2]
    assert seating.acting_number(guest_of("dan"), None) == 3
    refused = [
        ("seat/which", HOST, None),
        ("seat/none", HOST, 4),
        *(("seat/not-yours", guest, 0) for guest in (guest_of("dan"), guest_of("zoe"), None)),
    ]
    for code, guest, number in refused:
        with pytest.raises(Refused) as caught:
            seating.acting_number(guest, number)
        assert caught.value.code == code


def test_one_word_makes_all_of_them_ready_and_brings_all_of_them_back() -> None:
    sitting = device_table().start().finish_round()
    for number in range(3):
        sitting.table.seating[number].is_away = False
        sitting.enter(Missed, seat=number)
    sitting.enter(Returned, "ana")
    assert not any(seat.is_away for seat in sitting.table.seating.seats[:3])
    sitting.enter(Returned, "dan")
    sitting.enter(Readied, "ana", salt="sel")
    assert sitting.table.is_between_rounds
    sitting.enter(Readied, "dan")
    assert not sitting.table.is_between_rounds


def test_they_leave_together_and_somebody_else_is_host() -> None:
    sitting = device_table()
    sitting.refuses("remove/host", Removed, "ana", guest=HOST)
    sitting.enter(Left, "ana")
    assert [seat.name for seat in sitting.table.seating] == ["", "", "", "dan"]
    assert sitting.table.host == guest_of("dan")


def test_the_guest_takes_no_other_seat_meanwhile() -> None:
    sitting = device_table(5)
    sitting.enter(Left, "eve")
    sitting.refuses("seat/have-one", Sat, "ana", name="ana", seat=4)
    sitting.start()
    sitting.enter(Left, "dan")
    sitting.refuses("seat/have-one", Sat, "ana", name="ana", seat=3)


def test_a_match_counts_once_for_the_guest() -> None:
    sitting = device_table(format={"target": 1}).start().play_on()
    assert sitting.table.status == OVER
    assert [(row.guest, row.name) for row in result_rows(sitting.table, 0)] == [
        (HOST, "ana"),
        (guest_of("dan"), "dan"),
    ]


def test_only_the_guest_with_the_device_opens_the_rematch() -> None:
    sitting = device_table(format={"target": 1}).start().play_on()
    assert rematch_settings(sitting.table, HOST).device == ("bo", "cy")
    with pytest.raises(Refused) as caught:
        rematch_settings(sitting.table, guest_of("dan"))
    assert caught.value.code == "rematch/device"


@pytest.mark.parametrize(
    ("device", "code"),
    [(("bo",), "device-seats"), (("",), "guest-name"), (("b\no",), "guest-name"), ((" bo",), "guest-name")],
)
def test_bad_names_and_too_few_seats_are_refused(device: tuple[str, ...], code: str) -> None:
    seats = (PERSON, "careful") if code == "device-seats" else (PERSON, PERSON)
    with pytest.raises(Unreadable) as caught:
        check_settings(Settings(edition="deluxe", seats=seats, device=device))
    assert caught.value.code == code
    assert str(caught.value.places[0]).startswith("device")
