"""The tables, in SQLAlchemy Core, with nothing that only one database understands."""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID = String(32)

identities = Table(
    "identities",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", Double, nullable=False),
    # Set by the operator: whoever it is, nothing of theirs opens anything any more.
    Column("blocked_at", Double),
)

credentials = Table(
    "credentials",
    metadata,
    # Only a hash is kept, so that a copy of the database opens no door.
    Column("hash", String(64), primary_key=True),
    Column("id", ID, nullable=False),
    Column("identity_id", ID, ForeignKey("identities.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("label", String(64), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("revoked_at", Double),
    # 1: a token that may change the identity itself (its name, its recovery code, its tokens).
    Column("may_manage", Integer, nullable=False, server_default="0"),
    Index(None, "identity_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("game_id", ID, primary_key=True),
    # Unique with the game: whoever writes a number first has won the race for it.
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", ID, primary_key=True),
    Column("status", String(16), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("edition", String(32)),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("ending", String(16)),
    Column("score", Integer),
    Column("points", Integer),
    Column("max_score", Integer, nullable=False),
    # 0: not in statistics, because cards were seen by undoing; nothing: from before it was told.
    Column("counts", Integer),
    Index(None, "status", "visibility", "created_at"),
    Index(None, "ended_at"),
)

participants = Table(
    "participants",
    metadata,
    Column("game_id", ID, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity_id", ID),
    Column("bot", String(64)),
    Column("name", String(64), nullable=False),
    Index(None, "identity_id"),
)

notes = Table(
    "notes",
    metadata,
    Column("game_id", ID, primary_key=True),
    Column("identity_id", ID, primary_key=True),
    # People who share a device have an identity together, but not their notes.
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("card", Integer, primary_key=True, autoincrement=False),
    Column("text", String(500), nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    # A hash of the endpoint, which is too long for a key.
    Column("id", String(64), primary_key=True),
    Column("identity_id", ID, ForeignKey("identities.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("locale", String(16), nullable=False),
    Column("created_at", Double, nullable=False),
    Index(None, "identity_id"),
)

learnt = Table(
    "learnt",
    metadata,
    Column("identity_id", ID, ForeignKey("identities.id"), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", Double, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    # Made from the log whenever they are missing, so a copy of the database has no use for them.
    Column("game_id", ID, ForeignKey("games.id"), primary_key=True),
    # Of the reviews' form: those of an older one are made again.
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

deals = Table(
    "deals",
    metadata,
    # A day, as 2026-11-18; any other id is of a deal that somebody shared with friends.
    Column("id", ID, primary_key=True),
    Column("opened_at", Double, nullable=False),
    # From then on nobody begins it, and its games open to whoever may see them otherwise.
    Column("closes_at", Double, nullable=False),
    # JSON: the rules and the shuffle, which is as secret as the logs of running games.
    Column("data", Text, nullable=False),
)

deal_players = Table(
    "deal_players",
    metadata,
    Column("deal_id", ID, primary_key=True),
    # Once each: whoever has seen its cards does not play it again.
    Column("identity_id", ID, primary_key=True),
    Column("game_id", ID, ForeignKey("games.id"), nullable=False),
    Index(None, "game_id"),
)

deal_scores = Table(
    "deal_scores",
    metadata,
    # Computed whenever they are missing, so a copy of the database has no use for them.
    Column("deal_id", ID, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    # JSON: what bots reached, and what the solver knows.
    Column("data", Text, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("identity_id", ID, ForeignKey("identities.id"), primary_key=True),
    # Only the first try at a puzzle counts.
    Column("puzzle", String(16), primary_key=True),
    # The puzzle's, when it was tried.
    Column("rating", Integer, nullable=False),
    Column("is_right", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

kept_lines = Table(
    "kept_lines",
    metadata,
    Column("identity_id", ID, ForeignKey("identities.id"), primary_key=True),
    Column("game_id", ID, ForeignKey("games.id"), primary_key=True),
    # How a link names them; it tells nothing of who tried them.
    Column("link", ID, nullable=False),
    Column("at", Double, nullable=False),
    # JSON: comments and variations, as in a record.
    Column("data", Text, nullable=False),
    Index(None, "game_id", "link"),
)

shared_replays = Table(
    "shared_replays",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game_id", ID, ForeignKey("games.id"), nullable=False),
    # Whoever made it; it goes with them.
    Column("identity_id", ID, ForeignKey("identities.id"), nullable=False),
    Column("used_at", Double, nullable=False),
    # Counts the changes of the state: whoever changes an older one reads again.
    Column("version", Integer, nullable=False),
    # JSON: who leads, and what everybody is shown.
    Column("state", Text, nullable=False),
    Index(None, "identity_id"),
    Index(None, "used_at"),
)

replay_comments = Table(
    "replay_comments",
    metadata,
    # Without a foreign key: it may go with who made it, and what others said in it goes later.
    Column("shared_replay_id", ID, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game_id", ID, ForeignKey("games.id"), nullable=False),
    Column("identity_id", ID, ForeignKey("identities.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("move", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    # The client's: what is sent again because of a broken connection is said once.
    Column("key", String(64)),
    Column("at", Double, nullable=False),
    Index(None, "identity_id"),
    Index(None, "at"),
)

blocked_addresses = Table(
    "blocked_addresses",
    metadata,
    # An address or a network, as ``ipaddress`` writes it.
    Column("address", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    # What operators did with ``hanabi admin``; rows are added, never changed.
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)

spoken_codes = Table(
    "spoken_codes",
    metadata,
    # Without hyphens, accents and capitals, as it is looked up.
    Column("plain", String(64), primary_key=True),
    Column("game_id", ID, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index(None, "expires_at"),
)

# What processes on one database tell each other. A copy of the database has no use for it.

processes = Table(
    "processes",
    metadata,
    Column("id", ID, primary_key=True),
    Column("started_at", Double, nullable=False),
    # When it last said that it lives, by the database's clock.
    Column("seen_at", Double, nullable=False),
    # All nudges of transactions before this one it has seen.
    Column("seen_xid", BigInteger, nullable=False),
)

nudges = Table(
    "nudges",
    metadata,
    # The transaction that something happened in: one row for each, and a gap-safe order.
    Column("xid", BigInteger, primary_key=True, autoincrement=False),
    # Where to look; what happened is read there.
    Column("told", Text, nullable=False),
)

gatherings = Table(
    "gatherings",
    metadata,
    Column("game_id", ID, primary_key=True),
    Column("process_id", ID, primary_key=True),
    # JSON: who is connected to the table there, and who stands at its door.
    Column("data", Text, nullable=False),
    Index(None, "process_id"),
)
