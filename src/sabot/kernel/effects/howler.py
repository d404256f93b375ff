"""The howler, and the cloak that answers it or an attack (potter)."""

from sabot.cards import Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Ending, Event, Phase
from sabot.kernel.effects.attack import tell_hand
from sabot.kernel.effects.colour import ask_colour
from sabot.kernel.events import note
from sabot.kernel.hands import is_empty
from sabot.kernel.piles import put_down
from sabot.kernel.primitives.card_sets import take
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.turns import after, ask, finish, pass_to
from sabot.kernel.uno import close_window, uno_after_discard
from sabot.options import AfterHowler


@rule
def howl(table: Table, target: int) -> None:
    """The howler names a seat, which shouts its hand or cancels it (P-051, P-054)."""
    table.victim = target
    ask(table, Phase.ANSWER, target)


@rule
def shout(table: Table) -> None:
    """The named seat tells its hand to all; then the layer calls the colour (X-90, X-99)."""
    note(table, Event.ACCEPTED, table.victim, NOTHING, 0, Symbol.HOWLER)
    tell_hand(table, Event.TOLD, table.victim, NOBODY, Symbol.HOWLER)
    ask_colour(table, Symbol.HOWLER, table.turn, after(table, table.turn))


@rule
def after_cloak(table: Table, seat: int) -> int:
    """Who plays after a cloak laid as an answer (X-92, X-94, X-95)."""
    if table.effect == Symbol.HOWLER:
        if table.after_howler == AfterHowler.CANCELLER:
            return after(table, seat)
        return after(table, table.turn)
    if seat == table.victim and table.cloak_is_turn:
        return table.following
    return table.victim


@rule
def answer_with_cloak(table: Table, seat: int, card: int) -> None:
    """The cloak cancels what was played; its player calls the colour (P-054, P-058)."""
    following = after_cloak(table, seat)
    if table.effect != Symbol.HOWLER and seat == table.victim and table.cloak_is_turn:
        close_window(table)
        table.turns += 1 - table.turned_up
        table.turned_up = 0
    take(table, seat, card)
    put_down(table, card)
    note(table, Event.CANCELLED, seat, card, 0, RuleCode.CLOAK_ANSWERS)
    if table.out != NOBODY:
        pass_to(table, following)
    elif is_empty(table, seat):
        finish(table, seat, Ending.ANSWERED)
    else:
        uno_after_discard(table, seat)
        table.turn = seat
        ask_colour(table, Symbol.CLOAK, seat, following)
