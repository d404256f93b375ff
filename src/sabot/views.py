"""Views: the position as one seat or a spectator may see it. Also reshuffles the cards that a viewer cannot see.

A view is built from an allow-list. A seat sees its own active faces, how many cards the others hold, the discarded
faces that everybody has seen and the size of the draw pile. With two-sided cards it also sees the inactive faces of
the others' cards and of the top of the draw pile, but not of its own cards (X-117). A spectator has no seat and sees
every hand as the other players see it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from itertools import repeat
from random import Random
from typing import Any

from msgspec.structs import replace

from sabot.cards import SIDES
from sabot.cards.art.row import cards_html
from sabot.kernel.codes import Phase
from sabot.kernel.hands import holds_colour
from sabot.kernel.legal import is_quiet
from sabot.kernel.matching import fitting, matching
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.table import NOBODY, NOTHING
from sabot.notation.events import Event
from sabot.notation.moves import legal_actions
from sabot.notation.pending import PRIVATE, format_pending
from sabot.notation.positions import describe_progress, describe_setting
from sabot.round import Printed, Round, cards_in, cards_in_order, set_of

HIDDEN = "??"
SECRET = frozenset({"drew", "showed"})
"""Kinds of events whose card is hidden from some viewers."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as one viewer sees it. The keys are those of a position; hidden cards are written `??`."""

    edition: str
    options: dict[str, Any]
    players: list[str]
    viewer: str | None
    dealer: str
    turn: str | None
    direction: str
    side: str | None
    colour: str | None
    hands: dict[str, list[str]]
    draw: int
    """The number of cards in the draw pile."""
    draw_top: str | None
    """The back of the top card of the draw pile, if cards have two sides."""
    discard: list[str]
    phase: str
    waiting: list[str]
    owes_uno: list[str]
    called_uno: list[str]
    turns: int
    pending: dict[str, Any] | None
    winner: str | None
    caught: dict[str, int] | None
    points: dict[str, int] | None
    legal: list[str]
    """The legal actions of the viewer."""

    def as_json(self) -> dict[str, Any]:
        """The view as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}

    def _repr_html_(self) -> str:
        """The table in a notebook: the discard, and every hand as the viewer sees it."""
        hands = "".join(
            f"<tr><th>{escape(player)}</th><td>{cards_html(hand, self.side)}</td></tr>"
            for player, hand in self.hands.items()
        )
        top = cards_html(self.discard[:1], self.side)
        return f"<table><tr><th>{escape(self.colour or '')}</th><td>{top}</td></tr>{hands}</table>"


def view_of(round_: Round, viewer: int) -> View:
    """The view of a seat; NOBODY is a spectator."""
    return Look(round_).view(viewer)


class Look:
    """Builds the views of several viewers of one position, and computes what they share only once."""

    def __init__(self, round_: Round) -> None:
        self._round = round_
        self.sole_actor = round_.table.asked if is_quiet(round_.table) else NOBODY
        """The seat, if only one seat has legal actions; else NOBODY."""
        self._pending = format_pending(round_)
        self.has_pending = self._pending is not None
        """Whether an effect is being resolved."""
        self._visibility = _Visibility(round_)

    def setting(self) -> dict[str, Any]:
        """The public part that stays the same for the whole round."""
        return describe_setting(self._round)

    def progress(self) -> dict[str, Any]:
        """The public part that changes during the round, except the discard and the hands."""
        progress = describe_progress(self._round)
        progress["draw"] = self._round.table.draw_size
        progress["draw_top"] = self._visibility.draw_top()
        return progress

    def pile(self) -> list[int]:
        """The discard from bottom to top, as keys: cards with the same key look the same."""
        return self._visibility.pile()

    def faces(self, pile: list[int]) -> list[str]:
        """The texts of some keys of the discard, the top card first."""
        return self._visibility.faces(pile)

    def hand_cache_keys(self) -> list[tuple[int, ...]]:
        """A cache key for each seat: while it is unchanged within a round, so is every view of that seat's hand."""
        table = self._round.table
        seats, is_over = table.seats, table.phase == Phase.OVER
        return [*zip(table.low[:seats], table.high, repeat(table.side), repeat(is_over))]

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat as the other players see it."""
        return self._visibility.hand(seat, self._visibility.others)

    def own_hand(self, seat: int) -> list[str]:
        """The hand of a seat as its own player sees it."""
        return self._visibility.hand(seat, self._visibility.own)

    def pending(self, viewer: int) -> dict[str, Any] | None:
        """The effect being resolved, as far as a seat knows it; NOBODY is a spectator."""
        return None if self._pending is None else _pending_for(self._round, viewer, self._pending)

    def legal(self, viewer: int) -> list[str]:
        """The legal actions of a seat."""
        if viewer == NOBODY or self.sole_actor not in (NOBODY, viewer):
            return []
        return legal_actions(self._round, viewer)

    def view(self, viewer: int) -> View:
        """The view of a seat; NOBODY is a spectator."""
        player = self._round.name(viewer)
        hands = {other: self.hand(seat) for seat, other in enumerate(self._round.players)}
        if player is not None:
            hands[player] = self.own_hand(viewer)
        return View(
            **self.setting(),
            **self.progress(),
            discard=self.faces(self.pile()),
            viewer=player,
            hands=hands,
            pending=self.pending(viewer),
            legal=self.legal(viewer),
        )


def _pending_for(round_: Round, viewer: int, pending: dict[str, Any]) -> dict[str, Any] | None:
    """The effect being resolved, as far as a viewer knows it; the seat whose turn it is knows all of it."""
    if viewer == round_.table.turn and viewer != NOBODY:
        known = pending
    else:
        known = {key: value for key, value in pending.items() if key not in PRIVATE}
    if "drawn" in known:
        known = {**known, "drawn": round_.printed.faces[round_.table.side][round_.table.drawn]}
    if "shown" in known:
        shown = cards_in(round_.table.shown_low, round_.table.shown_high)
        known = {**known, "shown": [round_.printed.faces[round_.table.side][card] for card in shown]}
    return known or None


class _Visibility:
    """Which sides of which cards are visible, and how the cards look then."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        self.two_sided = round_.edition.is_two_sided
        self.active = 1 << round_.table.side
        self.inactive = (3 ^ self.active) if self.two_sided else 0
        self.others = self.inactive | (self.active if round_.table.phase == Phase.OVER else 0)
        """The visible sides of other players' cards, as bits; all hands are shown when the round is over."""
        self.own = self.active | (self.inactive if round_.options.get("peek") else 0)
        """The visible sides of one's own cards, as bits."""

    def sides_of_discard(self, card: int) -> int:
        """The sides of a discarded card that everybody has seen, as bits."""
        return self.round.seen[card] if self.two_sided else self.active

    def text(self, card: int, sides: int) -> str:
        """The text of a card of which only these sides are visible."""
        return _text(self.round.printed, card, sides)

    def hand(self, seat: int, sides: int) -> list[str]:
        """A hand of which only these sides are visible."""
        table = self.round.table
        if not sides:
            return [HIDDEN] * (table.low[seat].bit_count() + table.high[seat].bit_count())
        return [*_hand_texts(self.round.printed, table.side, table.low[seat], table.high[seat], sides)]

    def pile(self) -> list[int]:
        """The discard from bottom to top as keys; with two-sided cards a key includes the sides that are visible."""
        table = self.round.table
        cards = table.discard[: table.discard_size]
        return [card << 2 | self.sides_of_discard(card) for card in cards] if self.two_sided else cards

    def faces(self, pile: list[int]) -> list[str]:
        """The texts of some keys of the discard, the top card first."""
        if self.two_sided:
            return [self.text(mark >> 2, mark & 3) for mark in reversed(pile)]
        return [*map(self.round.printed.texts.__getitem__, reversed(pile))]

    def draw_top(self) -> str | None:
        """The back of the top card of the draw pile, if cards have two sides."""
        table = self.round.table
        if not self.two_sided or not table.draw_size:
            return None
        return self.text(table.draw_pile[table.draw_size - 1], self.inactive)


def _text(printed: Printed, card: int, sides: int) -> str:
    if len(printed.faces) == 1:
        return printed.texts[card] if sides else HIDDEN
    front, back = printed.faces
    return f"{front[card] if sides & 1 else HIDDEN}/{back[card] if sides & 2 else HIDDEN}"


@lru_cache(maxsize=1024)
def _hand_texts(printed: Printed, side: int, low: int, high: int, sides: int) -> tuple[str, ...]:
    """A hand of which some sides are visible; another player's is sorted, so its order reveals nothing.

    Cached, since between two views most hands stay as they are.
    """
    texts = [_text(printed, card, sides) for card in cards_in_order(printed.deck, side, low, high)]
    return tuple(texts if sides >> side & 1 else sorted(texts))


def redact(event: Event, viewer: str | None) -> Event:
    """An event as a viewer may know it.

    A card that another player drew shows only its back. A card that was shown to another player is hidden.
    """
    if event.card is None:
        return event
    sees_face = event.kind not in SECRET or (viewer is not None and viewer in (event.seat, event.to))
    if not sees_face and (event.side is None or event.kind == "showed"):
        return replace(event, card=HIDDEN)
    if event.side is None:
        return event
    faces = event.card.split("/")
    hidden = SIDES.index(event.side) ^ int(sees_face)
    faces[hidden] = HIDDEN
    return replace(event, card="/".join(faces))


def resample(round_: Round, viewer: int, seed: int) -> Round:
    """A copy of the round with the cards hidden from the viewer reshuffled, consistent with all that it sees."""
    chance = Random(seed)
    fresh = _resample(round_, viewer, chance)
    while _may_lay_drawn(round_) and not _may_lay_drawn(fresh):
        fresh = _resample(round_, viewer, chance)
    return fresh


def _may_lay_drawn(round_: Round) -> bool:
    """Whether the drawn card may be played.

    Everybody knows it, because the player is asked: the card cannot be a wild draw card that the hand forbids.
    """
    table = round_.table
    return table.phase != Phase.DRAWN or has_card(*fitting(table, table.asked), table.drawn)


def _resample(round_: Round, viewer: int, chance: Random) -> Round:
    """Reshuffle what the viewer cannot see; a card that was drawn matches the top."""
    swap = _reshuffle_hidden(round_, viewer, chance)
    fresh = round_.copy()
    table = fresh.table
    for seat in range(table.seats):
        hand = cards_in(table.low[seat], table.high[seat])
        table.low[seat], table.high[seat] = set_of(swap[card] for card in hand)
    table.draw_pile[: table.draw_size] = [swap[card] for card in table.draw_pile[: table.draw_size]]
    discard = table.discard[: table.discard_size]
    table.discard[: table.discard_size] = [swap[card] for card in discard]
    for card in discard:
        fresh.seen[swap[card]] = round_.seen[card]
    if table.drawn != NOTHING:
        table.drawn = swap[table.drawn]
    table.shown_low, table.shown_high = set_of(swap[card] for card in cards_in(table.shown_low, table.shown_high))
    if table.phase == Phase.ANSWER and viewer != table.turn and not table.turned_up:
        table.guilty = int(holds_colour(table, table.turn, table.former))
    table.seed = chance.getrandbits(64)
    return fresh


def _reshuffle_hidden(round_: Round, viewer: int, chance: Random) -> dict[int, int]:
    """Which card replaces each card: known cards stay, half-known ones keep the face that is visible."""
    swap: dict[int, int] = {}
    half_known: dict[int, Callable[[int], bool]] = {}
    free = []
    for card, known in _knowledge(round_, viewer):
        if known is None:
            free.append(card)
        elif known is EXACTLY_KNOWN:
            swap[card] = card
        else:
            half_known[card] = known
    pool = [*half_known, *free]
    chance.shuffle(pool)
    placed = match_slots(half_known, pool)
    assert placed is not None
    swap |= placed
    taken = set(placed.values())
    swap |= zip(free, (card for card in pool if card not in taken), strict=True)
    return swap


def match_slots(slots: Mapping[int, Callable[[int], bool]], pool: Sequence[int]) -> dict[int, int] | None:
    """Assign each slot a card of the pool that it accepts; None if that is impossible."""
    taken: dict[int, int] = {}
    if not all(_find_card(slot, slots, pool, taken, set()) for slot in slots):
        return None
    return {slot: card for card, slot in taken.items()}


def _find_card(
    slot: int,
    slots: Mapping[int, Callable[[int], bool]],
    pool: Sequence[int],
    taken: dict[int, int],
    tried: set[int],
) -> bool:
    """Find a card for a slot, and move other slots to other cards if needed (an augmenting path)."""
    for card in pool:
        if card in tried or not slots[slot](card):
            continue
        tried.add(card)
        if card not in taken or _find_card(taken[card], slots, pool, taken, tried):
            taken[card] = slot
            return True
    return False


def _knowledge(round_: Round, viewer: int) -> Iterator[tuple[int, Callable[[int], bool] | None]]:
    """For each card in play, which cards it could be as far as the viewer knows; None means any unseen card."""
    table = round_.table
    visibility = _Visibility(round_)
    for seat in range(table.seats):
        sides = visibility.own if seat == viewer else visibility.others
        for card in cards_in(table.low[seat], table.high[seat]):
            if seat != viewer and card == table.drawn:
                yield card, _indistinguishable(round_, card, sides, matching(table))
            elif has_card(table.shown_low, table.shown_high, card):
                yield card, _indistinguishable(round_, card, sides | visibility.active)
            else:
                yield card, _indistinguishable(round_, card, sides)
    for place, card in enumerate(table.draw_pile[: table.draw_size]):
        yield card, _indistinguishable(round_, card, visibility.inactive if place == table.draw_size - 1 else 0)
    for card in table.discard[: table.discard_size]:
        yield card, _indistinguishable(round_, card, visibility.sides_of_discard(card))


def EXACTLY_KNOWN(card: int) -> bool:  # noqa: N802  # a constant that has to be callable
    """Mark a card of which every side is visible; never called."""
    raise AssertionError(card)


def _indistinguishable(
    round_: Round, card: int, sides: int, among: tuple[int, int] | None = None
) -> Callable[[int], bool] | None:
    """Whether another card looks the same on the visible sides and is in a set, as a function of the other card.

    None if nothing restricts it, EXACTLY_KNOWN if every side is visible.
    """
    deck, every = round_.deck, len(round_.printed.holders)
    seen = [side for side in range(every) if sides >> side & 1]
    if len(seen) == every:
        return EXACTLY_KNOWN
    if not seen and among is None:
        return None
    return lambda other: (
        all(deck[other][side] == deck[card][side] for side in seen) and (among is None or has_card(*among, other))
    )
