"""Restricts a replay to what its onlooker may know."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from sabot.game import Game
from sabot.match.replay import Step
from sabot.notation.actions import CARD_VERBS, parse_seat, verb_of
from sabot.notation.events import Event
from sabot.views import View, redact
from sabot.words.names import active_face

NOBODY = "nobody"
"""Names a spectator, unless a player has this name."""


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who sees all hands, or what one seat sees; without a seat, what spectators see.

    A player who does not sit at a table, being eliminated or at another table, is a spectator there.
    """

    seat: str | None = None
    is_open: bool = False

    @classmethod
    def at(cls, name: str, players: tuple[str, ...]) -> "Onlooker":
        """The onlooker at the seat of a player, or Unreadable; `nobody` is a spectator."""
        if name.lower() == NOBODY and not any(player.lower() == NOBODY for player in players):
            return cls()
        return cls(players[parse_seat(name, players)])

    def view(self, game: Game) -> View:
        """The view of a table."""
        view = game.view(self.seat if self.seat in game.players else None)
        if not self.is_open:
            return view
        position = game.describe()
        return replace(view, hands=position["hands"], discard=position["discard"])

    def redacted(self, events: Iterable[Event]) -> list[Event]:
        """Events without what the onlooker must not know."""
        return [event if self.is_open else redact(event, self.seat) for event in events]

    def action(self, step: Step) -> str:
        """The text of an action, which names only the active face of a two-sided card."""
        named = step.action.partition(" ")[2].partition(" ")[0]
        if self.is_open or "/" not in named or verb_of(step.action) not in CARD_VERBS:
            return step.action
        laid = step.events[0]
        face = active_face(laid.card or "", laid.side)
        return step.action.replace(named, face, 1)
