"""The database schema: tables with logs and chats, guests, moderation, the server's own secrets and its processes."""

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
    Column("opened_by", Text, nullable=False, server_default=""),
    Column("opened_from", Text, nullable=False, server_default=""),
    Index("ix_tables_listed", "public", "status", "created"),
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_opened_by", "opened_by", "status"),
    Index("ix_tables_opened_from", "opened_from", "status"),
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
    Column("created", BigInteger),
    Column("until", BigInteger),
)

visits = Table(
    "visits",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("key", Text, ForeignKey("tables.key"), primary_key=True),
    Index("ix_visits_key", "key"),
)

revoked = Table(
    "revoked",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The last heartbeat of each process, in milliseconds of its own clock."""

leases = Table(
    "leases",
    metadata,
    Column("key", Text, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("holder", Text, nullable=False),
    Column("attended", BigInteger, nullable=False),
)
"""Which process runs the bots and clocks of a table, and until when one did before."""

codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("key", Text, ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_codes_key", "key", unique=True),
)
"""Codes to say aloud. One whose table nobody can join any more is free for another table."""

passes = Table(
    "passes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("face", Text, nullable=False, server_default=""),
    Column("until", BigInteger, nullable=False),
    Index("ix_passes_hash", "hash", unique=True),
)
"""Passes by which a guest goes on at another device, once. The code of a pass is stored as a keyed hash."""

chat = Table(
    "chat",
    metadata,
    Column("key", Text, ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("address", Text, nullable=False),
    Column("retry", Text, nullable=True),
    Index("ix_chat_retry", "key", "guest", "retry", unique=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_reports_line", "key", "number", "reporter", unique=True),
    sqlite_autoincrement=True,  # so that the number of a deleted report is not used again
)

bans = Table(
    "bans",
    metadata,
    Column("banned", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
)

closings = Table(
    "closings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
)
