"""The search bot, which tries its moves in many possible worlds and chooses the one that wins most rounds."""

from collections.abc import Callable
from importlib.util import find_spec
from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from sabot.bots.bot import Advice, Bot, Reason, with_calls
from sabot.bots.careful import Careful, decide, way_of
from sabot.bots.careful.comparing import thought
from sabot.bots.characters.ways import PLAIN, Way
from sabot.bots.manners import USUAL, Manners, with_uno_call
from sabot.bots.search.warm_up import is_warm, warm_up
from sabot.bots.search.worlds import World, sample_world
from sabot.bots.sight import Sight
from sabot.extras import not_installed
from sabot.kernel.codes import ARGUMENTS, Verb
from sabot.notation.moves import moves_by_text

if TYPE_CHECKING:
    from sabot.bots.search.trials import Attempt, Trial

SEARCHED = ("turn", "drawn", "colour", "answer", "target", "discard")
"""The phases in which searching is worthwhile."""
TIED = 1.0
"""Up to how many standard errors behind the best move the choice of the careful bot is taken."""
BATCH = 32
"""The number of worlds between two checks of the time."""
FEWEST = 64
"""The number of worlds for a move, however long they take: with fewer it is weaker than the careful bot."""


class Search(Bot):
    """Chooses moves by playouts. Until they are compiled, it plays like the careful bot."""

    thinks = True

    def __init__(
        self,
        seconds: float = 0.1,
        worlds: int = 20_000,
        manners: Manners = USUAL,
        way: Way | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.seconds = seconds
        """The time limit for a move."""
        self.worlds = worlds
        """The maximum number of worlds for a move."""
        self.clock = clock
        """The clock of the time limit: its present time in seconds."""
        if find_spec("numba") is None:
            raise not_installed("fast")
        self.manners = manners
        self._way = way
        self._careful = Careful(manners, way)

    def prepare(self) -> None:
        """Compile the playouts."""
        warm_up()

    def choose(self, sight: Sight, chance: Random) -> str:
        """The move that wins most of the simulated rounds."""
        way = way_of(sight) if self._way is None else self._way
        return with_uno_call(self._decide(sight, chance, way).action, sight, chance, self.manners)

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The reaction of the careful bot."""
        return self._careful.react(sight, chance)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """The move that wins most of the simulated rounds, and how many it wins."""
        return with_calls(self._decide(sight, chance), sight)

    def _decide(self, sight: Sight, chance: Random, way: Way = PLAIN) -> Advice:
        deadline = self.clock() + self.seconds
        if sight.view.phase not in SEARCHED or is_for_knowledge(sight) or not is_warm():
            return decide(sight, way)
        from sabot.bots.search.trials import Trial  # imported here because it is slow before `is_warm`

        world = sample_world(sight, chance)
        moves = moves_of(world, sight)
        if len(moves) < 2:
            return decide(sight, way)
        trial = Trial(world, moves, chance.getrandbits(62))
        self._try_out(trial, deadline)
        return advice_from(trial, sight, way)

    def _try_out(self, trial: "Trial", deadline: float) -> None:
        """Try all moves until one is clearly the best or the time is up."""
        took = 0.0
        while len(trial.running) > 1 and trial.worlds < self.worlds:
            began = self.clock()
            if trial.worlds >= FEWEST and began + took > deadline:
                break
            trial.run(BATCH)
            took = self.clock() - began


def is_for_knowledge(sight: Sight) -> bool:
    """Whether a decision is about what to learn: playouts show all cards, so they cannot tell what that is worth."""
    return sight.view.phase == "target" and (sight.view.pending or {}).get("effect") == "howler"


def moves_of(world: World, sight: Sight) -> dict[str, int]:
    """The decisions that the seat can make, as text and as moves."""
    moves = moves_by_text(world.round, world.unseen.viewer)
    return {action: move for action, move in moves.items() if action in sight.view.legal and is_decision(move)}


def is_decision(move: int) -> bool:
    """Whether a move is a decision that the seat is asked for, not a call."""
    return move // ARGUMENTS not in (Verb.UNO, Verb.CATCH)


def advice_from(trial: "Trial", sight: Sight, way: Way) -> Advice:
    """The advice for the best move; for that of the careful bot, if the playouts do not clearly contradict it.

    The careful bot has a way of playing, which so decides between moves that are nearly as good.

    The reason is what speaks for it, and how many of the rounds it wins.
    """
    careful = decide(sight, way)
    best, *others = trial.ranking
    for place, attempt in enumerate(others):
        if attempt.action == careful.action and is_as_good(attempt, best):
            best, others[place] = attempt, best
    other = others[0]
    share, less = round(100 * best.share), round(100 * other.share)
    words: dict[str, str | int] = {
        "share": share,
        "other": other.action if less < share else "",
        "less": less,
        "rounds": best.worlds,
    }
    why = careful.reason if best.action == careful.action else thought(sight, best.action, other.action)
    return Advice(best.action, Reason("advice-search", words, why))


def is_as_good(attempt: "Attempt", best: "Attempt") -> bool:
    """Whether an attempt is not clearly behind the best one."""
    doubt = sqrt((attempt.variance + best.variance) / best.worlds)
    return attempt.worlds == best.worlds and best.worth - attempt.worth <= TIED * doubt
