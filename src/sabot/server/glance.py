"""What is shown of a game, encoded once for all who look at it."""

from functools import lru_cache

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
        self._look = game.look()
        self._public = encode(self._look.public)[:-1]
        self._seats: dict[str | None, int] = _seats(game) if before is None else before._seats
        self._own: dict[int, tuple[object, list[str]]] = {} if before is None else before._own

    def view(self, player: str | None) -> Raw:
        """The view of a player as JSON, but for what it may do; None is a spectator."""
        seat = self._seats[player]
        hands = self._look.hands if player is None else self._look.hands | {player: self._hand(seat)}
        own = encode({"viewer": player, "pending": self._look.pending(seat), "hands": hands})
        return Raw(b"%b,%b" % (self._public, own[1:]))

    def legal(self, player: str | None) -> list[str]:
        """What a player may do."""
        return self._look.legal(self._seats[player])

    def _hand(self, seat: int) -> list[str]:
        """The hand of a seat as it sees it itself."""
        mark = self._look.mark(seat)
        known = self._own.get(seat)
        if known is None or known[0] != mark:
            known = self._own[seat] = mark, self._look.hand(seat)
        return known[1]


def _seats(game: Game) -> dict[str | None, int]:
    """Where everybody sits; None is a spectator."""
    return {player: seat for seat, player in enumerate(game.players)} | {None: NOBODY}


@lru_cache(MANY)
def encode_event(event: Event) -> Raw:
    """An event as JSON."""
    return Raw(encode(event.as_json()))
