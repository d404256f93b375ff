"""Finds custom bots: a Python class (`module:Name`), or a process that speaks JSON lines (`exec:command`)."""

import os
import shlex
import sys
from functools import cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from random import Random

from sabot.bots.bot import Advice, Bot, legal_answer
from sabot.bots.sight import Sight
from sabot.bots.subprocess_bot import LIMIT, SubprocessBot
from sabot.errors import Unreadable
from sabot.extras import MissingExtra, not_installed

EXEC = "exec"


class CustomBot(Bot):
    """Wraps a custom bot and checks that its answers are legal."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.thinks = bot.thinks

    def prepare(self) -> None:
        """Prepare the bot."""
        self.bot.prepare()

    def choose(self, sight: Sight, chance: Random) -> str:
        """The bot's choice; raise Unreadable if it is not legal."""
        return legal_answer(sight, self.bot.choose(sight, chance), self.name)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The bot's reaction; raise Unreadable if it is not legal."""
        action = self.bot.react(sight, chance)
        return None if action is None else legal_answer(sight, action, self.name)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """The bot's advice; raise Unreadable if it is not legal."""
        advice = self.bot.advise(sight, chance)
        return advice._replace(action=legal_answer(sight, advice.action, self.name))


@cache
def find_custom(name: str, limit: float | None = None) -> Bot:
    """The bot of a text such as `exec:python3 mybot.py` or `mybot:MyBot`; raise Unreadable if there is none.

    It is started or created only once. The limit is the seconds that a process has for an answer.
    """
    kind, _, rest = name.partition(":")
    return CustomBot(name, _started(name, rest, limit) if kind == EXEC else _imported(name, kind, rest))


def _started(name: str, command: str, limit: float | None) -> Bot:
    try:
        words = shlex.split(command if os.sep == "/" else command.replace(os.sep, "/"))  # a backslash would escape
    except ValueError:
        words = []
    if not words:
        raise Unreadable("bot-command", name)
    return SubprocessBot(name, words, LIMIT if limit is None else limit)


def _imported(name: str, module: str, attribute: str) -> Bot:
    """A bot from an installed module, or from one in the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except MissingExtra as error:
        raise not_installed(error.extra, name) from error
    except (ImportError, AttributeError, ValueError) as error:
        raise Unreadable("bot-module", name, reason=str(error)) from error
    if isinstance(found, type) and issubclass(found, Bot) and not isabstract(found):
        found = found()
    if not isinstance(found, Bot):
        raise Unreadable("bot-kind", name)
    return found
