"""Bots without strategy: one does anything legal, the other plays a card whenever it can."""

from dataclasses import dataclass
from random import Random

from sabot.bots.bot import Bot
from sabot.bots.manners import USUAL, Manners, attentive_call, decisions, with_uno_call
from sabot.bots.sight import Sight
from sabot.notation.actions import CARD_VERBS, verb_of

OBJECTS = 0.2
"""How often a bot objects when it is asked about a card."""


@dataclass(frozen=True, slots=True)
class Simple(Bot):
    """Decides at random; an eager one plays or discards a card whenever it may."""

    is_eager: bool
    manners: Manners = USUAL
    overlooks: float = 0.0
    """How often it draws although a card fits."""

    def choose(self, sight: Sight, chance: Random) -> str:
        """A random legal action; for an eager bot a random card if there is one."""
        if "object" in sight.view.legal and chance.random() < OBJECTS:
            return "object"
        choices = decisions(sight)
        if self.overlooks and "draw" in choices and chance.random() < self.overlooks:
            return "draw"
        cards = [action for action in choices if verb_of(action) in CARD_VERBS]
        return with_uno_call(chance.choice(cards if cards and self.is_eager else choices), sight, chance, self.manners)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The call of an attentive player, or sometimes a card that can be played out of turn."""
        call = attentive_call(sight, chance, self.manners)
        if call is not None or sight.is_asked:
            return call
        cards = [action for action in sight.view.legal if verb_of(action) == "play"]
        return chance.choice(cards) if cards and chance.random() < self.manners.notices else None
