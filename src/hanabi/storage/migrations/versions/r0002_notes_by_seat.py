"""Notes belong to a seat: one identity may hold several of a table"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Until now an identity had one seat of a table: that is the notes' seat."""
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seat", sa.Integer(), nullable=True))
    op.execute(
        "UPDATE notes SET seat = COALESCE((SELECT min(participants.seat) FROM participants"
        " WHERE participants.game_id = notes.game_id"
        " AND participants.identity_id = notes.identity_id), 0)"
    )
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.alter_column("seat", existing_type=sa.Integer(), nullable=False)
        batch_op.drop_constraint(batch_op.f("pk_notes"), type_="primary")
        batch_op.create_primary_key(
            batch_op.f("pk_notes"), ["game_id", "identity_id", "seat", "card"]
        )


def downgrade() -> None:
    """An identity's notes on a card are one again: those of its first seat."""
    op.execute(
        "DELETE FROM notes WHERE seat > (SELECT min(other.seat) FROM notes AS other"
        " WHERE other.game_id = notes.game_id AND other.identity_id = notes.identity_id"
        " AND other.card = notes.card)"
    )
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("pk_notes"), type_="primary")
        batch_op.drop_column("seat")
        batch_op.create_primary_key(batch_op.f("pk_notes"), ["game_id", "identity_id", "card"])
