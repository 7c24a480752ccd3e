"""Tokens with rights, games that do not count, and what operators block and did"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Old tokens have no rights but to play; of old games it is not known whether they count."""
    op.add_column("identities", sa.Column("blocked_at", sa.Double(), nullable=True))
    op.add_column(
        "credentials", sa.Column("may_manage", sa.Integer(), server_default="0", nullable=False)
    )
    op.add_column("games", sa.Column("counts", sa.Integer(), nullable=True))
    op.create_table(
        "blocked_addresses",
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_blocked_addresses")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("operator", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    """What the older version does not know is forgotten."""
    op.drop_table("audit")
    op.drop_table("blocked_addresses")
    op.drop_column("games", "counts")
    op.drop_column("credentials", "may_manage")
    op.drop_column("identities", "blocked_at")
