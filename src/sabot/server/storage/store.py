"""The store: the logs of all tables, and the rows that are derived from them for lists."""

import secrets
from collections.abc import Awaitable, Collection, Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.storage import schema
from sabot.server.storage.database import Row, insert_new, open_database, probe, writer_engine
from sabot.server.storage.log_writer import LogWriter
from sabot.server.tables.state import OPEN, PLAYING

COOKIES = "cookies"
"""The name of the secret that signs cookies."""


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

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open the store at an address and migrate it; or raise Unreadable."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Wait for writes under way, and disconnect."""
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise an error unless the database answers."""
        await probe(self._engine)

    async def create(self, row: TableRow, seed: str, text: str) -> None:
        """Store a new table with the first entry of its log."""
        async with self._engine.begin() as connection:
            await connection.execute(schema.tables.insert(), {"seed": seed, **asdict(row)})
            await connection.execute(schema.entries.insert(), {"key": row.key, "sequence": 1, "text": text})

    def append(
        self, key: str, sequence: int, text: str, row: TableRow | None = None, results: Sequence[ResultRow] = ()
    ) -> Awaitable[bool]:
        """Append an entry to a log, with the derived rows; False if the log has an entry with that sequence already.

        True means that it is on disk. After `OutcomeUnknown` only reading the log tells.
        """
        return self._writer.append(key, sequence, text, _row_changes(row), [asdict(result) for result in results])

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

    async def matches_of(self, guest: str, limit: int = 100) -> list[ResultRow]:
        """The results of a guest, the last ones first."""
        column = schema.results.c
        query = (
            select(*(column[name] for name in ResultRow.__struct_fields__))
            .where(column.guest == guest)
            .order_by(column.at.desc(), column.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [ResultRow(**row) for row in (await connection.execute(query)).mappings()]

    async def secret(self) -> str:
        """The secret that signs cookies, created once and shared by all processes."""
        column = schema.secrets.c
        async with self._engine.begin() as connection:
            new = {"name": COOKIES, "value": secrets.token_hex(32)}
            await connection.execute(insert_new(self._engine.dialect.name, schema.secrets), new)
            return str(await connection.scalar(select(column.value).where(column.name == COOKIES)))


def _row_changes(row: TableRow | None) -> Row:
    """The columns of a table's row that may change."""
    return {} if row is None else {name: value for name, value in asdict(row).items() if name != "key"}
