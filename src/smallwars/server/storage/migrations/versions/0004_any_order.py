"""Tables whose picks come in any order from the start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables of earlier versions were begun in the order of bots."""
    op.add_column("tables", sa.Column("any_order", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Undo `upgrade`."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("any_order")
