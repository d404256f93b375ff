"""The commands `sabot backup` and `sabot restore`."""

import asyncio
from pathlib import Path

from sabot.command_line.files import File
from sabot.command_line.flags import Flag, Lang
from sabot.server.command_database import Database, private_database, tighten_and_say
from sabot.server.storage.backup import back_up, restore
from sabot.server.storage.database import check_exists
from sabot.settings import language_for


def backup_command(file: File, /, *, database: Database = None, with_keys: Flag = False, lang: Lang = None) -> int:
    """Write a backup of all tables to a file, even while servers are running.

    Parameters
    ----------
    file
        The file to write; an older backup is replaced.
    database
        Where the tables are stored: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    with_keys
        Include the keys that sign cookies. Without them, guests lose their seats when the backup is restored elsewhere.
    lang
        The language of the messages printed here.
    """
    language = language_for(lang)
    target = Path(file)
    url = private_database(database, language)
    check_exists(url)
    tighten_and_say(target, language)
    number = asyncio.run(back_up(url, target, with_keys=with_keys))
    print(language.say("backed-up", file=file, number=number))
    return 0


def restore_command(file: File, /, *, database: Database = None, force: Flag = False, lang: Lang = None) -> int:
    """Restore all tables from a backup. No server may be running.

    Parameters
    ----------
    file
        The backup.
    database
        Where to restore the tables: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    force
        Replace the tables that are in the database.
    lang
        The language of the messages printed here.
    """
    language = language_for(lang)
    source = Path(file)
    tighten_and_say(source, language)
    number = asyncio.run(restore(private_database(database, language), source, force=force))
    print(language.say("restored", file=file, number=number))
    return 0
