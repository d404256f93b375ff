"""The bots of a match in a terminal: who sits down, what they choose, and which of them reacts first."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from sabot.bots import NAMES, USUAL_BOT, Advice, find_bot, find_built_in, sight_of
from sabot.bots.timing import Reaction, reaction_of
from sabot.errors import Unreadable
from sabot.game import Game
from sabot.notation.events import Event


def sit_down(people: Sequence[str], seats: int) -> list[str]:
    """All players at so many seats: people first, then bots, none with the name of a person.

    >>> sit_down(["ana", "bo"], 4)
    ['ana', 'bo', 'Cy', 'Dee']
    """
    taken = {person.lower() for person in people}
    names = [name for name in NAMES if name.lower() not in taken]
    return [*people, *names[: max(seats - len(people), 0)]]


def check_policy(policy: str) -> None:
    """Raise Unreadable if there is no such bot."""
    try:
        find_bot(policy)
    except Unreadable as error:
        raise error.at("--policy") from None


def check_recorded(policies: Iterable[str]) -> None:
    """Raise Unreadable unless all bots of a record are built in: whoever wrote it does not run code here."""
    try:
        for policy in policies:
            find_built_in(policy)
    except Unreadable as error:
        raise error.at("bots") from None


class Opponents:
    """The bots of a match, each with its way to play."""

    def __init__(self, policies: Mapping[str, str], seed: int | str) -> None:
        """Take the bots that are named, or raise Unreadable."""
        try:
            self.bots = {player: find_bot(policy) for player, policy in policies.items()}
        except Unreadable as error:
            raise error.at("bots") from None
        self.chance = Random(seed)

    def choose(self, game: Game, bot: str, events: Sequence[Event] = ()) -> str:
        """What a bot does when it is asked, after these events."""
        return self.bots[bot].choose(sight_of(game, bot, events), self.chance)

    def advise(self, game: Game, person: str, events: Sequence[Event] = ()) -> Advice:
        """What the usual bot would do in a person's place; no bot's luck changes by it."""
        return find_bot(USUAL_BOT).advise(sight_of(game, person, events), Random(len(events)))

    def react(self, game: Game, events: Sequence[Event] = ()) -> tuple[str, Reaction] | None:
        """The quickest bot that is about to do something out of turn, if any, and what that is."""
        found = [
            (player, reaction)
            for player, bot in self.bots.items()
            if player in game.players and game.legal(player)
            if (reaction := reaction_of(bot, sight_of(game, player, events), self.chance)) is not None
        ]
        return min(found, key=lambda coming: coming[1].delay, default=None)
