"""What the database holds: tables, the log of each, what guests made of their matches, and the server's own secrets."""

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
    sqlite_with_rowid=False,  # so that a log lies together, and an entry is written once, not to an index as well
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
