"""Seats: who has which, who plays for whom, and the names of players."""

from collections.abc import Callable

import pytest

from sabot.errors import Refused, Unreadable
from sabot.server.tables.seating import Seating

PEOPLE = ("person", "person", "person")


def seated(*names: str, bots: int = 0) -> Seating:
    """People with names, and bots at the end."""
    seating = Seating(["person"] * len(names) + ["eager"] * bots)
    for number, name in enumerate(names):
        seating.sit(number, f"guest-{name}", name, "")
    return seating


def names(seating: Seating) -> list[str]:
    return [seat.name for seat in seating]


def refuses(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(Refused) as caught:
        do()
    assert (caught.value.code, caught.value.rule) == (code, "")


def test_a_seat_waits_for_a_person_or_is_a_bots() -> None:
    seating = Seating(["person", "random"])
    assert [seat.is_person for seat in seating] == [True, False]
    assert [seat.bot for seat in seating] == ["fair", "random"]
    assert seating.free() == 0
    seating.sit(0, "g", "ana", "")
    assert (seating[0].bot, seating[0].is_here, seating.free()) == (None, True, None)


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_there_are_no_seats_beyond_the_last_or_before_the_first(number: int) -> None:
    refuses("seat/none", lambda: Seating(PEOPLE)[number])
    refuses("seat/none", lambda: Seating(PEOPLE).sit(number, "g", "ana", ""))


def test_nobody_sits_down_on_somebody_or_on_a_bot() -> None:
    seating = seated("ana", bots=1)
    refuses("seat/taken", lambda: seating.sit(0, "guest-bo", "bo", ""))
    refuses("seat/taken", lambda: seating.sit(1, "guest-bo", "bo", ""))
    refuses("seat/taken", lambda: seating.sit(0, "guest-ana", "ana", ""))


def test_a_guest_who_takes_another_seat_leaves_the_first_one_and_its_salt() -> None:
    seating = Seating(PEOPLE)
    seating.sit(0, "g", "ana", "tuna")
    seating.sit(2, "g", "ana", "sel")
    assert [seat.guest for seat in seating] == [None, None, "g"]
    assert [(seat.name, seat.salt) for seat in seating] == [("", ""), ("", ""), ("ana", "sel")]


def test_a_name_that_somebody_has_gets_a_number() -> None:
    seating = Seating(["person"] * 5)
    for number, name in enumerate(["Ana", "ana", "ANA", "ana 2", "Bo"]):
        seating.sit(number, f"g{number}", name, "")
    assert names(seating) == ["Ana", "ana 2", "ANA 3", "ana 2 2", "Bo"]


def test_a_guest_who_moves_keeps_the_own_name() -> None:
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=False)
    seating.sit(1, "guest-ana", "ana", "")
    assert names(seating) == ["", "ana"]


def test_bots_get_names_that_nobody_has_and_take_the_free_seats() -> None:
    seating = Seating(["person", "eager", "person", "person"])
    seating.sit(0, "g", "bo", "")
    seating.sit(3, "h", "Dee", "")
    seating.fill()
    assert names(seating) == ["bo", "Cy", "Eli", "Dee"]
    assert [seat.wish for seat in seating] == ["person", "eager", "fair", "person"]


def test_there_are_names_for_nine_bots_whatever_the_person_is_called() -> None:
    for name in ("Bo", "Kim", "zoe"):
        seating = seated(name, bots=9)
        seating.fill()
        assert len({name.lower() for name in names(seating)}) == 10


def test_before_the_start_a_guest_who_leaves_frees_the_name() -> None:
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=False)
    assert (names(seating), seating.free(), seating.number_of("guest-bo")) == (["ana", ""], 1, None)


def test_in_a_match_the_name_stays_and_a_bot_plays_on() -> None:
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=True)
    assert (names(seating), seating[1].bot, seating.free()) == (["ana", "bo"], "fair", 1)


def test_in_a_match_somebody_else_takes_over_under_the_old_name() -> None:
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=True)
    seating.sit(1, "guest-cy", "cy", "salt")
    assert (names(seating), seating[1].guest, seating[1].salt, seating[1].bot) == (["ana", "bo"], "guest-cy", "", None)


def test_in_a_match_a_guest_who_left_may_come_back_but_not_to_another_seat() -> None:
    """Otherwise a guest could see the cards of two seats."""
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=True)
    seating.vacate("guest-ana", is_named=True)
    refuses("seat/had-another", lambda: seating.sit(0, "guest-bo", "bo", ""))
    seating.sit(1, "guest-bo", "bo", "")
    assert seating.number_of("guest-bo") == 1


def test_in_a_match_nobody_moves() -> None:
    seating = seated("ana", "bo")
    seating.vacate("guest-bo", is_named=True)
    refuses("seat/have-one", lambda: seating.sit(1, "guest-ana", "ana", ""))
    assert seating.number_of("guest-ana") == 0


def test_a_bot_plays_for_an_absent_player_who_keeps_the_seat() -> None:
    seating = seated("ana", "bo")
    seating[0].is_away = True
    assert (seating[0].bot, seating[0].is_here) == ("fair", False)
    assert (seating.free(), seating.number_of("guest-ana"), len(seating.people)) == (None, 0, 2)


def test_nobody_is_nowhere() -> None:
    seating = Seating(PEOPLE)
    assert seating.number_of(None) is None
    refuses("seat/not-yours", lambda: seating.seat_of(None))
    refuses("seat/not-yours", lambda: seating.seat_of("somebody"))
    refuses("seat/not-yours", lambda: seating.vacate("somebody", is_named=False))


def test_a_seat_is_found_by_the_name_of_its_player() -> None:
    seating = seated("ana", "bo", bots=1)
    seating.fill()
    assert [seating.named(name).guest for name in ("bo", "Cy")] == ["guest-bo", None]


def test_a_free_seat_is_given_to_a_bot_and_back() -> None:
    seating = Seating(["person", "person"])
    seating.change(1, "random")
    assert (seating[1].wish, seating.free()) == ("random", 0)
    refuses("seat/taken", lambda: seating.sit(1, "g", "ana", ""))
    seating.change(1, "person")
    seating.sit(1, "g", "ana", "")
    refuses("seat/taken", lambda: seating.change(1, "random"))


@pytest.mark.parametrize("to", ["", "Person", "deepblue"])
def test_there_are_only_the_bots_that_there_are(to: str) -> None:
    seating = Seating(PEOPLE)
    with pytest.raises(Unreadable) as caught:
        seating.change(1, to)
    assert (caught.value.code, caught.value.places, seating[1].wish) == ("no-bot", ("seats[1]",), "person")
