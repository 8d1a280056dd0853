"""The script by which Alembic runs our migrations: on the server's connection, in one transaction."""

from __future__ import annotations

from alembic import context

from smallwars.server.storage.database import ServerValue

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=ServerValue.metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
