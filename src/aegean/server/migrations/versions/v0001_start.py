"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("cookie_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("recovery_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("email", sa.String(200)),
        sa.Column("webhook", sa.String(500)),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("bots_asked", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_index("tables_by_status", "tables", ["status", "changed_at"])
    op.create_table(
        "steps",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(64)),
        sa.Column("what", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "command", name="steps_once_a_command"),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("asked", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])
    op.create_table(
        "notes",
        _table_id(),
        sa.Column("identity", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "delegations",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("wishes", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(10), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("outbox_by_state", "outbox", ["state", "due_at"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("last_beat", sa.BigInteger, nullable=False),
        sa.Column("down_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("uptime", "outbox", "delegations", "notes", "seats", "steps", "tables", "tokens", "identities"):
        op.drop_table(name)
