"""Plays a whole match at a table of an environment, round after round; a single round is the shortest match."""

from collections.abc import MutableSequence, Sequence

from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.history import History
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.rules.stepping import AGENT, deal_round, play_until_agent
from sabot.envs.rules.turn_order import TurnOrder
from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.scoring import begin, close, score
from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOBODY, NOTHING, SEATS, Table

Rewards = MutableSequence[float]
"""The rewards of all players."""


@rule
def begin_match(
    sheet: Sheet, table: Table, order: TurnOrder, history: History, encoding: Encoding, kinds: Sequence[int]
) -> None:
    """Begin a match and deal its first round; `kinds` has the opponent that each player is."""
    begin(sheet)
    order.which = 0
    deal_match_round(sheet, table, order, history, encoding, kinds)


@rule
def deal_match_round(
    sheet: Sheet, table: Table, order: TurnOrder, history: History, encoding: Encoding, kinds: Sequence[int]
) -> None:
    """Seat the players at the next table of the round, choose the dealer, and deal."""
    sit_down(sheet, table, order.which)
    for seat in range(table.seats):
        player = sheet.sitting[order.which * SEATS + seat]
        order.players[seat] = player
        order.kinds[seat] = kinds[player]
    table.event_count = 0  # the events of the last action are not part of the next round
    choose_dealer(sheet, table, order.which)
    deal_round(table, order, history, encoding)


@rule
def count_round(sheet: Sheet, table: Table, order: TurnOrder, reward: int, rewards: Rewards) -> None:
    """Score a round that is over, and add the rewards for it; if it was the last table, close the round."""
    if reward == Reward.POINTS:
        for seat in range(table.seats):
            rewards[order.players[seat]] += reward_of(table, seat, reward)
    score(sheet, table, order.which)
    order.which += 1
    if order.which == tables(sheet):
        order.which = 0
        close(sheet)
        if sheet.winners and reward == Reward.WIN:
            reward_winners(sheet, rewards)


@rule
def reward_winners(sheet: Sheet, rewards: Rewards) -> None:
    """Each winner gets 1, paid by the losers in equal parts; if all share the win there are no rewards."""
    winners = sheet.winners.bit_count()
    losers = sheet.players - winners
    if not losers:
        return
    for player in range(sheet.players):
        rewards[player] = 1.0 if sheet.winners >> player & 1 else -winners / losers


@inlined
def play_match(  # noqa: PLR0913, PLR0917  # the parts of a table, and what is written
    sheet: Sheet,
    table: Table,
    order: TurnOrder,
    history: History,
    encoding: Encoding,
    kinds: Sequence[int],
    action: int,
    reward: int,
    rewards: Rewards,
) -> None:
    """Carry out an action, if any, and play until an agent is asked or the match is over; new rounds are dealt."""
    play_until_agent(table, order, history, encoding, action)
    while order.seat == NOBODY:
        count_round(sheet, table, order, reward, rewards)
        if sheet.winners:
            return
        deal_match_round(sheet, table, order, history, encoding, kinds)
        play_until_agent(table, order, history, encoding, NOTHING)


@inlined
def seat_shown(table: Table, order: TurnOrder) -> int:
    """The seat whose observation is written: the one asked, or the agent when all is over; NOBODY if it has left."""
    if order.seat != NOBODY:
        return order.seat
    for seat in range(table.seats):
        if order.players[seat] == AGENT:
            return seat
    return NOBODY


@inlined
def player_asked(order: TurnOrder) -> int:
    """The player who is asked, or NOBODY when the match is over."""
    if order.seat == NOBODY:
        return NOBODY
    return order.players[order.seat]
