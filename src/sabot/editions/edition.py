"""What an edition is: its deck, its points, the rules it cites and its own ways, as data."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from sabot.cards import NUMBERS, SIDE_COLOURS, Card, Colour, Face
from sabot.editions.shared_citations import SHARED
from sabot.options import Code

Copies = int | str
"""How many of a face there are: a number, or the name of the option that says so."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One of the games."""

    name: str
    title: str
    letter: str
    """The letter its rule ids begin with."""
    sheets: Mapping[str, str]
    """The printed sheets that its rules are from: number and title."""
    fan: tuple[str, ...]
    """Five cards that show at a glance which game it is, the most telling one last: it lies on top."""
    fronts: Mapping[Face, Copies]
    points: Mapping[int, int]
    """What a symbol other than a number counts."""
    citations: Mapping[int, str]
    """The rule behind each rule code, where it is not that of all editions."""
    backs: Mapping[Face, Copies] = field(default_factory=dict)
    """The villain side, in a two-sided deck."""
    hits_are_asked: bool = False
    """Whether whoever is hit by a card may answer it, so that the question tells nothing (potter)."""
    cannot_start: frozenset[int] = frozenset()
    """Symbols that are put back when they are turned up first."""
    whirl_rules: tuple[str, ...] = ()
    """The rules of the whirl that no event cites."""

    @property
    def is_two_sided(self) -> bool:
        """Whether the cards have a second face."""
        return bool(self.backs)

    @property
    def has_wheel(self) -> bool:
        """Whether a number carries the whirl, so that there is a wheel to spin."""
        return any(face.whirl for face in self.fronts)

    def faces(self, options: Mapping[str, Code]) -> dict[Face, int]:
        """How many of each face the deck holds, back faces included."""
        counted = {**self.fronts, **self.backs}
        return {face: _number(copies, options) for face, copies in counted.items()}

    def deck(self, options: Mapping[str, Code]) -> tuple[Card, ...]:
        """Every card, sorted by front, then back."""
        fronts = _spread(self.fronts, options)
        if not self.is_two_sided:
            return tuple(Card(front) for front in sorted(fronts))
        return pair(fronts, _spread(self.backs, options), options["pairing"])

    def cite(self, code: int) -> str:
        """The id of the rule that a rule code stands for."""
        return self.citations[code] if code in self.citations else SHARED[code]

    def cites(self, code: int) -> bool:
        """Whether a rule code stands for a rule here."""
        return code in self.citations or code in SHARED

    def value(self, symbol: int) -> int:
        """What a symbol counts in a hand."""
        return symbol if symbol < NUMBERS else self.points.get(symbol, 0)


def _number(copies: Copies, options: Mapping[str, Code]) -> int:
    if isinstance(copies, int):
        return copies
    number = options[copies]
    assert isinstance(number, int)
    return number


def _spread(faces: Mapping[Face, Copies], options: Mapping[str, Code]) -> list[Face]:
    return [face for face, copies in faces.items() for _ in range(_number(copies, options))]


def pair(fronts: list[Face], backs: list[Face], seed: Code) -> tuple[Card, ...]:
    """A fixed pairing of fronts and backs that only the seed decides (X-100)."""

    def place(item: tuple[int, Face]) -> bytes:
        return hashlib.sha256(f"{seed}:{item[0]}".encode()).digest()

    shuffled = [face for _, face in sorted(enumerate(sorted(backs)), key=place)]
    return tuple(sorted(Card(front, back) for front, back in zip(sorted(fronts), shuffled, strict=True)))


def numbers(first: int, colours: range) -> dict[Face, int]:
    """Two of each number from `first` to 9 in each colour; of the zero only one."""
    return {Face(colour, number): 2 if number else 1 for colour in colours for number in range(first, NUMBERS)}


def actions(symbols: tuple[int, ...], colours: range) -> dict[Face, int]:
    """Two of each symbol in each colour."""
    return {Face(colour, symbol): 2 for colour in colours for symbol in symbols}


def of_numbers(code: int, rule: str) -> dict[int, str]:
    """One rule for all numbers: code + number stands for it."""
    return {code + number: rule for number in range(NUMBERS)}


FRONT = range(Colour.RED, SIDE_COLOURS)
BACK = range(Colour.PINK, 2 * SIDE_COLOURS)
