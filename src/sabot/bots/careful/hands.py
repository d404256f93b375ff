"""How good a hand is: whether one can lay something next time, and how much is still to be got rid of."""

from collections.abc import Sequence

from sabot.bots.careful.outlook import Assessment, fits
from sabot.cards import SIDE_COLOURS, Face, Symbol
from sabot.editions import EDITIONS

OUT = 100.0
"""What it is worth to be out."""
ABLE = 1.2
"""What it is worth to be able to lay something next time."""
ABLE_TO_GO_OUT = 3.0
"""And with the last card."""
DENIED = 2.5
"""What it is worth that somebody with one card left lacks the colour in force."""
WILD = -1.0
"""A wild in hand is no burden: it fits whatever happens, up to the last card."""
ATTACK = 0.9
"""The burden of a card that hits somebody: one may keep it for whoever is about to go out."""
ATTACKS = range(Symbol.DRAW_ONE, Symbol.SKIP_ALL + 1)
POINT = 0.005
"""The burden of a point in hand as long as nobody is near to going out."""
POINT_IN_DANGER = 0.015
"""And when somebody has one card left."""
BY_SYMBOL = 0.12
"""How likely a card fits by its number or symbol alone."""
USUAL = 0.3
"""How likely any card fits that nobody knows."""
STAYS = {2: 0.55, 3: 0.4, 4: 0.35}
"""How likely a colour is still in force at one's next turn, by the number of players."""
STAYS_AMONG_MANY = 0.3


def ability(hand: Sequence[Face], able: float) -> float:
    """How good it is to be able to lay something of a hand next time with some chance; or to be out."""
    if not hand:
        return OUT
    return able * (ABLE_TO_GO_OUT if len(hand) == 1 else ABLE)


def burden(outlook: Assessment, hand: Sequence[Face]) -> float:
    """What a hand has still to get rid of; points weigh more when somebody is near to going out."""
    value = EDITIONS[outlook.view.edition].value
    point = POINT + (POINT_IN_DANGER - POINT) * outlook.danger
    return sum(_burden(face) + point * value(face.symbol) for face in hand)


def _burden(face: Face) -> float:
    if face.is_wild:
        return WILD
    return ATTACK if face.symbol in ATTACKS else 1.0


def stays(outlook: Assessment) -> float:
    """How likely a colour is still in force at the next turn of the seat."""
    return STAYS.get(len(outlook.view.players), STAYS_AMONG_MANY)


def chance_to_lay(hand: Sequence[Face], top: Face | None, colour: int | None, staying: float) -> float:
    """How likely something of a hand fits next time, if top and colour stay with some chance."""
    if any(face.is_wild for face in hand):
        return 1.0
    now = any(fits(face, top, colour) for face in hand)
    colours = len({face.colour for face in hand})
    later = 1 - (1 - colours / SIDE_COLOURS) * (1 - BY_SYMBOL) ** len(hand)
    return staying * now + (1 - staying) * later


def usual_chance(cards: int) -> float:
    """How likely something fits of so many cards that nobody knows."""
    return 1 - float((1 - USUAL) ** cards)
