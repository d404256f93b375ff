"""What retention asks the database: which tables are old, and the deletion of rows with a time of their own."""

from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.storage import schema

AT_ONCE = 100
"""How many tables are looked up, or rows deleted, at once."""
AGED: tuple[Column[int], ...] = (schema.chat.c.at,)
"""The times of rows that are deleted by their own age, although their table may live on."""


class RetentionStore:
    """Finds and deletes old rows, few at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tables_before(self, limit: int, after: str) -> list[str]:
        """The keys of some tables whose rows have not changed since a time, in order, from a key on."""
        column = schema.tables.c
        query = select(column.key).where(column.touched < limit, column.key > after).order_by(column.key).limit(AT_ONCE)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def last_entry(self, key: str) -> str | None:
        """The last entry of a log."""
        log = schema.entries.c
        query = select(log.text).where(log.key == key).order_by(log.sequence.desc()).limit(1)
        async with self._engine.connect() as connection:
            last: str | None = await connection.scalar(query)
        return last

    async def delete_revocations(self, limit: int) -> None:
        """Delete revocations before a time."""
        await self._delete_before(schema.revoked.c.at, limit)

    async def delete_aged(self, limit: int) -> None:
        """Delete all rows with an age of their own that are from before a time."""
        for column in AGED:
            await self._delete_before(column, limit)

    async def _delete_before(self, at: Column[int], limit: int) -> None:
        """Delete the rows of a database table from before a time, some in each transaction."""
        table = at.table
        keys = list(table.primary_key)
        old = select(*keys).where(at < limit).limit(AT_ONCE)
        while True:
            async with self._engine.begin() as connection:
                rows = (await connection.execute(old)).all()
                for row in rows:
                    where = (key == value for key, value in zip(keys, row, strict=True))
                    await connection.execute(table.delete().where(*where))
            if len(rows) < AT_ONCE:
                return
