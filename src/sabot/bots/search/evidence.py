"""What somebody's ways tell of a hand: how likely its cards are of each colour, beside what chance would deal.

Who lays a wild had nothing else, who calls a colour holds it, who leaves one behind has little of it, who draws has
none. The odds below were counted over rounds of careful bots; people are much the same, if less strict.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sabot.cards import NO_COLOUR, parse_colour, parse_face
from sabot.editions import EDITIONS
from sabot.editions.rule_codes import RuleCode
from sabot.notation.events import Event
from sabot.views import View
from sabot.words.names import active_face

NOTHING_ELSE = 0.1
"""How the odds of the colour in force change when somebody lays a wild, or draws."""
NO_WILD = 0.3
"""Those of wilds, when somebody draws."""
CALLED = 4.0
"""Those of a colour that somebody calls."""
LEFT, TURNED_TO = 0.5, 1.6
"""Those of the colours that somebody leaves, and turns to, by laying the same symbol in another colour."""
FOLLOWED = 0.9
"""Those of a colour that somebody lays a card of."""
LEAST, MOST = 0.02, 50.0
PUT_ON_TOP = ("turned_up", "played", "cancelled", "discarded", "flipped")

Odds = dict[int, float]
"""By colour; NO_COLOUR are wilds. A colour that is not there is as likely as chance has it."""


@dataclass(slots=True)
class Hand:
    """A hand that is not seen."""

    size: int
    odds: Odds = field(default_factory=dict)

    def tells(self, colour: int, factor: float) -> None:
        """Something was done that is likelier, or less likely, with the colour in hand."""
        self.odds[colour] = min(max(self.odds.get(colour, 1.0) * factor, LEAST), MOST)

    def draw(self) -> None:
        """A card comes of which nothing is known."""
        for colour, odds in self.odds.items():
            self.odds[colour] = (odds * self.size + 1) / (self.size + 1)
        self.size += 1


class Evidence:
    """What is known of every hand, after some events of a round."""

    def __init__(self, view: View, events: Iterable[Event]) -> None:
        events = list(events)
        self._in_turn = EDITIONS[view.edition].cite(RuleCode.DRAW)
        self._colour: int | None = None
        self.hands = {
            player: Hand(max(len(cards) - _gained(player, events), 1)) for player, cards in view.hands.items()
        }
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        if event.kind == "flipped":
            for hand in self.hands.values():
                hand.odds.clear()
        if event.kind in PUT_ON_TOP:
            self._put_on_top(event)
        elif event.kind == "called_colour":
            self._colour = parse_colour(event.colour or "")
            if event.seat is not None and self._colour is not None:
                self.hands[event.seat].tells(self._colour, CALLED)
        elif event.kind == "drew" and event.seat is not None:
            self._draw(self.hands[event.seat], is_in_turn=event.rule == self._in_turn)
        elif event.kind == "gave_hand" and event.seat is not None:
            self.hands[event.seat].odds.clear()

    def _put_on_top(self, event: Event) -> None:
        """A card lies open: its colour is in force, and it was better to lay than others."""
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
            hand.tells(former, NOTHING_ELSE)
        elif face.colour == former:
            hand.tells(former, FOLLOWED)
        else:
            hand.tells(former, LEFT)
            hand.tells(face.colour, TURNED_TO)

    def _draw(self, hand: Hand, *, is_in_turn: bool) -> None:
        """Whoever draws in turn had nothing to lay; what comes may be anything."""
        if is_in_turn and self._colour is not None:
            hand.tells(self._colour, NOTHING_ELSE)
            hand.tells(NO_COLOUR, NO_WILD)
        hand.draw()


def _gained(player: str, events: Iterable[Event]) -> int:
    """How many more cards a player holds after some events."""
    signs = {"drew": 1, "took_back": 1, "played": -1, "cancelled": -1, "discarded": -1}
    return sum(signs.get(event.kind, 0) for event in events if event.seat == player)
