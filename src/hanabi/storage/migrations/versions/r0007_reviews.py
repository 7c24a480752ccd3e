"""Reviews of games that are over"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """They are made when somebody asks for them."""
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_reviews_game_id")),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_reviews")),
    )


def downgrade() -> None:
    """The older version makes none."""
    op.drop_table("reviews")
