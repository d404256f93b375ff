"""Plays a deal once from every seat. Only the players differ between the rounds, so that luck cancels out."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta

from sabot.bots import Bot, Sight, prepared_bot
from sabot.bots.bot_round import BotRound
from sabot.errors import Refused, Unreadable
from sabot.game import Game, Outcome
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.lineups import Lineup, rotations

Natural = Annotated[int, Meta(ge=0)]


class RoundResult(NamedTuple):
    """The result of one round of a deal."""

    winner: Natural
    """The winner's index in the lineup, whatever its seat."""
    points: Natural
    """The winner's points."""


DealResult = list[RoundResult]
"""The results of a deal's rounds, one for each rotation."""


@dataclass(frozen=True, slots=True)
class NamedBot(Bot):
    """A bot with a name, which errors can refer to."""

    name: str
    bot: Bot

    def choose(self, sight: Sight, chance: Random) -> str:
        """The bot's choice."""
        try:
            return self.bot.choose(sight, chance)
        except Exception as error:  # custom bots can raise anything
            raise _failed(self.name, error) from error

    def react(self, sight: Sight, chance: Random) -> str | None:
        """The bot's reaction."""
        try:
            return self.bot.react(sight, chance)
        except Exception as error:
            raise _failed(self.name, error) from error


def _failed(bot: str, error: Exception) -> Unreadable:
    wrong = error if isinstance(error, (Unreadable, Refused)) else f"{type(error).__name__}: {error}"
    return Unreadable("arena-failed", bot=bot, wrong=wrong)


def play_deal(plan: ArenaPlan, lineup: Lineup, deal: int) -> DealResult:
    """Play a deal in all rotations; raise Unreadable with the name of the bot if one fails."""
    try:
        return [_play(plan, lineup, places, deal) for places in rotations(_seating_order(plan, lineup, deal))]
    except Unreadable as error:
        raise error.explained("arena-deal", edition=lineup.edition, deal=deal) from error


def _seating_order(plan: ArenaPlan, lineup: Lineup, deal: int) -> list[int]:
    """The bots around the table, as indices in the lineup. A random order for each deal, so that no bot is favoured."""
    places = list(range(len(lineup.bots)))
    Random(f"{plan.seed} {deal} order").shuffle(places)
    return places


def _play(plan: ArenaPlan, lineup: Lineup, places: tuple[int, ...], deal: int) -> RoundResult:
    """Play a round. All rotations use the same seed: the rounds differ only in who decides."""
    chance = Random(f"{plan.seed} {deal}")
    seats = {f"seat {number}": place for number, place in enumerate(places, 1)}
    game = Game.deal(lineup.edition, seats, seed=chance.getrandbits(64), **plan.chosen)
    bots = {seat: _named_bot(lineup.bots[place]) for seat, place in seats.items()}
    outcome = _play_out(BotRound(game, bots, chance), bots)
    return RoundResult(seats[outcome.winner], outcome.points)


def _named_bot(name: str) -> NamedBot:
    """The bot of a name, prepared before it is timed."""
    try:
        return NamedBot(name, prepared_bot(name))
    except Exception as error:
        raise _failed(name, error) from error


def _play_out(bot_round: BotRound, bots: Mapping[str, NamedBot]) -> Outcome:
    while (outcome := bot_round.game.outcome) is None:
        seat, action = bot_round.next_action()
        try:
            bot_round.events += bot_round.game.act(seat, action)
        except (Refused, Unreadable) as error:
            raise Unreadable("arena-illegal", bot=bots[seat].name, action=repr(action), wrong=error) from None
    return outcome
