"""The database rows that are derived from a table: its row in the list of tables, and the results of its guests."""

from hashlib import sha256

from sabot.match.score_pad import standing
from sabot.server.storage.store import ResultRow, TableRow
from sabot.server.tables.state import TableState


def table_row(table: TableState, touched: int) -> TableRow:
    """The row of a table for the list of tables, as it changed at a time of day in milliseconds."""
    settings = table.settings
    seats = table.seating.seats
    host = table.seating.number_of(table.host)
    return TableRow(
        key=table.key,
        edition=settings.edition,
        scoring=settings.scoring,
        title=settings.title,
        status=table.status,
        public=settings.public,
        seats=len(seats),
        free=len(table.free_seats),
        created=table.created,
        touched=touched,
        host="" if host is None else seats[host].name,
    )


def result_rows(table: TableState, at: int) -> list[ResultRow]:
    """The result of every guest in a match that was played to its end.

    A branch of another match and an introduction do not count.

    A guest on whose device several people played has the result of the first of them: the own one.
    """
    match = table.match
    if match is None or not match.is_over or table.is_branch or table.is_introduction:
        return []
    places = {player: rank for rank in standing(match) for player in rank.players}
    return [
        ResultRow(
            key=table.key,
            guest=str(seat.guest),
            name=seat.name,
            edition=match.edition,
            scoring=match.scoring,
            players=len(match.players),
            place=places[seat.name].place,
            points=places[seat.name].total,
            rounds=len(match.finished),
            won=seat.name in match.winners,
            at=at,
        )
        for number, seat in enumerate(table.seating)
        if seat.guest is not None and table.seating.number_of(seat.guest) == number
    ]


def log_tag(key: str) -> str:
    """A short hash of a table's key for logs, since the key itself would give access."""
    return sha256(key.encode()).hexdigest()[:8]
