"""The store: the logs of all tables, and the rows that are derived from them for lists."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import exists, extract, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.clock import wall_time
from sabot.server.storage import lease_rows, schema
from sabot.server.storage.chat_store import ChatStore
from sabot.server.storage.code_store import CodeStore
from sabot.server.storage.database import SQLITE, Row, open_database, writer_engine
from sabot.server.storage.guest_store import GuestStore
from sabot.server.storage.log_writer import LogWriter
from sabot.server.storage.moderation_store import ModerationStore
from sabot.server.storage.retention import RetentionStore
from sabot.server.tables.state import OPEN, PLAYING

PLACES = "places"
"""The name of the secret that hides addresses."""


class Opener(NamedTuple):
    """Who opens a table, and from where."""

    guest: str
    place: str
    """A keyed hash of the address: the database need not know where guests live."""


NOBODY = Opener("", "")


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in the list of tables, derived from its log."""

    key: str
    edition: str
    scoring: str
    title: str
    status: str
    public: bool
    seats: int
    free: int
    """How many seats are free for a person."""
    created: int
    """When the table was opened, in milliseconds."""
    touched: int
    """When the row last changed, in milliseconds."""
    host: str
    """The name of the host."""


class ResultRow(Struct, frozen=True, kw_only=True):
    """The result of a guest in a match that is over."""

    key: str
    guest: str
    name: str
    edition: str
    scoring: str
    players: int
    place: int
    points: int
    rounds: int
    won: bool
    at: int
    """When the match was over, in milliseconds."""


class Store:
    """The tables of all processes. If the database fails, methods raise SQLAlchemyError."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use `open`, which migrates the database first."""
        self._engine = engine
        self._writer = LogWriter(writer_engine(engine))
        self.guests = GuestStore(engine)
        self.retention = RetentionStore(engine)
        self.chat = ChatStore(engine, self._writer)
        self.codes = CodeStore(engine, self._writer)
        self.moderation = ModerationStore(engine)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the store at an address and migrate it; or raise Unreadable."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Wait for writes under way, and disconnect."""
        await self.chat.close()
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise an error unless the database can be written to, as entries are. A file must still exist."""
        if self._engine.dialect.name == SQLITE:
            Path(str(self._engine.url.database)).stat()
        at = wall_time()
        await self._writer.run(lambda connection: lease_rows.write_heartbeat(connection, lease_rows.PROBE, at))

    async def time(self) -> int:
        """The time in milliseconds that all processes start from: by the clock of PostgreSQL, or of this machine."""
        if self._engine.dialect.name == SQLITE:
            return wall_time()
        async with self._engine.connect() as connection:
            seconds = (await connection.execute(select(extract("epoch", func.clock_timestamp())))).scalar_one()
        return int(seconds * 1000)

    async def beat(self, name: str, at: int) -> dict[str, int]:
        """Write the heartbeat of a process; the last heartbeats of all."""
        return await self._writer.run(lambda connection: lease_rows.beat(connection, name, at))

    async def take_leases(self, name: str, keys: Collection[str], dead: Collection[str] | None) -> dict[str, int]:
        """Take leases that are free, or that dead processes hold; None means that all other processes are dead.

        For each lease that was taken: until when its table was looked after. 0 is never.
        """
        return await self._writer.run(lambda connection: lease_rows.take(connection, name, keys, dead))

    async def release_leases(self, name: str, attended: Mapping[str, int]) -> None:
        """Give up leases, and note until when their tables were looked after."""
        await self._writer.run(lambda connection: lease_rows.release(connection, name, attended))

    async def forget_processes(self, dead: Collection[str]) -> None:
        """Delete the heartbeats of dead processes that hold no lease."""
        await self._writer.run(lambda connection: lease_rows.forget(connection, dead))

    async def create(
        self, row: TableRow, seed: str, text: str, visitor: str | None = None, opener: Opener = NOBODY
    ) -> None:
        """Store a new table with the first entry of its log, and the guest who opened it."""
        opened = {"opened_by": opener.guest, "opened_from": opener.place}
        async with self._engine.begin() as connection:
            await connection.execute(schema.tables.insert(), {"seed": seed, **asdict(row), **opened})
            await connection.execute(schema.entries.insert(), {"key": row.key, "sequence": 1, "text": text})
            if visitor is not None:
                await connection.execute(schema.visits.insert(), {"guest": visitor, "key": row.key})

    def append(
        self,
        key: str,
        sequence: int,
        text: str,
        row: TableRow | None = None,
        results: Sequence[ResultRow] = (),
        visitor: str | None = None,
    ) -> Awaitable[bool]:
        """Append an entry to a log, with the derived rows; False if the log has an entry with that sequence already.

        True means that it is on disk. After `OutcomeUnknown` only reading the log tells. `visitor` is the guest who
        comes to the table by this entry.
        """
        rows = [asdict(result) for result in results]
        return self._writer.append(key, sequence, text, _row_changes(row), rows, visitor)

    async def load(self, key: str) -> tuple[str, list[str]] | None:
        """The seed of a table and all entries of its log; None if there is no such table."""
        async with self._engine.connect() as connection:
            seed = await connection.scalar(select(schema.tables.c.seed).where(schema.tables.c.key == key))
        return None if seed is None else (seed, await self.entries_after(key, 0))

    async def entries_after(self, key: str, version: int) -> list[str]:
        """The entries of a log that follow a version."""
        log = schema.entries.c
        query = select(log.text).where(log.key == key, log.sequence > version).order_by(log.sequence)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def versions(self, keys: Collection[str]) -> dict[str, int]:
        """How many entries the logs of some tables have."""
        last = select(func.max(schema.entries.c.sequence)).where(schema.entries.c.key == schema.tables.c.key)
        query = select(schema.tables.c.key, last.scalar_subquery()).where(schema.tables.c.key.in_(keys))
        async with self._engine.connect() as connection:
            return dict((await connection.execute(query)).all())

    async def listed(self, since: int = 0, limit: int = 100) -> list[TableRow]:
        """Public tables that are not over, not empty, and used since a time in milliseconds, the newest first."""
        column = schema.tables.c
        query = (
            select(*(column[name] for name in TableRow.__struct_fields__))
            .where(column.public, column.status.in_((OPEN, PLAYING)), column.touched >= since, column.host != "")
            .order_by(column.created.desc(), column.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [TableRow(**row) for row in (await connection.execute(query)).mappings()]

    async def open_tables(self, opener: Opener, since: int) -> tuple[int, int]:
        """How many tables a guest and a place have opened that are not over, and used since a time in milliseconds."""
        column = schema.tables.c
        query = select(func.count()).where(column.status.in_((OPEN, PLAYING)), column.touched >= since)
        async with self._engine.connect() as connection:
            by_guest = await connection.scalar(query.where(column.opened_by == opener.guest))
            from_place = await connection.scalar(query.where(column.opened_from == opener.place))
        return by_guest or 0, from_place or 0

    async def matches_of(self, guest: str, limit: int | None = 100) -> list[ResultRow]:
        """The results of a guest, the last ones first; without a limit, all of them."""
        column = schema.results.c
        query = (
            select(*(column[name] for name in ResultRow.__struct_fields__))
            .where(column.guest == guest)
            .order_by(column.at.desc(), column.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [ResultRow(**row) for row in (await connection.execute(query)).mappings()]

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The keys of tables that are not over at which a guest took a seat: running ones first, then the newest."""
        table, visit = schema.tables.c, schema.visits.c
        query = (
            select(table.key)
            .join_from(schema.visits, schema.tables)
            .where(visit.guest == guest, table.status.in_((OPEN, PLAYING)))
            .order_by(table.status == OPEN, table.touched.desc(), table.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def has_started(self, key: str) -> bool:
        """Whether a match was started at a table."""
        log = schema.entries.c
        is_start = or_(log.text.startswith('{"kind":"started",'), log.text.startswith('{"kind":"branched",'))
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(exists().where(log.key == key, is_start))))

    async def delete_table(self, key: str) -> None:
        """Delete a table with its log and everything else that belongs to it."""
        async with self._engine.begin() as connection:
            for part in OF_TABLE:
                await connection.execute(part.delete().where(part.c.key == key))
            await connection.execute(schema.tables.delete().where(schema.tables.c.key == key))


OF_TABLE = [
    part
    for part in reversed(schema.metadata.sorted_tables)
    if any(reference.column is schema.tables.c.key for reference in part.foreign_keys)
]
"""The database tables whose rows belong to a table. They have its key in the column `key`."""


def _row_changes(row: TableRow | None) -> Row:
    """The columns of a table's row that may change."""
    return {} if row is None else {name: value for name, value in asdict(row).items() if name != "key"}
