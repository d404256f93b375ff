"""What is shown of a game, encoded once for all who look at it."""

from functools import lru_cache
from typing import Any

from msgspec import Raw
from msgspec.json import Encoder

from sabot.events import Event
from sabot.game import Game
from sabot.kernel.table import NOBODY

MANY = 4096
"""How many events are remembered: all who hear one hear it within moments."""

encode = Encoder().encode


class Glance:
    """A game as it lies there: what everybody sees is encoded once, and for each viewer what it sees besides."""

    def __init__(self, game: Game, before: "Glance | None" = None) -> None:
        """The glance before it in the same round knows the hands that have not changed."""
        self._seats: dict[str | None, int] = {player: seat for seat, player in enumerate(game.players)} | {None: NOBODY}
        self._look = game.look()
        self._public = encode(self._look.public)[:-1]
        self._hidden = {player: _member(player, hand) for player, hand in self._look.hands.items()}
        self._own: dict[str, tuple[object, bytes]] = {} if before is None else before._own

    def view(self, player: str | None) -> Raw:
        """The view of a player as JSON, but for what it may do; None is a spectator."""
        hands = self._hidden if player is None else self._hidden | {player: self._hand(player)}
        pending = self._look.pending(self._seats[player])
        parts = self._public, encode(player), encode(pending), b",".join(hands.values())
        return Raw(b'%b,"viewer":%b,"pending":%b,"hands":{%b}}' % parts)

    def legal(self, player: str | None) -> list[str]:
        """What a player may do."""
        return self._look.legal(self._seats[player])

    def _hand(self, player: str) -> bytes:
        """The hand of a player as it sees it itself."""
        seat = self._seats[player]
        mark = self._look.mark(seat)
        known = self._own.get(player)
        if known is None or known[0] != mark:
            known = self._own[player] = mark, _member(player, self._look.hand(seat))
        return known[1]


def _member(name: str, value: Any) -> bytes:
    """A member of an object in JSON."""
    return encode({name: value})[1:-1]


@lru_cache(MANY)
def encode_event(event: Event) -> Raw:
    """An event as JSON."""
    return Raw(encode(event.as_json()))
