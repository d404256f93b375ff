"""A careful player: looks at its hand, the table and what has happened, and weighs what it could do.

It knows every phase of every edition. What it weighs is counted in cards (hands.py).
"""

from collections.abc import Callable, Mapping
from random import Random

from sabot.bots.bot import Sight
from sabot.bots.careful.answers import answer
from sabot.bots.careful.colours import call_colour
from sabot.bots.careful.discards import choose_discard
from sabot.bots.careful.laying import choose_card, lay_or_keep
from sabot.bots.careful.outlook import Outlook
from sabot.bots.careful.reactions import is_wrong, judge, lay_out_of_turn
from sabot.bots.careful.targets import name_target
from sabot.bots.manners import NOTICES, mind_uno, speak_up

DECISIONS: Mapping[str, Callable[[Outlook], str]] = {
    "turn": choose_card,
    "drawn": lay_or_keep,
    "colour": call_colour,
    "answer": answer,
    "target": name_target,
    "spin": lambda _: "spin",
    "race": lambda _: "wizz",
    "discard": choose_discard,
    "notice": judge,
}
"""What is decided in each phase."""


class Careful:
    """Somebody who thinks before laying."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """What seems best."""
        return mind_uno(DECISIONS[sight.view.phase](Outlook(sight)), sight, chance)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What attention makes one shout, or what one notices in time: a wrong card, or one of its own to lay."""
        said = speak_up(sight, chance)
        if said is not None or sight.is_asked or chance.random() >= NOTICES:
            return said
        outlook = Outlook(sight)
        if "object" in sight.view.legal:
            return "object" if is_wrong(outlook) else None
        return lay_out_of_turn(outlook)
