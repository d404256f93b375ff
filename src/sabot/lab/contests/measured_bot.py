"""A bot in an arena: its time is measured, its failures have its name, and a fallback may answer in its place."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TypeVar

from sabot.bots import Bot, Sight, legal_answer
from sabot.errors import Refused, Unreadable
from sabot.lab.contests.conduct import Conduct

Answer = TypeVar("Answer", bound=str | None)
KINDS = {"bot-illegal": "illegal", "bot-late": "late"}
"""The kinds of refusals by the codes of errors; all others are failures."""


@dataclass(frozen=True, slots=True)
class MeasuredBot(Bot):
    """A bot under its name. A wrong answer is an error, or counted and given by the fallback if there is one."""

    name: str
    bot: Bot
    fallback: Bot | None
    conduct: Conduct

    def choose(self, sight: Sight, chance: Random) -> str:
        """The bot's choice."""
        began = perf_counter()
        try:
            action = self._checked(sight, lambda: self.bot.choose(sight, chance))
        except Unreadable as error:
            return self._refuse(error).choose(sight, chance)
        finally:
            self.conduct.add_decision(perf_counter() - began)
        return action

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The bot's reaction. It is not timed: most are nothing, and nobody waits for them."""
        try:
            return self._checked(sight, lambda: self.bot.react(sight, chance))
        except Unreadable as error:
            return self._refuse(error).react(sight, chance)

    def _checked(self, sight: Sight, ask: Callable[[], Answer]) -> Answer:
        """The bot's answer; raise Unreadable with its name if it fails or the action is not legal."""
        try:
            action = ask()
            if action is not None:
                legal_answer(sight, action)
        except Exception as error:  # custom bots can raise anything
            raise failed(self.name, error) from error
        return action

    def _refuse(self, error: Unreadable) -> Bot:
        """Count a wrong answer, and return the bot that answers instead; raise the error if there is none."""
        if self.fallback is None:
            raise error
        wrong = error.words["wrong"]
        self.conduct.add_refusal(KINDS.get(wrong.code, "failed") if isinstance(wrong, Unreadable) else "failed")
        return self.fallback


def failed(bot: str, error: Exception) -> Unreadable:
    """The error that names a bot which failed."""
    wrong = error if isinstance(error, (Unreadable, Refused)) else f"{type(error).__name__}: {error}"
    return Unreadable("arena-failed", bot=bot, wrong=wrong)
