"""Lists the card slots of a table, and what a seat knows of the card in each, from its view and from events."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from sabot.cards import SIDES, Face, format_face
from sabot.views import HIDDEN, View

DRAW, DISCARD = "draw", "discard"
"""The piles; every other pile is the hand of the player it is named after."""


@dataclass(slots=True)
class CardSlot:
    """A position in a hand or pile that holds a card."""

    pile: str
    """A player, or one of the piles."""
    faces: list[str]
    """The known faces of the card, by side."""

    @property
    def is_known(self) -> bool:
        """Whether all faces of the card are known."""
        return HIDDEN not in self.faces

    @property
    def is_hidden(self) -> bool:
        """Whether nothing is known of the card."""
        return all(face == HIDDEN for face in self.faces)


def slots_of(view: View, shown: Mapping[str, list[Face]], deck: Set[tuple[str, ...]]) -> list[CardSlot]:
    """All slots of a table, hands first, each pile from its top.

    `shown` has the cards that were shown and must still be in the hand; `deck` has the faces of each card.
    """
    hands = [CardSlot(player, card.split("/")) for player, cards in view.hands.items() for card in cards]
    for player, faces in shown.items():
        if player != view.viewer:
            side = SIDES.index(view.side or SIDES[0])
            _place_shown([slot for slot in hands if slot.pile == player], faces, side, deck)
    piles = [(DRAW, text) for text in _draw_pile(view)] + [(DISCARD, text) for text in view.discard]
    return [*hands, *(CardSlot(pile, text.split("/")) for pile, text in piles)]


def _draw_pile(view: View) -> Iterator[str]:
    """The visible draw pile, from its top."""
    hidden = HIDDEN if view.side is None else f"{HIDDEN}/{HIDDEN}"
    for place in range(view.draw):
        yield view.draw_top if view.draw_top is not None and place == 0 else hidden


def _place_shown(slots: list[CardSlot], shown: list[Face], side: int, deck: Set[tuple[str, ...]]) -> None:
    """Assign each face that was shown to a slot of the hand that it fits."""
    for face in map(format_face, shown):
        for slot in slots:
            faces = [*slot.faces]
            faces[side] = face
            if slot.faces[side] == HIDDEN and (HIDDEN in faces or tuple(faces) in deck):
                slot.faces = faces
                break
