"""Requests for seats: who may not sit down without asking, who must agree, and what they have answered.

During a round, a seat that is taken over shows its cards to the newcomer. So the other people at the table must agree,
all of them, except the host who has emptied the seat: otherwise a host could remove a player, come back as another
guest, and see two hands. If there are no others, or if the table lets latecomers in with the next round only, the
request waits until the round is over: then nobody sees cards that were dealt to another. And a new guest from the place
of a removed one may be the removed one, so the host must agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sabot.errors import Refused
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.settings import NEXT_ROUND

if TYPE_CHECKING:
    from sabot.server.tables.state import TableState

ASKED_FOR = ("seat/ask-host", "seat/ask-people", "seat/ask-round")
"""The refusals of a seat that can be asked for."""
MOST_REQUESTS = 5
"""How many guests may ask for seats of a table at the same time."""
ASK_AGAIN = 60_000
"""After how many milliseconds a guest who was refused may ask again."""


@dataclass(slots=True)
class SeatRequest:
    """A guest asks for a seat."""

    guest: Guest
    name: str
    seat: int
    place: str = ""
    """Where the guest is: a keyed hash of the address; empty if unknown."""
    salt: str = ""
    """What the guest adds to the first deal, if the seat is theirs by then."""
    face: str = ""
    """The face that the guest has chosen; empty if none."""
    allowed_by: frozenset[Guest] = frozenset()


@dataclass(slots=True)
class SeatRequests:
    """The open requests for the seats of a table, and what is known of the guests who had one."""

    pending: dict[Guest, SeatRequest] = field(default_factory=dict)
    """The open requests, the oldest first."""
    places: dict[Guest, str] = field(default_factory=dict)
    """The guests who have sat down here, or did at the table before the rematch, and where they were then."""
    removed_places: frozenset[str] = frozenset()
    """The places of the guests whom the host removed."""
    refused_until: dict[str, int] = field(default_factory=dict)
    """Until when guests, and the places of removed guests, may not ask again."""

    def must_ask_host(self, guest: Guest, place: str) -> bool:
        """Whether a new guest is where a removed one was."""
        return place in self.removed_places and guest not in self.places

    def would_see_cards(self, table: "TableState", guest: Guest, number: int) -> bool:
        """Whether a guest would see cards by taking a seat that it did not see before, in this round."""
        seat = table.seating[number]
        return table.board_in_play(seat.name) is not None and seat.left_by.get(guest) != table.round

    def check_sit(self, table: "TableState", guest: Guest, number: int, place: str) -> None:
        """Raise Refused if a guest has to ask before it sits down."""
        if self.must_ask_host(guest, place) and table.is_host_seated:
            raise Refused("seat/ask-host")
        if self.would_see_cards(table, guest, number):
            if table.settings.takeover == NEXT_ROUND:
                raise Refused("seat/ask-round")
            raise Refused("seat/ask-people")

    def waits(self, table: "TableState", request: SeatRequest) -> bool:
        """Whether a request has to wait for the end of the round, whatever anybody says."""
        return self.would_see_cards(table, request.guest, request.seat) and not self._people_asked(table, request)

    def _people_asked(self, table: "TableState", request: SeatRequest) -> set[Guest]:
        """The people who may show the cards of a seat to a newcomer; empty if nobody can."""
        if table.settings.takeover == NEXT_ROUND or not self.would_see_cards(table, request.guest, request.seat):
            return set()
        emptied_by = table.seating[request.seat].emptied_by
        return {str(seat.guest) for seat in table.seating.people} - {emptied_by or ""}

    def voters(self, table: "TableState", request: SeatRequest) -> set[Guest]:
        """The guests who must agree to a request."""
        asked = self._people_asked(table, request)
        return asked | {table.host} if self._needs_host(table, request) else asked

    def _needs_host(self, table: "TableState", request: SeatRequest) -> bool:
        return self.must_ask_host(request.guest, request.place) and table.is_host_seated

    def waits_for_host(self, table: "TableState", request: SeatRequest) -> bool:
        """Whether the host must agree because of where the guest is, and has not yet."""
        return self._needs_host(table, request) and table.host not in request.allowed_by

    def may_answer(self, table: "TableState", request: SeatRequest, guest: Guest | None) -> bool:
        """Whether a guest is asked, and has not answered yet."""
        return guest in self.voters(table, request) and guest not in request.allowed_by

    def ask(self, table: "TableState", request: SeatRequest, at: int) -> None:
        """Add a request, in place of an earlier one of the guest; or raise Refused."""
        table.check_free(request.seat, request.guest)
        others = [other for other in self.pending.values() if other.guest != request.guest]
        is_suspect = self.must_ask_host(request.guest, request.place)
        names = (request.guest, request.place) if is_suspect else (request.guest,)
        if any(self.refused_until.get(name, 0) > at for name in names):
            raise Refused("seat/refused")
        if len(others) >= MOST_REQUESTS or (is_suspect and any(other.place == request.place for other in others)):
            raise Refused("seat/too-many-ask")
        self.pending.pop(request.guest, None)
        self.pending[request.guest] = request

    def answer(self, table: "TableState", asker: Guest, by: Guest | None, at: int, *, is_allowed: bool) -> None:
        """Note an answer; one refusal ends the request. Or raise Refused."""
        request = self.pending.get(asker)
        if request is None or by is None or not self.may_answer(table, request, by):
            raise Refused("seat/no-request")
        if is_allowed:
            request.allowed_by |= {by}
            return
        del self.pending[asker]
        self.refused_until = {name: until for name, until in self.refused_until.items() if until > at}
        self.refused_until[asker] = at + ASK_AGAIN
        if self.must_ask_host(asker, request.place):
            self.refused_until[request.place] = at + ASK_AGAIN

    def renumber(self, order: Sequence[int]) -> None:
        """Follow the seats to their new places: `order` has their former numbers. Requests for others are dropped."""
        places = {former: number for number, former in enumerate(order)}
        self.pending = {
            guest: replace(request, seat=places[request.seat])
            for guest, request in self.pending.items()
            if request.seat in places
        }

    def remove(self, guest: Guest, place: str) -> None:
        """Remove a guest for good: also others from its place must ask from now on."""
        self.pending.pop(guest, None)
        self.removed_places |= {place, self.places.pop(guest, "")} - {""}

    def next_granted(self, table: "TableState") -> SeatRequest | None:
        """Take out the first request to which everybody has agreed. Those for seats that are taken are dropped."""
        for request in list(self.pending.values()):
            if not table.is_free(request.seat):
                del self.pending[request.guest]
                continue
            if not self.waits(table, request) and self.voters(table, request) <= request.allowed_by:
                return self.pending.pop(request.guest)
        return None
