"""How results are called where they stand in a row."""

from collections import Counter

from sabot.lab.arena.results import Result
from sabot.words.language import Language


def against(result: Result, language: Language) -> str:
    """The others at the table; several of a kind are counted."""
    others = Counter(result.lineup.against(result.bot))
    if len(others) > 1:
        return language.say("arena-others")
    ((bot, times),) = others.items()
    return bot if times == 1 else f"{times} × {bot}"


def label(result: Result, language: Language) -> str:
    """Who played against whom in which edition."""
    return language.say("arena-label", edition=result.lineup.edition, bot=result.bot, others=against(result, language))
