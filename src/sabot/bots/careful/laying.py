"""Which card to lay in turn, and whether to keep the one that was drawn."""

from sabot.bots.careful.colours import best_colour, worth_of_top
from sabot.bots.careful.effects import is_followed_by_layer, worth_of_effect
from sabot.bots.careful.hands import standing
from sabot.bots.careful.outlook import Outlook, without
from sabot.bots.careful.turning import chance_when_turned
from sabot.cards import Face, Symbol, format_face

DRAWING = 2.0
"""What it costs to draw instead of laying."""


def choose_card(outlook: Outlook) -> str:
    """In turn: the best card that fits, or a draw if none does any good."""
    cards = [face for face in outlook.legal_faces("play") if outlook.fits(face)]
    if not cards:
        return "draw"
    best = max(cards, key=lambda face: worth_of_laying(outlook, face))
    if "draw" in outlook.view.legal and worth_of_laying(outlook, best) < worth_of_waiting(outlook) - DRAWING:
        return "draw"
    return f"play {format_face(best)}"


def lay_or_keep(outlook: Outlook) -> str:
    """After a draw: lay the card, unless it is better kept."""
    drawn = outlook.face(outlook.pending["drawn"])
    assert drawn is not None
    legal, lay = outlook.view.legal, f"play {format_face(drawn)}"
    if "keep" not in legal:
        return lay
    is_better = lay in legal and outlook.fits(drawn) and worth_of_laying(outlook, drawn) >= worth_of_waiting(outlook)
    return lay if is_better else "keep"


def worth_of_laying(outlook: Outlook, face: Face) -> float:
    """How good the table is after laying a face."""
    rest = without(outlook.hand, face)
    worth = worth_of_effect(outlook, face, rest)
    if face.symbol == Symbol.FLIP:
        return worth + standing(outlook, rest, chance_when_turned(outlook, outlook.me))
    colour = best_colour(outlook, rest, face) if face.is_wild else face.colour
    return worth + worth_of_top(outlook, rest, face, colour, 1.0 if is_followed_by_layer(outlook, face) else None)


def worth_of_waiting(outlook: Outlook) -> float:
    """How good the table is as it is."""
    assert outlook.colour is not None
    return worth_of_top(outlook, outlook.hand, outlook.top, outlook.colour)
