"""Which card to lay in turn, and whether to keep the one that was drawn."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.colours import best_colour, worth_of_top
from sabot.bots.careful.effects import is_followed_by_layer, worth_of_effect
from sabot.bots.careful.explaining import why
from sabot.bots.careful.hands import ability, burden
from sabot.bots.careful.outlook import Assessment, without
from sabot.bots.careful.turning_over import chance_when_turned
from sabot.bots.careful.worth import Prospect, Worth, ranked
from sabot.cards import Face, Symbol, format_face

DRAWING = 2.0
"""What it costs to draw instead of laying."""


def choose_card(outlook: Assessment) -> Advice:
    """In turn: the best card that fits, or a draw if none does any good."""
    fitting = ranked(laying(outlook, face) for face in outlook.legal_faces("play") if outlook.fits(face))
    if not fitting:
        return Advice("draw", Reason("advice-nothing"))
    best, *others = fitting
    if "draw" in outlook.view.legal and best.total < waiting(outlook).total - DRAWING:
        assert best.face is not None
        return Advice("draw", Reason("advice-harm", {"card": format_face(best.face)}))
    return Advice(best.action, why(outlook, best, next(iter(others), None)))


def lay_or_keep(outlook: Assessment) -> Advice:
    """After a draw: lay the card, unless it is better kept."""
    drawn = outlook.face(outlook.pending["drawn"])
    assert drawn is not None
    laid, kept = laying(outlook, drawn), waiting(outlook)
    if "keep" not in outlook.view.legal:
        return Advice(laid.action, Reason("advice-only"))
    if laid.action not in outlook.view.legal or not outlook.fits(drawn):
        return Advice("keep", Reason("advice-unfit"))
    if laid.total >= kept.total:
        return Advice(laid.action, why(outlook, laid, kept))
    return Advice("keep", why(outlook, kept, laid))


def laying(outlook: Assessment, face: Face) -> Prospect:
    """The table after a face is laid."""
    rest = without(outlook.hand, face)
    effect = worth_of_effect(outlook, face, rest)
    action = f"play {format_face(face)}"
    if face.symbol == Symbol.FLIP:
        able = ability(rest, chance_when_turned(outlook, outlook.me))
        return Prospect(action, Worth(able, -burden(outlook, rest), effect=effect), rest, face.colour, face)
    colour = best_colour(outlook, rest, face) if face.is_wild else face.colour
    staying = 1.0 if is_followed_by_layer(outlook, face) else None
    return Prospect(action, worth_of_top(outlook, rest, face, colour, staying, effect), rest, colour, face)


def waiting(outlook: Assessment) -> Prospect:
    """The table as it is."""
    assert outlook.colour is not None
    return Prospect(
        "keep", worth_of_top(outlook, outlook.hand, outlook.top, outlook.colour), outlook.hand, outlook.colour
    )
