"""What a card does to the others, and to its layer, once it is laid."""

from collections.abc import Sequence

from sabot.bots.careful.colours import best_colour, draws_until
from sabot.bots.careful.outlook import Assessment
from sabot.bots.careful.turning_over import worth_of_turning
from sabot.cards import DRAW_COUNTS, NUMBERS, WILD_DRAWS, Face, Symbol

GIVEN = 0.6
"""What it is worth that the one who threatens gets a card."""
TURN = 0.8
"""What a turn is worth to whoever has it."""
DOUBTED = 0.4
"""How likely a bluff is doubted."""
BY_VILLAIN = 3
"""How many cards the villain gives."""
SWAPPING = 7, 0
"""The numbers that swap hands where the house plays it."""


def worth_of_effect(outlook: Assessment, face: Face, rest: Sequence[Face]) -> float:
    """How good what a face does is for its layer, who keeps this hand."""
    symbol = face.symbol
    if not rest:
        return 0.0
    if hits_next(outlook, face):
        return worth_of_attack(outlook, face, rest)
    if symbol == Symbol.SKIP_ALL:
        return TURN
    if symbol == Symbol.REVERSE:
        return TURN * (outlook.share(outlook.next) - outlook.share(outlook.others[-1]))
    if symbol in (Symbol.HERO, Symbol.VILLAIN):
        return worth_of_affecting(outlook, symbol, len(rest))
    if symbol == Symbol.FLIP:
        return worth_of_turning(outlook)
    if symbol < NUMBERS and not face.whirl and outlook.settings["seven_zero"]:
        return worth_of_swap(outlook, symbol, len(rest))
    return 0.0


def hits_next(outlook: Assessment, face: Face) -> bool:
    """Whether a face takes a turn from the next player."""
    if face.symbol == Symbol.REVERSE:
        return len(outlook.others) == 1 and outlook.settings["two_player_reverse"] != "literal"
    return face.symbol in (Symbol.SKIP, Symbol.WILD_COLOUR) or face.symbol in DRAW_COUNTS


def is_followed_by_layer(outlook: Assessment, face: Face) -> bool:
    """Whether whoever lays a face has the next turn too."""
    return face.symbol == Symbol.SKIP_ALL or (len(outlook.others) == 1 and hits_next(outlook, face))


def worth_of_attack(outlook: Assessment, face: Face, rest: Sequence[Face]) -> float:
    """The next player loses a turn and may have to draw; a bluff may be doubted."""
    drawn: float = DRAW_COUNTS.get(face.symbol, 0)
    if face.symbol == Symbol.WILD_COLOUR:
        drawn = draws_until(outlook, best_colour(outlook, rest, face))
    worth = outlook.share(outlook.next) * (GIVEN * drawn + TURN)
    if face.symbol in WILD_DRAWS and any(other.colour == outlook.colour for other in rest):
        return (1 - DOUBTED) * worth - DOUBTED * (drawn + TURN)
    return worth


def worth_of_affecting(outlook: Assessment, symbol: int, left: int) -> float:
    """The hero takes a card from whoever has the most, the villain gives three to whoever has the fewest."""
    affected = affected_by(outlook, symbol, left)
    given = -1 if symbol == Symbol.HERO else BY_VILLAIN
    return float(-given) if affected == outlook.me else GIVEN * given * outlook.share(affected)


def affected_by(outlook: Assessment, symbol: int, left: int) -> str:
    """Who has the most cards for the hero, or the fewest for the villain, if the layer keeps so many."""
    sizes = {player: outlook.size(player) for player in outlook.others} | {outlook.me: left}
    furthest = max if symbol == Symbol.HERO else min
    return furthest(sizes, key=sizes.__getitem__)


def worth_of_swap(outlook: Assessment, number: int, left: int) -> float:
    """Where the house plays it: a seven takes the smallest hand, a zero that of the player before."""
    return float(left - outlook.size(swapped_with(outlook, number))) if number in SWAPPING else 0.0


def swapped_with(outlook: Assessment, number: int) -> str:
    """Whose hand one gets by a seven or a zero."""
    return min(outlook.others, key=outlook.size) if number == SWAPPING[0] else outlook.others[-1]
