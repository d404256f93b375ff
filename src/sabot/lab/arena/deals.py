"""One deal, played once from every seat: only who plays differs, so what the cards decide cancels out."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta

from sabot.bots import Bot, Sight, prepared_bot
from sabot.bots.bot_round import BotRound
from sabot.errors import Refused, Unreadable
from sabot.game import Game, Outcome
from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.lineups import Lineup, rotations

Natural = Annotated[int, Meta(ge=0)]


class Played(NamedTuple):
    """A round of a deal."""

    winner: Natural
    """Its place in the lineup, wherever it sat."""
    points: Natural
    """What the winner scored."""


Deal = list[Played]
"""The rounds of a deal, one for each rotation."""


@dataclass(frozen=True, slots=True)
class Seated(Bot):
    """A bot that is named when it fails."""

    name: str
    bot: Bot

    def choose(self, sight: Sight, chance: Random) -> str:
        """What the bot does when it is asked."""
        try:
            return self.bot.choose(sight, chance)
        except Exception as error:  # a bot is anybody's code
            raise _failed(self.name, error) from error

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What the bot does out of turn."""
        try:
            return self.bot.react(sight, chance)
        except Exception as error:
            raise _failed(self.name, error) from error


def _failed(bot: str, error: Exception) -> Unreadable:
    wrong = error if isinstance(error, (Unreadable, Refused)) else f"{type(error).__name__}: {error}"
    return Unreadable("arena-failed", bot=bot, wrong=wrong)


def play_deal(question: ArenaPlan, lineup: Lineup, deal: int) -> Deal:
    """Play a deal of a question in all rotations; or Unreadable, naming the bot that fails."""
    try:
        return [_play(question, lineup, places, deal) for places in rotations(_order(question, lineup, deal))]
    except Unreadable as error:
        raise error.explained("arena-deal", edition=lineup.edition, deal=deal) from error


def _order(question: ArenaPlan, lineup: Lineup, deal: int) -> list[int]:
    """Who is whose neighbour, by their places in the lineup: that changes from deal to deal, and favours nobody."""
    places = list(range(len(lineup.bots)))
    Random(f"{question.seed} {deal} order").shuffle(places)
    return places


def _play(question: ArenaPlan, lineup: Lineup, places: tuple[int, ...], deal: int) -> Played:
    """Play a round. All rotations have the same chance: rounds differ by nothing but who decides."""
    chance = Random(f"{question.seed} {deal}")
    seats = {f"seat {number}": place for number, place in enumerate(places, 1)}
    game = Game.deal(lineup.edition, seats, seed=chance.getrandbits(64), **question.chosen)
    bots = {seat: _seated(lineup.bots[place]) for seat, place in seats.items()}
    outcome = _play_out(BotRound(game, bots, chance), bots)
    return Played(seats[outcome.winner], outcome.points)


def _seated(name: str) -> Seated:
    """A bot that is prepared before its time counts."""
    try:
        return Seated(name, prepared_bot(name))
    except Exception as error:
        raise _failed(name, error) from error


def _play_out(party: BotRound, bots: Mapping[str, Seated]) -> Outcome:
    while (outcome := party.game.outcome) is None:
        seat, action = party.coming()
        try:
            party.events += party.game.act(seat, action)
        except (Refused, Unreadable) as error:
            raise Unreadable("arena-illegal", bot=bots[seat].name, action=repr(action), wrong=error) from None
    return outcome
