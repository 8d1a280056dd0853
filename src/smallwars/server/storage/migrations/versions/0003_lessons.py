"""Tables that are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no table of earlier versions is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo `upgrade`."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("lesson")
