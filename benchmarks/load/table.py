"""Players at a table: each acts as soon as it may, or at times of its own, and nobody makes calls."""

import asyncio
from functools import partial
from random import Random
from time import perf_counter

import msgspec

from benchmarks.load.heat import Load
from benchmarks.load.lobby import Reserved
from benchmarks.load.wire import Wire
from sabot.notation.actions import OUT_OF_TURN_VERBS, verb_of


class Shown(msgspec.Struct):
    """The part of a table that a player needs."""

    version: int
    legal: list[str] = []


class Answer(msgspec.Struct):
    """The part of an answer that a player needs."""

    snapshot: Shown | None = None
    update: Shown | None = None
    refused: msgspec.Raw | None = None


_decode = msgspec.json.Decoder(Answer).decode


class Table:
    """Four players, with one action under way at a time and its updates on their way to each of them."""

    def __init__(self, load: Load, reserved: Reserved) -> None:
        self.load = load
        load.loops += 1
        self.seats = [Seat(self, reserved.key, cookie) for cookie in reserved.cookies]
        self._acted = 0
        """The last version that a player has acted on."""
        self._flying: dict[int, list[float]] = {}
        """For each version under way: when the action was due, and at how many seats its update is missing."""
        self._due = 0.0
        """When the last action was due."""
        self._chance = Random(reserved.key)

    def act(self, seat: "Seat", version: int) -> None:
        """Let a seat act on a version, if it is the first to do so."""
        if version > self._acted:
            self._acted = version
            self.load.next(partial(self._act_when_due, seat))

    def _act_when_due(self, seat: "Seat") -> None:
        """Let a seat act at once, or when it is due.

        When that is depends on chance alone, not on the server: an action for which a slow server is not ready is late,
        and its delay counts from when it was due.
        """
        now, interval = perf_counter(), self.load.interval
        if interval:
            self._due = max(self._due, self.load.began) + self._chance.expovariate(1 / interval)
        else:
            self._due = now
        if self._due > now:
            asyncio.get_running_loop().call_later(self._due - now, seat.act)
        else:
            seat.act()

    def sent(self, version: int) -> None:
        """Note that the action for a version was sent."""
        self._flying[version] = [self._due, len(self.seats)]

    def arrived(self, version: int) -> None:
        """Note that the update to a version has arrived at a seat."""
        act = self._flying.get(version)
        if act is not None:
            act[1] -= 1
            if not act[1]:
                del self._flying[version]
                self.load.delays.append(perf_counter() - act[0])


class Seat(Wire):
    """A player with a socket of its own."""

    def __init__(self, table: Table, key: str, cookie: str) -> None:
        super().__init__(table.load, cookie)
        self._table = table
        self._watch = f'{{"table":"{key}","watch":0}}'.encode()
        self._act = f'{{"table":"{key}","id":"%d","version":%d,"act":"%s"}}'
        self._version = 0
        self._action = ""

    def open(self) -> None:
        """Watch the table."""
        self.say(self._watch)

    def hear(self, payload: bytes) -> None:
        """Act if the table says so."""
        answer = _decode(payload)
        if answer.refused is not None:
            raise RuntimeError(bytes(answer.refused).decode())
        shown = answer.update or answer.snapshot
        if shown is None:
            return
        self._table.arrived(shown.version)
        action = next((action for action in reversed(shown.legal) if verb_of(action) not in OUT_OF_TURN_VERBS), None)
        if action is not None:
            self._version, self._action = shown.version, action
            self._table.act(self, shown.version)

    def act(self) -> None:
        """Send the last legal action that was seen: a card, if one can be played."""
        self._table.sent(self._version + 1)
        self.say((self._act % (self._version, self._version, self._action)).encode())
