"""People who play on whatever happens to the server, and the check that nothing which was acknowledged is lost."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count, cycle
from random import Random
from typing import Any, NamedTuple

from sabot.client import Api, Line, Refusal
from sabot.server.storage.store import Store
from sabot.server.tables.chat import REMEMBERED
from sabot.server.tables.log.entries import Acted, AnyEntry, parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.state import TableState
from tests.support.server.balancer import Balancer
from tests.support.server.killable import Killable
from tests.support.server.serving import QUICK, guest, open_table, sit_down, soon, start

ROLLING = 10
"""After this many kills a process is asked to end, as in a rolling restart."""
Seats = tuple[str, int, tuple[str, ...]]
"""The edition, how many people, and which bots."""
TABLES: tuple[Seats, ...] = (
    ("deluxe", 2, ()),
    ("deluxe", 1, ("careful",)),
    ("potter", 2, ("careful",)),
    ("flip", 1, ("eager", "random")),
    ("wizz", 3, ()),
    ("wizz", 1, ("careful", "careful", "careful")),
    ("flip", 4, ()),
)
ENDLESS = {"target": 1_000_000}


class Done(NamedTuple):
    """An acknowledged message of a player."""

    version: int
    name: str
    said: str


class Person:
    """A player who plays on, whatever happens."""

    def __init__(self, api: Api, key: str, seat: int, chance: Random) -> None:
        self.key = key
        self.seat = seat
        self.line = Line(api, key, longest=0.2)
        self.done: list[Done] = []
        self.said: list[str] = []
        """The lines of the chat that were acknowledged."""
        self.has_done_something = asyncio.Event()
        self._chance = chance
        self._names = (f"{seat}-{number}" for number in count())

    async def play(self) -> None:
        """Act legally forever, and chat now and then."""
        async with self.line:
            while True:
                shown = await self.line.until(lambda shown: bool(shown["legal"]) or not shown["match"]["dealt"])
                try:
                    await self._do(shown)
                except Refusal:  # somebody else was faster
                    continue
                await asyncio.sleep(self._chance.uniform(0, 0.05))

    async def _do(self, shown: dict[str, Any]) -> None:
        name = next(self._names)
        if not shown["match"]["dealt"]:
            await self.line.say(name, ready=True)
        elif self._chance.random() < 0.05:
            text = f"a word by {name}"
            await self.line.say(name, chat=text)
            self.said.append(text)
        else:
            action = self._chance.choice(shown["legal"])
            self._keep(Done(await self.line.act(action, name), name, action))

    def _keep(self, done: Done) -> None:
        self.done.append(done)
        self.has_done_something.set()


async def sit_all_down(url: str, chance: Random, tables: Sequence[Seats] = TABLES) -> list[Person]:
    """People at several tables, where the match has begun."""
    people = []
    for edition, number, bots in tables:
        guests = [await guest(url, f"p{seat}") for seat in range(number)]
        seats = ["person"] * number + list(bots)
        key = await open_table(guests[0], edition=edition, seats=seats, format=ENDLESS, **QUICK)
        for other in guests[1:]:
            await sit_down(other, key)
        await start(guests[0], key)
        people += [Person(api, key, seat, Random(chance.random())) for seat, api in enumerate(guests)]
    return people


@asynccontextmanager
async def playing(people: list[Person]) -> AsyncIterator[None]:
    """Let all play until the end. If one of them fails, so does the test."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(person.play()) for person in people]
        yield
        for task in tasks:
            task.cancel()


async def all_connected(people: list[Person]) -> None:
    """Wait until everybody is connected again."""
    while not all(person.line.is_connected for person in people):
        await asyncio.sleep(0.01)


async def logs_of(database: str, people: list[Person]) -> dict[str, list[AnyEntry]]:
    """The logs of all tables in the database; each log must make a table."""
    store = await Store.open(database)
    logs = {}
    for key in {person.key for person in people}:
        found = await store.load(key)
        assert found is not None
        table = TableState(key, found[0])
        logs[key] = [parse_entry(text) for text in found[1]]
        for entry in logs[key]:
            apply(table, entry)
    await store.close()
    return logs


async def check_chats(database: str, people: list[Person]) -> None:
    """Every acknowledged line that is not too old is stored, and nothing was said twice."""
    store = await Store.open(database)
    for person in people:
        lines = await store.chat.lines_after(person.key, 0)
        assert len({(line.guest, line.retry) for line in lines}) == len(lines)
        if len(lines) < REMEMBERED:
            assert {*person.said} <= {line.text for line in lines}
    await store.close()


def check(people: list[Person], logs: dict[str, list[AnyEntry]]) -> None:
    """Everything that was acknowledged is in the logs at its version, and nothing was done twice."""
    for person in people:
        for version, name, said in person.done:
            entry = logs[person.key][version - 1]
            assert entry.id == name
            assert isinstance(entry, Acted)
            assert (entry.seat, entry.action) == (person.seat, said)
    for log in logs.values():
        assert not [name for name, times in names(log).items() if times > 1]


def names(log: Iterable[AnyEntry]) -> Counter[tuple[str | None, str]]:
    """How often each guest did something with the same idempotency key."""
    return Counter((entry.by, entry.id) for entry in log if entry.id is not None)


class Survived(NamedTuple):
    """What was survived: how many kills and restarts, and how many acknowledged actions were found in the logs."""

    kills: int
    restarts: int
    actions: int


async def survive(
    database: str,
    processes: list[Killable],
    restarts: int,
    chance: Random,
    progress: Callable[[int, int], None] = lambda done, of: None,
    longest: float = 0.3,
) -> Survived:
    """Play while processes are killed, at most `longest` seconds after one another, and all tables go on unharmed."""
    for process in processes:
        await process.start()
    signals = [*[signal.SIGKILL] * ROLLING, signal.SIGTERM] * restarts
    async with Balancer([process.port for process in processes]).open() as url:
        people = await sit_all_down(url, chance)
        async with playing(people):
            for done, (number, victim) in enumerate(zip(signals, cycle(processes), strict=False)):
                progress(done, len(signals))
                if chance.random() < 0.7:  # otherwise some are still reconnecting
                    await soon(all_connected(people))
                await asyncio.sleep(chance.uniform(0, longest))
                await victim.end(number)
                await victim.start()
            before = {key: len(log) for key, log in (await logs_of(database, people)).items()}
            for person in people:
                await soon(person.line.until(lambda shown: shown["version"] > before[shown["table"]]))
                await soon(person.has_done_something.wait())
    check(people, await logs_of(database, people))
    await check_chats(database, people)
    assert min(person.line.connections for person in people) > len(signals) / len(processes) / 4
    return Survived(restarts * ROLLING, restarts, sum(len(person.done) for person in people))
