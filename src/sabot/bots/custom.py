"""Bots of one's own: a class in Python (`module:Name`), or a process that speaks JSON lines (`exec:command`)."""

import shlex
import sys
from functools import cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from random import Random
from reprlib import repr as short

from sabot.bots.bot import Advice, Bot
from sabot.bots.sight import Sight
from sabot.bots.subprocess_bot import Process
from sabot.errors import Unreadable

EXEC = "exec"


class CustomBot(Bot):
    """A bot that somebody wrote. What it answers is looked at before anybody carries it out."""

    def __init__(self, name: str, answering: Bot) -> None:
        self.name = name
        self.answering = answering
        self.thinks = answering.thinks

    def prepare(self) -> None:
        """Let the bot get ready."""
        self.answering.prepare()

    def choose(self, sight: Sight, chance: Random) -> str:
        """What the bot chooses, or Unreadable."""
        return self._legal(sight, self.answering.choose(sight, chance))

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What the bot does out of turn, or Unreadable."""
        action = self.answering.react(sight, chance)
        return None if action is None else self._legal(sight, action)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """What the bot advises, or Unreadable."""
        advice = self.answering.advise(sight, chance)
        return advice._replace(action=self._legal(sight, advice.action))

    def _legal(self, sight: Sight, action: str) -> str:
        if action not in sight.view.legal:
            raise Unreadable("bot-illegal", self.name, action=short(action), legal=", ".join(sight.view.legal))
        return action


@cache
def find_own(name: str) -> Bot:
    """The bot that a text such as `exec:python3 mybot.py` or `mybot:MyBot` leads to, or Unreadable.

    It is started or made once, whoever asks for it.
    """
    kind, _, rest = name.partition(":")
    return CustomBot(name, _started(name, rest) if kind == EXEC else _imported(name, kind, rest))


def _started(name: str, command: str) -> Bot:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Unreadable("bot-command", name)
    return Process(name, words)


def _imported(name: str, module: str, attribute: str) -> Bot:
    """A bot in a module that is installed, or lies in the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unreadable("bot-module", name, reason=str(error)) from error
    if isinstance(found, type) and issubclass(found, Bot) and not isabstract(found):
        found = found()
    if not isinstance(found, Bot):
        raise Unreadable("bot-kind", name)
    return found
