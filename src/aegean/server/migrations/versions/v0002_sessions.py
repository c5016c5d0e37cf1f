"""Several devices an identity, and mail addresses that were confirmed.

Everybody stays logged in where they are. Addresses that are there already count as confirmed: they have been getting
notices, and nobody should stop getting them because a server was upgraded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _identity() -> sa.Column[str]:
    return sa.Column("identity", sa.String(32), sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("cookie_hash", sa.String(64), primary_key=True),
        _identity(),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_identity", "sessions", ["identity"])
    op.create_table(
        "confirmations",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        _identity(),
        sa.Column("email", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.execute(
        "INSERT INTO sessions (cookie_hash, identity, label, created_at, used_at) "
        "SELECT cookie_hash, id, '', created_at, created_at FROM identities"
    )
    with op.batch_alter_table("identities") as identities:
        identities.add_column(sa.Column("email_confirmed", sa.Boolean))
    people = sa.table("identities", sa.column("email", sa.String), sa.column("email_confirmed", sa.Boolean))
    op.execute(people.update().values(email_confirmed=sa.func.coalesce(people.c.email, "") != ""))
    with op.batch_alter_table("identities") as identities:
        identities.alter_column("email_confirmed", existing_type=sa.Boolean, nullable=False)
        identities.drop_column("cookie_hash")


def downgrade() -> None:
    """Of several devices the one that was used last stays; who is logged in nowhere gets a cookie that nobody has."""
    with op.batch_alter_table("identities") as identities:
        identities.add_column(sa.Column("cookie_hash", sa.String(64)))
        identities.drop_column("email_confirmed")
    op.execute(
        "UPDATE identities SET cookie_hash = coalesce((SELECT cookie_hash FROM sessions WHERE identity = identities.id "
        "ORDER BY used_at DESC LIMIT 1), 'none ' || id)"
    )
    with op.batch_alter_table("identities") as identities:
        identities.alter_column("cookie_hash", existing_type=sa.String(64), nullable=False)
        identities.create_unique_constraint("identities_cookie_hash_key", ["cookie_hash"])
    op.drop_table("confirmations")
    op.drop_table("sessions")
