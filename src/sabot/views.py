"""What a viewer may see, built from what is allowed; and dealing anew what it can not see.

A seat sees its own active faces, how many cards the others hold, the faces of the discard that all have seen and the
size of the draw pile. With two-sided cards it sees besides the inactive faces of the others' cards and of the top of
the draw pile, but not of its own (X-117). A spectator sits nowhere and sees what all others of a seat see.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from random import Random
from typing import Any

from msgspec.structs import replace

from sabot.kernel.codes import Phase
from sabot.kernel.hands import has_card, holds_colour
from sabot.kernel.legal import is_quiet
from sabot.kernel.matching import fitting, matching
from sabot.kernel.table import NOBODY, NOTHING
from sabot.notation.events import Event
from sabot.notation.moves import legal_actions
from sabot.notation.pending import PRIVATE, format_pending
from sabot.notation.positions import describe_progress, describe_setting
from sabot.round import SIDES, Round, cards_in, set_of

HIDDEN = "??"
SECRET = frozenset({"drew", "showed"})
"""Kinds of events whose card not everybody sees."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as one viewer sees it. The keys are those of a position; what is hidden is written `??`."""

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
    """How many cards the draw pile has."""
    draw_top: str | None
    """The back of its top, where cards have one."""
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
    """What the viewer may do."""

    def as_json(self) -> dict[str, Any]:
        """The view as plain data."""
        return {name: getattr(self, name) for name in self.__slots__}


def view_of(round_: Round, viewer: int) -> View:
    """What a seat may see; NOBODY is a spectator."""
    return Look(round_).view(viewer)


class Look:
    """A round as it lies there, looked at once for several viewers."""

    def __init__(self, round_: Round) -> None:
        self._round = round_
        self.busy = round_.table.asked if is_quiet(round_.table) else NOBODY
        """The only seat that can have anything to do, if there is only one."""
        self._pending = format_pending(round_)
        self.has_pending = self._pending is not None
        """Whether anything is being resolved."""
        self._eyes = _Eyes(round_)

    def setting(self) -> dict[str, Any]:
        """What everybody sees and stays as it is for the whole round."""
        return describe_setting(self._round)

    def progress(self) -> dict[str, Any]:
        """What everybody sees besides, but for the cards of the discard and of hands."""
        progress = describe_progress(self._round)
        progress["draw"] = self._round.table.draw_size
        progress["draw_top"] = self._eyes.draw_top()
        return progress

    def pile(self) -> list[int]:
        """What lies in the discard, from its bottom to its top; what is the same looks the same."""
        return self._eyes.pile()

    def faces(self, pile: list[int]) -> list[str]:
        """How some of the discard looks, the uppermost first."""
        return self._eyes.faces(pile)

    def marks(self) -> list[tuple[int, ...]]:
        """While the one of a seat stays the same in a round, its hand looks the same to itself, and to all others."""
        table = self._round.table
        seats, is_over = table.seats, table.phase == Phase.OVER
        return [*zip(table.low[:seats], table.high, repeat(table.side), repeat(is_over))]

    def hand(self, seat: int) -> list[str]:
        """The hand of a seat as others see it."""
        return self._eyes.hand(seat, self._eyes.others)

    def own_hand(self, seat: int) -> list[str]:
        """The hand of a seat as it sees it itself."""
        return self._eyes.hand(seat, self._eyes.own)

    def pending(self, viewer: int) -> dict[str, Any] | None:
        """What a seat knows of what is being resolved; NOBODY is a spectator."""
        return None if self._pending is None else _pending_for(self._round, viewer, self._pending)

    def legal(self, viewer: int) -> list[str]:
        """What a seat may do."""
        if viewer == NOBODY or self.busy not in (NOBODY, viewer):
            return []
        return legal_actions(self._round, viewer)

    def view(self, viewer: int) -> View:
        """What a seat may see; NOBODY is a spectator."""
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
    """What a viewer knows of what is being resolved; the seat whose turn it is knows all of it."""
    if viewer == round_.table.turn and viewer != NOBODY:
        known = pending
    else:
        known = {key: value for key, value in pending.items() if key not in PRIVATE}
    if "drawn" in known:
        known = {**known, "drawn": round_.faces[round_.table.side][round_.table.drawn]}
    if "shown" in known:
        shown = cards_in(round_.table.shown_low, round_.table.shown_high)
        known = {**known, "shown": [round_.faces[round_.table.side][card] for card in shown]}
    return known or None


class _Eyes:
    """Which sides of which cards are seen."""

    def __init__(self, round_: Round) -> None:
        self.round = round_
        self.two_sided = round_.edition.is_two_sided
        self.active = 1 << round_.table.side
        self.inactive = (3 ^ self.active) if self.two_sided else 0
        self.others = self.inactive | (self.active if round_.table.phase == Phase.OVER else 0)
        """The sides that are seen of others' cards, as bits; a round that is over is counted openly."""
        self.own = self.active | (self.inactive if round_.options.get("peek") else 0)
        """The sides that are seen of one's own cards, as bits."""

    def sides_of_discard(self, card: int) -> int:
        """The sides of a discard that all have seen, as bits."""
        return self.round.seen[card] if self.two_sided else self.active

    def text(self, card: int, sides: int) -> str:
        """A card as it is seen."""
        if not self.two_sided:
            return self.round.texts[card] if sides else HIDDEN
        front, back = self.round.faces
        return f"{front[card] if sides & 1 else HIDDEN}/{back[card] if sides & 2 else HIDDEN}"

    def hand(self, seat: int, sides: int) -> list[str]:
        """A hand of which some sides are seen: one's own in the order of printing, others by what is seen of them."""
        if not sides:
            table = self.round.table
            return [HIDDEN] * (table.low[seat].bit_count() + table.high[seat].bit_count())
        texts = self._texts(self.round.hand(seat), sides)
        return texts if sides & self.active else sorted(texts)

    def pile(self) -> list[int]:
        """The discard from its bottom to its top; of cards that have two sides, with those that are seen."""
        table = self.round.table
        cards = table.discard[: table.discard_size]
        return [card << 2 | self.sides_of_discard(card) for card in cards] if self.two_sided else cards

    def faces(self, pile: list[int]) -> list[str]:
        """How some of it looks, the uppermost first."""
        if self.two_sided:
            return [self.text(mark >> 2, mark & 3) for mark in reversed(pile)]
        return self._texts(pile[::-1], self.active)

    def _texts(self, cards: list[int], sides: int) -> list[str]:
        """Cards of which the same sides are seen."""
        if self.two_sided:
            return [self.text(card, sides) for card in cards]
        return [*map(self.round.texts.__getitem__, cards)]

    def draw_top(self) -> str | None:
        """The back of the next card."""
        table = self.round.table
        if not self.two_sided or not table.draw_size:
            return None
        return self.text(table.draw_pile[table.draw_size - 1], self.inactive)


def redact(event: Event, viewer: str | None) -> Event:
    """An event as a viewer may hear it: a card drawn by another shows only its back, one shown to another nothing."""
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
    """The round with all that the viewer cannot see dealt anew, at random but agreeing with all that it sees."""
    chance = Random(seed)
    fresh = _resample(round_, viewer, chance)
    while _may_lay_drawn(round_) and not _may_lay_drawn(fresh):
        fresh = _resample(round_, viewer, chance)
    return fresh


def _may_lay_drawn(round_: Round) -> bool:
    """Whether a card that was drawn may be laid, as everybody knows: no wild draw card where the hand forbids it."""
    table = round_.table
    return table.phase != Phase.DRAWN or has_card(*fitting(table, table.asked), table.drawn)


def _resample(round_: Round, viewer: int, chance: Random) -> Round:
    """Deal anew what the viewer cannot see; what was drawn matches the top."""
    swap = _deal_anew(round_, viewer, chance)
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


def _deal_anew(round_: Round, viewer: int, chance: Random) -> dict[int, int]:
    """Which card lies where each one lay: known ones stay, half-known ones keep the face that is seen."""
    swap: dict[int, int] = {}
    half_known: dict[int, Callable[[int], bool]] = {}
    free = []
    for card, known in _knowledge(round_, viewer):
        if known is None:
            free.append(card)
        elif known is EXACTLY:
            swap[card] = card
        else:
            half_known[card] = known
    pool = [*half_known, *free]
    chance.shuffle(pool)
    placed = fit_in(half_known, pool)
    assert placed is not None
    swap |= placed
    taken = set(placed.values())
    swap |= zip(free, (card for card in pool if card not in taken), strict=True)
    return swap


def fit_in(slots: Mapping[int, Callable[[int], bool]], pool: Sequence[int]) -> dict[int, int] | None:
    """A card of the pool for each slot, one that it takes; or None if there are not such cards for all."""
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
    """Find a card for a slot, moving others that could as well lie elsewhere (an augmenting path)."""
    for card in pool:
        if card in tried or not slots[slot](card):
            continue
        tried.add(card)
        if card not in taken or _find_card(taken[card], slots, pool, taken, tried):
            taken[card] = slot
            return True
    return False


def _knowledge(round_: Round, viewer: int) -> Iterator[tuple[int, Callable[[int], bool] | None]]:
    """For each card in play, which cards the viewer could take it for; None means any unseen one."""
    table = round_.table
    eyes = _Eyes(round_)
    for seat in range(table.seats):
        sides = eyes.own if seat == viewer else eyes.others
        for card in cards_in(table.low[seat], table.high[seat]):
            if seat != viewer and card == table.drawn:
                yield card, _like(round_, card, sides, matching(table))
            elif has_card(table.shown_low, table.shown_high, card):
                yield card, _like(round_, card, sides | eyes.active)
            else:
                yield card, _like(round_, card, sides)
    for place, card in enumerate(table.draw_pile[: table.draw_size]):
        yield card, _like(round_, card, eyes.inactive if place == table.draw_size - 1 else 0)
    for card in table.discard[: table.discard_size]:
        yield card, _like(round_, card, eyes.sides_of_discard(card))


def EXACTLY(card: int) -> bool:  # noqa: N802  # a constant that has to be callable
    """Stand for a card of which every side is seen."""
    raise AssertionError(card)


def _like(round_: Round, card: int, sides: int, among: tuple[int, int] | None = None) -> Callable[[int], bool] | None:
    """Another card could be taken for this one if it looks the same on the sides that are seen, and is in a set."""
    deck, every = round_.deck, len(round_.holders)
    seen = [side for side in range(every) if sides >> side & 1]
    if len(seen) == every:
        return EXACTLY
    if not seen and among is None:
        return None
    return lambda other: (
        all(deck[other][side] == deck[card][side] for side in seen) and (among is None or has_card(*among, other))
    )
