"""Every place where a card lies, and what a seat knows of the card there: what it sees, and what events have told."""

from collections.abc import Iterator, Set
from dataclasses import dataclass

from sabot.bots.careful.memory import Memory
from sabot.cards import Face, format_face
from sabot.round import SIDES
from sabot.views import HIDDEN, View

DRAW, DISCARD = "draw", "discard"
"""The piles; every other pile is the hand of the player it is named after."""


@dataclass(slots=True)
class Slot:
    """A place where a card lies."""

    pile: str
    """A player, or one of the piles."""
    faces: list[str]
    """What is known of the card there, by side."""
    lacking: frozenset[int] = frozenset()
    """The colours that its face in play most likely has not."""

    @property
    def is_known(self) -> bool:
        """Whether there is only one card that it could be."""
        return HIDDEN not in self.faces

    @property
    def is_free(self) -> bool:
        """Whether it could be any card."""
        return not self.lacking and all(face == HIDDEN for face in self.faces)


def slots_of(view: View, memory: Memory | None, deck: Set[tuple[str, ...]]) -> list[Slot]:
    """All places of a table, hands first, each pile from its top; the deck is its cards by their faces."""
    hands = [Slot(player, card.split("/")) for player, cards in view.hands.items() for card in cards]
    for player in view.players:
        if memory is not None and player != view.viewer:
            others = [slot for slot in hands if slot.pile == player]
            _remember_shown(others, memory.known[player], SIDES.index(view.side or SIDES[0]), deck)
            _remember_lacking([slot for slot in others if not slot.is_known], memory.lacking[player])
    piles = [(DRAW, text) for text in _draw_pile(view)] + [(DISCARD, text) for text in view.discard]
    return [*hands, *(Slot(pile, text.split("/")) for pile, text in piles)]


def _draw_pile(view: View) -> Iterator[str]:
    """The draw pile as it is seen, from its top."""
    hidden = HIDDEN if view.side is None else f"{HIDDEN}/{HIDDEN}"
    for place in range(view.draw):
        yield view.draw_top if view.draw_top is not None and place == 0 else hidden


def _remember_shown(slots: list[Slot], shown: list[Face], side: int, deck: Set[tuple[str, ...]]) -> None:
    """Find a place in a hand for each face that was shown and must still be there."""
    for face in map(format_face, shown):
        for slot in slots:
            faces = [*slot.faces]
            faces[side] = face
            if slot.faces[side] == HIDDEN and (HIDDEN in faces or tuple(faces) in deck):
                slot.faces = faces
                break


def _remember_lacking(slots: list[Slot], lacking: dict[int, int]) -> None:
    """A colour that was lacking can only have come with the cards drawn since: the last ones."""
    for place, slot in enumerate(slots, start=1):
        slot.lacking = frozenset(colour for colour, drawn in lacking.items() if place <= len(slots) - drawn)
