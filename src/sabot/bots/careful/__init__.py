"""A careful player: looks at its hand, the table and what has happened, and weighs what it could do.

It knows every phase of every edition. What it weighs is counted in cards, part by part (worth.py), and the part by
which its choice is ahead of the next best is the reason that it gives.
"""

from collections.abc import Callable, Mapping
from random import Random

from sabot.bots.bot import Advice, Bot, Reason
from sabot.bots.careful.announcing import call_colour, name_target, shout, spin
from sabot.bots.careful.answering import answer
from sabot.bots.careful.discards import choose_discard
from sabot.bots.careful.laying import choose_card, lay_or_keep
from sabot.bots.careful.outlook import Assessment
from sabot.bots.careful.reactions import is_wrong, judge, lay_out_of_turn
from sabot.bots.manners import NOTICES, calls_for_uno, mind_uno, speak_up
from sabot.bots.sight import Sight

DECISIONS: Mapping[str, Callable[[Assessment], Advice]] = {
    "turn": choose_card,
    "drawn": lay_or_keep,
    "colour": call_colour,
    "answer": answer,
    "target": name_target,
    "spin": spin,
    "race": shout,
    "discard": choose_discard,
    "notice": judge,
}
"""What is decided in each phase."""


class Careful(Bot):
    """Somebody who thinks before laying."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """What seems best."""
        return mind_uno(decide(sight).action, sight, chance)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What attention makes one shout, or what one notices in time: a wrong card, or one of its own to lay."""
        said = speak_up(sight, chance)
        if said is not None or sight.is_asked or chance.random() >= NOTICES:
            return said
        outlook = Assessment(sight)
        if "object" in sight.view.legal:
            return "object" if is_wrong(outlook) else None
        return lay_out_of_turn(outlook)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """What seems best, and why; nobody who asks shall forget to say UNO."""
        advice = decide(sight)
        is_uno_due = calls_for_uno(advice.action, sight)
        return Advice("uno", Reason("advice-uno")) if is_uno_due else advice


def decide(sight: Sight) -> Advice:
    """What seems best where the seat is asked."""
    return DECISIONS[sight.view.phase](Assessment(sight))
