"""What is kept of a guest: collects it for a download, and erases it.

The log of a table belongs to everybody who played there, and proves their match. So at a table with others the guest's
id is replaced by a new one that no cookie has, and what they said is blotted out; the name under which they played
stays, since salts, actions and results name the players. A table at which no other guest ever was is deleted.
"""

import secrets

from msgspec import Struct
from msgspec.structs import replace

from sabot.server.hosting.guests.admission import Admission
from sabot.server.hosting.registry import TableRegistry
from sabot.server.storage.guest_store import Visit
from sabot.server.tables.log.entries import AnyEntry, Asked, Chatted, Guest, Opened, Sat, format_entry, parse_entry

BLOT = "…"
"""Stands for what a guest has said, and for the name of one who did not play."""
TEXTS = {
    "opened": "name",
    "sat": "name",
    "asked": "name",
    "started": "salt",
    "readied": "salt",
    "acted": "action",
    "chatted": "text",
}
"""The field that holds what a guest gave with an entry, by the kind of the entry. No other field is shown."""


class Doing(Struct, frozen=True):
    """One thing that a guest did at a table."""

    at: int
    """When, in milliseconds."""
    kind: str
    """The kind of the entry in the log."""
    text: str
    """What they gave with it: a name, salt, an action, or what they said."""


class TableKept(Struct, frozen=True):
    """What is kept of a guest at one table."""

    table: str
    edition: str
    title: str
    status: str
    opened: int
    """When the table was opened, in milliseconds."""
    doings: list[Doing]


class LineKept(Struct, frozen=True):
    """A line that a guest said in a chat."""

    at: int
    """When, in milliseconds."""
    table: str
    text: str


async def collect_chat(registry: TableRegistry, guest: Guest) -> list[LineKept]:
    """Every line of a guest that is kept, the oldest first."""
    return [LineKept(*line) for line in await registry.store.guests.lines(guest)]


async def collect(registry: TableRegistry, guest: Guest) -> list[TableKept]:
    """Everything that a guest did at any table, the oldest table first."""
    return [await _collect_at(registry, guest, visit) for visit in await registry.store.guests.visits(guest)]


async def erase(registry: TableRegistry, admission: Admission, guest: Guest) -> None:
    """Let a guest leave for good, and erase what is kept of them."""
    await admission.leave_for_good(guest)
    store = registry.store
    speaker = secrets.token_urlsafe(16)
    await store.guests.blot_chat(guest, speaker, BLOT)
    for watched in registry.tables.values():
        watched.chat.blot(guest, speaker, BLOT)
    for visit in await store.guests.visits(guest):
        if visit.is_alone and await registry.forget(visit.key):
            await store.delete_table(visit.key)
        else:
            about = await store.guests.entries_about(guest, visit.key)
            stranger = secrets.token_urlsafe(16)
            has_started = await store.has_started(visit.key)
            texts = [(sequence, _without(guest, stranger, text, has_started)) for sequence, text in about]
            await store.guests.rewrite(visit.key, texts)
            registry.reload_soon(visit.key)
    await store.guests.forget(guest)


async def _collect_at(registry: TableRegistry, guest: Guest, visit: Visit) -> TableKept:
    about = await registry.store.guests.entries_about(guest, visit.key)
    entries = [entry for entry in (parse_entry(text) for _, text in about) if entry.by == guest]
    return TableKept(
        visit.key, visit.edition, visit.title, visit.status, visit.created, [_doing(entry) for entry in entries]
    )


def _doing(entry: AnyEntry) -> Doing:
    kind = type(entry).__name__.lower()
    text = getattr(entry, TEXTS[kind]) if kind in TEXTS else ""
    return Doing(entry.at, kind, text or getattr(entry, "phrase", ""))


def _without(guest: Guest, stranger: Guest, text: str, has_started: bool) -> str:
    """An entry in which a guest is replaced by a stranger."""
    entry = parse_entry(text)
    if entry.by == guest:
        if isinstance(entry, Chatted):
            entry = replace(entry, name=BLOT, text=BLOT if entry.text else "")
        elif isinstance(entry, Opened | Sat | Asked):
            entry = replace(entry, name=entry.name if has_started else BLOT, face="")
            if not isinstance(entry, Asked):  # who had to agree depends on the place
                entry = replace(entry, place="")
        if isinstance(entry, Opened) and not has_started:
            entry = replace(entry, settings=replace(entry.settings, device=(BLOT,) * len(entry.settings.device)))
    return format_entry(entry).replace(f'"{guest}"', f'"{stranger}"')
