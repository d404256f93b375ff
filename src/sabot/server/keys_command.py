"""The command `sabot keys`: lists and rotates the keys that sign cookies."""

import asyncio
import time
from datetime import UTC, datetime
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.command_line.flags import Flag, Lang, within
from sabot.server.access.signing_keys import SigningKey, in_order_of_use
from sabot.server.command_database import Database, private_database
from sabot.server.storage.database import check_exists
from sabot.server.storage.store import Store
from sabot.settings import language_for
from sabot.words.language import Language

Days = Annotated[int, Parameter(validator=within(1))]


def keys_command(
    action: Literal["list", "rotate"] = "list",
    /,
    *,
    days: Days = 30,
    forget: Flag = False,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """List the keys that sign the cookies of guests, or rotate them. Servers can keep running.

    Parameters
    ----------
    action
        `list` shows the keys, but not their values; `rotate` creates a new one, which comes into use after a minute.
    days
        For how many days cookies signed by an old key stay valid. A guest who comes back gets a new cookie.
    forget
        Delete the old keys at once: all guests become new guests and lose their seats.
    database
        Where the keys are stored: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    lang
        The language of the messages printed here.
    """
    language = language_for(lang)
    url = private_database(database, language)
    check_exists(url)
    keys = asyncio.run(_keys(url, action == "rotate", 0 if forget else days))
    now = time.time_ns() // 1_000_000
    signing = in_order_of_use(keys, now)[-1]
    for key in keys:
        print(_line(key, signing, now, language))
    return 0


async def _keys(url: str, rotates: bool, days: int) -> list[SigningKey]:
    store = await Store.open(url)
    try:
        if rotates:
            await store.guests.rotate_keys(days)
        return await store.guests.keys()
    finally:
        await store.close()


def _line(key: SigningKey, signing: SigningKey, now: int, language: Language) -> str:
    """What a key does, without its value."""
    words = {"name": key.name, "created": _day(key.created)}
    if key.until is not None:
        return language.say("key-valid" if key.is_valid(now) else "key-over", until=_day(key.until), **words)
    return language.say("key-signs" if key is signing else "key-soon", **words)


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
