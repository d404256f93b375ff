"""Calling a colour."""

from sabot.cards import Symbol
from sabot.editions.rule_codes import COLOUR_AFTER, FIRST, RuleCode
from sabot.kernel.codes import Event, Phase
from sabot.kernel.effects.attack import attack, is_wild_draw, remember_layer
from sabot.kernel.events import note
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.turns import ask, pass_to


@rule
def ask_colour(table: Table, effect: int, caller: int, following: int) -> None:
    """The caller names a colour; after it the following seat plays, or the victim of a wild draw card answers."""
    table.effect = effect
    table.following = following
    ask(table, Phase.COLOUR, caller)


@rule
def law_of_call(table: Table) -> int:
    """Why this seat calls the colour; of a card turned up first the rule is its own."""
    if not table.turned_up or table.effect == Symbol.CLOAK:
        return COLOUR_AFTER + table.effect
    if table.effect == Symbol.FLIP:
        return RuleCode.FIRST_FLIP_COLOUR
    return FIRST + table.effect


@rule
def call_colour(table: Table, colour: int) -> None:
    """A colour is called: before an attack is answered, else the last thing of a turn (X-30)."""
    table.colour = colour
    note(table, Event.CALLED_COLOUR, table.asked, NOTHING, colour, law_of_call(table))
    if is_wild_draw(table.effect):
        remember_layer(table)
        attack(table, table.turn)
    else:
        pass_to(table, table.following)
