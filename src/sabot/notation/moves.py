"""From what the kernel allows to the text of legal actions, and from an action to the move it means."""

from collections.abc import Callable
from functools import lru_cache

from sabot.cards import Face, format_colour
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Phase, Verb
from sabot.kernel.legal import catchable, legal
from sabot.kernel.policies.built_in import PLAIN_VERBS, card_verb
from sabot.kernel.primitives.card_sets import has_card, lowest_card
from sabot.kernel.table import NOBODY
from sabot.notation.actions import WORDS, Action
from sabot.notation.refusals import refusal
from sabot.options import Suggestions
from sabot.round import Round, cards_in

COMPANIONS = (Verb.COLOUR, Verb.TARGET)
"""The verbs whose argument is one of the choices."""
NO_CARDS = (0, 0)


def moves_by_text(round_: Round, seat: int) -> dict[str, int]:
    """All that a seat may do: the move that `find_move` would find for each text. Looked up once between two moves.

    A card is named by its active face, and of those that are alike the first is meant; a spin is without icon.
    """
    moves = round_.moves.get(seat)
    if moves is None:
        moves = round_.moves[seat] = _list_moves(round_, seat)
    return moves


def _list_moves(round_: Round, seat: int) -> dict[str, int]:
    table = round_.table
    verbs, low, high, choices = legal(table, seat)
    moves: dict[str, int] = {}
    if low | high:
        verb = card_verb(verbs)
        texts, start = round_.printed.actions[table.side][verb], verb * ARGUMENTS
        moves = {texts[card]: start + card for card in reversed(cards_in(low, high))}
        if table.phase == Phase.DRAWN and has_card(low, high, table.drawn):
            moves[texts[table.drawn]] = start + table.drawn
    if choices and verbs >> Verb.COLOUR & 1:
        moves |= _with_names(Verb.COLOUR, choices, format_colour)
    elif choices:
        moves |= _with_names(Verb.TARGET, choices, round_.players.__getitem__)
    if verbs >> Verb.CATCH & 1:
        moves |= _with_names(Verb.CATCH, catchable(table, seat), round_.players.__getitem__)
    moves |= _plain_moves(verbs & PLAIN_VERBS)
    return moves


@lru_cache(maxsize=256)
def _plain_moves(verbs: int) -> dict[str, int]:
    """The moves of verbs without an argument to choose."""
    return {WORDS[verb]: verb * ARGUMENTS + (NO_ICON if verb == Verb.SPIN else 0) for verb in cards_in(verbs, 0)}


def _with_names(verb: int, choices: int, name: Callable[[int], str]) -> dict[str, int]:
    """The moves of a verb with each of some colours or seats."""
    return {f"{WORDS[verb]} {name(choice)}": verb * ARGUMENTS + choice for choice in cards_in(choices, 0)}


def legal_actions(round_: Round, seat: int) -> list[str]:
    """The text of everything a seat may do, sorted."""
    return sorted(moves_by_text(round_, seat))


def move_for(round_: Round, seat: int, action: Action) -> int:
    """The move that an action means now, or Refused: the one check before anything is carried out."""
    move = find_move(round_, seat, action)
    if move is None:
        raise refusal(round_, seat, action)
    return move


def find_move(round_: Round, seat: int, action: Action) -> int | None:
    """The legal move that an action means, or None."""
    verb = action.verb
    if verb == Verb.SUGGESTION or seat == NOBODY:
        return _suggestion(round_, seat, action)
    if verb == Verb.CATCH:
        return _catch(round_, seat, action)
    verbs, low, high, choices = legal(round_.table, seat)
    if not verbs >> verb & 1:
        return None
    if verb <= Verb.DISCARD:
        card = _card(round_, action.faces, low, high)
        return None if card is None else verb * ARGUMENTS + card
    if verb in COMPANIONS:
        choice = action.colour if verb == Verb.COLOUR else action.seat
        assert choice is not None
        return verb * ARGUMENTS + choice if choices >> choice & 1 else None
    if verb == Verb.SPIN:
        return verb * ARGUMENTS + (NO_ICON if action.icon is None else action.icon)
    return verb * ARGUMENTS


def _card(round_: Round, faces: tuple[Face, ...], low: int, high: int) -> int | None:
    """The first card of a set that shows the active face, or both faces."""
    table, holders = round_.table, round_.printed.holders
    if len(faces) == 1:
        named_low, named_high = holders[table.side].get(faces[0], NO_CARDS)
    elif len(faces) == len(holders):
        (front_low, front_high), (back_low, back_high) = (
            side.get(face, NO_CARDS) for side, face in zip(holders, faces, strict=True)
        )
        named_low, named_high = front_low & back_low, front_high & back_high
    else:
        return None
    low &= named_low
    high &= named_high
    if not low | high:
        return None
    if table.phase == Phase.DRAWN and has_card(low, high, table.drawn):
        return table.drawn
    return lowest_card(low, high)


def _catch(round_: Round, seat: int, action: Action) -> int | None:
    table = round_.table
    assert action.seat is not None
    is_true = catchable(table, seat) >> action.seat & 1
    is_paid_for = table.false_catch > 0 and seat != action.seat and table.phase != Phase.OVER and table.out == NOBODY
    return Verb.CATCH * ARGUMENTS + action.seat if is_true or is_paid_for else None


def _suggestion(round_: Round, seat: int, action: Action) -> int | None:
    table = round_.table
    allowed = (
        seat == NOBODY
        and action.verb == Verb.SUGGESTION
        and table.suggestions == Suggestions.REFEREE
        and table.phase != Phase.OVER
        and action.seat != table.out
    )
    assert not allowed or action.seat is not None
    return Verb.SUGGESTION * ARGUMENTS + (action.seat or 0) if allowed else None
