"""Opening tables: new ones, and those for a rematch."""

import secrets

import structlog
from msgspec.structs import replace

from sabot.errors import Refused
from sabot.match.provable_deals import KEYED
from sabot.revision import REVISION
from sabot.server.clock import wall_time
from sabot.server.hosting.listing import log_tag, table_row
from sabot.server.hosting.registry import TableRegistry
from sabot.server.storage.store import NOBODY, Opener
from sabot.server.tables.log.entries import Closed, Guest, Opened, Rematched, format_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.rematch import rematch_settings
from sabot.server.tables.settings import Settings, check_settings, with_distinct_names
from sabot.server.tables.state import OVER, TableState

log = structlog.get_logger()


async def new_table(
    registry: TableRegistry,
    guest: Guest,
    name: str,
    settings: Settings,
    before: TableState | None = None,
    opener: Opener = NOBODY,
    face: str = "",
) -> str:
    """Open a table and return its key. Guests who were removed from the table before may not join it."""
    check_settings(settings)
    settings = with_distinct_names(settings, name)
    table = TableState(secrets.token_urlsafe(16), secrets.token_hex(32))
    entry = Opened(
        at=registry.clock.now(),
        by=guest,
        name=name,
        settings=settings,
        rules=REVISION,
        chance=KEYED,
        place=opener.place,
        face=face,
    )
    if before is not None:
        entry = replace(entry, **before.exclusions())
    apply(table, entry)
    await registry.store.create(table_row(table, wall_time()), table.seed, format_entry(entry), guest, opener)
    log.info("table opened", table=log_tag(table.key), edition=settings.edition, seats=len(settings.seats))
    return table.key


async def rematch_of(
    registry: TableRegistry, key: str, guest: Guest, name: str, opener: Opener = NOBODY, face: str = ""
) -> str:
    """The key of the table for another match of the same people. The first who asks opens it."""
    watched = await registry.find(key)
    known = watched.table.rematch
    if known is None or await _was_abandoned(registry, known):
        if watched.table.status != OVER:
            raise Refused("rematch/too-early")
        settings = rematch_settings(watched.table, guest)
        fresh = await new_table(registry, guest, name, settings, watched.table, opener, face)
        try:
            await registry.append(watched, lambda _, at: Rematched(at=at, by=guest, table=fresh, instead_of=known))
        except Refused:  # somebody else was faster
            await registry.append(fresh, lambda _, at: Closed(at=at, by=guest))
    return str(watched.table.rematch)


async def _was_abandoned(registry: TableRegistry, key: str) -> bool:
    """Whether a table was deleted, or closed before a match started there."""
    try:
        table = await registry.current(key)
    except Refused:
        return True
    return table.status == OVER and table.match is None
