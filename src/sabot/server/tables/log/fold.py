"""How the log of a table becomes its state, entry by entry."""

from collections.abc import Callable
from typing import Any

from sabot.errors import Refused
from sabot.server.tables.log import chat_entries, play_entries, seat_entries
from sabot.server.tables.log import entries as log
from sabot.server.tables.log.change_set import SEATS, ChangeSet
from sabot.server.tables.log.entries import AnyEntry
from sabot.server.tables.state import OVER, TableState

AFTERWARDS = (log.Chatted, log.Muted, log.Removed, log.Rematched)
"""The entries that are still possible when the match is over."""

HANDLERS: dict[type, Callable[[TableState, Any], ChangeSet]] = {
    log.Opened: seat_entries.opened,
    log.Sat: seat_entries.sat,
    log.Asked: seat_entries.asked,
    log.Answered: seat_entries.answered,
    log.Left: seat_entries.left,
    log.Removed: seat_entries.removed,
    log.Changed: seat_entries.changed,
    log.Started: play_entries.started,
    log.Branched: play_entries.branched,
    log.Introduced: play_entries.introduced,
    log.Readied: play_entries.readied,
    log.Dealt: play_entries.dealt,
    log.Acted: play_entries.acted,
    log.Missed: play_entries.missed,
    log.Returned: play_entries.returned,
    log.Unhurried: play_entries.unhurried,
    log.Resumed: play_entries.resumed,
    log.Chatted: chat_entries.chatted,
    log.Reported: chat_entries.reported,
    log.Muted: chat_entries.muted,
    log.Rematched: play_entries.rematched,
    log.Closed: play_entries.closed,
}


def apply(table: TableState, entry: AnyEntry) -> ChangeSet:
    """Apply an entry and return what it changed; or raise Refused or Unreadable, and change nothing."""
    if table.status == OVER and not isinstance(entry, AFTERWARDS):
        raise Refused("table/over")
    changes = HANDLERS[type(entry)](table, entry)
    if SEATS in changes.parts:
        changes.parts |= seat_entries.grant_requests(table)
        table.has_bots = table.seating.has_bots
    table.version += 1
    table.at = entry.at
    if entry.by is not None and entry.id is not None:
        table.idempotency_keys.remember(entry.by, entry.id, table.version)
    return changes
