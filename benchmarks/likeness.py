"""Our rules played the way RLCard plays its UNO, and RLCard itself: two who lay what they can, any action alike.

What options say: `two_player_reverse=literal`, for a reverse changes nothing between two there; `wild_draw=strict`, for
nobody challenges; `uno_call=auto`, for nobody calls. What our players do as theirs do, within our rules: they draw only
if they must, keep a wild draw four until nothing else fits, name one of four colours with a wild (so that a wild is
four actions among others), and lay a drawn card only if it is wild or has the colour in force.

Two rules of RLCard are no options of ours, since no sheet has them. They are played here by hand: a draw two turned up
first costs no turn (`forgive_first_card`), and a wild draw four that is laid when it is drawn hits nobody
(`lay_idly`). What is left as it is: our reshuffle keeps the top of the discard, and begins when the draw pile is used
up; theirs shuffles the top in as well, and begins before two or four cards if there are fewer.
"""

import random
from typing import Any, NamedTuple

from sabot.cards import Symbol
from sabot.editions import EDITIONS
from sabot.kernel.act import act
from sabot.kernel.bits import nth_bit
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.deal import deal
from sabot.kernel.hands import distinct, hue_of, symbol_of, take
from sabot.kernel.legal import legal
from sabot.kernel.piles import put_down, top
from sabot.kernel.rng import below, reseed
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
    """How a round went."""

    turns: int
    first_won: bool
    """Whether whoever moved first won."""


def ours(start: int, stop: int, by_hand: bool) -> list[Round]:
    """Rounds on our table, with the two rules of theirs played by hand or not."""
    edition, options = EDITIONS["deluxe"], resolve("deluxe", OPTIONS)
    table = set_table(edition, options, SEATS, edition.deck(options))
    rounds = []
    for index in range(start, stop):
        reseed(table, SEED, index)
        deal(table)
        if by_hand:
            forgive_first_card(table)
        first = table.asked
        while table.phase != Phase.OVER:
            if by_hand and table.phase == Phase.DRAWN and symbol_of(table, table.drawn) == Symbol.WILD_DRAW_FOUR:
                lay_idly(table)
            else:
                act(table, table.asked, choose(table))
        rounds.append(Round(table.turns, table.winner == first))
    return rounds


def forgive_first_card(table: Table) -> None:
    """Whoever drew two for the card turned up first plays all the same."""
    if symbol_of(table, top(table)) == Symbol.DRAW_TWO:
        take_turn(table, Phase.TURN, after(table, table.dealer))


def lay_idly(table: Table) -> None:
    """Lay the card that was drawn in some colour, and nothing follows from it."""
    seat = table.asked
    take(table, seat, table.drawn)
    put_down(table, table.drawn)
    table.colour = below(table, COLOURS)
    pass_to(table, after(table, seat))


def choose(table: Table) -> int:
    """What RLCard's random agent would do."""
    _, low, high, choices = legal(table, table.asked)
    if table.phase == Phase.COLOUR:
        return Verb.COLOUR * ARGUMENTS + nth_bit(choices, below(table, choices.bit_count()))
    if table.phase == Phase.DRAWN:
        is_laid = hue_of(table, table.drawn) in (table.colour, WILD_HUE)
        return Verb.PLAY * ARGUMENTS + table.drawn if is_laid else Verb.KEEP * ARGUMENTS
    cards = cards_in(*distinct(table, low, high))
    ways = [card for card in cards for _ in range(weight(symbol_of(table, card)))] or cards
    return Verb.PLAY * ARGUMENTS + ways[below(table, len(ways))] if ways else Verb.DRAW * ARGUMENTS


def weight(symbol: int) -> int:
    """How many actions a card is among others: a wild draw four is none as long as anything else fits."""
    if symbol == Symbol.WILD_DRAW_FOUR:
        return 0
    return COLOURS if symbol == Symbol.WILD else 1


def theirs(start: int, stop: int) -> list[Round]:
    """Rounds of RLCard's own game, by random agents, who take two copies of a card for one action."""
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
