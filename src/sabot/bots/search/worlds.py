"""Samples possible worlds: tables that agree with what a seat knows, with a guess for every hidden card."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from sabot.bots.careful.memory import Memory
from sabot.bots.search.card_slots import DISCARD, DRAW, CardSlot, slots_of
from sabot.bots.search.evidence import Evidence
from sabot.bots.sight import Sight
from sabot.cards import format_face, parse_face
from sabot.editions import edition_of
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.flat import blank
from sabot.kernel.table import CARDS, NOTHING
from sabot.kernel.worlds.hidden_cards import ON_DISCARD, ON_DRAW_PILE, HiddenCards, PlaySeen
from sabot.notation.positions import parse_position
from sabot.options import Scoring, UnoCall, WrongCard
from sabot.round import Round, cards_in, check_options, set_of
from sabot.views import HIDDEN, View, match_slots
from sabot.words.names import active_face

Faces = tuple[str, ...]
"""A card as the text of its faces."""
LONGEST = 300
"""How many turns a playout lasts at most. Only hands with most of the deck take longer; then the lowest wins (X-64)."""


class World(NamedTuple):
    """A possible table, the cards in it that are only guessed, and the play that it has to agree with."""

    round: Round
    unseen: HiddenCards
    seen: PlaySeen
    sheet: Sheet
    """What the round counts for; on it, each seat is its own player."""


def sample_world(sight: Sight, chance: Random) -> World:
    """A random world that agrees with all that a seat knows."""
    view = sight.view
    deck = deck_of(view)
    memory = Memory(sight)
    slots = slots_of(view, memory.known, set(deck))
    cards = guess(slots, deck, chance)
    if cards is None:  # what the seat sees now overrides what it remembers
        slots = slots_of(view, {}, set(deck))
        cards = guess(slots, deck, chance)
    assert cards is not None
    round_ = parse_position(position_of(view, slots, cards))
    simplify_rules(round_)
    round_.table.seed = chance.getrandbits(64)
    unseen = unseen_of(round_, slots, cards)
    unseen.viewer = view.players.index(view.viewer or "")
    return World(round_, unseen, Evidence(round_, sight.heard[:], sight.match).play_seen(unseen), sheet_of(sight))


def sheet_of(sight: Sight) -> Sheet:
    """The score sheet of the match, as far as it decides what a round is worth."""
    sheet = blank(Sheet)
    match = sight.match
    sheet.scoring, sheet.target = Scoring.codes()[match.scoring], match.target
    for seat, player in enumerate(sight.view.players):
        sheet.totals[seat] = match.totals.get(player, 0)
    return sheet


def deck_of(view: View) -> list[Faces]:
    """Every card of the deck that a round is played with."""
    edition = edition_of(view.edition)
    cards = edition.deck(check_options(edition, view.options))
    return [tuple(format_face(face) for face in card if face) for card in cards]


def guess(slots: Sequence[CardSlot], deck: Sequence[Faces], chance: Random) -> list[Faces] | None:
    """A random card for every slot, or None if the known faces contradict each other."""
    pool = list(range(len(deck)))
    chance.shuffle(pool)
    found: dict[int, int] = {}
    for place, slot in enumerate(slots):
        if slot.is_known:
            card = next((card for card in pool if deck[card] == tuple(slot.faces)), None)
            if card is None:
                return None
            found[place] = card
            pool.remove(card)
    half_known = {
        place: _fits_slot(slot, deck) for place, slot in enumerate(slots) if not slot.is_known and not slot.is_hidden
    }
    fitting = match_slots(half_known, pool)
    if fitting is None:
        return None
    found |= fitting
    taken = set(fitting.values())
    free = iter([card for card in pool if card not in taken])
    return [deck[found[place] if place in found else next(free)] for place in range(len(slots))]


def _fits_slot(slot: CardSlot, deck: Sequence[Faces]) -> Callable[[int], bool]:
    """A test whether a card could be in a slot."""
    seen = [(side, face) for side, face in enumerate(slot.faces) if face != HIDDEN]
    return lambda card: all(deck[card][side] == face for side, face in seen)


def position_of(view: View, slots: Sequence[CardSlot], cards: Sequence[Faces]) -> dict[str, Any]:
    """The position of a view with a card in every slot."""
    piles: dict[str, list[str]] = {pile: [] for pile in (*view.players, DRAW, DISCARD)}
    for slot, faces in zip(slots, cards, strict=True):
        piles[slot.pile].append("/".join(faces))
    pending = dict(view.pending or {})
    if "drawn" in pending:
        hand = piles[view.viewer or ""]
        pending["drawn"] = next(card for card in hand if active_face(card, view.side) == pending["drawn"])
    return {
        "edition": view.edition,
        "options": view.options,
        "players": view.players,
        "dealer": view.dealer,
        "turn": view.turn,
        "direction": view.direction,
        "side": view.side,
        "colour": view.colour,
        "hands": {player: piles[player] for player in view.players},
        "draw": piles[DRAW],
        "discard": piles[DISCARD],
        "phase": view.phase,
        "waiting": view.waiting,
        "called_uno": view.called_uno,
        "turns": view.turns,
        "pending": pending,
    }


def simplify_rules(round_: Round) -> None:
    """Turn off UNO calls, wrong cards and the recording of events, which playouts do not need, and limit the turns."""
    table = round_.table
    table.turn_cap = min(table.turn_cap, table.turns + LONGEST)
    table.recording = 0
    table.uno_call = UnoCall.AUTO
    table.wrong_card = WrongCard.REFUSE


def unseen_of(round_: Round, slots: Sequence[CardSlot], cards: Sequence[Faces]) -> HiddenCards:
    """The slots whose card is not known, the free ones first, with the cards allowed in each."""
    table = round_.table
    unseen = blank(HiddenCards)
    unseen.slot_of = [NOTHING] * CARDS
    unseen.drawn = NOTHING
    hidden = [
        (slot, number, place)
        for slot, number, place in zip(slots, *_cards_in_slots(round_, slots, cards), strict=True)
        if not slot.is_known
    ]
    hidden.sort(key=lambda lying: not _is_free(lying[0]))
    low, high = set_of(number for _, number, _ in hidden)
    unseen.slots = len(hidden)
    unseen.free = sum(_is_free(slot) for slot, _, _ in hidden)
    for index, (slot, number, place) in enumerate(hidden):
        unseen.card[index] = number
        unseen.place[index] = place
        unseen.slot_of[number] = index
        unseen.allowed_low[index], unseen.allowed_high[index] = _allowed(round_, slot, low, high)
        if number == table.drawn:
            unseen.drawn = index
    for seat in range(table.seats):
        unseen.known_low[seat], unseen.known_high[seat] = table.low[seat] & ~low, table.high[seat] & ~high
    return unseen


def _is_free(slot: CardSlot) -> bool:
    """Whether all cards are equally likely in a slot."""
    return slot.is_hidden and slot.pile in (DRAW, DISCARD)


def _cards_in_slots(round_: Round, slots: Sequence[CardSlot], cards: Sequence[Faces]) -> tuple[list[int], list[int]]:
    """The card number and the place of each slot."""
    table = round_.table
    hands = {player: cards_in(table.low[seat], table.high[seat]) for seat, player in enumerate(round_.players)}
    draw, discard = iter(round_.draw_pile()), iter(round_.discard())
    draw_place, discard_place = ON_DRAW_PILE + table.draw_size, ON_DISCARD + table.discard_size
    numbers, places = [], []
    for slot, faces in zip(slots, cards, strict=True):
        if slot.pile == DRAW:
            draw_place -= 1
            number, place = next(draw), draw_place
        elif slot.pile == DISCARD:
            discard_place -= 1
            number, place = next(discard), discard_place
        else:
            hand = hands[slot.pile]
            number = next(card for card in hand if round_.printed.texts[card] == "/".join(faces))
            hand.remove(number)
            place = round_.players.index(slot.pile)
        numbers.append(number)
        places.append(place)
    return numbers, places


def _allowed(round_: Round, slot: CardSlot, low: int, high: int) -> tuple[int, int]:
    """The cards of a set that could be in a slot."""
    for side, text in enumerate(slot.faces):
        face = parse_face(text)
        if face is not None:
            named_low, named_high = round_.printed.holders[side].get(face, (0, 0))
            low, high = low & named_low, high & named_high
    return low, high
