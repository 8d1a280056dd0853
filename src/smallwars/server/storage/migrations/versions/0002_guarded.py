"""Sessions that end, mail that was asked for, seats that know who came first."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TEXTS = (("persons", "confirmed"), ("persons", "mail_secret"), ("letters", "host"))
TIMES = (("sessions", "used"), ("holders", "since"), ("letters", "written"))


def upgrade() -> None:
    """Add the columns; sessions count as used now, mail addresses are to be confirmed."""
    for table, name in TEXTS:
        op.add_column(table, sa.Column(name, sa.String(), nullable=False, server_default=""))
    for table, name in TIMES:
        op.add_column(table, sa.Column(name, sa.Double(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET used = :now").bindparams(now=time()))
    op.execute("DELETE FROM letters WHERE channel = 'email' AND NOT sent")
    with op.batch_alter_table("letters") as letters:
        letters.alter_column("table_id", existing_type=sa.String(), nullable=True)
    op.create_index("letters_of", "letters", ["person_id", "written"])


def downgrade() -> None:
    """Undo `upgrade`."""
    op.drop_index("letters_of", "letters")
    op.execute("DELETE FROM letters WHERE table_id IS NULL")
    with op.batch_alter_table("letters") as letters:
        letters.alter_column("table_id", existing_type=sa.String(), nullable=False)
    for table, name in (*TEXTS, *TIMES):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(name)
