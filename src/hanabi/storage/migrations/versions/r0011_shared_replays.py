"""Replays that several people look at together"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has shared any yet."""
    op.create_table(
        "shared_replays",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_shared_replays_game_id")),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_shared_replays_identity_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared_replays")),
    )
    op.create_table(
        "replay_comments",
        sa.Column("shared_replay_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_replay_comments_game_id")),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_replay_comments_identity_id")
        ),
        sa.PrimaryKeyConstraint("shared_replay_id", "number", name=op.f("pk_replay_comments")),
    )
    for table, columns in (
        ("shared_replays", ("identity_id", "used_at")),
        ("replay_comments", ("identity_id", "at")),
    ):
        for column in columns:
            op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    """The older version has none."""
    op.drop_table("replay_comments")
    op.drop_table("shared_replays")
