"""How a database of any age comes to look as `schema` says.

Each step is a file in `versions`. While servers are replaced one by one, the old ones go on with the new schema: a step
adds, and what nobody uses any more is taken away by a later release.
"""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from sabot.errors import Unreadable


def upgrade(connection: Connection) -> None:
    """Take every step that is left, or raise Unreadable if the database knows steps that are unknown here."""
    try:
        command.upgrade(config_for(connection), "head")
    except CommandError as error:
        raise Unreadable("newer-database") from error


def config_for(connection: Connection) -> Config:
    """What Alembic has to be told."""
    config = Config()
    config.set_main_option("script_location", "sabot.server.storage:migrations")
    config.attributes["connection"] = connection
    return config
