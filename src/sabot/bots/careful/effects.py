"""Values the effect of a card on the others, and on the player who plays it."""

from collections.abc import Sequence

from sabot.bots.careful.assessment import THREATS, Assessment
from sabot.bots.careful.colours import best_colour, draws_until
from sabot.bots.careful.flipping import worth_of_flip
from sabot.bots.careful.turns import hits_next
from sabot.cards import DRAW_COUNTS, NUMBERS, WILD_DRAWS, Face, Symbol

GIVEN = 0.6
"""The worth of giving a card to the most dangerous player."""
TURN = 0.8
"""The worth of a turn."""
DOUBTED = 0.4
"""How likely a bluff is challenged, by a player of whom nothing is known."""
BY_VILLAIN = 3
"""The number of cards that the villain gives."""
SWAPPING = 7, 0
"""The numbers that swap hands with the house rule."""


def worth_of_effect(assessment: Assessment, face: Face, rest: Sequence[Face]) -> float:
    """The worth of a face's effect for the player who plays it and keeps the rest of the hand."""
    symbol = face.symbol
    if not rest:
        return 0.0
    if hits_next(assessment, face):
        return worth_of_attack(assessment, face, rest)
    if symbol == Symbol.SKIP_ALL:
        return TURN
    if symbol == Symbol.REVERSE:
        return TURN * (assessment.share(assessment.next) - assessment.share(assessment.others[-1]))
    if symbol in (Symbol.HERO, Symbol.VILLAIN):
        return worth_of_affecting(assessment, symbol, len(rest))
    if symbol == Symbol.FLIP:
        return worth_of_flip(assessment)
    if symbol < NUMBERS and not face.whirl and assessment.settings["seven_zero"]:
        return worth_of_swap(assessment, symbol, len(rest))
    return 0.0


def worth_of_attack(assessment: Assessment, face: Face, rest: Sequence[Face]) -> float:
    """The worth of a lost turn and drawn cards of the next player, less the risk of a challenged bluff."""
    drawn: float = DRAW_COUNTS.get(face.symbol, 0)
    if face.symbol == Symbol.WILD_COLOUR:
        drawn = draws_until(assessment, best_colour(assessment, rest, face))
    worth = assessment.share(assessment.next) * (GIVEN * drawn + TURN)
    if is_bluff(assessment, face, rest):
        doubted = assessment.sight.match.challenge_rate(assessment.next, DOUBTED)
        return (1 - doubted) * worth - doubted * (drawn + TURN) + assessment.way.bluffs
    is_near_out = assessment.threat(assessment.next) >= THREATS[2]
    return worth + (assessment.way.hunts if is_near_out else -assessment.way.hunts)


def is_bluff(assessment: Assessment, face: Face, rest: Sequence[Face]) -> bool:
    """Whether a face is a wild draw card that may not be played with the rest of the hand."""
    return face.symbol in WILD_DRAWS and any(other.colour == assessment.colour for other in rest)


def worth_of_affecting(assessment: Assessment, symbol: int, left: int) -> float:
    """The worth of the hero, taking a card from the largest hand, or the villain, giving three to the smallest."""
    affected = affected_by(assessment, symbol, left)
    given = -1 if symbol == Symbol.HERO else BY_VILLAIN
    return float(-given) if affected == assessment.me else GIVEN * given * assessment.share(affected)


def affected_by(assessment: Assessment, symbol: int, left: int) -> str:
    """The player with the most cards (hero) or the fewest (villain), if the acting player keeps `left` cards."""
    sizes = {player: assessment.size(player) for player in assessment.others} | {assessment.me: left}
    furthest = max if symbol == Symbol.HERO else min
    return furthest(sizes, key=sizes.__getitem__)


def worth_of_swap(assessment: Assessment, number: int, left: int) -> float:
    """The worth of a swap with the house rule: a seven takes the smallest hand, a zero that of the previous player."""
    return float(left - assessment.size(swapped_with(assessment, number))) if number in SWAPPING else 0.0


def swapped_with(assessment: Assessment, number: int) -> str:
    """The player whose hand one gets by a seven or a zero."""
    return min(assessment.others, key=assessment.size) if number == SWAPPING[0] else assessment.others[-1]
