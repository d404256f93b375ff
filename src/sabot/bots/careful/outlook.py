"""What a careful player makes of its sight: the table in faces, and the others by how near they are to going out."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any

from sabot.bots.careful.memory import Memory
from sabot.bots.sight import Sight
from sabot.cards import SIDE_COLOURS, Face, parse_colour, parse_face
from sabot.editions import EDITIONS
from sabot.options import settings
from sabot.words.names import active_face

THREATS = {1: 1.0, 2: 0.5, 3: 0.25}
"""How near to going out one is with so few cards."""
FAR = 0.1
"""And with more."""


class Assessment:
    """A sight, read."""

    def __init__(self, sight: Sight) -> None:
        view = sight.view
        assert view.viewer is not None
        self.sight = sight
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
        """What the events told of the others."""
        return Memory(self.sight)

    def face(self, card: str) -> Face | None:
        """The face in play of a card, or None if it is hidden."""
        return parse_face(active_face(card, self.view.side))

    def faces(self, cards: Iterable[str]) -> list[Face]:
        """The faces in play of cards that are seen."""
        return [face for face in map(self.face, cards) if face is not None]

    def legal(self, verb: str) -> list[str]:
        """What may follow a verb now."""
        return [rest for word, _, rest in (action.partition(" ") for action in self.view.legal) if word == verb]

    def legal_faces(self, verb: str) -> list[Face]:
        """The faces that may be played or discarded now."""
        return [face for face in map(parse_face, self.legal(verb)) if face is not None]

    def fits(self, face: Face) -> bool:
        """Whether a face fits on the top."""
        return fits(face, self.top, self.colour)

    def size(self, player: str) -> int:
        """How many cards a player holds."""
        return len(self.view.hands[player])

    def threat(self, player: str) -> float:
        """How near a player is to going out, from almost 0 to 1."""
        return THREATS.get(self.size(player), FAR)

    def share(self, player: str) -> float:
        """How much of what threatens from the others this one is."""
        return self.threat(player) / sum(map(self.threat, self.others))

    @cached_property
    def danger(self) -> float:
        """How near the nearest of the others is to going out."""
        return max(map(self.threat, self.others))

    @property
    def is_late(self) -> bool:
        """Whether somebody else holds two cards or one."""
        return self.danger >= THREATS[2]

    @cached_property
    def settings(self) -> dict[str, Any]:
        """Every option of the round, whether it was chosen or not."""
        return settings(self.view.edition, self.view.options)

    @cached_property
    def unseen(self) -> Counter[int]:
        """How many faces of each colour are in other hands or to be drawn, as far as one can tell."""
        seen = Counter(face.colour for face in (*self.hand, *self.faces(self.view.discard)))
        return printed(self.view.edition, self.view.side, self.settings.get("howlers", 1)) - seen

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
        """The colours of the side in play."""
        first = SIDE_COLOURS if self.view.side == "villain" else 0
        return range(first, first + SIDE_COLOURS)

    @cached_property
    def denied(self) -> dict[int, float]:
        """How far those who are near to going out lack each colour."""
        return {
            colour: sum(self.lack(player, colour) for player in self.others) / len(self.others)
            for colour in self.colours
        }

    def lack(self, player: str, colour: int) -> float:
        """How far a player is near to going out and lacks a colour."""
        return self.threat(player) * (1 - self.chance_of(player, colour))


@lru_cache(maxsize=16)
def printed(edition: str, side: str | None, howlers: int) -> Counter[int]:
    """How many faces of each colour a side of the deck has."""
    game = EDITIONS[edition]
    copies = game.faces({"howlers": howlers})
    counts: Counter[int] = Counter()
    for face in game.backs if side == "villain" else game.fronts:
        counts[face.colour] += copies[face]
    return counts


def fits(face: Face, top: Face | None, colour: int | None) -> bool:
    """Whether a face fits on a top with a colour in force: by colour or symbol, or as a wild."""
    if face.is_wild or face.colour == colour:
        return True
    return top is not None and not top.is_wild and face.symbol == top.symbol


def without(hand: Iterable[Face], *gone: Face) -> list[Face]:
    """A hand without one copy of each of these faces."""
    rest = list(hand)
    for face in gone:
        rest.remove(face)
    return rest
