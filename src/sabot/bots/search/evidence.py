"""Infers from a player's actions how likely its cards are of each colour, relative to a random hand.

A player who plays a wild had nothing else, one who calls a colour holds it, one who changes the colour has little of
the old one, one who draws has none. The odds below were measured in rounds of careful bots; people play similarly.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sabot.cards import NO_COLOUR, parse_colour, parse_face
from sabot.editions import edition_of
from sabot.editions.rule_codes import RuleCode
from sabot.notation.events import Event
from sabot.views import View
from sabot.words.names import active_face

NOTHING_ELSE = 0.1
"""Factor for the odds of the colour in force when a player plays a wild, or draws."""
NO_WILD = 0.3
"""Factor for wilds when a player draws."""
CALLED = 4.0
"""Factor for a colour that a player calls."""
LEFT, TURNED_TO = 0.5, 1.6
"""Factors for the old and the new colour when a player plays the same symbol in another colour."""
FOLLOWED = 0.9
"""Factor for the colour in force when a player plays a card of it."""
LEAST, MOST = 0.02, 50.0
PUT_ON_TOP = ("turned_up", "played", "cancelled", "discarded", "flipped")

Odds = dict[int, float]
"""Odds by colour, with NO_COLOUR for wilds. A missing colour has odds of 1."""


@dataclass(slots=True)
class Hand:
    """A hidden hand: its size and the odds of its colours."""

    size: int
    odds: Odds = field(default_factory=dict)

    def update_odds(self, colour: int, factor: float) -> None:
        """Multiply the odds of a colour by a factor."""
        self.odds[colour] = min(max(self.odds.get(colour, 1.0) * factor, LEAST), MOST)

    def draw(self) -> None:
        """Add an unknown card."""
        for colour, odds in self.odds.items():
            self.odds[colour] = (odds * self.size + 1) / (self.size + 1)
        self.size += 1


class Evidence:
    """The odds of every hand, after some events of a round."""

    def __init__(self, view: View, events: Iterable[Event]) -> None:
        events = list(events)
        self._in_turn = edition_of(view.edition).cite(RuleCode.DRAW)
        self._colour: int | None = None
        self.hands = {
            player: Hand(max(len(cards) - _gained(player, events), 1)) for player, cards in view.hands.items()
        }
        for event in events:
            self._apply_event(event)

    def _apply_event(self, event: Event) -> None:
        if event.kind == "flipped":
            for hand in self.hands.values():
                hand.odds.clear()
        if event.kind in PUT_ON_TOP:
            self._put_on_top(event)
        elif event.kind == "called_colour":
            self._colour = parse_colour(event.colour or "")
            if event.seat is not None and self._colour is not None:
                self.hands[event.seat].update_odds(self._colour, CALLED)
        elif event.kind == "drew" and event.seat is not None:
            self._draw(self.hands[event.seat], is_in_turn=event.rule == self._in_turn)
        elif event.kind == "gave_hand" and event.seat is not None:
            self.hands[event.seat].odds.clear()

    def _put_on_top(self, event: Event) -> None:
        """Update for a card that was played: its colour is in force, and the player preferred it to others."""
        face, former = parse_face(active_face(event.card or "", event.side)), self._colour
        assert face is not None
        self._colour = None if face.is_wild else face.colour
        if event.seat is None:
            return
        hand = self.hands[event.seat]
        hand.size = max(hand.size - 1, 1)
        if event.kind != "played" or former is None:
            return
        if face.is_wild:
            hand.update_odds(former, NOTHING_ELSE)
        elif face.colour == former:
            hand.update_odds(former, FOLLOWED)
        else:
            hand.update_odds(former, LEFT)
            hand.update_odds(face.colour, TURNED_TO)

    def _draw(self, hand: Hand, *, is_in_turn: bool) -> None:
        """Update for a drawn card: a player who draws in turn had nothing to play, and the new card is unknown."""
        if is_in_turn and self._colour is not None:
            hand.update_odds(self._colour, NOTHING_ELSE)
            hand.update_odds(NO_COLOUR, NO_WILD)
        hand.draw()


def _gained(player: str, events: Iterable[Event]) -> int:
    """How many cards a player gained through some events."""
    signs = {"drew": 1, "took_back": 1, "played": -1, "cancelled": -1, "discarded": -1}
    return sum(signs.get(event.kind, 0) for event in events if event.seat == player)
