"""Codes to say aloud, which lead to a table, and passes by which a guest goes on at another device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No table has a code yet, and nobody has a pass."""
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, sa.ForeignKey("tables.key", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_codes_key", "codes", ["key"], unique=True)
    op.create_table(
        "passes",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passes_hash", "passes", ["hash"], unique=True)


def downgrade() -> None:
    """Tables are found by their links only."""
    for name in ("passes", "codes"):
        op.drop_table(name)
