"""Migrations: bring a database of any age up to the current `schema`.

Each step is a file in `versions`. While servers are replaced one by one, old ones still run on the new schema. So a
step only adds, and a later release removes what is no longer used.
"""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from sabot.errors import Unreadable


def upgrade(connection: Connection) -> None:
    """Run every missing step, or raise Unreadable if the database has steps that this release does not know."""
    try:
        command.upgrade(config_for(connection), "head")
    except CommandError as error:
        raise Unreadable("newer-database") from error


def config_for(connection: Connection) -> Config:
    """The configuration of Alembic."""
    config = Config()
    config.set_main_option("script_location", "sabot.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
