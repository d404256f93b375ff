"""The tables of a guest that are not over, to find back to."""

from msgspec import Struct

from sabot.errors import Refused
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.seating import Seat
from sabot.server.tables.state import TableState

MOST = 12
"""How many tables are listed. Each is read from its log if it is not in memory."""


class MyTable(Struct, frozen=True, kw_only=True):
    """A table at which a guest has, or had, a seat."""

    table: str
    edition: str
    scoring: str
    title: str
    status: str
    """`open` or `playing`."""
    host: str
    """The name of the host; empty if the host has left."""
    others: list[str]
    """The names of the other people who sit there."""
    seated: bool
    """Whether the guest has a seat; otherwise they have left it."""
    away: bool
    """Whether a bot plays for the guest."""
    round: int
    """The current round, or the one that is dealt next; 0 before the start."""
    turns: list[str]
    """The players whom the table waits for, by name."""
    yours: bool
    """Whether it waits for the guest."""


class MyTables(Struct, frozen=True):
    """The tables of a guest that are not over: those that wait for the guest first, then running ones."""

    tables: list[MyTable]


@endpoint("GET", "/api/me/tables")
async def list_my_tables(request: ApiRequest) -> MyTables:
    """Your tables that are not over, also those whose seat you have given up and may still see."""
    guest = request.known_guest
    if guest is None:
        return MyTables([])
    found = []
    for key in await request.registry.store.tables_of(guest, MOST):
        try:
            table = await request.registry.table_for(key, guest)
            if not table.is_introduction:
                found.append(_mine(table, guest))
        except Refused:  # the guest may not see it any more, or it was deleted just now
            continue
    return MyTables(sorted(found, key=lambda mine: not mine.yours))


def _mine(table: TableState, guest: Guest) -> MyTable:
    seating, number = table.seating, table.seating.number_of(guest)
    host = seating.number_of(table.host)
    board = table.board_of(table.player_of(guest))
    turns = list(board.game.waiting) if board is not None and table.match is not None and table.match.games else []
    return MyTable(
        table=table.key,
        edition=table.settings.edition,
        scoring=table.settings.scoring,
        title=table.settings.title,
        status=table.status,
        host="" if host is None else seating[host].name,
        others=[seat.name for seat in seating.people if seat.guest != guest],
        seated=number is not None,
        away=number is not None and seating[number].is_away,
        round=table.round,
        turns=turns,
        yours=number is not None and (seating[number].name in turns or _waits_for_ready(table, seating[number])),
    )


def _waits_for_ready(table: TableState, seat: Seat) -> bool:
    """Whether the next round waits until the player of a seat is ready, or until the pause is over."""
    playing = table.match.playing if table.match else []
    return table.is_between_rounds and seat.guest not in table.ready and seat.name in playing
