"""The wheel: who spins does what the icon says, and lays nothing (wizz)."""

from sabot.cards import Colour, Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event, Phase, Tally
from sabot.kernel.effects.attack import tell_hand
from sabot.kernel.effects.discards import ask_discard
from sabot.kernel.effects.swaps import pass_hands
from sabot.kernel.effects.war import war_winner
from sabot.kernel.events import note
from sabot.kernel.hands import hue_of, is_wild, symbol_of
from sabot.kernel.piles import draw
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.turns import after, ask, pass_to
from sabot.kernel.uno import close_window
from sabot.options import ICONS, WHEEL, Icon, Trade


@rule
def random_icon(table: Table) -> int:
    """Where the wheel comes to rest by chance, by the weights (X-121)."""
    total = 0
    for icon in range(ICONS):
        total += table.wheel[icon]
    rest = below(table, total)
    for icon in range(ICONS):
        rest -= table.wheel[icon]
        if rest < 0:
            return icon
    return ICONS - 1


@rule
def spin(table: Table, seat: int, icon: int) -> None:
    """Spin: the turn begins, and the icon is carried out (W-034 to W-036)."""
    close_window(table)
    table.tally[Tally.SPINS] += 1
    table.effect = WHEEL + icon
    table.following = after(table, seat)
    note(table, Event.SPUN, seat, NOTHING, icon, RuleCode.SPIN)
    if icon <= Icon.COLOUR:
        ask_discard(table, seat)
    elif icon == Icon.RED:
        draw_for(table, seat, Colour.RED)
    elif icon == Icon.BLUE:
        draw_for(table, seat, Colour.BLUE)
    elif icon == Icon.TRADE:
        pass_hands(table, 1 if table.trade == Trade.LEFT else table.direction, table.effect)
        pass_to(table, table.following)
    elif icon == Icon.SHOW:
        tell_hand(table, Event.TOLD, seat, NOBODY, table.effect)
        pass_to(table, table.following)
    elif icon == Icon.WAR:
        war(table)
    else:
        ask(table, Phase.RACE, NOBODY)


@rule
def draw_for(table: Table, seat: int, colour: int) -> None:
    """Draw until the colour or a wild comes; all is kept and nothing laid (W-042, W-043, X-127)."""
    while True:
        card = draw(table, seat, table.effect)
        if card == NOTHING:
            break
        table.tally[Tally.FORCED_CARDS] += 1
        if ends_draw(table, card, colour):
            break
    pass_to(table, table.following)


@rule
def ends_draw(table: Table, card: int, colour: int) -> bool:
    """Whether drawing until a colour comes ends with a card: with that colour or a wild (X-126)."""
    if is_wild(table, card):
        return table.super_joker_stops == 1 or symbol_of(table, card) == Symbol.WILD
    return hue_of(table, card) == colour


@rule
def war(table: Table) -> None:
    """The winner may put down the card it showed, after a tie it must; play goes on after it (W-047 to W-050)."""
    winner = war_winner(table)
    if winner == NOBODY:
        note(table, Event.NO_WAR, NOBODY, NOTHING, 0, RuleCode.NO_WAR)
        pass_to(table, table.following)
    else:
        note(table, Event.WON_WAR, winner, NOTHING, 0, RuleCode.WAR_WINNER)
        table.following = after(table, winner)
        ask_discard(table, winner)


@rule
def win_race(table: Table, seat: int) -> None:
    """The first to shout may put down one card; play goes on after it (W-051, W-052)."""
    note(table, Event.WIZZED, seat, NOTHING, 0, table.effect)
    table.following = after(table, seat)
    ask_discard(table, seat)
