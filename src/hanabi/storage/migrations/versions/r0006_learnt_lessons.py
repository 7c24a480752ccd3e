"""Lessons that were gone through"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has learnt anything yet."""
    op.create_table(
        "learnt",
        sa.Column("identity_id", sa.String(length=32), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name=op.f("fk_learnt_identity_id")
        ),
        sa.PrimaryKeyConstraint("identity_id", "lesson", name=op.f("pk_learnt")),
    )


def downgrade() -> None:
    """The older version has no lessons."""
    op.drop_table("learnt")
