"""First tries at puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has tried any yet."""
    op.create_table(
        "puzzle_tries",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("is_right", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_puzzle_tries_identity_id")
        ),
        sa.PrimaryKeyConstraint("identity_id", "puzzle", name=op.f("pk_puzzle_tries")),
    )


def downgrade() -> None:
    """The older version has no puzzles."""
    op.drop_table("puzzle_tries")
