"""The state of a phase as text: the key `pending` of a position."""

from collections.abc import Callable, Mapping
from reprlib import repr as short
from typing import Any

from sabot.cards import NUMBERS, SYMBOLS, Face, Symbol, format_colour, format_face, parse_colour
from sabot.errors import Unreadable
from sabot.kernel.codes import Phase
from sabot.kernel.table import NOBODY, NOTHING, WORD
from sabot.kernel.turns import after
from sabot.notation.actions import ICON_NAMES, parse_seat
from sabot.options import ICONS, WHEEL, Icon
from sabot.round import Round, cards_in
from sabot.spelling import british

_EFFECTS = {symbol: format_face(Face(0, symbol))[1:] for symbol in range(Symbol.WILD)}
_EFFECTS |= {symbol: format_face(Face(8, symbol)) for symbol in range(Symbol.WILD, SYMBOLS)}
_EFFECTS |= {WHEEL + icon: ICON_NAMES[icon] for icon in range(ICONS)}
EFFECT_CODES = {text: code for code, text in _EFFECTS.items()}

_LAID = frozenset({"effect", "victim", "next", "out", "first", "due", "former", "guilty"})
REMEMBERED = {
    Phase.TURN: frozenset[str](),
    Phase.DRAWN: frozenset({"drawn", "voluntary"}),
    Phase.COLOUR: _LAID,
    Phase.ANSWER: _LAID,
    Phase.TARGET: frozenset({"effect", "choices", "former", "guilty"}),
    Phase.SPIN: frozenset({"out"}),
    Phase.RACE: frozenset({"out"}),
    Phase.DISCARD: frozenset({"effect", "victim", "next", "out", "fixed", "put", "shown", "former", "guilty"}),
    Phase.NOTICE: frozenset({"former", "guilty", "wrong", "objected"}),
    Phase.OVER: frozenset[str](),
}
"""The keys that each phase remembers."""

LARGEST_DUE = 255
"""How many cards can be due, as a byte: stacked, they may be more than are in play (X-25, X-61)."""
LARGEST_PUT = 1_000_000_000
"""How many cards a step can put down: with `false_catch` some come back, and can be put down again."""

PRIVATE = frozenset({"drawn", "voluntary", "guilty", "wrong"})
"""The keys that only the seat whose turn it is may know."""


def format_pending(round_: Round) -> dict[str, Any] | None:
    """The state that the phase remembers, or None."""
    pending = {}
    for key, write in _TOLD[round_.table.phase]:
        value = write(round_)
        if value is not None:
            pending[key] = value
    return pending or None


def _fixed_text(round_: Round) -> str | int | None:
    table = round_.table
    if table.fixed == NOTHING:
        return None
    return format_colour(table.fixed) if table.effect == WHEEL + Icon.COLOUR else table.fixed


def _shown_texts(round_: Round) -> list[str] | None:
    texts = round_.printed.texts
    return [texts[card] for card in cards_in(round_.table.shown_low, round_.table.shown_high)] or None


_WRITERS: dict[str, Callable[[Round], Any]] = {
    "effect": lambda round_: _EFFECTS.get(round_.table.effect),
    "victim": lambda round_: round_.name(round_.table.victim),
    "next": lambda round_: round_.name(round_.table.following),
    "out": lambda round_: round_.name(round_.table.out),
    "choices": lambda round_: round_.names(round_.table.choices) or None,
    "first": lambda round_: bool(round_.table.turned_up) or None,
    "guilty": lambda round_: bool(round_.table.guilty) or None,
    "wrong": lambda round_: bool(round_.table.wrong) or None,
    "objected": lambda round_: round_.names(round_.table.objected) or None,
    "voluntary": lambda round_: bool(round_.table.voluntary) or None,
    "due": lambda round_: round_.table.due or None,
    "put": lambda round_: round_.table.put or None,
    "former": lambda round_: None if round_.table.former == NOTHING else format_colour(round_.table.former),
    "drawn": lambda round_: None if round_.table.drawn == NOTHING else round_.printed.texts[round_.table.drawn],
    "fixed": _fixed_text,
    "shown": _shown_texts,
}
"""How each key is written; None says nothing."""
_TOLD = {phase: [(key, write) for key, write in _WRITERS.items() if key in keys] for phase, keys in REMEMBERED.items()}
"""What each phase tells, in order."""


def parse_pending(round_: Round, pending: object) -> None:
    """Put what was remembered back on the table, whose phase and seat asked are set; or Unreadable."""
    if pending is None:
        pending = {}
    if not isinstance(pending, Mapping):
        raise Unreadable("mapping", "pending")
    if round_.table.phase == Phase.RACE:
        round_.table.effect = WHEEL + Icon.RACE
        round_.table.following = after(round_.table, round_.table.turn)
    readers = _readers(round_)
    for key, value in pending.items():
        if key not in readers:
            raise Unreadable("unknown-key", "pending", key=short(key))
        if key not in REMEMBERED[round_.table.phase]:
            raise Unreadable("not-remembered", "pending", key=key)
        try:
            readers[key](value)
        except Unreadable as error:
            raise error.at(f"pending: {key}") from None


def _readers(round_: Round) -> dict[Any, Callable[[Any], None]]:
    table = round_.table

    def seat_reader(field: str) -> Callable[[Any], None]:
        return lambda value: setattr(table, field, parse_seat(_text(value), round_.players))

    def flag_reader(field: str) -> Callable[[Any], None]:
        return lambda value: setattr(table, field, int(_flag(value)))

    def count_reader(field: str, most: int) -> Callable[[Any], None]:
        return lambda value: setattr(table, field, _count(value, most))

    return {
        "effect": lambda value: setattr(table, "effect", _effect(value)),
        "victim": seat_reader("victim"),
        "next": seat_reader("following"),
        "out": seat_reader("out"),
        "choices": lambda value: setattr(table, "choices", seat_bits(value, round_.players)),
        "first": flag_reader("turned_up"),
        "guilty": flag_reader("guilty"),
        "wrong": flag_reader("wrong"),
        "objected": lambda value: setattr(table, "objected", seat_bits(value, round_.players)),
        "voluntary": flag_reader("voluntary"),
        "due": count_reader("due", LARGEST_DUE),
        "put": count_reader("put", LARGEST_PUT),
        "former": lambda value: setattr(table, "former", _colour(value)),
        "drawn": lambda value: setattr(table, "drawn", _held(round_, table.asked, [value])[0]),
        "fixed": lambda value: setattr(table, "fixed", _fixed(value)),
        "shown": lambda value: _show(round_, value),
    }


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Unreadable("text", value=short(value))
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Unreadable("flag", value=short(value))
    return value


def _count(value: object, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Unreadable("number", most=most, value=short(value))
    return value


def _effect(value: object) -> int:
    code = EFFECT_CODES.get(british(_text(value)))
    if code is None:
        raise Unreadable("no-effect", effect=short(value))
    return code


def _colour(value: object) -> int:
    colour = parse_colour(_text(value))
    if colour is None:
        raise Unreadable("no-colour", colour=short(value))
    return colour


def _fixed(value: object) -> int:
    return _colour(value) if isinstance(value, str) else _count(value, NUMBERS - 1)


def _held(round_: Round, seat: int, texts: object) -> list[int]:
    """The cards of a hand that some texts name."""
    if not isinstance(texts, list) or seat == NOBODY:
        raise Unreadable("cards-asked")
    hand = round_.hand(seat)
    cards = []
    for text in texts:
        card = next((card for card in hand if round_.printed.texts[card] == text), None)
        if card is None:
            raise Unreadable("not-held", card=short(text))
        hand.remove(card)
        cards.append(card)
    return cards


def _show(round_: Round, texts: object) -> None:
    for card in _held(round_, round_.table.asked, texts):
        if card < WORD:
            round_.table.shown_low |= 1 << card
        else:
            round_.table.shown_high |= 1 << card - WORD


def seat_bits(names: object, players: tuple[str, ...]) -> int:
    """A list of players as bits."""
    if not isinstance(names, list):
        raise Unreadable("players")
    bits = 0
    for name in names:
        bits |= 1 << parse_seat(_text(name), players)
    return bits
