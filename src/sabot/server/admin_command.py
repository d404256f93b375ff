"""The command `sabot admin`: what the operator of a server reads and decides, also while it runs."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.command_line.flags import Lang, within
from sabot.errors import Unreadable
from sabot.server.access.bans import guest_tag, parse_banned
from sabot.server.command_database import Database, private_database
from sabot.server.storage.database import check_exists
from sabot.server.storage.moderation_store import ModerationStore, ReportRow, parse_context
from sabot.server.storage.store import Store
from sabot.settings import language_for
from sabot.words.language import Language

Action = Literal["reports", "close", "ban", "unban", "bans"]
Days = Annotated[int, Parameter(validator=within(0, 36_500), show_default=False)]
Report = Annotated[int, Parameter(validator=within(0), show_default=False)]

INDENT = "  "


def admin_command(
    action: Action,
    what: Annotated[str, Parameter(show_default=False)] = "",
    /,
    *,
    days: Days = 0,
    done: Report = 0,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Read the reports of chat messages, close a table, and ban guests or addresses.

    A running server applies a change within five seconds.

    Parameters
    ----------
    action
        What to do.
    what
        The table to close; or the guest, address or network (`192.0.2.0/24`) to ban or unban.
    days
        With `ban`: for how many days; by default, for good.
    done
        With `reports`: the number of a report that you have dealt with. It is deleted.
    database
        The database of the server; by default, the file that `sabot serve` uses.
    lang
        The language of all texts; by default, that of the environment.
    """
    language = language_for(lang)
    url = private_database(database, language)
    check_exists(url)
    if (action in _ABOUT_SOMETHING) != bool(what):
        raise Unreadable("admin-what" if not what else "admin-alone", action)
    desk = Desk(language, what, days, done)
    return asyncio.run(_run(url, lambda store: _ACTIONS[action](desk, store)))


async def _run(url: str, work: Callable[[ModerationStore], Awaitable[None]]) -> int:
    """Do work on the database of a server."""
    store = await Store.open(url)
    try:
        await work(store.moderation)
    finally:
        await store.close()
    return 0


class Desk:
    """Carries out the actions, and prints what was done."""

    def __init__(self, language: Language, what: str, days: int, done: int) -> None:
        self._language = language
        self._what = what
        self._days = days
        self._done = done

    def _print(self, message: str, indent: str = "", **words: str | int) -> None:
        print(indent + self._language.say(message, **words))

    async def reports(self, store: ModerationStore) -> None:
        """List the reports, or delete one that is dealt with."""
        if self._done:
            if not await store.delete_report(self._done):
                raise Unreadable("no-report", "--done", number=self._done)
            self._print("admin-done", number=self._done)
            return
        reports = await store.reports()
        if not reports:
            self._print("admin-no-reports")
        for report in reports:
            self._show(report)

    def _show(self, report: ReportRow) -> None:
        self._print("admin-report", number=str(report.id), time=_time(report.at), table=report.key)
        self._print("admin-reporter", INDENT, guest=guest_tag(report.reporter))
        self._print(
            "admin-author", INDENT, name=report.name, guest=guest_tag(report.author), address=report.address or "?"
        )
        print(f"  > {report.text}")
        for near in parse_context(report.context):
            print(f"    {near.name} ({near.tag}): {near.text}")

    async def close(self, store: ModerationStore) -> None:
        """Have a table closed."""
        if not await store.order_closing(self._what):
            raise Unreadable("no-table", self._what)
        self._print("admin-closing")

    async def ban(self, store: ModerationStore) -> None:
        """Ban a guest, an address or a network."""
        banned = parse_banned(self._what)
        await store.ban(banned, self._days or None)
        self._print("admin-banned", banned=banned)

    async def unban(self, store: ModerationStore) -> None:
        """End a ban."""
        banned = parse_banned(self._what)
        if not await store.unban(banned):
            raise Unreadable("no-ban", banned)
        self._print("admin-unbanned", banned=banned)

    async def bans(self, store: ModerationStore) -> None:
        """List the bans."""
        bans = await store.bans()
        if not bans:
            self._print("admin-no-bans")
        for ban in bans:
            if ban.until is None:
                self._print("admin-ban", banned=ban.banned, since=_time(ban.since))
            else:
                self._print("admin-ban-until", banned=ban.banned, since=_time(ban.since), until=_time(ban.until))


_ACTIONS: dict[str, Callable[[Desk, ModerationStore], Awaitable[None]]] = {
    "reports": Desk.reports,
    "close": Desk.close,
    "ban": Desk.ban,
    "unban": Desk.unban,
    "bans": Desk.bans,
}
_ABOUT_SOMETHING = ("close", "ban", "unban")
"""The actions that need to be told about what."""


def _time(milliseconds: int) -> str:
    """A time in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
