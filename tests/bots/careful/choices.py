"""What a careful bot does at a table of a test."""

from sabot.bots import BOTS, sight_of
from tests.support.people import Lucky
from tests.support.positions import Table

CAREFUL = BOTS["careful"]


def choice(at: Table, player: str | None = None) -> str:
    """What the player who is asked, or another one, chooses; nobody here says UNO."""
    return CAREFUL.choose(sight_of(at.game, player or at.game.waiting[0], at.events), Lucky(1))


def reaction(at: Table, player: str) -> str | None:
    """What a player does out of turn who notices everything."""
    return CAREFUL.react(sight_of(at.game, player, at.events), Lucky(0))
