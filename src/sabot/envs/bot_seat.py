"""Lets a bot act at a table of an environment."""

from functools import partial
from random import Random

from sabot.bots import Bot
from sabot.bots.sight import ROUND_ALONE, Heard, MatchSoFar, Sight, hands_given
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.notation.positions import describe


def bot_action(bot: Bot, table: InterpretedTable, chance: Random, match: MatchSoFar = ROUND_ALONE) -> str | None:
    """The action of the bot that is asked, or None to pass: in turn it reacts, then decides; out of turn it reacts."""
    assert table.events is not None
    seat, events = table.players[table.seat], table.events
    given = hands_given(partial(describe, table.round), seat, events)
    sight = Sight(table.view(table.seat), Heard(events, seat), match, given)
    action = bot.react(sight, chance)
    return bot.choose(sight, chance) if action is None and table.is_waited_for else action
