"""Random WebSocket frames: messages that are almost valid, garbage, and frames that break the protocol."""

import json
from random import Random
from typing import Any

from sabot.server.protocol.client_messages import WISHES
from tests.support.server.quiet_table import KEY, UNREADABLE
from tests.support.server.wire import Opcode, frame

FIELDS = (*WISHES, "table", "id", "version", "lang", "salt", "guest", "seat", "to")
ACTIONS = (
    *("draw", "pass", "play R7", "play R7/P2", "play wild blue", "uno", "catch ana", "challenge", "accept", "spin war"),
    *("referee: suggestion ana", "object", "", "play \u202e", "draw " * 30),
)
COSTLY = ("chat", "phrase", "react", "hint")
"""Wishes that make their client wait, so that they are rare here."""
ODD_TEXTS = (
    "",
    "\x00",
    "\ud800",
    "é" * 40,
    "💥" * 20,
    "x" * 300,
    "-1",
    "null",
    "{{",
    "%s%n",
    "'; --",
    "../../etc/passwd",
)
RARELY = 0.002
"""How often a message has a costly wish."""


class FrameMaker:
    """Makes frames of every kind; the same seed makes the same frames."""

    def __init__(self, seed: object, keys: list[str]) -> None:
        self.chance = Random(str(seed))
        self._keys = [*keys, KEY]

    def message_frame(self) -> bytes:
        """A frame with a whole message, valid or not, that leaves the connection open."""
        die = self.chance.random()
        if die < 0.55:
            return frame(self._text(self.message()), self._opcode())
        if die < 0.85:
            return frame(self._mutated(self._text(self.message()).encode()), Opcode.BYTES)
        if die < 0.95:
            return frame(self.chance.randbytes(self.chance.randrange(200)), Opcode.BYTES)
        if die < 0.999:
            return frame(self.chance.choice(SHORT_UNREADABLE), Opcode.BYTES)
        return frame(self.chance.choice(LONG_UNREADABLE), Opcode.BYTES)

    def last_frame(self) -> bytes:
        """A frame after which the server closes the connection, or random bytes after which it may."""
        chance = self.chance
        payload = chance.randbytes(chance.randrange(40))
        return chance.choice(
            (
                frame(b"\xff" + payload),
                frame(payload, chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15))),
                frame(payload, Opcode.MORE),
                frame(payload, Opcode.PING, is_last=False),
                frame(payload + b"x" * 126, Opcode.PING),
                frame(payload, said=2**62),
                bytes([0x81, 0x02]) + b"{}",
                bytes([0x80 | chance.randrange(0x10, 0x80)]) + bytes([0x80]) + bytes(4),
                frame(chance.randbytes(1), Opcode.CLOSE),
                frame((1000 + chance.randrange(5000)).to_bytes(2) + payload, Opcode.CLOSE),
                frame(b"x", is_last=False) + frame(b"y"),
            )
        )

    def message(self) -> dict[str, Any]:
        """A message with known fields, and mostly with one wish and a table."""
        chance = self.chance
        if chance.random() < 0.2:
            fields = chance.sample(FIELDS, chance.randrange(5))
            return {field: self._value(field) for field in fields if field not in COSTLY}
        wish = chance.choice(COSTLY) if chance.random() < RARELY else chance.choice(CHEAP)
        made = {"table": chance.choice(self._keys), wish: self._fitting(wish)}
        for field in ("id", "version", "lang", "salt"):
            if chance.random() < 0.2:
                made[field] = self._value(field)
        return made

    def _fitting(self, wish: str) -> Any:
        """A value of the right type for a wish, now and then of any type."""
        chance = self.chance
        if chance.random() < 0.15:
            return self._value(wish)
        if wish in ("act", "why", "chat", "phrase", "react", "mute", "unmute"):
            return chance.choice(ACTIONS)
        if wish in ("watch", "report", "abuse"):
            return chance.choice((0, 0, 1, -1, 7, 10**18))
        return chance.random() < 0.9

    def _value(self, field: str) -> Any:
        chance = self.chance
        kind = chance.randrange(8)
        if kind == 0:
            return chance.choice((None, True, False))
        if kind == 1:
            return chance.randrange(-(2**70), 2**70)
        if kind == 2:
            return chance.choice((0, -1, 1.5, 1e308, -0.0, 10**30))
        if kind == 3:
            return chance.choice(ODD_TEXTS)
        if kind == 4:
            return [chance.choice(ACTIONS)] * chance.randrange(4)
        if kind == 5:
            return {field: chance.choice(ODD_TEXTS)}
        return chance.choice(ACTIONS) if kind == 6 else "".join(map(chr, chance.choices(range(1, 0x2FF), k=8)))

    def _opcode(self) -> int:
        return Opcode.TEXT if self.chance.random() < 0.8 else Opcode.BYTES

    def _text(self, message: dict[str, Any]) -> str:
        return json.dumps(message)

    def _mutated(self, data: bytes) -> bytes:
        """The bytes with one or more changes."""
        chance = self.chance
        changed = bytearray(data)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            place = chance.randrange(len(changed) + 1)
            kind = chance.randrange(4)
            if kind == 0:
                changed[place:place] = chance.randbytes(chance.randrange(1, 5))
            elif kind == 1:
                del changed[place : place + chance.randrange(1, 9)]
            elif kind == 2 and place < len(changed):
                changed[place] ^= 1 << chance.randrange(8)
            else:
                changed[place:place] = changed[: chance.randrange(60)]
        return bytes(changed)


CHEAP = [wish for wish in WISHES if wish not in COSTLY]
SHORT_UNREADABLE = [text for text in UNREADABLE.values() if len(text) < 6000]
LONG_UNREADABLE = [text for text in UNREADABLE.values() if len(text) >= 6000]
