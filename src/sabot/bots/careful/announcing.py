"""Decides announcements: a colour, a player, UNO WIZZ."""

from sabot.bots.bot import Advice, Reason
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.colours import called_colours
from sabot.bots.careful.explaining import why


def call_colour(assessment: Assessment) -> Advice:
    """Call the best colour."""
    best, other, *_ = called_colours(assessment, assessment.hand, assessment.top)
    return Advice(best.action, why(assessment, best, other))


def name_target(assessment: Assessment) -> Advice:
    """Name the player with the fewest cards; for the hero, oneself or else the player who plays last."""
    named = assessment.legal("target")
    others = [player for player in assessment.others if player in named]
    if assessment.pending["effect"] != "hero":
        fewest = min(others, key=assessment.size)
        return Advice(f"target {fewest}", Reason("advice-fewest", {"to": fewest}))
    if assessment.me in named:
        return Advice(f"target {assessment.me}", Reason("advice-hero"))
    return Advice(f"target {others[-1]}", Reason("advice-last", {"to": others[-1]}))


def spin(_: Assessment) -> Advice:
    """Spin the wheel; there is no choice."""
    return Advice("spin", Reason("advice-only"))


def shout(_: Assessment) -> Advice:
    """Call UNO WIZZ; the first to do so puts down a card."""
    return Advice("wizz", Reason("advice-race"))
