"""The database schema: tables, their logs, results of guests, and the server's own secrets."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("key", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Index("ix_tables_listed", "public", "status", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("key", Text, ForeignKey("tables.key"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,  # keeps a log together, and writes an entry once instead of to an index as well
)

results = Table(
    "results",
    metadata,
    Column("key", Text, ForeignKey("tables.key"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_results_guest", "guest", "at"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
