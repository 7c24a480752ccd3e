"""Deals that several teams play: of a day, and among friends"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """The first is made when somebody looks at the deal of the day."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("opened_at", sa.Double(), nullable=False),
        sa.Column("closes_at", sa.Double(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
    )
    op.create_table(
        "deal_players",
        sa.Column("deal_id", sa.String(length=32), nullable=False),
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deal_players_game_id")),
        sa.PrimaryKeyConstraint("deal_id", "identity_id", name=op.f("pk_deal_players")),
    )
    op.create_index(op.f("ix_deal_players_game_id"), "deal_players", ["game_id"])
    op.create_table(
        "deal_scores",
        sa.Column("deal_id", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "players", name=op.f("pk_deal_scores")),
    )


def downgrade() -> None:
    """The older version has no such deals; its games stay."""
    op.drop_table("deal_scores")
    op.drop_table("deal_players")
    op.drop_table("deals")
