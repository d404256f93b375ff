"""Decides actions out of turn: jump in, play the cloak for somebody else, object."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.assessment import Assessment, fits
from sabot.bots.careful.playing import after_playing, without_playing
from sabot.cards import Symbol, format_face, parse_colour


def judge(assessment: Assessment) -> Advice:
    """Accept a card, unless it is visibly wrong."""
    return (
        Advice("object", Reason("advice-wrong")) if is_wrong(assessment) else Advice("accept", Reason("advice-right"))
    )


def is_wrong(assessment: Assessment) -> bool:
    """Whether the card on top visibly does not fit on the one below."""
    top, below = map(assessment.face, assessment.view.discard[:2])
    former = parse_colour(assessment.pending["former"])
    return top is not None and below is not None and not fits(top, below, former)


def play_out_of_turn(assessment: Assessment) -> str | None:
    """A card that is worth playing out of turn: the cloak, or one to jump in with."""
    for face in assessment.legal_faces("play"):
        if face.symbol == Symbol.CLOAK:
            is_worth_it = is_cloak_to_spare(assessment)
        else:
            is_worth_it = after_playing(assessment, face).total >= without_playing(assessment).total
        if is_worth_it:
            return f"play {format_face(face)}"
    return None


def is_cloak_to_spare(assessment: Assessment) -> bool:
    """Whether to play the cloak for another player: to go out, or late, unless that player is about to go out."""
    is_hurtful = assessment.threat(assessment.pending["victim"]) >= assessment.danger
    return len(assessment.hand) == 1 or (assessment.is_late and not is_hurtful)
