"""Alembic's environment: it uses the connection that it is given."""

from alembic import context

from sabot.server.storage.schema import metadata


def run() -> None:
    """Run the requested steps in the transaction of the connection."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name under which Alembic runs this file
    run()
