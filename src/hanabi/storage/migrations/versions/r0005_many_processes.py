"""Many processes: who lives, what happened where, who is at which table; codes for all of them"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing has been told yet."""
    op.create_table(
        "spoken_codes",
        sa.Column("plain", sa.String(length=64), nullable=False),
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("plain", name=op.f("pk_spoken_codes")),
    )
    op.create_index(op.f("ix_spoken_codes_expires_at"), "spoken_codes", ["expires_at"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.Column("seen_xid", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "nudges",
        sa.Column("xid", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("xid", name=op.f("pk_nudges")),
    )
    op.create_table(
        "gatherings",
        sa.Column("game_id", sa.String(length=32), nullable=False),
        sa.Column("process_id", sa.String(length=32), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "process_id", name=op.f("pk_gatherings")),
    )
    op.create_index(op.f("ix_gatherings_process_id"), "gatherings", ["process_id"])


def downgrade() -> None:
    """The older version is one process and keeps its codes in memory."""
    op.drop_table("gatherings")
    op.drop_table("nudges")
    op.drop_table("processes")
    op.drop_table("spoken_codes")
