"""Assesses a sight: the table in faces, and how close the others are to going out."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

from sabot.bots.careful.memory import Memory
from sabot.bots.careful.totals import total
from sabot.bots.characters.ways import PLAIN, Way
from sabot.bots.sight import Sight
from sabot.cards import SIDE_COLOURS, Face, parse_colour, parse_face
from sabot.editions import edition_of
from sabot.options import settings
from sabot.words.names import active_face

THREATS = {1: 1.0, 2: 0.5, 3: 0.25}
"""How close to going out a player with this many cards is."""
FAR = 0.1
"""The same with more cards."""


class Assessment:
    """The facts that the careful bot derives from its sight."""

    def __init__(self, sight: Sight, way: Way = PLAIN) -> None:
        view = sight.view
        assert view.viewer is not None
        self.sight = sight
        self.way = way
        self.view = view
        self.me = view.viewer
        self.hand = self.faces(view.hands[self.me])
        self.top = self.face(view.discard[0])
        self.colour = parse_colour(view.colour or "")
        self.pending = view.pending or {}
        seat, count = view.players.index(self.me), len(view.players)
        step = 1 if view.direction == "left" else -1
        self.others = [view.players[(seat + step * place) % count] for place in range(1, count)]
        """The others in order of play, the next one first."""
        self.next = self.others[0]

    @cached_property
    def memory(self) -> Memory:
        """The knowledge about the other players that events have revealed."""
        return Memory(self.sight)

    def face(self, card: str) -> Face | None:
        """The active face of a card, or None if it is hidden."""
        return parse_face(active_face(card, self.view.side))

    def faces(self, cards: Iterable[str]) -> list[Face]:
        """The active faces of the visible cards."""
        return [face for face in map(self.face, cards) if face is not None]

    def legal(self, verb: str) -> list[str]:
        """The legal arguments of a verb."""
        return [rest for word, _, rest in (action.partition(" ") for action in self.view.legal) if word == verb]

    def legal_faces(self, verb: str) -> list[Face]:
        """The faces that may be played or discarded."""
        return [face for face in map(parse_face, self.legal(verb)) if face is not None]

    def fits(self, face: Face) -> bool:
        """Whether a face fits on the top card."""
        return fits(face, self.top, self.colour)

    def size(self, player: str) -> int:
        """The number of cards that a player holds."""
        return len(self.view.hands[player])

    def last_card(self, player: str) -> Face | None:
        """The only card of a player, if it is known."""
        known = self.memory.known[player]
        return known[0] if self.size(player) == len(known) == 1 else None

    def threat(self, player: str) -> float:
        """How close a player is to going out, from almost 0 to 1."""
        return THREATS.get(self.size(player), FAR)

    def share(self, player: str) -> float:
        """The share of a player in the threat from all others."""
        return self.threat(player) / total(map(self.threat, self.others))

    @cached_property
    def danger(self) -> float:
        """The greatest threat from another player."""
        return max(map(self.threat, self.others))

    @property
    def is_late(self) -> bool:
        """Whether another player holds at most two cards."""
        return self.danger >= THREATS[2]

    @cached_property
    def settings(self) -> dict[str, Any]:
        """Every option of the round, whether it was chosen or not."""
        return settings(self.view.edition, self.view.options)

    @cached_property
    def unseen(self) -> Counter[int]:
        """The number of faces of each colour in other hands or the draw pile, as far as the seat can tell."""
        seen = Counter(face.colour for face in (*self.hand, *self.faces(self.view.discard)))
        return colour_counts(self.view.edition, self.view.side, self.settings.get("howlers", 1)) - seen

    def chance_of(self, player: str, colour: int) -> float:
        """How likely a player holds a colour."""
        known = self.memory.known[player]
        if any(face.colour == colour for face in known):
            return 1.0
        hidden = max(self.size(player) - len(known), 0)
        drawn = self.memory.lacking[player].get(colour, hidden)
        others = 1 - self.unseen[colour] / max(self.unseen.total(), 1)
        return 1 - float(others ** min(drawn, hidden))

    @property
    def colours(self) -> range:
        """The colours of the active side."""
        first = SIDE_COLOURS if self.view.side == "villain" else 0
        return range(first, first + SIDE_COLOURS)

    @cached_property
    def colour_denial(self) -> dict[int, float]:
        """For each colour, how much those who are close to going out lack it."""
        return {
            colour: total(self.lacks(player, colour) for player in self.others) / len(self.others)
            for colour in self.colours
        }

    def lacks(self, player: str, colour: int) -> float:
        """The threat of a player, weighted by how likely it lacks a colour."""
        return self.threat(player) * (1 - self.chance_of(player, colour))


@lru_cache(maxsize=16)
def colour_counts(edition: str, side: str | None, howlers: int) -> Counter[int]:
    """The number of faces of each colour on a side of the deck."""
    game = edition_of(edition)
    copies = game.faces({"howlers": howlers})
    counts: Counter[int] = Counter()
    for face in game.backs if side == "villain" else game.fronts:
        counts[face.colour] += copies[face]
    return counts


def fits(face: Face, top: Face | None, colour: int | None) -> bool:
    """Whether a face fits on a top card and colour in force: by colour or symbol, or as a wild."""
    if face.is_wild or face.colour == colour:
        return True
    return top is not None and not top.is_wild and face.symbol == top.symbol


def without(hand: Iterable[Face], *gone: Face) -> list[Face]:
    """A hand without one copy of each of these faces."""
    rest = list(hand)
    for face in gone:
        rest.remove(face)
    return rest
