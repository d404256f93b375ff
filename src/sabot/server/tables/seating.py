"""The seats of a table: who sits where, and which bots play for whom."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count

from sabot.bots import NAMES, USUAL_BOT
from sabot.errors import Refused
from sabot.server.access.faces import face_for
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.settings import PERSON, check_seat


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    wish: str
    """`person`, or the name of a bot."""
    guest: Guest | None = None
    name: str = ""
    """The name of the player. It does not change after the start of the match."""
    face: str = ""
    """The face of the player; empty for a bot, whose face is that of its character."""
    salt: str = ""
    """The salt that the player adds to the first deal."""
    is_away: bool = False
    """Whether a bot plays until the guest is back."""
    is_overdue: bool = False
    """Whether the time of the player has run out in this turn."""
    more_time: bool = False
    """Whether the player has asked for more time."""
    left_by: dict[Guest, int] = field(default_factory=dict)
    """Guests who gave it up during the match, and the round whose cards they know; 0 if none."""
    emptied_by: Guest | None = None
    """The guest who left it, or the host who removed its player."""

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

    def device_of(self, guest: Guest | None) -> tuple[int, ...]:
        """The numbers of a guest's seats if several people play on the guest's device; otherwise none."""
        own = self._numbers_of(guest)
        return tuple(own) if len(own) > 1 else ()

    def _numbers_of(self, guest: Guest | None) -> list[int]:
        """The numbers of all seats of a guest."""
        return [] if guest is None else [number for number, seat in enumerate(self.seats) if seat.guest == guest]

    def acting_number(self, guest: Guest | None, number: int | None) -> int:
        """The number of the seat for which a guest acts, or Refused. On a shared device it must be given."""
        if number is None:
            own = self._numbers_of(guest)
            if len(own) > 1:
                raise Refused("seat/which")
            if own:
                return own[0]
        elif guest is not None and self[number].guest == guest:
            return number
        raise Refused("seat/not-yours")

    def own_number(self, guest: Guest | None) -> int:
        """The number of a guest's seat, or Refused; on a shared device it is the first one."""
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
        return next((number for number in range(len(self.seats)) if self.is_free(number)), None)

    def is_free(self, number: int, *, is_open: bool = False) -> bool:
        """Whether a person can have a seat that nobody has: one for a person, or a bot's that is open to latecomers."""
        seat = self[number]
        return seat.guest is None and (seat.is_person or is_open)

    def check_free(self, number: int, guest: Guest, *, is_open: bool = False) -> None:
        """Raise Refused unless a guest can have a seat. During a match nobody may have the cards of two seats."""
        if not self.is_free(number, is_open=is_open):
            raise Refused("seat/taken", number=number + 1)
        if self.device_of(guest):
            raise Refused("seat/have-one")
        seat = self[number]
        if seat.name:
            if self.number_of(guest) is not None:
                raise Refused("seat/have-one")
            if any(guest in other.left_by for other in self.seats if other is not seat):
                raise Refused("seat/had-another")

    def free_name(self, name: str) -> str:
        """The name, with a number after it if another player has it."""
        return self._first_free(chain([name], (f"{name} {number}" for number in count(2))))

    def _first_free(self, names: Iterable[str]) -> str:
        taken = {seat.name.lower() for seat in self.seats}
        return next(name for name in names if name.lower() not in taken)

    def wear(self, number: int, guest: Guest, face: str) -> None:
        """Show a seat with the face that its guest has chosen, or else with one that nobody else at the table has."""
        taken = {seat.face for other, seat in enumerate(self.seats) if other != number}
        self.seats[number].face = face or face_for(guest, taken)

    def sit(self, number: int, guest: Guest, name: str, salt: str, face: str = "", *, is_open: bool = False) -> None:
        """Let a guest take a seat, and leave the one it had. Who takes over in a match gets the player's name."""
        self.check_free(number, guest, is_open=is_open)
        seat = self[number]
        if not seat.name:
            if self.number_of(guest) is not None:
                self.vacate(guest, is_named=False)
            seat.name = self.free_name(name)
            seat.salt = salt
        seat.wish, seat.guest, seat.is_away, seat.emptied_by = PERSON, guest, False, None
        self.wear(number, guest, face)

    def sit_on_device(self, guest: Guest, names: Iterable[str]) -> None:
        """Give free seats to more people on the device of a guest who has one. They belong to that guest too."""
        for name in names:
            free = self.free()
            assert free is not None  # settings with fewer seats are refused
            self.seats[free].name, self.seats[free].guest = self.free_name(name), guest
            self.wear(free, f"{guest} {name}", "")

    def vacate(self, guest: Guest, *, is_named: bool, in_round: int = 0, by: Guest | None = None) -> None:
        """Let a guest give up a seat, or all that belong to it, or let the host empty them.

        The player of a running match keeps its name.
        """
        self.own_number(guest)
        for seat in [seat for seat in self.seats if seat.guest == guest]:
            seat.guest, seat.is_away, seat.more_time, seat.emptied_by = None, False, False, by or guest
            seat.face = ""
            if is_named:
                seat.left_by[guest] = in_round
            else:
                seat.name = seat.salt = ""

    def change(self, number: int, to: str) -> None:
        """Give a free seat to a bot, or reserve it for a person."""
        seat = self[number]
        check_seat(to, number)
        if seat.guest is not None:
            raise Refused("seat/taken", number=number + 1)
        seat.wish = to

    def arrange(self, order: Sequence[int]) -> None:
        """Keep the seats with these numbers, in this order."""
        self.seats = [self.seats[number] for number in order]

    def fill(self, names: Iterable[str] = NAMES) -> None:
        """Give the free seats to bots, and all bots names."""
        names = list(names)
        for seat in self.seats:
            if seat.guest is None:
                seat.wish = seat.bot or USUAL_BOT
                seat.name = self._first_free(names)
