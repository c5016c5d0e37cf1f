"""The tables of the database. Changes come as migrations in `migrations/versions`; a test compares both."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# People (and their bots). Cookies, recovery links and tokens are stored as hashes only.
identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("recovery_hash", String(64), nullable=False, unique=True),
    Column("login", String(40), unique=True),
    Column("password_hash", Text),
    Column("email", String(200)),
    Column("email_confirmed", Boolean, nullable=False),
    Column("webhook", String(500)),
    Column("language", String(2), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# One row a device that somebody is logged in on. `used_at` is coarse: it says which ones are forgotten.
sessions = Table(
    "sessions",
    metadata,
    Column("cookie_hash", String(64), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Index("sessions_by_identity", "identity"),
)

# Mails that ask whether an address is right. Rows of the last hour are also the limit of such mails.
confirmations = Table(
    "confirmations",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("email", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("identity", String(32), ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

# One row a table. `seq` is the number of its last step; `deadline` is in server time.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invite_hash", String(64), nullable=False, unique=True),
    Column("seq", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("bots_asked", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_status", "status", "changed_at"),
)

# The log: the truth about every table.
steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("command", String(64)),
    Column("what", Text, nullable=False),
    UniqueConstraint("table_id", "command", name="steps_once_a_command"),
)

# Who sits where, for lists; follows from the log.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("colour", String(40), nullable=False),
    Index("seats_by_identity", "identity"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# Bids a player left with the server; nobody else ever sees them.
delegations = Table(
    "delegations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wishes", Text, nullable=False),
)

# What decided a finished match (`analyses.py`); follows from the log, at the price of many seconds.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

# One notification a turn and channel: the key makes a second one impossible. While it is `sending`, `due_at` says until
# when whoever sends it has it: a process may die.
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("channel", String(10), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Index("outbox_by_state", "state", "due_at"),
)

# Server time: when a server was last up, and how long none was up in all.
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("last_beat", BigInteger, nullable=False),
    Column("down_ms", BigInteger, nullable=False),
)
