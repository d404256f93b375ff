"""What is known of tables without playing them again: a card for the list, and what guests made of the match."""

from hashlib import sha256

from sabot.match.score_pad import standing
from sabot.server.storage.store import ResultRow, TableRow
from sabot.server.tables.state import TableState


def table_row(table: TableState) -> TableRow:
    """What the list of tables knows of one."""
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
        free=sum(seat.is_person and seat.guest is None for seat in seats),
        created=table.created,
        touched=table.at,
        host="" if host is None else seats[host].name,
    )


def result_rows(table: TableState, at: int) -> list[ResultRow]:
    """What every guest made of a match that was played to its end; to try out what might have been does not count."""
    match = table.match
    if match is None or not match.is_over or table.is_branch:
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
        for seat in table.seating.people
    ]


def log_tag(key: str) -> str:
    """A name for a table in logs, from which nobody finds the table."""
    return sha256(key.encode()).hexdigest()[:8]
