"""The bots of a local match: their seats, plans and choices."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from random import Random

from sabot.bots import NAMES, USUAL_BOT, Advice, MatchSoFar, Sight, find_bot, find_built_in, sight_of
from sabot.bots.sight import ROUND_ALONE
from sabot.bots.timing import Moment, Plan
from sabot.errors import Unreadable
from sabot.game import Game
from sabot.match import Match
from sabot.notation.events import Event
from sabot.settings import read_settings
from sabot.words.language import Language


def sit_down(people: Sequence[str], seats: int) -> list[str]:
    """The names of all players: people first, then bots, none with the name of a person.

    >>> sit_down(["ana", "bo"], 4)
    ['ana', 'bo', 'Cy', 'Dee']
    """
    taken = {person.lower() for person in people}
    names = [name for name in NAMES if name.lower() not in taken]
    return [*people, *names[: max(seats - len(people), 0)]]


def own_name(given: str | None, language: Language) -> str:
    """The name of a person who plays alone: the given one, that of the settings, or one that suits anybody.

    It is never a word for "you": in a replay, others read the record.
    """
    return given or read_settings().name or language.say("page-names").split()[0]


def check_policy(policy: str) -> None:
    """Raise Unreadable if there is no such bot."""
    try:
        find_bot(policy)
    except Unreadable as error:
        raise error.at("--policy") from None


def check_recorded(policies: Iterable[str]) -> None:
    """Raise Unreadable unless all bots of a record are built in: a record must not run code of its author."""
    try:
        for policy in policies:
            find_built_in(policy)
    except Unreadable as error:
        raise error.at("bots") from None


class Opponents:
    """The bots of a match, by player."""

    def __init__(self, policies: Mapping[str, str], seed: int | str, match: Match | None = None) -> None:
        """Find the bots by name, or raise Unreadable. Without a match, they play for the round alone."""
        try:
            self.bots = {player: find_bot(policy) for player, policy in policies.items()}
        except Unreadable as error:
            raise error.at("bots") from None
        self.seed = seed
        self._match = match

    def at_table(self, round_: int, table: int) -> "Opponents":
        """The same bots at a table of a round, with a random seed for that table."""
        there = copy(self)
        there.seed = f"{self.seed} {round_} {table}"
        return there

    def chance_for(self, game: Game, bot: str, purpose: str) -> Random:
        """A random generator derived from the seed and the number of moves, independent of the order of calls."""
        return Random(f"{self.seed} {game.moves} {bot} {purpose}")

    def plans(self, game: Game, events: Sequence[Event] = ()) -> list[Plan]:
        """The plans of the bots after these events."""
        return self._moment(game, events).plans(self.bots)

    def choose(self, game: Game, bot: str, events: Sequence[Event] = ()) -> str:
        """The action of a bot that must decide, after these events."""
        return self._moment(game, events).choice_of(bot)

    def advise(self, game: Game, person: str, events: Sequence[Event] = ()) -> Advice:
        """The advice of the default bot for a person; it does not change any bot's random numbers."""
        return find_bot(USUAL_BOT).advise(self._sight(game, person, events), Random(len(events)))

    def _sight(self, game: Game, player: str, events: Sequence[Event]) -> Sight:
        """Everything that a player knows."""
        return sight_of(game, player, events, ROUND_ALONE if self._match is None else MatchSoFar.of(self._match))

    def _moment(self, game: Game, events: Sequence[Event]) -> Moment:
        return Moment(
            game,
            bot_of=self.bots.__getitem__,
            sight_of=lambda bot: self._sight(game, bot, events),
            chance_for=lambda bot, purpose: self.chance_for(game, bot, purpose),
        )
