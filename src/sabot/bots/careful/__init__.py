"""The careful bot: it weighs its options by its hand, the table and what has happened.

It handles every phase of every edition. The worth of an option is measured in cards, part by part (worth.py). The part
in which the choice is furthest ahead of the second best is the reason that it gives.
"""

from collections.abc import Callable, Mapping
from random import Random

from sabot.bots.bot import Advice, Bot, with_calls
from sabot.bots.careful.announcing import call_colour, name_target, shout, spin
from sabot.bots.careful.answering import answer
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.discards import choose_discard
from sabot.bots.careful.playing import choose_card, play_or_keep
from sabot.bots.careful.reactions import is_wrong, judge, play_out_of_turn
from sabot.bots.characters.cast import character_of
from sabot.bots.characters.ways import PLAIN, Way
from sabot.bots.manners import USUAL, Manners, attentive_call, with_uno_call
from sabot.bots.sight import Sight

DECISIONS: Mapping[str, Callable[[Assessment], Advice]] = {
    "turn": choose_card,
    "drawn": play_or_keep,
    "colour": call_colour,
    "answer": answer,
    "target": name_target,
    "spin": spin,
    "race": shout,
    "discard": choose_discard,
    "notice": judge,
}
"""The function that decides in each phase."""


class Careful(Bot):
    """Plays the option with the highest worth."""

    def __init__(self, manners: Manners = USUAL, way: Way | None = None) -> None:
        """Without a way of playing of its own, it has that of the character whose name its seat has."""
        self.manners = manners
        self._way = way

    def choose(self, sight: Sight, chance: Random) -> str:
        """The best action, or the UNO call before it."""
        action = decide(sight, way_of(sight) if self._way is None else self._way).action
        return with_uno_call(action, sight, chance, self.manners)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The call of an attentive player, or what it notices in time: a wrong card, or a card to play out of turn."""
        call = attentive_call(sight, chance, self.manners)
        if call is not None or sight.is_asked or chance.random() >= self.manners.notices:
            return call
        assessment = Assessment(sight)
        if "object" in sight.view.legal:
            return "object" if is_wrong(assessment) else None
        return play_out_of_turn(assessment)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """The best action and why."""
        return with_calls(decide(sight), sight)


def decide(sight: Sight, way: Way = PLAIN) -> Advice:
    """The best action of a seat that is asked, for somebody with a way of playing."""
    return DECISIONS[sight.view.phase](Assessment(sight, way))


def way_of(sight: Sight) -> Way:
    """The way of playing of the character whose name a seat has."""
    character = character_of(sight.view.viewer or "")
    return PLAIN if character is None else character.way
