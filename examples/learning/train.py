"""`python -m examples.learning.train`: trains a network at many tables at once, and saves it for the bot."""

import sys
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import Parameter, run

from examples.learning.ppo import Settings, improve
from examples.learning.training_tables import TrainingTables
from sabot.command_line.edition_flags import EditionName
from sabot.command_line.flags import Several
from sabot.errors import Unreadable
from sabot.learned.bot import TRAINED, file_for
from sabot.learned.inputs import Inputs
from sabot.learned.network import Adam, Network
from sabot.notation.options import parse_options

Opponents = Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=(), show_default=" ".join)]
OPPONENTS = ("eager", "sense", "sense", "sense")
"""Mostly the strongest, from which most is learnt."""
TABLES = 512
STEPS = 64
"""The number of steps at each table in a batch."""
OPTIONS = {"uno_call": "auto"}
"""As in the arena: UNO calls are a matter of attention, not of strength."""
REPORTS = 20
"""The number of progress reports."""


def train(  # noqa: PLR0913  # one for each option of the command
    *,
    edition: EditionName = "deluxe",
    players: int = 2,
    steps: int = 8_000_000,
    seed: int = 1,
    hidden: int = 128,
    history: int = 4,
    rate: float = 1e-3,
    opponents: Opponents = OPPONENTS,
    option: Several = (),
    out: Path | None = None,
) -> None:
    """Train a network, and report how many rounds it wins meanwhile.

    Parameters
    ----------
    edition
        Which game.
    players
        How many sit at each table, 2 to 10.
    steps
        How many decisions to learn from.
    seed
        The same seed learns the same, on the same machine.
    hidden
        How wide the two hidden layers are.
    history
        How many of the last events the network sees, beside counts of all of them; 0 for neither.
    rate
        How fast to learn at first; the rate falls to zero.
    opponents
        Who sits at the tables, as many tables for each: `random`, `eager` or `sense`.
    option
        An option of the edition such as `stacking=same`; may be given several times. `uno_call` is `auto` here.
    out
        The file to keep the network in; that of the bot unless said otherwise.
    """
    training = TrainingTables(
        Inputs(edition, players, history), opponents, TABLES, seed, OPTIONS | parse_options(option)
    )
    network = learn(training, steps, hidden, rate, seed)
    file = out or file_for(TRAINED, edition, players)
    network.save(file, history)
    print(f"kept in {file}")


def learn(training: TrainingTables, steps: int, hidden: int, rate: float, seed: int) -> Network:
    """A network trained for a number of steps."""
    chance = np.random.default_rng(seed)
    inputs, settings = training.inputs, Settings()
    network = Network.blank((inputs.size, hidden, hidden, inputs.actions + 1), chance)
    adam = Adam(network.parameters)
    size = STEPS * len(training.over)
    batches = max(1, steps // size)
    for batch in range(batches):
        experience = training.collect(network, STEPS, settings.gae_lambda)
        improve(network, adam, experience, settings, rate * (1 - batch / batches), chance)
        if (batch + 1) * REPORTS // batches > batch * REPORTS // batches:
            shares = ", ".join(f"{share:.1%} against {kind}" for kind, share in training.shares().items())
            print(f"{(batch + 1) * size:>12,} steps: wins {shares}", flush=True)
    return network


if __name__ == "__main__":
    try:
        run(train)
    except Unreadable as error:
        sys.exit(str(error))
