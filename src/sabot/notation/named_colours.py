"""The colour that a player names in the same action as a card: whether the card asks for one."""

from sabot.cards import SIDE_COLOURS, WILD_DRAWS, Symbol
from sabot.kernel.codes import ARGUMENTS, Phase
from sabot.kernel.hands import hand_size, symbol_of
from sabot.kernel.table import NOBODY
from sabot.notation.refusals import colour_of_other_side, no_colour_asked
from sabot.options import WrongCard
from sabot.round import Round

CALLED_AT_ONCE = (Symbol.WILD, *WILD_DRAWS, Symbol.CLOAK)
"""The cards whose colour may be named in the same action."""


def check_named_colour(round_: Round, seat: int, move: int, colour: int) -> None:
    """Raise Refused if a colour may not be named with the card of a legal move; with a last card it is ignored.

    It is found without carrying out the move, which would take a time that depends on hidden cards.
    """
    table = round_.table
    symbol = symbol_of(table, move % ARGUMENTS)
    is_answer = table.phase == Phase.ANSWER
    if table.wrong_card == WrongCard.PENALTY and not is_answer:
        raise no_colour_asked()  # others may object first
    if hand_size(table, seat) == 1 and symbol != Symbol.WILD_COLOUR:
        return
    if is_answer and table.out != NOBODY:
        return  # the round ends
    if symbol not in CALLED_AT_ONCE:
        raise no_colour_asked()
    if colour // SIDE_COLOURS != table.side:
        raise colour_of_other_side(round_, colour)
