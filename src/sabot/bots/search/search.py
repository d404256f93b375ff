"""Tries whatever it may do in many worlds that agree with its sight, and does what wins most rounds there."""

from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from sabot.bots.bot import Advice, Bot, Reason
from sabot.bots.careful import Careful
from sabot.bots.manners import mind_uno
from sabot.bots.search.warm_up import is_warm, warm_up
from sabot.bots.search.worlds import World, sample_world
from sabot.bots.sight import Sight
from sabot.errors import Unreadable
from sabot.kernel.codes import ARGUMENTS, Verb
from sabot.notation.moves import moves_by_text

if TYPE_CHECKING:
    from sabot.bots.search.trials import Trial

SEARCHED = ("turn", "drawn", "colour", "answer", "target", "discard")
"""The phases in which there is something to find out."""
BATCH = 32
"""In how many worlds moves are tried before it looks at the clock."""


class Search(Bot):
    """Somebody who plays the round to its end in the head, again and again; until that is compiled, careful."""

    thinks = True

    def __init__(self, seconds: float = 0.1, worlds: int = 20_000) -> None:
        self.seconds = seconds
        """How long it may think about a move."""
        self.worlds = worlds
        """In how many worlds it tries a move at most."""
        if find_spec("numba") is None:
            raise Unreadable("not-installed", extra="fast")
        self._careful = Careful()

    def prepare(self) -> None:
        """Compile what is played in the head."""
        warm_up()

    def choose(self, sight: Sight, chance: Random) -> str:
        """What wins most of the rounds that it imagines."""
        return self.advise(sight, chance).action

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What a careful player would do out of turn."""
        return self._careful.react(sight, chance)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """What wins most of the rounds, and how many."""
        deadline = perf_counter() + self.seconds
        if sight.view.phase not in SEARCHED or not is_warm():
            return self._careful.advise(sight, chance)
        from sabot.bots.search.trials import Trial  # only now is it sure that importing takes no time

        world = sample_world(sight, chance)
        moves = moves_of(world, sight)
        if len(moves) < 2:
            return self._careful.advise(sight, chance)
        trial = Trial(world, moves, chance.getrandbits(62))
        self._try_out(trial, deadline)
        advice = advice_from(trial)
        action = mind_uno(advice.action, sight, chance)
        return advice if action == advice.action else Advice(action, Reason("advice-uno"))

    def _try_out(self, trial: "Trial", deadline: float) -> None:
        """Try all moves until one is clearly best, or the time is up."""
        took = 0.0
        while len(trial.running) > 1 and trial.worlds < self.worlds:
            began = perf_counter()
            if trial.worlds and began + took > deadline:
                break
            trial.go_on(BATCH)
            took = perf_counter() - began


def moves_of(world: World, sight: Sight) -> dict[str, int]:
    """All that the seat may decide, as text and as moves."""
    moves = moves_by_text(world.round, world.unseen.viewer)
    return {action: move for action, move in moves.items() if action in sight.view.legal and is_decision(move)}


def is_decision(move: int) -> bool:
    """Whether a move is what the seat is asked for, not a shout beside it."""
    return move // ARGUMENTS not in (Verb.UNO, Verb.CATCH)


def advice_from(trial: "Trial") -> Advice:
    """The best move, beside the next best."""
    best, other, *_ = trial.ranking
    words: dict[str, str | int] = {
        "share": round(100 * best.share),
        "other": other.action,
        "less": round(100 * other.share),
        "rounds": best.worlds,
    }
    return Advice(best.action, Reason("advice-search", words))
