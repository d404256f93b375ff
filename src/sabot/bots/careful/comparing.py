"""Explains one action by comparing it with another, whichever bot chose it."""

from collections.abc import Iterable

from sabot.bots.bot import Reason
from sabot.bots.careful.answering import suspicion, why_answer
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.colours import called_colours
from sabot.bots.careful.discards import after_discarding, plans_for
from sabot.bots.careful.explaining import EVEN, why
from sabot.bots.careful.playing import after_playing, without_playing
from sabot.bots.careful.worth import Prospect, ranked
from sabot.bots.sight import Sight

NOT_PLAYING = "draw", "keep"
FAINT = 0.05
"""Where a doubt or a trust is fainter than this, it cannot be the reason for an answer."""


def thought(sight: Sight, chosen: str, other: str) -> Reason | None:
    """What speaks for an action and against another, as the careful bot sees it; None if nothing does."""
    assessment = Assessment(sight)
    if {chosen, other} == {"challenge", "accept"}:
        doubt = suspicion(assessment)
        return why_answer(chosen, str(sight.view.turn), doubt) if FAINT < doubt < 1 - FAINT else None
    prospects = {prospect.action: prospect for prospect in reversed(ranked(_prospects(assessment)))}
    if chosen not in prospects or other not in prospects:
        return None
    reason = why(assessment, prospects[chosen], prospects[other])
    return None if reason.message == EVEN else reason


def _prospects(assessment: Assessment) -> Iterable[Prospect]:
    """The prospects of the legal actions, but for cards that answer another."""
    phase = assessment.view.phase
    if phase == "colour":
        yield from called_colours(assessment, assessment.hand, assessment.top)
    elif phase == "discard":
        plans = plans_for(assessment, str(assessment.pending["effect"]))
        yield from (after_discarding(assessment, plan) for plan in plans)
    elif phase in ("turn", "drawn"):
        yield from (after_playing(assessment, face) for face in assessment.legal_faces("play"))
        yield from (without_playing(assessment)._replace(action=action) for action in NOT_PLAYING)
