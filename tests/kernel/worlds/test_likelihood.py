"""The likelihood of choices: what others are expected to play is much what the careful bot plays."""

from collections.abc import Iterator
from random import Random

import pytest

from sabot.bots import BOTS
from sabot.bots.bot_round import BotRound
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.kernel.codes import ARGUMENTS
from sabot.kernel.legal import legal
from sabot.kernel.policies.playout import STRONGEST, Weights, colours_held, outlook, worth_of_card
from sabot.kernel.table import Table
from sabot.kernel.worlds.likelihood import EXPECTED
from sabot.notation.moves import moves_by_text
from sabot.round import cards_in

ROUNDS = 3


def choices_of_careful(edition: str, seats: int) -> Iterator[tuple[Table, int, int]]:
    """Each card that the careful bot plays in turn although it could do two other things, the table and the seat."""
    for seed in range(ROUNDS):
        players = [f"seat {number}" for number in range(1, seats + 1)]
        game = Game.deal(edition, players, seed=seed, uno_call="auto")
        for player, action in BotRound(game, dict.fromkeys(players, BOTS["careful"]), Random(seed)).steps():
            seat = players.index(player)
            moves = moves_by_text(game._round, seat)
            if game.phase == "turn" and action.startswith("play") and len(moves) > 2:
                yield game._round.table, seat, moves[action] % ARGUMENTS


def is_foretold(table: Table, seat: int, played: int, weights: Weights) -> bool:
    """Whether no card that could be played is worth more than the one that is."""
    _, low, high, _ = legal(table, seat)
    near, held = outlook(table, seat), colours_held(table, seat)
    worths = {card: worth_of_card(table, seat, card, near, held, weights) for card in cards_in(low, high)}
    return worths[played] == max(worths.values())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_expected_weights_foretell_what_the_careful_bot_plays(edition: str, seats: int) -> None:
    """Of its choices among several cards; the strongest weights would choose another card much more often."""
    expected = strongest = choices = 0
    for table, seat, played in choices_of_careful(edition, seats):
        choices += 1
        expected += is_foretold(table, seat, played, EXPECTED)
        strongest += is_foretold(table, seat, played, STRONGEST)
    assert choices > 30
    assert expected > 0.8 * choices
    assert expected > strongest + 0.1 * choices
