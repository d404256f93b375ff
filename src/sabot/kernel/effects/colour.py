"""Calling a colour."""

from sabot.cards import Symbol
from sabot.kernel.codes import Event, Phase
from sabot.kernel.effects.attack import attack
from sabot.kernel.events import note
from sabot.kernel.laws import COLOUR_AFTER
from sabot.kernel.rule import rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.turns import ask, pass_to


@rule
def ask_colour(table: Table, effect: int, caller: int, following: int) -> None:
    """The caller names a colour; after it the following seat plays, or the victim of a wild draw card answers."""
    table.effect = effect
    table.following = following
    ask(table, Phase.COLOUR, caller)


@rule
def call_colour(table: Table, colour: int) -> None:
    """A colour is called: before an attack is answered, else the last thing of a turn (X-30)."""
    table.colour = colour
    effect = table.effect
    note(table, Event.CALLED_COLOUR, table.asked, NOTHING, colour, COLOUR_AFTER + effect)
    if effect == Symbol.WILD_DRAW_FOUR or effect == Symbol.WILD_DRAW_TWO or effect == Symbol.WILD_COLOUR:
        attack(table, table.turn)
    else:
        pass_to(table, table.following)
