"""Whoever looks at a replay, and what they may see and hear of it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sabot.game import Game
from sabot.match.replay import Step
from sabot.notation.actions import CARD_VERBS, parse_seat, verb_of
from sabot.notation.events import Event
from sabot.views import View, redact
from sabot.words.names import active_face

NOBODY = "nobody"
"""Whose eyes a spectator has, unless a player is called so."""


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who sees all hands, or what one seat sees; without a seat, what spectators see.

    Whoever has no seat at a table, having been eliminated or sitting at another one, is a spectator there.
    """

    seat: str | None = None
    is_open: bool = False

    @classmethod
    def at(cls, name: str, players: tuple[str, ...]) -> "Onlooker":
        """Whoever sits at the seat of a player, or Unreadable; `nobody` is a spectator."""
        if name.lower() == NOBODY and not any(player.lower() == NOBODY for player in players):
            return cls()
        return cls(players[parse_seat(name, players)])

    def look(self, game: Game) -> View:
        """What is seen of a table."""
        view = game.view(self.seat if self.seat in game.players else None)
        if not self.is_open:
            return view
        position = game.describe()
        return replace(view, hands=position["hands"], discard=position["discard"])

    def hear(self, events: Iterable[Event]) -> list[Event]:
        """What is heard of events."""
        return [event if self.is_open else redact(event, self.seat) for event in events]

    def action(self, step: Step) -> str:
        """An action as it is heard: of a two-sided card, the face in play."""
        named = step.action.partition(" ")[2].partition(" ")[0]
        if self.is_open or "/" not in named or verb_of(step.action) not in CARD_VERBS:
            return step.action
        laid = step.events[0]
        face = active_face(laid.card or "", laid.side)
        return step.action.replace(named, face, 1)
