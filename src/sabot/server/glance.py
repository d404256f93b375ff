"""What is shown of a game, encoded once for all who look at it."""

from functools import lru_cache

from msgspec import Raw
from msgspec.json import Encoder

from sabot.events import Event
from sabot.game import Game
from sabot.kernel.table import NOBODY
from sabot.match.played import write_event

MANY = 4096
"""How many events are remembered: all who hear one hear it within moments."""

encode = Encoder().encode


class Glance:
    """A game as it lies there: what everybody sees is encoded once, and for each viewer what it sees besides."""

    def __init__(self, game: Game, before: "Glance | None" = None) -> None:
        """The glance before it in the same round knows the hands that have not changed."""
        self._look = look = game.look()
        self.public = encode(look.public)[:-1] + b","
        """How the view of everybody begins."""
        self._marks = look.marks()
        if before is None:
            self._seats: dict[str | None, int] = {player: seat for seat, player in enumerate(game.players)}
            self._hands = {player: Raw(encode(look.hand(seat))) for seat, player in enumerate(game.players)}
            self._own: dict[str, Raw] = {}
            self._seats[None] = NOBODY
        else:
            self._seats = before._seats
            self._hands = before._hands.copy()
            self._own = before._own.copy()
            for player, old, new in zip(game.players, before._marks, self._marks, strict=True):
                if old != new:
                    self._hands[player] = Raw(encode(look.hand(self._seats[player])))
                    self._own.pop(player, None)

    def own(self, player: str | None) -> bytes:
        """How the view of a player goes on, but for what it may do; None is a spectator."""
        seat, hands = self._seats[player], self._hands
        if player is not None:
            hands = hands | {player: self._own.get(player) or self._own_hand(player)}
        return encode({"viewer": player, "pending": self._look.pending(seat), "hands": hands})[1:]

    def view(self, player: str | None) -> Raw:
        """The view of a player as JSON, but for what it may do; None is a spectator."""
        return Raw(self.public + self.own(player))

    def legal(self, player: str | None) -> list[str]:
        """What a player may do."""
        return self._look.legal(self._seats[player])

    def _own_hand(self, player: str) -> Raw:
        """The hand of a player as it sees it itself."""
        self._own[player] = hand = Raw(encode(self._look.own_hand(self._seats[player])))
        return hand


@lru_cache(MANY)
def encode_event(event: Event) -> Raw:
    """An event as JSON."""
    return Raw(write_event(event))
