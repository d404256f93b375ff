"""Lets a bot act at a table of an environment."""

from random import Random

from sabot.bots import Bot
from sabot.bots.sight import ROUND_ALONE, Heard, MatchSoFar, Sight
from sabot.envs.runtimes.interpreted_table import InterpretedTable


def bot_action(bot: Bot, table: InterpretedTable, chance: Random, match: MatchSoFar = ROUND_ALONE) -> str | None:
    """The action of the bot that is asked, or None to pass: in turn it reacts, then decides; out of turn it reacts."""
    assert table.events is not None
    sight = Sight(table.view(table.seat), Heard(table.events, table.players[table.seat]), match)
    action = bot.react(sight, chance)
    return bot.choose(sight, chance) if action is None and table.is_waited_for else action
