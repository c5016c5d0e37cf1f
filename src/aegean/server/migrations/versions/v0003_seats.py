"""Lists tell who sits where: open seats and bots too, with the colours of the game.

Seats that are there already are those of people. A table of before tells its other seats with its next step."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("kind", sa.String(10)))
        seats.add_column(sa.Column("colour", sa.String(40)))
    op.execute("UPDATE seats SET kind = 'human', colour = ''")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("kind", existing_type=sa.String(10), nullable=False)
        seats.alter_column("colour", existing_type=sa.String(40), nullable=False)


def downgrade() -> None:
    op.execute("DELETE FROM seats WHERE kind <> 'human'")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("colour")
        seats.drop_column("kind")
