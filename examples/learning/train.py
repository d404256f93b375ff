"""`python -m examples.learning.train`: train a network at many tables at once, and keep it for the bot."""

import sys
from pathlib import Path
from typing import Annotated

import numpy as np
from cyclopts import Parameter, run

from examples.learning.bot import TRAINED, file_for
from examples.learning.hall import Hall
from examples.learning.inputs import Inputs
from examples.learning.network import Adam, Network
from examples.learning.ppo import Settings, improve
from sabot.errors import Unreadable
from sabot.flags import EditionName, Several
from sabot.notation.options import parse_options

Opponents = Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative=(), show_default=" ".join)]
OPPONENTS = ("eager", "sense", "sense", "sense")
"""Most is learnt from the strongest."""
TABLES = 512
STEPS = 64
"""How many steps at each table make a batch."""
OPTIONS = {"uno_call": "auto"}
"""As in the arena: who forgets to say UNO shows attention, not strength."""
REPORTS = 20
"""How often training tells how it goes."""


def train(  # noqa: PLR0913  # one for each option of the command
    *,
    edition: EditionName = "deluxe",
    players: int = 2,
    steps: int = 8_000_000,
    seed: int = 1,
    hidden: int = 128,
    rate: float = 1e-3,
    opponents: Opponents = OPPONENTS,
    option: Several = (),
    out: Path | None = None,
) -> None:
    """Train a network, and tell how many rounds it wins meanwhile.

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
    rate
        How fast to learn at first; the rate falls to zero.
    opponents
        Who sits at the tables, as many tables for each: `random`, `eager` or `sense`.
    option
        An option of the edition such as `stacking=same`; may be given several times. `uno_call` is `auto` here.
    out
        The file to keep the network in; that of the bot unless said otherwise.
    """
    hall = Hall(Inputs(edition, players), opponents, TABLES, seed, OPTIONS | parse_options(option))
    network = learn(hall, steps, hidden, rate, seed)
    file = out or file_for(TRAINED, edition, players)
    network.save(file)
    print(f"kept in {file}")


def learn(hall: Hall, steps: int, hidden: int, rate: float, seed: int) -> Network:
    """A network that has played so many steps in a hall."""
    chance = np.random.default_rng(seed)
    inputs, settings = hall.inputs, Settings()
    network = Network.blank((inputs.size, hidden, hidden, inputs.actions + 1), chance)
    adam = Adam(network.parameters)
    size = STEPS * len(hall.over)
    batches = max(1, steps // size)
    for batch in range(batches):
        experience = hall.collect(network, STEPS, settings.trust)
        improve(network, adam, experience, settings, rate * (1 - batch / batches), chance)
        if (batch + 1) * REPORTS // batches > batch * REPORTS // batches:
            shares = ", ".join(f"{share:.1%} against {kind}" for kind, share in hall.shares().items())
            print(f"{(batch + 1) * size:>12,} steps: wins {shares}", flush=True)
    return network


if __name__ == "__main__":
    try:
        run(train)
    except Unreadable as error:
        sys.exit(str(error))
