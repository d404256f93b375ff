"""Snapshots: the whole table as one viewer may see it."""

from collections.abc import Iterable

from sabot.server.projection import parts
from sabot.server.projection.viewers import Viewer, vantage_of
from sabot.server.protocol.server_messages import Shown
from sabot.server.tables.chat import REMEMBERED, ChatLine
from sabot.server.tables.state import TableState

RECENT_ACTIONS = 40
"""How many of the round's last actions a snapshot includes."""


def snapshot(table: TableState, viewer: Viewer, now: int, lines: Iterable[ChatLine] = ()) -> Shown:
    """Everything that a viewer may know of a table and of the lines of its chat that are not in the log."""
    vantage = vantage_of(table, viewer)
    return Shown(
        table=table.key,
        version=table.version,
        at=now,
        settings=table.settings,
        **parts.status(table),
        **parts.seats(table, vantage),
        match=parts.match_shown(table),
        **parts.game(table, vantage),
        **parts.device(table, vantage),
        **parts.lesson(table, vantage),
        **parts.events_and_sentences(table, vantage, vantage.board.heard[-RECENT_ACTIONS:] if vantage.board else []),
        chat=[parts.chat_line(table, line, viewer) for line in [*table.chat.lines, *lines][-REMEMBERED:]],
        muted=parts.muted(table),
    )
