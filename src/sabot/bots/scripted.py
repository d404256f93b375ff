"""A bot with wishes: it does the first of them that is possible, and otherwise what another bot would do."""

from collections.abc import Sequence
from random import Random

from sabot.bots.bot import Advice, Bot
from sabot.bots.sight import Sight


class Scripted(Bot):
    """Plays a seat in an introduction, so that something particular happens."""

    def __init__(self, bot: Bot, wishes: Sequence[str]) -> None:
        self._bot = bot
        self._wishes = wishes
        self.thinks = bot.thinks
        self.manners = bot.manners

    def choose(self, sight: Sight, chance: Random) -> str:
        """Choose the first wish that is legal; else what the other bot chooses."""
        wish = next((wish for wish in self._wishes if wish in sight.view.legal), None)
        return wish or self._bot.choose(sight, chance)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """React as the other bot does."""
        return self._bot.react(sight, chance)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """Advise as the other bot does."""
        return self._bot.advise(sight, chance)
