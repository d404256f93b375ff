"""What a victim answers: take it, doubt it, cancel it, pass it on."""

from sabot.bots.careful.effects import WILD_DRAWS
from sabot.bots.careful.outlook import Outlook
from sabot.cards import Face, Symbol, format_face, parse_colour

PLAY_CLOAK = "play cloak"
FEW = 3
"""With so few cards the cloak is laid as soon as it can be."""
BLUFFS = 0.35
"""How often somebody who holds the colour lays a wild draw card all the same."""
DOUBTFUL = 0.2
"""A challenge pays if a bluff is likelier than this: it turns four cards around, or costs two more."""


def answer(outlook: Outlook) -> str:
    """What to do about what was played on one."""
    if PLAY_CLOAK in outlook.view.legal and is_time_for_cloak(outlook):
        return PLAY_CLOAK
    passed_on = cheapest_stack(outlook)
    if passed_on is not None:
        return f"play {format_face(passed_on)}"
    if "challenge" in outlook.view.legal and suspicion(outlook) > DOUBTFUL:
        return "challenge"
    return "accept"


def is_time_for_cloak(outlook: Outlook) -> bool:
    """Whether the cloak is better laid now than kept: against cards to draw, with few cards, and late."""
    return bool(outlook.pending.get("due")) or len(outlook.hand) <= FEW or outlook.is_late


def cheapest_stack(outlook: Outlook) -> Face | None:
    """The card to pass a draw card on with, or None; a wild only if there is no other, and never as a bluff."""
    holds_colour = any(face.colour == outlook.colour for face in outlook.hand)
    cards = [
        face
        for face in outlook.legal_faces("play")
        if face.symbol != Symbol.CLOAK and not (face.symbol in WILD_DRAWS and holds_colour)
    ]
    return min(cards, key=lambda face: (face.is_wild, face.symbol), default=None)


def suspicion(outlook: Outlook) -> float:
    """How likely the layer of a wild draw card bluffs, by what is known of its hand and of its ways."""
    layer = outlook.view.turn
    former = parse_colour(outlook.pending.get("former", ""))
    if layer is None or former is None:
        return 0.0
    holds = outlook.chance_of(layer, former)
    bluffs = holds * BLUFFS * 2.0 ** outlook.memory.found_out[layer]
    return bluffs / (bluffs + 1 - holds) if bluffs else 0.0
