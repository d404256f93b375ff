"""A scripted person at a terminal, and bots with fixed random numbers."""

import io
from collections.abc import Mapping
from random import Random

from sabot.game import Game
from sabot.local.opponents import Opponents
from sabot.plain.terminal import Terminal
from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle


class Lucky(Random):
    """A random generator that always returns one value: with 0 a bot does everything it could, with 1 nothing."""

    def __init__(self, luck: float) -> None:
        super().__init__(1)
        self.luck = luck

    def random(self) -> float:
        return self.luck

    def getrandbits(self, k: int, /) -> int:  # otherwise choice() would call random()
        return super().getrandbits(k)


class LuckyOpponents(Opponents):
    """Opponents with a fixed random generator."""

    def __init__(self, policies: Mapping[str, str], luck: float) -> None:
        super().__init__(policies, 1)
        self.luck = luck

    def chance_for(self, game: Game, bot: str, purpose: str) -> Random:
        return Lucky(self.luck)


class Person(Terminal):
    """A terminal on which these lines are typed, each after a number of seconds."""

    def __init__(self, *lines: str, seconds: float | None = None, language: Language | None = None) -> None:
        self.out = io.StringIO()
        style = TerminalStyle(shapes=False, language=language)
        super().__init__(io.StringIO("".join(f"{line}\n" for line in lines)), self.out, style)
        self.seconds = seconds
        self.time = 0.0
        self.is_timed = seconds is not None

    def ask(self, question: str) -> str | None:
        self.time += self.seconds or 0
        return super().ask(question)

    def wait(self, seconds: float) -> None:
        self.time += seconds

    def now(self) -> float:
        return self.time if self.is_timed else 0.0

    @property
    def said(self) -> str:
        return self.out.getvalue()
