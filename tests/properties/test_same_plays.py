"""The same seed gives the same actions on every version of Python and every system.

The expected actions were played on Python 3.11. A change of a bot changes them: then the failure shows the new ones.
"""

from hashlib import sha256
from random import Random

import pytest

from sabot.bots.bot_round import BotRound
from sabot.bots.built_in import BOTS
from sabot.game import Game
from tests.support.bot_rounds import play_on

PLAYERS = ("ana", "bo", "cy", "dee")
EXPECTED = {
    ("random", "wizz", 3): "107 bf3bcb62fedf4ef8",
    ("eager", "potter", 3): "131 788439256dfa0fa3",
    ("careful", "deluxe", 7): "108 cb0dd708eef33aae",
    ("careful", "potter", 7): "46 7f6f90cd826d4cb5",
    ("careful", "flip", 7): "116 a0ec042e8fd68798",
    ("careful", "wizz", 7): "44 7f092a3ed3318bfb",
}
"""The number of actions of a round and their hash, by bot, edition and seed."""


@pytest.mark.parametrize(("bot", "edition", "seed"), EXPECTED)
def test_a_seed_gives_the_same_actions_everywhere(bot: str, edition: str, seed: int) -> None:
    """In flip with this seed, a sum that rounds otherwise makes the careful bot play another card."""
    game = Game.deal(edition, PLAYERS, seed=seed)
    actions = play_on(BotRound(game, dict.fromkeys(PLAYERS, BOTS[bot]), Random(seed)))
    text = "\n".join(f"{player}: {action}" for player, action in actions)
    assert f"{len(actions)} {sha256(text.encode()).hexdigest()[:16]}" == EXPECTED[bot, edition, seed], text
