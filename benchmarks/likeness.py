"""Plays our game like RLCard's UNO, and RLCard's itself: two random players who play a card whenever they can.

Options: `two_player_reverse=literal`, since a reverse has no effect between two players there; `wild_draw=strict`,
since nobody challenges; `uno_call=auto`, since nobody calls. Choices within our rules: our players draw only if they
must, keep a wild draw four until nothing else fits, choose one of four colours with a wild (so that a wild counts as
four actions), and play a drawn card only if it is wild or has the colour in force.

Two rules of RLCard are no options of ours, since no sheet has them. They are played here by hand: a draw two turned up
first costs no turn (`skip_first_draw_two`), and a wild draw four that is played when it is drawn hits nobody
(`play_without_effect`). One difference remains: our reshuffle keeps the top of the discard, and happens when the draw
pile is empty; theirs includes the top, and happens before two or four cards are drawn if there are fewer.
"""

import random
from typing import Any, NamedTuple

from sabot.cards import Symbol
from sabot.editions import EDITIONS
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.deal import deal
from sabot.kernel.hands import distinct, hue_of, symbol_of
from sabot.kernel.legal import legal
from sabot.kernel.piles import put_down, top
from sabot.kernel.primitives.bits import nth_bit
from sabot.kernel.primitives.card_sets import take
from sabot.kernel.primitives.rng import below, reseed
from sabot.kernel.setup import set_table
from sabot.kernel.table import WILD_HUE, Table
from sabot.kernel.turns import after, pass_to, take_turn
from sabot.options import resolve
from sabot.round import cards_in

SEATS = 2
SEED = 1
OPTIONS = {"uno_call": "auto", "wild_draw": "strict", "two_player_reverse": "literal"}
COLOURS = 4


class Round(NamedTuple):
    """The result of a round."""

    turns: int
    first_won: bool
    """Whether the first player won."""


def ours(start: int, stop: int, with_their_rules: bool) -> list[Round]:
    """Rounds of our game, with or without RLCard's two rules."""
    edition, options = EDITIONS["deluxe"], resolve("deluxe", OPTIONS)
    table = set_table(edition, options, SEATS, edition.deck(options))
    rounds = []
    for index in range(start, stop):
        reseed(table, SEED, index)
        deal(table)
        if with_their_rules:
            skip_first_draw_two(table)
        first = table.asked
        while table.phase != Phase.OVER:
            if (
                with_their_rules
                and table.phase == Phase.DRAWN
                and symbol_of(table, table.drawn) == Symbol.WILD_DRAW_FOUR
            ):
                play_without_effect(table)
            else:
                act(table, table.asked, choose(table))
        rounds.append(Round(table.turns, table.winner == first))
    return rounds


def skip_first_draw_two(table: Table) -> None:
    """Give the turn back to the player who drew two for the first card."""
    if symbol_of(table, top(table)) == Symbol.DRAW_TWO:
        take_turn(table, Phase.TURN, after(table, table.dealer))


def play_without_effect(table: Table) -> None:
    """Play the drawn card with a random colour, without its effect."""
    seat = table.asked
    take(table, seat, table.drawn)
    put_down(table, table.drawn)
    table.colour = below(table, COLOURS)
    pass_to(table, after(table, seat))


def choose(table: Table) -> int:
    """The choice of RLCard's random agent."""
    _, low, high, choices = legal(table, table.asked)
    if table.phase == Phase.COLOUR:
        return Verb.COLOUR * ARGUMENTS + nth_bit(choices, below(table, choices.bit_count()))
    if table.phase == Phase.DRAWN:
        is_played = hue_of(table, table.drawn) in (table.colour, WILD_HUE)
        return Verb.PLAY * ARGUMENTS + table.drawn if is_played else Verb.KEEP * ARGUMENTS
    cards = cards_in(*distinct(table, low, high))
    weighted = [card for card in cards for _ in range(weight(symbol_of(table, card)))] or cards
    return Verb.PLAY * ARGUMENTS + weighted[below(table, len(weighted))] if weighted else Verb.DRAW * ARGUMENTS


def weight(symbol: int) -> int:
    """The number of actions that a card counts as; a wild draw four counts as none while anything else fits."""
    if symbol == Symbol.WILD_DRAW_FOUR:
        return 0
    return COLOURS if symbol == Symbol.WILD else 1


def theirs(start: int, stop: int) -> list[Round]:
    """Rounds of RLCard's own game by random agents, for whom two copies of a card are one action."""
    import numpy as np
    from rlcard.games.uno import Game

    game: Any = Game(num_players=SEATS)
    game.np_random = np.random.RandomState(SEED + start)
    chance = random.Random(SEED + start)
    rounds = []
    for _ in range(start, stop):
        _, first = game.init_game()
        turns = 0
        while not game.is_over():
            game.step(chance.choice(list(dict.fromkeys(game.get_legal_actions()))))
            turns += 1
        rounds.append(Round(turns, game.round.winner == [first]))
    return rounds
