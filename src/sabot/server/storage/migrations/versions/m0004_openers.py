"""Who opened a table, and from where: for the limits on open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

COLUMNS = ("opened_by", "opened_from")


def upgrade() -> None:
    """Add the columns. Tables that are open already count for nobody."""
    for name in COLUMNS:
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default=""))
        op.create_index(f"ix_tables_{name}", "tables", [name, "status"])


def downgrade() -> None:
    """Remove the columns."""
    for name in COLUMNS:
        op.drop_index(f"ix_tables_{name}", "tables")
        op.drop_column("tables", name)
