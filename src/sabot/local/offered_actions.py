"""Which of the legal actions a front end offers by a button or a line of a menu."""

from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.views import View


def offered_actions(view: View) -> list[str]:
    """The legal actions, without a call of UNO before playing while no card can be played (X-41)."""
    is_uno_due = view.viewer in view.owes_uno or any(verb_of(action) in CARD_VERBS for action in view.legal)
    return [action for action in view.legal if action != "uno" or is_uno_due]
