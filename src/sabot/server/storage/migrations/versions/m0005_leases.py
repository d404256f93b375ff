"""Processes with their heartbeats, and the tables that they look after."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No process has looked after any table yet."""
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("key", sa.Text, sa.ForeignKey("tables.key", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("attended", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Leases went by the bus."""
    for name in ("leases", "processes"):
        op.drop_table(name)
