"""The face of a guest who goes on at another device."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody who has a pass now has chosen a face."""
    op.add_column("passes", sa.Column("face", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """A guest goes on with the face that the table gives."""
    op.drop_column("passes", "face")
