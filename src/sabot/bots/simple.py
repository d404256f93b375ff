"""Bots that know nothing but what is legal: one does anything, the other lays a card whenever it can."""

from dataclasses import dataclass
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.manners import NOTICES, SAYS_UNO, decisions, mind_uno, speak_up
from sabot.bots.sight import Sight
from sabot.notation.actions import CARD_VERBS, verb_of

OBJECTS = 0.2
"""How often one that is asked whether a card may stand objects to it."""


@dataclass(frozen=True, slots=True)
class Simple(Bot):
    """Somebody who leaves all to chance; an eager one lays or discards a card whenever it may."""

    is_eager: bool
    says_uno: float = SAYS_UNO

    def choose(self, sight: Sight, chance: Random) -> str:
        """Any of the legal actions, or of the cards."""
        if "object" in sight.view.legal and chance.random() < OBJECTS:
            return "object"
        choices = decisions(sight)
        cards = [action for action in choices if verb_of(action) in CARD_VERBS]
        return mind_uno(chance.choice(cards if cards and self.is_eager else choices), sight, chance, self.says_uno)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What attention makes one shout, or now and then a card that can be laid out of turn."""
        said = speak_up(sight, chance)
        if said is not None or sight.is_asked:
            return said
        cards = [action for action in sight.view.legal if verb_of(action) == "play"]
        return chance.choice(cards) if cards and chance.random() < NOTICES else None
