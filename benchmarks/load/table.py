"""Those who play at a table: whoever may act does so as soon as they hear of it, and nobody calls anything."""

from time import perf_counter

import msgspec

from benchmarks.load.heat import Load
from benchmarks.load.lobby import Reserved
from benchmarks.load.wire import Wire

CALLS = ("uno", "catch", "wizz", "object")


class Shown(msgspec.Struct):
    """What a player has to know of a table."""

    version: int
    legal: list[str] = []


class Answer(msgspec.Struct):
    """What a player listens to."""

    snapshot: Shown | None = None
    update: Shown | None = None
    refused: msgspec.Raw | None = None


_decode = msgspec.json.Decoder(Answer).decode


class Table:
    """Four people, one act under way at a time, and the news of it on the way to each of them."""

    def __init__(self, load: Load, reserved: Reserved) -> None:
        self.load = load
        load.loops += 1
        self.seats = [Seat(self, reserved.key, cookie) for cookie in reserved.cookies]
        self._acted = 0
        """The last version that somebody has acted upon."""
        self._flying: dict[int, list[float]] = {}
        """When each act was sent, and at how many seats its update has not arrived yet."""

    def act(self, seat: "Seat", version: int) -> None:
        """Let a seat act upon a version, if it is the first."""
        if version > self._acted:
            self._acted = version
            self.load.next(seat.act)

    def sent(self, version: int) -> None:
        """An act is on its way that makes a version."""
        self._flying[version] = [perf_counter(), len(self.seats)]

    def arrived(self, version: int) -> None:
        """The update of a version has arrived at a seat."""
        act = self._flying.get(version)
        if act is not None:
            act[1] -= 1
            if not act[1]:
                del self._flying[version]
                self.load.delays.append(perf_counter() - act[0])


class Seat(Wire):
    """One player, over a socket of their own."""

    def __init__(self, table: Table, key: str, cookie: str) -> None:
        super().__init__(table.load, cookie)
        self._table = table
        self._watch = f'{{"table":"{key}","watch":0}}'.encode()
        self._act = f'{{"table":"{key}","id":"%d","version":%d,"act":"%s"}}'
        self._version = 0
        self._action = ""

    def open(self) -> None:
        """Sit down."""
        self.say(self._watch)

    def hear(self, payload: bytes) -> None:
        """Look whether there is something to do."""
        answer = _decode(payload)
        if answer.refused is not None:
            raise RuntimeError(bytes(answer.refused).decode())
        shown = answer.update or answer.snapshot
        if shown is None:
            return
        self._table.arrived(shown.version)
        action = next((action for action in reversed(shown.legal) if not action.startswith(CALLS)), None)
        if action is not None:
            self._version, self._action = shown.version, action
            self._table.act(self, shown.version)

    def act(self) -> None:
        """Do what was last seen to be possible: lay a card, if there is one to lay."""
        self._table.sent(self._version + 1)
        self.say((self._act % (self._version, self._version, self._action)).encode())
