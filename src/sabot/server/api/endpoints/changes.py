"""Changes to a table by its guests and its host: seats, start, removal, rematch. Playing goes over the socket."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sabot.errors import Refused, Unreadable
from sabot.round import MOST
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.tables import TableOpened
from sabot.server.api.request import ApiRequest
from sabot.server.protocol.messages import Id, Key
from sabot.server.tables.entries import AnyEntry, Changed, Closed, Guest, Left, Line, Removed, Sat, Started
from sabot.server.tables.state import TableState

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST)]
"""A seat, clockwise from 0."""
Retry = Id | None
"""The idempotency key of a change: a retry with the same key changes nothing."""


class Version(Struct, frozen=True):
    """The version of the table after a change."""

    version: int


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest takes a seat."""

    salt: Line = ""
    """Salt for the first deal."""


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
    """Take a seat; `any` is the first that is free."""
    me = request.named_guest

    def sit(found: TableState, at: int) -> AnyEntry:
        number = found.seating.free() if seat == "any" else seat
        if number is None:
            raise Refused("seat/none-free")
        return Sat(at=at, by=me.guest, id=retry, name=me.name, seat=number, salt=body.salt)

    return await _append(request, table, sit, retry)


@endpoint("DELETE", "/api/tables/{table}/seat", refuses=(404, 409))
async def leave_seat(request: ApiRequest, table: Key, retry: Retry) -> Version:
    """Give up your seat; a bot plays on for you if the match has begun."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Left(at=at, by=by, id=retry), retry)


@endpoint("PATCH", "/api/tables/{table}/seats/{seat}", refuses=(404, 409))
async def change_seat(request: ApiRequest, table: Key, seat: SeatNumber, body: Occupant, retry: Retry) -> Version:
    """Give a free seat to a bot, or reserve it for a person. Only the host may."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Changed(at=at, by=by, id=retry, seat=seat, to=body.to), retry)


@endpoint("POST", "/api/tables/{table}/start", refuses=(404, 409))
async def start_match(request: ApiRequest, table: Key, retry: Retry) -> Version:
    """Start the match; bots take the seats that are free. Only the host may."""
    by = request.me.guest
    return await _append(request, table, lambda _, at: Started(at=at, by=by, id=retry), retry)


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

    def remove(found: TableState, at: int) -> AnyEntry:
        guest = _named(found, body)
        if guest is None:
            raise Refused("remove/nobody")
        return Removed(at=at, by=by, id=retry, guest=guest)

    return await _append(request, table, remove, retry)


@endpoint("POST", "/api/tables/{table}/rematch", refuses=(404, 409), opens_table=True)
async def ask_for_rematch(request: ApiRequest, table: Key) -> TableOpened:
    """The table for another match of the same people. The first player who asks opens it and is its host."""
    me = request.named_guest
    (await request.registry.table_for(table, me.guest)).seating.seat_of(me.guest)
    return TableOpened(await request.registry.rematch(table, me.guest, me.name))


def _named(table: TableState, removal: Removal) -> Guest | None:
    """The guest whom a removal names."""
    if isinstance(removal.seat, int):
        return table.seating[removal.seat].guest
    return next((line.guest for line in table.chat.lines if line.number == removal.line), None)


async def _append(
    request: ApiRequest, table: str, make_entry: Callable[[TableState, int], AnyEntry], retry: str | None
) -> Version:
    return Version(await request.registry.append(table, make_entry, request.me.guest, retry))
