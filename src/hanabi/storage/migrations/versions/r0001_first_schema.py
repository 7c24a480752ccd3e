"""The first schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "entries",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("visibility", sa.String(length=16), nullable=False),
        sa.Column("edition", sa.String(length=32), nullable=True),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.Column("ending", sa.String(length=16), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("max_score", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_games_ended_at"), ["ended_at"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_games_status_visibility_created_at"),
            ["status", "visibility", "created_at"],
            unique=False,
        )

    op.create_table(
        "identities",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_identities")),
    )
    op.create_table(
        "notes",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("card", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "identity_id", "card", name=op.f("pk_notes")),
    )
    op.create_table(
        "credentials",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("revoked_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_credentials_identity_id")
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_credentials")),
    )
    with op.batch_alter_table("credentials", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_credentials_identity_id"), ["identity_id"], unique=False
        )

    op.create_table(
        "participants",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_participants_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_participants")),
    )
    with op.batch_alter_table("participants", schema=None) as batch_op:
        batch_op.create_index(
            batch_op.f("ix_participants_identity_id"), ["identity_id"], unique=False
        )


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("participants", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_participants_identity_id"))

    op.drop_table("participants")
    with op.batch_alter_table("credentials", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_credentials_identity_id"))

    op.drop_table("credentials")
    op.drop_table("notes")
    op.drop_table("identities")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_games_status_visibility_created_at"))
        batch_op.drop_index(batch_op.f("ix_games_ended_at"))

    op.drop_table("games")
    op.drop_table("entries")
