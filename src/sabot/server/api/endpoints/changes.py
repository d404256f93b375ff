"""Changes to a table by its guests and its host: seats, start, removal, rematch. Playing goes over the socket."""

from collections.abc import Callable
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from sabot.bots import NAMES
from sabot.errors import Refused, Unreadable
from sabot.server.access.lookalikes import distinct_name, distinct_names
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.tables import TableOpened, opened
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.opening import rematch_of
from sabot.server.protocol.client_messages import Id, Key, SeatNumber
from sabot.server.tables.log.entries import AnyEntry, Asked, Changed, Closed, Left, Line, Removed, Sat, Started
from sabot.server.tables.seat_requests import ASKED_FOR
from sabot.server.tables.state import TableState

Retry = Id | None
"""The idempotency key of a change: a retry with the same key changes nothing."""


class Version(Struct, frozen=True):
    """The version of the table after a change."""

    version: int


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest takes a seat."""

    salt: Line = ""
    """Salt for the first deal."""
    ask: bool = False
    """Whether to ask those who must agree, where a seat cannot be taken at once. Without it, that is refused."""


class Starting(Struct, frozen=True, forbid_unknown_fields=True):
    """How the host starts the match."""

    salt: Line = ""
    """Salt for the first deal, instead of the salt given when sitting down."""


class Occupant(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a free seat is for."""

    to: str
    """`person`, or the name of a bot."""


class Removal(Struct, frozen=True, forbid_unknown_fields=True):
    """The guest to remove: the one at a seat, or the author of a line of the chat."""

    seat: SeatNumber | UnsetType = UNSET
    line: int | UnsetType = UNSET


@endpoint("PUT", "/api/tables/{table}/seats/{seat}", refuses=(404, 409))
async def take_seat(
    request: ApiRequest, table: Key, seat: SeatNumber | Literal["any"], body: Sitting, retry: Retry
) -> Version:
    """Take a seat; `any` is the one that you have left, else the first that is free.

    During a round the other people at the table must agree, or the seat is yours when the round is over, as the table
    has it. The host must agree if somebody was removed from your address.
    """
    me, place = request.named_guest, request.opener.place

    def sit(found: TableState, at: int) -> AnyEntry:
        number = found.free_seat_for(me.guest) if seat == "any" else seat
        if number is None:
            raise Refused("seat/none-free")
        name = distinct_name(me.name, found.names_of_others(me.guest))
        try:
            found.check_sit(me.guest, number, place)
        except Refused as refused:
            if body.ask and refused.code in ASKED_FOR:
                return Asked(
                    at=at, by=me.guest, id=retry, name=name, seat=number, place=place, salt=body.salt, face=me.face
                )
            raise
        return Sat(at=at, by=me.guest, id=retry, name=name, seat=number, salt=body.salt, place=place, face=me.face)

    return await _append(request, table, sit, retry)


@endpoint("DELETE", "/api/tables/{table}/seat", refuses=(404, 409))
async def leave_seat(request: ApiRequest, table: Key, retry: Retry) -> Version:
    """Give up your seat, or your request for one; a bot plays on for you if the match has begun."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Left(at=at, by=by, id=retry), retry)


@endpoint("PATCH", "/api/tables/{table}/seats/{seat}", refuses=(404, 409))
async def change_seat(request: ApiRequest, table: Key, seat: SeatNumber, body: Occupant, retry: Retry) -> Version:
    """Give a free seat to a bot, or reserve it for a person. Only the host may."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Changed(at=at, by=by, id=retry, seat=seat, to=body.to), retry)


@endpoint("POST", "/api/tables/{table}/start", refuses=(404, 409))
async def start_match(request: ApiRequest, table: Key, body: Starting, retry: Retry) -> Version:
    """Start the match; bots take the seats that are free. Only the host may."""
    by, salt = request.me.guest, body.salt

    def start(found: TableState, at: int) -> AnyEntry:
        players = [seat.name for seat in found.seating.people]
        return Started(at=at, by=by, id=retry, salt=salt, names=distinct_names(NAMES, players))

    return await _append(request, table, start, retry)


@endpoint("POST", "/api/tables/{table}/close", refuses=(404, 409))
async def close_table(request: ApiRequest, table: Key, retry: Retry) -> Version:
    """Close the table, even during a match. Only the host may."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Closed(at=at, by=by, id=retry), retry)


@endpoint("POST", "/api/tables/{table}/removals", refuses=(404, 409))
async def remove_guest(request: ApiRequest, table: Key, body: Removal, retry: Retry) -> Version:
    """Remove a guest for good. Only the host may."""
    by = request.me.guest
    if (body.seat is UNSET) == (body.line is UNSET):
        raise Unreadable("one-wish", "body", wishes="seat, line")

    line = await request.registry.chats.line(table, body.line) if isinstance(body.line, int) else None

    def remove(found: TableState, at: int) -> AnyEntry:
        author = line.guest if line else None
        guest = found.seating[body.seat].guest if isinstance(body.seat, int) else author
        if guest is None:
            raise Refused("remove/nobody")
        place = found.requests.places.get(guest) or (request.place_of(line.address) if line else "")
        return Removed(at=at, by=by, id=retry, guest=guest, place=place)

    return await _append(request, table, remove, retry)


@endpoint("POST", "/api/tables/{table}/rematch", refuses=(404, 409), opens_table=True)
async def ask_for_rematch(request: ApiRequest, table: Key) -> TableOpened:
    """The table for another match of the same people. The first player who asks opens it and is its host."""
    me = request.named_guest
    (await request.registry.table_for(table, me.guest)).seating.seat_of(me.guest)
    return await opened(request, await rematch_of(request.registry, table, me.guest, me.name, request.opener, me.face))


async def _append(
    request: ApiRequest, table: str, make_entry: Callable[[TableState, int], AnyEntry], retry: str | None
) -> Version:
    return Version(await request.registry.append(table, make_entry, request.me.guest, retry))
