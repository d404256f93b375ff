"""What to put down through the wheel or the hero, and what to leave on top."""

from collections.abc import Sequence
from typing import NamedTuple

from sabot.bots.bot import Advice
from sabot.bots.careful.colours import best_colour, worth_of_top
from sabot.bots.careful.effects import worth_of_effect
from sabot.bots.careful.explaining import why
from sabot.bots.careful.outlook import Assessment, without
from sabot.bots.careful.worth import Prospect, ranked
from sabot.cards import Face, format_face

ALMOST = 2
"""How many cards the wheel leaves."""


class Plan(NamedTuple):
    """Some cards to put down one after the other, one of them last."""

    gone: Sequence[Face]
    top: Face

    def first(self) -> Face:
        """The card to begin with."""
        return next(iter(without(self.gone, self.top)), self.top)


def choose_discard(outlook: Assessment) -> Advice:
    """The next card of the best plan; to stop early never is one."""
    best, *others = ranked(carried_out(outlook, plan) for plan in plans_for(outlook, str(outlook.pending["effect"])))
    return Advice(best.action, why(outlook, best, next(iter(others), None)))


def plans_for(outlook: Assessment, effect: str) -> list[Plan]:
    """All that could be put down for the hero or an icon of the wheel."""
    cards = outlook.legal_faces("discard")
    if effect == "number":
        groups = [[face for face in outlook.hand if face.symbol == first.symbol] for first in cards]
    elif effect == "colour":
        groups = [[face for face in outlook.hand if face.colour == first.colour] for first in cards]
    elif effect == "war":
        groups = [outlook.faces(outlook.pending["shown"])]
    else:
        groups = [[face] for face in cards]
    return list({(tuple(group), top): Plan(group, top) for group in groups for top in group}.values())


def carried_out(outlook: Assessment, plan: Plan) -> Prospect:
    """The table once a plan is carried out; what does not stay on top counts for nothing there."""
    rest = without(outlook.hand, *plan.gone)
    effect = outlook.pending["effect"]
    action = f"discard {format_face(plan.top if effect == 'war' else plan.first())}"
    if effect == "hero" or (effect == "almost" and len(rest) > ALMOST):
        colour = best_colour(outlook, rest, None)
        return Prospect(action, worth_of_top(outlook, rest, None, colour), rest, colour)
    colour = best_colour(outlook, rest, plan.top) if plan.top.is_wild else plan.top.colour
    acts = outlook.settings.get("wheel_cards_act")
    done = worth_of_effect(outlook, plan.top, rest) if acts else 0.0
    return Prospect(action, worth_of_top(outlook, rest, plan.top, colour, effect=done), rest, colour, plan.top)
