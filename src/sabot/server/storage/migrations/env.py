"""How Alembic reaches the database: by the connection that it is handed."""

from alembic import context

from sabot.server.storage.schema import metadata


def run() -> None:
    """Take the steps that were asked for, in the transaction of the connection."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # Alembic's name for the file that it runs; to all others it is a module like any
    run()
