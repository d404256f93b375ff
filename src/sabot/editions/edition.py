"""The data of an edition: its deck, its points, the rules it cites, and its special rules."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from sabot.cards import NUMBERS, SIDE_COLOURS, Card, Colour, Face
from sabot.editions.shared_citations import SHARED
from sabot.options import Code

Copies = int | str
"""The number of copies of a face, or the name of the option that sets it."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One of the games."""

    name: str
    title: str
    letter: str
    """The first letter of its rule ids."""
    sheets: Mapping[str, str]
    """The printed rule sheets: number and title."""
    fan: tuple[str, ...]
    """Five typical cards that identify the edition, the most typical one last, on top."""
    fronts: Mapping[Face, Copies]
    points: Mapping[int, int]
    """The points of each symbol other than a number."""
    citations: Mapping[int, str]
    """The rule id of each rule code, unless it is the one shared by all editions."""
    backs: Mapping[Face, Copies] = field(default_factory=dict)
    """The villain side, in a two-sided deck."""
    hand_size: int = 7
    """How many cards each player is dealt."""
    hits_are_asked: bool = False
    """Whether the victim of a card is always asked, so that the question reveals nothing (potter)."""
    cannot_start: frozenset[int] = frozenset()
    """Symbols that are put back if they are turned up as the first card."""
    whirl_rules: tuple[str, ...] = ()
    """Rules of the whirl that no event cites."""

    @property
    def is_two_sided(self) -> bool:
        """Whether the cards have a second face."""
        return bool(self.backs)

    @property
    def has_wheel(self) -> bool:
        """Whether some numbers have the whirl, so that there is a wheel to spin."""
        return any(face.whirl for face in self.fronts)

    def faces(self, options: Mapping[str, Code]) -> dict[Face, int]:
        """The number of copies of each face in the deck, back faces included."""
        counted = {**self.fronts, **self.backs}
        return {face: _number(copies, options) for face, copies in counted.items()}

    def deck(self, options: Mapping[str, Code]) -> tuple[Card, ...]:
        """Every card, sorted by front, then back."""
        fronts = _spread(self.fronts, options)
        if not self.is_two_sided:
            return _shared(tuple(Card(front) for front in sorted(fronts)))
        return _shared(pair(fronts, _spread(self.backs, options), options["pairing"]))

    def cite(self, code: int) -> str:
        """The rule id for a rule code."""
        return self.citations[code] if code in self.citations else SHARED[code]

    def cites(self, code: int) -> bool:
        """Whether there is a rule id for a rule code."""
        return code in self.citations or code in SHARED

    def value(self, symbol: int) -> int:
        """The points of a symbol in a hand."""
        return symbol if symbol < NUMBERS else self.points.get(symbol, 0)


@lru_cache(maxsize=64)
def _shared(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The first of equal decks: matches with the same one need not keep it several times."""
    return deck


def _number(copies: Copies, options: Mapping[str, Code]) -> int:
    if isinstance(copies, int):
        return copies
    number = options[copies]
    assert isinstance(number, int)
    return number


def _spread(faces: Mapping[Face, Copies], options: Mapping[str, Code]) -> list[Face]:
    return [face for face, copies in faces.items() for _ in range(_number(copies, options))]


def pair(fronts: list[Face], backs: list[Face], seed: Code) -> tuple[Card, ...]:
    """A fixed pairing of fronts and backs that depends only on the seed (X-100)."""

    def place(item: tuple[int, Face]) -> bytes:
        return hashlib.sha256(f"{seed}:{item[0]}".encode()).digest()

    shuffled = [face for _, face in sorted(enumerate(sorted(backs)), key=place)]
    return tuple(sorted(Card(front, back) for front, back in zip(sorted(fronts), shuffled, strict=True)))


def numbers(first: int, colours: range) -> dict[Face, int]:
    """Two of each number from `first` to 9 in each colour, but only one zero."""
    return {Face(colour, number): 2 if number else 1 for colour in colours for number in range(first, NUMBERS)}


def actions(symbols: tuple[int, ...], colours: range) -> dict[Face, int]:
    """Two of each symbol in each colour."""
    return {Face(colour, symbol): 2 for colour in colours for symbol in symbols}


def of_numbers(code: int, rule: str) -> dict[int, str]:
    """One rule for all numbers, at code + number."""
    return {code + number: rule for number in range(NUMBERS)}


FRONT = range(Colour.RED, SIDE_COLOURS)
BACK = range(Colour.PINK, 2 * SIDE_COLOURS)
