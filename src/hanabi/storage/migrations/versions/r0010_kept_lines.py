"""Other lines that people tried in games"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has tried any yet."""
    op.create_table(
        "kept_lines",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_kept_lines_game_id")),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_kept_lines_identity_id")
        ),
        sa.PrimaryKeyConstraint("identity_id", "game_id", name=op.f("pk_kept_lines")),
    )
    op.create_index(op.f("ix_kept_lines_game_id_link"), "kept_lines", ["game_id", "link"])


def downgrade() -> None:
    """The older version has no place for them."""
    op.drop_table("kept_lines")
