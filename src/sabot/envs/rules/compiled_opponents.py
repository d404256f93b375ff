"""Opponents that are compiled with the rules, and how attentive they are."""

from sabot.bots.manners import USUAL
from sabot.codes import Codes
from sabot.kernel.codes import ARGUMENTS, Verb
from sabot.kernel.legal import catchable, legal, uno_verbs
from sabot.kernel.policies.built_in import Policy, choose
from sabot.kernel.policies.playout import CHALLENGED, choose_by_policy
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.card_sets import nth_card
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOTHING, SEATS, Table


class Opponent(metaclass=Codes):
    """The kind of player in a seat: two policies of the kernel, the playout policy of the search bot, or an agent."""

    RANDOM = Policy.RANDOM
    EAGER = Policy.EAGER
    SENSE = 2
    AGENT = 3
    BOT = 4
    """A bot that is not compiled: the rules stop for it as for an agent."""


ONLY_AGENTS = (Opponent.AGENT,) * SEATS
"""A table at which every seat is an agent."""
COMPILED_BOTS = ("random", "eager", "sense")
"""The bots that are written as rules, for both runtimes."""
TEN = 10
OFTEN_SAYS_UNO, OFTEN_REMEMBERS = round(TEN * USUAL.says_uno), round(TEN * USUAL.remembers)
OFTEN_CATCHES, OFTEN_NOTICES = round(TEN * USUAL.catches), round(TEN * USUAL.notices)
"""How many times out of ten; the other bots use the same rates."""


@inlined
def decide(table: Table, seat: int, opponent: int) -> int:
    """A move of a seat that the table waits for; it usually calls UNO before it plays its second-last card."""
    move = choose_by_policy(table, seat, CHALLENGED) if opponent == Opponent.SENSE else choose(table, seat, opponent)
    if move // ARGUMENTS == Verb.PLAY and uno_verbs(table, seat) >> Verb.UNO & 1 and below(table, TEN) < OFTEN_SAYS_UNO:
        return Verb.UNO * ARGUMENTS
    return move


@rule
def react(table: Table, seat: int) -> int:
    """A move of a seat out of turn: catch somebody, make up for a forgotten call, jump in; or NOTHING."""
    verbs, low, high, _ = legal(table, seat)
    if verbs >> Verb.CATCH & 1 and below(table, TEN) < OFTEN_CATCHES:
        return Verb.CATCH * ARGUMENTS + lowest_bit(catchable(table, seat))
    if verbs >> Verb.UNO & 1 and below(table, TEN) < OFTEN_REMEMBERS:
        return Verb.UNO * ARGUMENTS
    if low | high and below(table, TEN) < OFTEN_NOTICES:
        return Verb.PLAY * ARGUMENTS + nth_card(low, high, below(table, low.bit_count() + high.bit_count()))
    return NOTHING
