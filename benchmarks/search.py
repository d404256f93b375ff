"""The number of playouts of the search bot in the time for a move."""

from random import Random

from benchmarks.contest import Contestant, run_contest
from benchmarks.row import Row
from sabot.bots import sight_of
from sabot.bots.search.search import moves_of
from sabot.bots.search.trials import Trial
from sabot.bots.search.worlds import sample_world
from sabot.editions import EDITIONS
from sabot.game import Game

HEATS = 5
SECONDS = 0.3
THINKING = 0.1
"""The default time of the search bot for a move, in seconds."""


def rows() -> list[Row]:
    """Playouts from the first turn with four players, on one core."""
    contestants = [searching(edition) for edition in EDITIONS]
    run_contest(contestants, HEATS, SECONDS)
    return [Row(contestant.name, contestant.rate * THINKING, " playouts in 100 ms") for contestant in contestants]


def searching(edition: str) -> Contestant:
    """The trial of all moves of the first player; a step is a playout, including the deal of the hidden cards."""
    game = Game.deal(edition, ("ana", "bo", "cy", "dee"), seed=1)
    sight = sight_of(game, game.waiting[0], game.start)
    world = sample_world(sight, Random(1))
    moves = moves_of(world, sight)

    def heat(worlds: int) -> int:
        Trial(world, moves, seed=1).run(worlds)
        return worlds * len(moves)

    return Contestant(f"{edition}, search of 4 seats", heat)
