"""Signing keys have a time, guests can be revoked, and the tables of a guest can be found."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FILL = """
INSERT INTO visits (guest, key)
SELECT DISTINCT {by}, key FROM entries
WHERE ({kinds}) AND {by} IS NOT NULL
"""
KINDS = " OR ".join(f'text LIKE \'{{"kind":"{kind}",%\'' for kind in ("opened", "sat", "chatted"))
"""The entries by which a guest came to a table. The kind is the first field of an entry."""
BY = {"sqlite": "json_extract(text, '$.by')", "postgresql": "CAST(text AS json) ->> 'by'"}


def upgrade() -> None:
    """Add columns and tables, and look up who was at the tables that there are."""
    op.add_column("secrets", sa.Column("created", sa.BigInteger))
    op.add_column("secrets", sa.Column("until", sa.BigInteger))
    # A cookie without a time was written before this moment, by the key that there is now.
    op.execute(sa.text("UPDATE secrets SET created = :now").bindparams(now=time.time_ns() // 1_000_000))
    op.create_table(
        "revoked",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, sa.ForeignKey("tables.key"), primary_key=True),
    )
    op.create_index("ix_visits_key", "visits", ["key"])
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.execute(sa.text(FILL.format(by=BY[op.get_bind().dialect.name], kinds=KINDS)))


def downgrade() -> None:
    """Take them away."""
    op.drop_index("ix_tables_touched", "tables")
    op.drop_table("visits")
    op.drop_table("revoked")
    with op.batch_alter_table("secrets") as secrets:
        secrets.drop_column("until")
        secrets.drop_column("created")
