"""The lobby: list tables, open one, and look at one."""

from typing import Annotated

from msgspec import Meta, Struct, convert
from msgspec.structs import asdict

from sabot.match.rotation import Seating, rotation_schedule
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.clock import wall_time
from sabot.server.hosting.opening import new_table
from sabot.server.projection.snapshot import snapshot
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.client_messages import Key
from sabot.server.protocol.server_messages import MatchShown, Shown
from sabot.server.tables.settings import Settings

LISTED = 24 * 3_600_000
"""For how many milliseconds a table stays listed at which nobody comes or goes."""


class Listed(Struct, frozen=True):
    """A public table in the list."""

    table: str
    edition: str
    scoring: str
    title: str
    status: str
    """`open` or `playing`."""
    seats: int
    free: int
    """How many seats are free for a person."""
    created: int
    """When it was opened, in milliseconds."""
    host: str


class Tables(Struct, frozen=True):
    """Public tables, the newest first."""

    tables: list[Listed]


class TablesQuery(Query, frozen=True):
    """How many tables to list."""

    limit: Annotated[int, Meta(ge=1, le=200)] = 100


class TableOpened(Struct, frozen=True):
    """A table that was opened, or found."""

    table: str
    """The key of the table, which gives access to it."""
    commitment: str
    """The commitment to the next deal. Note it before you add salt: then the deal can be checked."""


class BoardQuery(Query, frozen=True):
    """The board to look at, for a guest who does not play at one."""

    board: Annotated[int, Meta(ge=0, le=9)] = 0


class Rotation(Struct, frozen=True):
    """The seatings of a rotation: each is kept for some rounds, and after the last the first comes again."""

    seatings: tuple[Seating, ...]
    """The players at each board, clockwise."""
    each: int
    """For how many rounds a seating is kept."""
    rounds: int
    """How many rounds the whole match has."""


class Standing(Struct, frozen=True):
    """The standing of a match."""

    table: str
    version: int
    status: str
    match: MatchShown
    rotation: Rotation | None
    """The seatings, for a match whose rounds are fixed in advance."""


@endpoint("GET", "/api/tables")
async def list_tables(request: ApiRequest, query: TablesQuery) -> Tables:
    """The public tables that are neither over nor deserted. Others are found by their link only."""
    rows = await request.registry.store.listed(wall_time() - LISTED, query.limit)
    return Tables([convert({"table": row.key, **asdict(row)}, Listed) for row in rows])


@endpoint("POST", "/api/tables", status=201, refuses=(409,), opens_table=True)
async def open_table(request: ApiRequest, body: Settings) -> TableOpened:
    """Open a table, and be its host."""
    me = request.named_guest
    return await opened(
        request, await new_table(request.registry, me.guest, me.name, body, opener=request.opener, face=me.face)
    )


async def opened(request: ApiRequest, table: str) -> TableOpened:
    """The answer about a table that was opened."""
    found = await request.registry.table_for(table, request.me.guest)
    return TableOpened(table, found.commitment)


@endpoint("GET", "/api/tables/{table}", refuses=(404,))
async def look_at_table(request: ApiRequest, table: Key, query: BoardQuery) -> Shown:
    """Everything you may know of a table, as the socket sends it when you begin to watch."""
    return await request.registry.snapshot_for(table, Viewer(request.me.guest, request.lang, query.board))


@endpoint("GET", "/api/standing/{table}", refuses=(404,))
async def read_standing(request: ApiRequest, table: Key) -> Standing:
    """The standing of a table's match, and in a rotation who plays with whom and when."""
    found = await request.registry.table_for(table, request.me.guest)
    shown = snapshot(found, Viewer(None, None), found.at)
    assert isinstance(shown.match, MatchShown)
    planned = rotation_schedule(found.match) if found.match else None
    rotation = None if planned is None else Rotation(*planned)
    return Standing(table, found.version, found.status, shown.match, rotation)
