"""Decides which card to play in turn, and whether to keep a drawn card."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.assessment import Assessment, without
from sabot.bots.careful.colours import best_colour, worth_of_top
from sabot.bots.careful.effects import worth_of_effect
from sabot.bots.careful.explaining import why
from sabot.bots.careful.flipping import chance_after_flip
from sabot.bots.careful.hands import ability, burden
from sabot.bots.careful.worth import Prospect, Worth, ranked
from sabot.cards import Face, Symbol, format_face

DRAWING = 2.0
"""The cost of drawing instead of playing."""


def choose_card(assessment: Assessment) -> Advice:
    """In turn: play the best card that fits, or draw if all of them do harm."""
    fitting = ranked(
        after_playing(assessment, face) for face in assessment.legal_faces("play") if assessment.fits(face)
    )
    if not fitting:
        return Advice("draw", Reason("advice-nothing"))
    best, *others = fitting
    if "draw" in assessment.view.legal and best.total < without_playing(assessment).total - DRAWING:
        assert best.face is not None
        return Advice("draw", Reason("advice-harm", {"card": format_face(best.face)}))
    return Advice(best.action, why(assessment, best, next(iter(others), None)))


def play_or_keep(assessment: Assessment) -> Advice:
    """After a draw: play the card, unless it is better to keep it."""
    drawn = assessment.face(assessment.pending["drawn"])
    assert drawn is not None
    played, kept = after_playing(assessment, drawn), without_playing(assessment)
    if "keep" not in assessment.view.legal:
        return Advice(played.action, Reason("advice-only"))
    if played.action not in assessment.view.legal or not assessment.fits(drawn):
        return Advice("keep", Reason("advice-unfit"))
    if played.total >= kept.total:
        return Advice(played.action, why(assessment, played, kept))
    return Advice("keep", why(assessment, kept, played))


def after_playing(assessment: Assessment, face: Face) -> Prospect:
    """The prospect after playing a face."""
    rest = without(assessment.hand, face)
    effect = worth_of_effect(assessment, face, rest)
    action = f"play {format_face(face)}"
    if face.symbol == Symbol.FLIP:
        able = ability(rest, chance_after_flip(assessment, assessment.me))
        return Prospect(action, Worth(able, -burden(assessment, rest), effect=effect), rest, face.colour, face)
    colour = best_colour(assessment, rest, face) if face.is_wild else face.colour
    return Prospect(action, worth_of_top(assessment, rest, face, colour, effect, face), rest, colour, face)


def without_playing(assessment: Assessment) -> Prospect:
    """The prospect without playing a card."""
    assert assessment.colour is not None
    return Prospect(
        "keep",
        worth_of_top(assessment, assessment.hand, assessment.top, assessment.colour),
        assessment.hand,
        assessment.colour,
    )
