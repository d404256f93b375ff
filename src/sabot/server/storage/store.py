"""What outlives a process: the logs of all tables, and what is derived from them for lists."""

import secrets
from collections.abc import Awaitable, Collection, Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.storage import schema
from sabot.server.storage.database import Row, insert_new, open_database, probe, writing
from sabot.server.storage.log_writer import Writer
from sabot.server.tables.state import OPEN, PLAYING

COOKIES = "cookies"
"""What the secret is for."""


class Card(Struct, frozen=True, kw_only=True):
    """What the list of tables knows of one, derived from its log."""

    key: str
    edition: str
    scoring: str
    title: str
    status: str
    public: bool
    seats: int
    free: int
    """How many seats wait for a person."""
    created: int
    """When the table was opened, in milliseconds."""
    touched: int
    """When something last happened that the list tells of, in milliseconds."""
    host: str
    """The name of the host."""


class Result(Struct, frozen=True, kw_only=True):
    """What a guest made of a match that is over."""

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
    """The tables of all processes. What it raises when the database fails is a SQLAlchemyError."""

    def __init__(self, engine: AsyncEngine) -> None:
        """`open` makes one whose database is up to date."""
        self._engine = engine
        self._writer = Writer(writing(engine))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, brought up to date; or Unreadable."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Wait for what is being written, and let go."""
        await self._writer.close()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise an error unless the database answers."""
        await probe(self._engine)

    async def create(self, card: Card, seed: str, text: str) -> None:
        """Keep a new table, with the first entry of its log."""
        async with self._engine.begin() as connection:
            await connection.execute(schema.tables.insert(), {"seed": seed, **asdict(card)})
            await connection.execute(schema.entries.insert(), {"key": card.key, "sequence": 1, "text": text})

    def append(
        self, key: str, sequence: int, text: str, card: Card | None = None, results: Sequence[Result] = ()
    ) -> Awaitable[bool]:
        """Write an entry to a log, with what follows from it; False if the log has an entry of that sequence already.

        True means that it is on the disk; after `Unsure` only the log itself can tell.
        """
        return self._writer.append(key, sequence, text, _changes(card), [asdict(result) for result in results])

    async def load(self, key: str) -> tuple[str, list[str]] | None:
        """The seed of a table and all entries of its log; None is no such table."""
        async with self._engine.connect() as connection:
            seed = await connection.scalar(select(schema.tables.c.seed).where(schema.tables.c.key == key))
        return None if seed is None else (seed, await self.entries_after(key, 0))

    async def entries_after(self, key: str, version: int) -> list[str]:
        """The entries of a log that follow a version."""
        log = schema.entries.c
        asked = select(log.text).where(log.key == key, log.sequence > version).order_by(log.sequence)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(asked))

    async def versions(self, keys: Collection[str]) -> dict[str, int]:
        """How many entries the logs of some tables have."""
        last = select(func.max(schema.entries.c.sequence)).where(schema.entries.c.key == schema.tables.c.key)
        asked = select(schema.tables.c.key, last.scalar_subquery()).where(schema.tables.c.key.in_(keys))
        async with self._engine.connect() as connection:
            return dict((await connection.execute(asked)).all())

    async def listed(self, since: int = 0, limit: int = 100) -> list[Card]:
        """Public tables that are not over nor deserted since a moment in milliseconds, the newest first."""
        card = schema.tables.c
        asked = (
            select(*(card[name] for name in Card.__struct_fields__))
            .where(card.public, card.status.in_((OPEN, PLAYING)), card.touched >= since, card.host != "")
            .order_by(card.created.desc(), card.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [Card(**row) for row in (await connection.execute(asked)).mappings()]

    async def matches_of(self, guest: str, limit: int = 100) -> list[Result]:
        """What a guest made of matches, the last ones first."""
        result = schema.results.c
        asked = (
            select(*(result[name] for name in Result.__struct_fields__))
            .where(result.guest == guest)
            .order_by(result.at.desc(), result.key)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return [Result(**row) for row in (await connection.execute(asked)).mappings()]

    async def secret(self) -> str:
        """A secret to sign cookies with, made once and the same for all processes."""
        kept = schema.secrets.c
        async with self._engine.begin() as connection:
            fresh = {"name": COOKIES, "value": secrets.token_hex(32)}
            await connection.execute(insert_new(self._engine.dialect.name, schema.secrets), fresh)
            return str(await connection.scalar(select(kept.value).where(kept.name == COOKIES)))


def _changes(card: Card | None) -> Row:
    """What a card changes in the row of its table."""
    return {} if card is None else {name: value for name, value in asdict(card).items() if name != "key"}
