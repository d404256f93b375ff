"""The names of the bots under test: all with a strategy of their own, fast enough for tests."""

from importlib.util import find_spec

from sabot.bots import BOTS, LEVELS, Bot

KINDS: dict[str, Bot] = {name: BOTS[name] for name in BOTS if name != "search"} | {
    name: LEVELS[name] for name in ("novice", "gentle")
}
if find_spec("numba"):
    from sabot.bots.search import Search

    KINDS["search"] = Search(seconds=60, worlds=32)  # never by the clock: the same question has the same answer
