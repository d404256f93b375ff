"""What to do with cards out of turn: jump in, cancel for somebody else, object."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.laying import laying, waiting
from sabot.bots.careful.outlook import Assessment, fits
from sabot.cards import Symbol, format_face, parse_colour


def judge(outlook: Assessment) -> Advice:
    """Let a card stand, unless everybody can see that it is wrong."""
    return Advice("object", Reason("advice-wrong")) if is_wrong(outlook) else Advice("accept", Reason("advice-right"))


def is_wrong(outlook: Assessment) -> bool:
    """Whether one sees that the card on top does not fit on the one below."""
    top, below = map(outlook.face, outlook.view.discard[:2])
    former = parse_colour(outlook.pending["former"])
    return top is not None and below is not None and not fits(top, below, former)


def lay_out_of_turn(outlook: Assessment) -> str | None:
    """A card that is worth laying though it is not one's turn: the cloak, or one to jump in with."""
    for face in outlook.legal_faces("play"):
        if face.symbol == Symbol.CLOAK:
            is_worth_it = is_cloak_to_spare(outlook)
        else:
            is_worth_it = laying(outlook, face).total >= waiting(outlook).total
        if is_worth_it:
            return f"play {format_face(face)}"
    return None


def is_cloak_to_spare(outlook: Assessment) -> bool:
    """Whether to cancel what hits somebody else: to go out, or late, unless it hits whoever is near to going out."""
    is_hurtful = outlook.threat(outlook.pending["victim"]) >= outlook.danger
    return len(outlook.hand) == 1 or (outlook.is_late and not is_hurtful)
