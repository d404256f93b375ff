"""Getting ready to search: what is played in the head takes half a minute to compile once, and a moment to load."""

from functools import cache
from random import Random
from threading import Event, Thread

from sabot.bots.search.worlds import sample_world
from sabot.bots.sight import sight_of
from sabot.game import Game

_is_rehearsed = Event()


def warm_up() -> None:
    """See that everything is compiled."""
    from sabot.bots.search.trials import Trial

    game = Game.deal("deluxe", ("ana", "bo"))
    Trial(sample_world(sight_of(game, "ana", game.start), Random(0)), {}, 0).go_on(0)
    _is_rehearsed.set()


@cache
def _begin() -> None:
    Thread(target=warm_up, name="rehearsal", daemon=True).start()


def is_warm() -> bool:
    """Whether all is compiled; if not it is begun, beside whatever else goes on."""
    if not _is_rehearsed.is_set():
        _begin()
    return _is_rehearsed.is_set()
