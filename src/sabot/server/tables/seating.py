"""The seats of a table: who sits where, and which bots play for whom."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, count

from sabot.bots import NAMES, USUAL_BOT
from sabot.errors import Refused
from sabot.server.tables.entries import Guest
from sabot.server.tables.settings import PERSON, check_seat


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    wish: str
    """`person`, or the name of a bot."""
    guest: Guest | None = None
    name: str = ""
    """The name of the player. It does not change after the start of the match."""
    salt: str = ""
    """The salt that the player adds to the first deal."""
    is_away: bool = False
    """Whether a bot plays until the guest is back."""
    left_by: set[Guest] = field(default_factory=set)
    """Guests who gave it up during the match, and know its cards."""

    @property
    def is_person(self) -> bool:
        """Whether the seat is for a person, not for a bot."""
        return self.wish == PERSON

    @property
    def is_here(self) -> bool:
        """Whether a person plays now."""
        return self.guest is not None and not self.is_away

    @property
    def bot(self) -> str | None:
        """The bot that plays now, if any."""
        if not self.is_person:
            return self.wish
        return None if self.is_here else USUAL_BOT


class Seating:
    """The seats of a table, clockwise."""

    def __init__(self, wishes: Iterable[str]) -> None:
        self.seats = [Seat(wish) for wish in wishes]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)

    def __getitem__(self, number: int) -> Seat:
        """A seat by its number, from 0."""
        if not 0 <= number < len(self.seats):
            raise Refused("seat/none", number=number + 1)
        return self.seats[number]

    def number_of(self, guest: Guest | None) -> int | None:
        """The number of a guest's seat."""
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return None

    def own_number(self, guest: Guest | None) -> int:
        """The number of a guest's seat, or Refused."""
        number = self.number_of(guest)
        if number is None:
            raise Refused("seat/not-yours")
        return number

    def seat_of(self, guest: Guest | None) -> Seat:
        """The seat of a guest, or Refused."""
        return self.seats[self.own_number(guest)]

    def named(self, name: str) -> Seat:
        """The seat of a player."""
        return next(seat for seat in self.seats if seat.name == name)

    @property
    def people(self) -> list[Seat]:
        """The seats that guests have, whether they are away or not."""
        return [seat for seat in self.seats if seat.guest is not None]

    @property
    def has_bots(self) -> bool:
        """Whether a bot plays any seat, its own or for somebody else."""
        return any(seat.guest is None or seat.is_away for seat in self.seats)

    def free(self) -> int | None:
        """The number of the first free seat for a person."""
        return next((n for n, seat in enumerate(self.seats) if seat.is_person and seat.guest is None), None)

    def free_name(self, name: str) -> str:
        """The name, with a number after it if another player has it."""
        return self._first_free(chain([name], (f"{name} {number}" for number in count(2))))

    def _first_free(self, names: Iterable[str]) -> str:
        taken = {seat.name.lower() for seat in self.seats}
        return next(name for name in names if name.lower() not in taken)

    def sit(self, number: int, guest: Guest, name: str, salt: str) -> None:
        """Let a guest take a seat, and leave the one it had. A guest who takes over in a match gets the player's name.

        During a match nobody may come to know the cards of two seats.
        """
        seat = self[number]
        if not seat.is_person or seat.guest is not None:
            raise Refused("seat/taken", number=number + 1)
        if seat.name:
            if any(guest == other.guest or guest in other.left_by for other in self.seats if other is not seat):
                raise Refused("seat/have-one")
        else:
            if self.number_of(guest) is not None:
                self.vacate(guest, is_named=False)
            seat.name = self.free_name(name)
            seat.salt = salt
        seat.guest, seat.is_away = guest, False

    def vacate(self, guest: Guest, *, is_named: bool) -> None:
        """Let a guest give up a seat. The player of a running match keeps its name."""
        seat = self.seat_of(guest)
        seat.guest, seat.is_away = None, False
        if is_named:
            seat.left_by.add(guest)
        else:
            seat.name = seat.salt = ""

    def change(self, number: int, to: str) -> None:
        """Give a free seat to a bot, or reserve it for a person."""
        seat = self[number]
        check_seat(to, number)
        if seat.guest is not None:
            raise Refused("seat/taken", number=number + 1)
        seat.wish = to

    def fill(self) -> None:
        """Give the free seats to bots, and all bots names."""
        for seat in self.seats:
            if seat.guest is None:
                seat.wish = seat.bot or USUAL_BOT
                seat.name = self._first_free(NAMES)
