"""Values a hand: the chance to play a card next turn, and the burden of the cards still held."""

from collections.abc import Sequence

from sabot.bots.careful.assessment import Assessment, fits
from sabot.bots.careful.totals import total
from sabot.bots.characters.ways import Way
from sabot.cards import SIDE_COLOURS, Face, Symbol
from sabot.editions import edition_of

OUT = 100.0
"""The worth of being out."""
LOST = 50.0
"""The cost of letting the next player go out."""
ABLE = 1.2
"""The worth of being able to play a card next turn."""
ABLE_TO_GO_OUT = 3.0
"""The same with the last card."""
DENIED = 2.5
"""The worth if a player with one card left lacks the colour in force."""
WILD = -1.0
"""The burden of a wild, which is negative because it always fits, up to the last card."""
ATTACK = 0.9
"""The burden of an attack card, which can be kept for a player who is about to go out."""
ATTACKS = range(Symbol.DRAW_ONE, Symbol.SKIP_ALL + 1)
POINT = 0.005
"""The burden of a point in hand while nobody is close to going out."""
POINT_IN_DANGER = 0.015
"""The same when somebody has one card left."""
BY_SYMBOL = 0.12
"""How likely a card fits by its number or symbol alone."""
USUAL = 0.3
"""How likely an unknown card fits."""
STAYS = {2: 0.55, 3: 0.4, 4: 0.35}
"""How likely a colour is still in force at the next turn of the seat, by the number of players."""
STAYS_AMONG_MANY = 0.3


def ability(hand: Sequence[Face], able: float) -> float:
    """The worth of the chance to play a card of a hand next turn, or of being out."""
    if not hand:
        return OUT
    return able * (ABLE_TO_GO_OUT if len(hand) == 1 else ABLE)


def burden(assessment: Assessment, hand: Sequence[Face]) -> float:
    """The burden of a hand; points weigh more when somebody is close to going out."""
    value = edition_of(assessment.view.edition).value
    point = POINT + (POINT_IN_DANGER - POINT) * assessment.danger
    return total(_burden(face, assessment.way) + point * value(face.symbol) for face in hand)


def _burden(face: Face, way: Way) -> float:
    if face.is_wild:
        return WILD - way.saves_wilds
    return ATTACK if face.symbol in ATTACKS else 1.0


def stays(assessment: Assessment) -> float:
    """How likely a colour is still in force at the next turn of the seat."""
    return STAYS.get(len(assessment.view.players), STAYS_AMONG_MANY)


def chance_to_play(hand: Sequence[Face], top: Face | None, colour: int | None, staying: float) -> float:
    """How likely a card of a hand fits next turn, given how likely top and colour stay."""
    if any(face.is_wild for face in hand):
        return 1.0
    now = any(fits(face, top, colour) for face in hand)
    colours = len({face.colour for face in hand})
    later = 1 - (1 - colours / SIDE_COLOURS) * (1 - BY_SYMBOL) ** len(hand)
    return staying * now + (1 - staying) * later


def usual_chance(cards: int) -> float:
    """How likely at least one of some unknown cards fits."""
    return 1 - float((1 - USUAL) ** cards)
