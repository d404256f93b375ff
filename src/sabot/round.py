"""A round: a table with its edition, its options, its players and the cards that the numbers stand for."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from reprlib import repr as short
from typing import Any

from sabot.cards import Card, Face, format_card, format_face
from sabot.editions import EDITIONS, Edition
from sabot.editions.shared_citations import SHARED
from sabot.errors import Unreadable
from sabot.kernel.act import act
from sabot.kernel.codes import Verb
from sabot.kernel.deal import deal
from sabot.kernel.hands import hand_points
from sabot.kernel.primitives.rng import KEY_BYTES, stream_of
from sabot.kernel.setup import set_table
from sabot.kernel.table import EVENT_WIDTH, NOBODY, WORD, Table, copy_table
from sabot.kernel.turns import seats_waited_for
from sabot.kernel.worlds.seen import look
from sabot.options import Code, ResolvedOptions, resolve

LARGEST_SEED = (1 << 64) - 1
KEYED_SEED = re.compile(rf"([0-9a-f]{{{2 * KEY_BYTES}}})/([0-9]{{1,20}})", re.ASCII)
DIRECTIONS = {"left": 1, "right": -1}
FEWEST, MOST = 2, 10
"""How many may play (X-07)."""
LONGEST_NAME = 100
"""How long a name may be: a record has names as keys, and YAML reads no key of more than a thousand characters."""
REFEREE = "referee"
"""The name of the referee, who punishes suggestions. No player can have it."""

Noted = tuple[int, int, int, int, int]
"""An event as the kernel notes it: kind, seat, card, count, rule code."""
Texts = tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """The words of an edition and a deck: many rounds share them. It can be part of a cache key."""

    deck: tuple[Card, ...]
    texts: Texts
    """The text of each card."""
    texts_or_none: tuple[str | None, ...]
    """The same, and at the end, which is place -1, None for no card."""
    faces: tuple[Texts, ...]
    """The text of each card's face, by side."""
    holders: tuple[Mapping[Face, tuple[int, int]], ...]
    """The cards that show a face, as a set, by side."""
    actions: tuple[tuple[Texts, Texts], ...]
    """What is said to play each card, and to discard it, by side."""
    rules: Mapping[int, str]
    """The rule id of each rule code that an event can have."""


@dataclass(slots=True)
class Round:
    """A table with its players and cards. A card is an index into the deck, a seat an index into the players."""

    edition: Edition
    options: Mapping[str, Code]
    players: tuple[str, ...]
    deck: tuple[Card, ...]
    table: Table
    printed: Printed
    chosen: Mapping[str, Any]
    """The options as people write them: what differs from the defaults, or a sheet and what was chosen beside it."""
    seen: bytearray
    """Of each card in the discard, which sides all have seen, as bits (two-sided decks only)."""
    acts: int = 0
    """How many moves have been carried out."""
    moves: dict[int, dict[str, int]] = field(init=False, repr=False, compare=False, default_factory=dict)
    """A cache of the legal moves of each seat, by their text; empty again after every move."""

    def copy(self) -> "Round":
        """An independent copy."""
        return Round(
            self.edition,
            self.options,
            self.players,
            self.deck,
            copy_table(self.table),
            self.printed,
            self.chosen,
            self.seen.copy(),
            self.acts,
        )

    def face(self, card: int, side: int) -> Face:
        """The face of a card on a side."""
        face = self.deck[card][side]
        assert face is not None
        return face

    def order(self, card: int) -> tuple[Face, Card]:
        """Where a card stands in a printed hand: by the active face, then the other."""
        return self.face(card, self.table.side), self.deck[card]

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand in the order of printing."""
        return cards_in_order(self.deck, self.table.side, self.table.low[seat], self.table.high[seat])

    def draw_pile(self) -> list[int]:
        """The draw pile, top first."""
        return self.table.draw_pile[: self.table.draw_size][::-1]

    def discard(self) -> list[int]:
        """The discard, top first."""
        return self.table.discard[: self.table.discard_size][::-1]

    def name(self, seat: int) -> str | None:
        """The player at a seat, or None for nobody."""
        return None if seat == NOBODY else self.players[seat]

    def names(self, seats: int) -> list[str]:
        """The players at a set of seats, in order."""
        return [player for seat, player in enumerate(self.players) if seats >> seat & 1] if seats else []

    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        return cards_in(seats_waited_for(self.table), 0)

    def points(self) -> list[int]:
        """The points in each hand."""
        return [hand_points(self.table, seat) for seat in range(self.table.seats)]

    def act(self, seat: int, move: int) -> list[Noted]:
        """Carry out a legal move; what happened."""
        self.acts += 1
        self.moves.clear()
        act(self.table, seat, move)
        return self.collect()

    def collect(self) -> list[Noted]:
        """Take the events that the table noted since the last time."""
        table = self.table
        flat = table.events
        noted = [
            (flat[at], flat[at + 1], flat[at + 2], flat[at + 3], flat[at + 4])
            for at in range(0, table.event_count * EVENT_WIDTH, EVENT_WIDTH)
        ]
        if noted and len(self.printed.faces) > 1:
            look(table, self.seen)
        table.event_count = 0
        return noted


def cards_in(low: int, high: int) -> list[int]:
    """The cards of a set, in order."""
    cards = []
    while low:
        lowest = low & -low
        cards.append(lowest.bit_length() - 1)
        low ^= lowest
    while high:
        lowest = high & -high
        cards.append(WORD + lowest.bit_length() - 1)
        high ^= lowest
    return cards


def cards_in_order(deck: tuple[Card, ...], side: int, low: int, high: int) -> list[int]:
    """The cards of a set in the order of a printed hand: by the face on a side, then the other."""
    cards = cards_in(low, high)
    if side:
        cards.sort(key=lambda card: (deck[card][side], deck[card]))
    return cards


def set_of(cards: Iterable[int]) -> tuple[int, int]:
    """Cards as a set."""
    low = high = 0
    for card in cards:
        if card < WORD:
            low |= 1 << card
        else:
            high |= 1 << card - WORD
    return low, high


def make_round(edition: Edition, options: ResolvedOptions, players: Sequence[str], deck: Sequence[Card]) -> Round:
    """A round with nothing on the table yet."""
    table = set_table(edition, options, len(players), deck)
    table.recording = 1
    printed = _print(tuple(deck), edition.is_two_sided, tuple(edition.citations.items()))
    return Round(edition, options, tuple(players), printed.deck, table, printed, options.chosen, bytearray(len(deck)))


@lru_cache(maxsize=64)
def _print(deck: tuple[Card, ...], is_two_sided: bool, citations: tuple[tuple[int, str], ...]) -> Printed:
    """The words of a deck, and the rules that its edition cites."""
    sides = range(2 if is_two_sided else 1)
    texts = tuple(map(format_card, deck))
    faces = tuple(tuple(format_face(card[side]) for card in deck) for side in sides)  # type: ignore[arg-type]
    return Printed(
        deck,
        texts,
        (*texts, None),
        faces,
        tuple(_holders(deck, side) for side in sides),
        tuple((_actions(Verb.PLAY, side), _actions(Verb.DISCARD, side)) for side in faces),
        {**SHARED, **dict(citations)},
    )


def _actions(verb: int, faces: Texts) -> Texts:
    return tuple(f"{Verb.name_of(verb)} {face}" for face in faces)


def _holders(deck: Sequence[Card], side: int) -> dict[Face, tuple[int, int]]:
    cards: dict[Face, list[int]] = {}
    for number, card in enumerate(deck):
        face = card[side]
        assert face is not None
        cards.setdefault(face, []).append(number)
    return {face: set_of(numbers) for face, numbers in cards.items()}


def find_edition(name: object) -> Edition:
    """The edition of a name, or Unreadable."""
    edition = EDITIONS.get(name) if isinstance(name, str) else None
    if edition is None:
        raise Unreadable("choice", "edition", values=", ".join(EDITIONS), value=short(name))
    return edition


def check_options(edition: Edition, chosen: Mapping[str, Any]) -> ResolvedOptions:
    """All options of a round, or Unreadable."""
    try:
        return resolve(edition.name, chosen)
    except Unreadable as error:
        raise error.at("options") from None


def check_players(players: object) -> tuple[str, ...]:
    """The names of the players, or Unreadable."""
    if not isinstance(players, (list, tuple)):
        raise Unreadable("names", "players")
    for name in players:
        if not isinstance(name, str) or not name or name != " ".join(name.split()) or not name.isprintable():
            raise Unreadable("name", "players", name=short(name))
        if len(name) > LONGEST_NAME:
            raise Unreadable("long-name", "players", most=LONGEST_NAME, count=len(name))
        if name.lower() == REFEREE:
            raise Unreadable("taken-name", "players", name=name)
    if len({name.lower() for name in players}) < len(players):
        raise Unreadable("same-name", "players")
    check_seats(len(players), "players")
    return tuple(players)


def check_seats(count: int, place: str) -> None:
    """Raise Unreadable if the number of players is not possible."""
    if not FEWEST <= count <= MOST:
        raise Unreadable("seats", place, fewest=FEWEST, most=MOST, count=count)


def direction_name(direction: int) -> str:
    """The name of a direction of play."""
    return "left" if direction == 1 else "right"


def deal_round(
    edition: str, players: Sequence[str], seed: int, dealer: str | None, options: Mapping[str, Any]
) -> Round:
    """Deal a round; the dealer is the last player unless named."""
    game = find_edition(edition)
    codes = check_options(game, options)
    names = check_players(players)
    round_ = make_round(game, codes, names, game.deck(codes))
    round_.table.seed = check_seed(seed)
    if dealer is not None:
        if dealer not in names:
            raise Unreadable("not-a-player", "dealer", name=repr(dealer))
        round_.table.dealer = names.index(dealer)
    deal(round_.table)
    return round_


def check_seed(seed: object) -> int:
    """A seed, or Unreadable."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise Unreadable("number", "seed", most=LARGEST_SEED, value=short(seed))
    return seed


def format_seed(seed: int) -> int | str:
    """The state of chance as a position writes it: a number, or a key and how many words of its stream were used."""
    return seed if seed <= LARGEST_SEED else f"{seed >> 64:0{2 * KEY_BYTES}x}/{seed & LARGEST_SEED}"


def parse_seed(seed: object) -> int:
    """The state of chance that a position shows, or Unreadable.

    >>> parse_seed(format_seed(7)), parse_seed(format_seed(1 << 300)) == 1 << 300
    (7, True)
    """
    if isinstance(seed, str) and (found := KEYED_SEED.fullmatch(seed)):
        used = check_seed(int(found[2]))
        return stream_of(bytes.fromhex(found[1])) + used
    return check_seed(seed)
