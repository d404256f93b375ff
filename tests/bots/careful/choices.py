"""The choices and reactions of the careful bot at a test table."""

from sabot.bots import BOTS, sight_of
from tests.support.people import Lucky
from tests.support.positions import Table

CAREFUL = BOTS["careful"]


def choice(at: Table, player: str | None = None) -> str:
    """The choice of a player, by default the one who is asked; it never calls UNO."""
    return CAREFUL.choose(sight_of(at.game, player or at.game.waiting[0], at.events), Lucky(1))


def reaction(at: Table, player: str) -> str | None:
    """The reaction of a player who notices everything."""
    return CAREFUL.react(sight_of(at.game, player, at.events), Lucky(0))
