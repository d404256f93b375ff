"""Plays a deal once from every seat. Only the players differ between the rounds, so that luck cancels out."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sabot.bots import Bot, prepared_bot
from sabot.bots.bot_round import BotRound
from sabot.errors import Unreadable
from sabot.game import Game
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.conduct import Conduct, Natural
from sabot.lab.contests.lineups import Lineup, rotations
from sabot.lab.contests.measured_bot import MeasuredBot, failed


class RoundResult(NamedTuple):
    """The result of one round of a deal."""

    winner: Natural
    """The winner's index in the lineup, whatever its seat."""
    points: Natural
    """The winner's points."""


class DealResult(NamedTuple):
    """The results of a deal."""

    rounds: list[RoundResult]
    """One for each rotation."""
    conduct: Mapping[str, Conduct] = {}
    """How each bot answered in all rounds, by its name."""


def play_deal(plan: ArenaPlan, lineup: Lineup, deal: int) -> DealResult:
    """Play a deal in all rotations; raise Unreadable with the name of the bot if one fails."""
    try:
        bots = {name: _measured_bot(name, plan) for name in dict.fromkeys(lineup.bots)}
        seating = rotations(_seating_order(plan, lineup, deal))
        rounds = [_play(plan, lineup, bots, places, deal) for places in seating]
    except Unreadable as error:
        raise error.explained("arena-deal", edition=lineup.edition, deal=deal) from error
    return DealResult(rounds, {name: bot.conduct for name, bot in bots.items()})


def _seating_order(plan: ArenaPlan, lineup: Lineup, deal: int) -> list[int]:
    """The bots around the table, as indices in the lineup. A random order for each deal, so that no bot is favoured."""
    places = list(range(len(lineup.bots)))
    Random(f"{plan.seed} {deal} order").shuffle(places)
    return places


def _play(plan: ArenaPlan, lineup: Lineup, bots: Mapping[str, Bot], places: tuple[int, ...], deal: int) -> RoundResult:
    """Play a round. All rotations use the same seed: the rounds differ only in who decides."""
    chance = Random(f"{plan.seed} {deal}")
    seats = {f"seat {number}": place for number, place in enumerate(places, 1)}
    game = Game.deal(lineup.edition, seats, seed=chance.getrandbits(64), **plan.chosen)
    seated = {seat: bots[lineup.bots[place]] for seat, place in seats.items()}
    outcome = BotRound(game, seated, chance).play_out()
    return RoundResult(seats[outcome.winner], outcome.points)


def _measured_bot(name: str, plan: ArenaPlan) -> MeasuredBot:
    """The bot of a name, prepared before it is timed."""
    try:
        bot = prepared_bot(name, plan.limit)
    except Exception as error:
        raise failed(name, error) from error
    fallback = None if plan.fallback is None else prepared_bot(plan.fallback)
    return MeasuredBot(name, bot, fallback, Conduct())
