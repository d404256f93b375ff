"""Compiles the playouts of the search bot in the background: half a minute the first time, then loaded from a cache."""

from functools import cache
from random import Random
from threading import Event, Thread

from sabot.bots.search.worlds import sample_world
from sabot.bots.sight import sight_of
from sabot.game import Game

_is_compiled = Event()


def warm_up() -> None:
    """Compile the playouts, or load them from the cache."""
    from sabot.bots.search.trials import Trial

    game = Game.deal("deluxe", ("ana", "bo"))
    Trial(sample_world(sight_of(game, "ana", game.start), Random(0)), {}, 0).run(0)
    _is_compiled.set()


@cache
def _begin() -> None:
    Thread(target=warm_up, name="search-warm-up", daemon=True).start()


def is_warm() -> bool:
    """Whether the playouts are compiled; if not, start compiling them in the background."""
    if not _is_compiled.is_set():
        _begin()
    return _is_compiled.is_set()
