"""Decides what to discard through the wheel or the hero, and which card to leave on top."""

from collections.abc import Sequence
from typing import NamedTuple

from sabot.bots.bot import Advice
from sabot.bots.careful.assessment import Assessment, without
from sabot.bots.careful.colours import best_colour, worth_of_top
from sabot.bots.careful.effects import worth_of_effect
from sabot.bots.careful.explaining import why
from sabot.bots.careful.worth import Prospect, ranked
from sabot.cards import Face, format_face

ALMOST = 2
"""The number of cards that the icon `almost` leaves."""


class Plan(NamedTuple):
    """Cards to discard one after the other, and the last of them."""

    gone: Sequence[Face]
    top: Face

    def first(self) -> Face:
        """The first card to discard."""
        return next(iter(without(self.gone, self.top)), self.top)


def choose_discard(assessment: Assessment) -> Advice:
    """The next card of the best plan; stopping early is never considered."""
    best, *others = ranked(
        after_discarding(assessment, plan) for plan in plans_for(assessment, str(assessment.pending["effect"]))
    )
    return Advice(best.action, why(assessment, best, next(iter(others), None)))


def plans_for(assessment: Assessment, effect: str) -> list[Plan]:
    """All plans for the hero or an icon of the wheel."""
    cards = assessment.legal_faces("discard")
    if effect == "number":
        groups = [[face for face in assessment.hand if face.symbol == first.symbol] for first in cards]
    elif effect == "colour":
        groups = [[face for face in assessment.hand if face.colour == first.colour] for first in cards]
    elif effect == "war":
        groups = [assessment.faces(assessment.pending["shown"])]
    else:
        groups = [[face] for face in cards]
    return list({(tuple(group), top): Plan(group, top) for group in groups for top in group}.values())


def after_discarding(assessment: Assessment, plan: Plan) -> Prospect:
    """The prospect after a plan; the top card only counts if it stays on top."""
    rest = without(assessment.hand, *plan.gone)
    effect = assessment.pending["effect"]
    action = f"discard {format_face(plan.top if effect == 'war' else plan.first())}"
    if effect == "hero" or (effect == "almost" and len(rest) > ALMOST):
        colour = best_colour(assessment, rest, None)
        return Prospect(action, worth_of_top(assessment, rest, None, colour), rest, colour)
    colour = best_colour(assessment, rest, plan.top) if plan.top.is_wild else plan.top.colour
    acts = assessment.settings.get("wheel_cards_act")
    done = worth_of_effect(assessment, plan.top, rest) if acts else 0.0
    return Prospect(action, worth_of_top(assessment, rest, plan.top, colour, effect=done), rest, colour, plan.top)
