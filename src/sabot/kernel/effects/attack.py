"""Cards that hit the next seat: skips, draw cards and wild draw cards; accepting, challenging, stacking."""

from sabot.cards import DRAW_COUNTS, SYMBOLS, WILD_DRAWS, Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event, Phase, Tally
from sabot.kernel.events import note
from sabot.kernel.hands import cards_with, hue_of
from sabot.kernel.piles import draw, draw_many
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, WILD_HUE, WORD, Table
from sabot.kernel.turns import after, ask, pass_to
from sabot.options import AfterGuilty, FirstDrawThree, Stacking, WildDraw

CARDS_DUE = tuple(DRAW_COUNTS.get(symbol, 0) for symbol in range(SYMBOLS))
"""How many cards each symbol makes the victim draw."""


INNOCENT_COSTS = 2
"""How many cards more than the attack a wrong challenge costs."""


@rule
def cards_due(symbol: int) -> int:
    """How many cards a draw card makes the victim draw; 0 for what has no count."""
    return CARDS_DUE[symbol] if 0 <= symbol < SYMBOLS else 0


@rule
def is_wild_draw(symbol: int) -> bool:
    """Whether a symbol is a wild that makes the victim draw."""
    return symbol in WILD_DRAWS


@rule
def can_challenge(table: Table) -> bool:
    """Whether the attack may be a bluff; a last card never is (X-35, X-40)."""
    return is_wild_draw(table.effect) and table.wild_draw == WildDraw.BLUFF and table.out == NOBODY


@rule
def remember_layer(table: Table) -> None:
    """Count a wild draw card that may be a bluff, for the seat that laid it (X-39)."""
    if not can_challenge(table):
        return
    if table.guilty:
        table.tally[Tally.BLUFFS] += 1
        table.bluffed |= 1 << table.turn
    else:
        table.tally[Tally.HONEST_DRAWS] += 1
        table.honest |= 1 << table.turn


@rule
def can_stack(table: Table) -> bool:
    """Whether the attack may be passed on by another draw card (house rule, X-25)."""
    return table.stacking != Stacking.OFF and table.due > 0 and table.out == NOBODY


@rule
def is_answered(table: Table) -> bool:
    """Whether the victim is asked; in potter always, so that the question tells nothing."""
    if table.hits_are_asked:
        return table.out == NOBODY or table.cloak_after_out == 1
    return can_challenge(table) or can_stack(table)


@rule
def attack(table: Table, layer: int) -> None:
    """The effect hits the seat after the layer, which answers or suffers it."""
    table.due += cards_due(table.effect)
    table.victim = after(table, layer)
    table.following = after(table, table.victim)
    if is_answered(table):
        ask(table, Phase.ANSWER, table.victim)
    else:
        suffer(table, table.victim, 0)
        lose_turn(table)


@rule
def lose_turn(table: Table) -> None:
    """The victim's turn is passed over; not where only the cards of a first draw three count (X-17)."""
    if table.turned_up and table.effect == Symbol.DRAW_THREE and table.first_draw_three == FirstDrawThree.PLAYS:
        pass_to(table, table.victim)
        return
    if table.out == NOBODY:
        law = RuleCode.TWO_PLAYER_REVERSE if table.effect == Symbol.REVERSE else table.effect
        note(table, Event.SKIPPED, table.victim, NOTHING, 0, law)
    pass_to(table, table.following)


@rule
def draw_until_colour(table: Table, seat: int, law: int) -> None:
    """Draw until the called colour comes, or until all cards are gone (X-62, X-114)."""
    while True:
        card = draw(table, seat, law)
        if card == NOTHING:
            return
        table.tally[Tally.FORCED_CARDS] += 1
        hue = hue_of(table, card)
        if hue == table.colour or (hue >= WILD_HUE and table.wild_stops_draw):
            return


@rule
def suffer(table: Table, seat: int, law: int) -> None:
    """A seat draws what the attack makes it draw; law 0 is the attack's own."""
    if law == 0:
        law = table.effect if table.out == NOBODY else RuleCode.LAST_DRAW_CARD
    if table.effect == Symbol.WILD_COLOUR:
        draw_until_colour(table, seat, law)
    else:
        draw_many(table, seat, table.due, law)


@rule
def accept(table: Table) -> None:
    """The victim takes what was played on it (X-96)."""
    note(table, Event.ACCEPTED, table.victim, NOTHING, table.due, RuleCode.ACCEPT)
    suffer(table, table.victim, 0)
    lose_turn(table)


@rule
def challenge(table: Table) -> None:
    """The victim doubts the wild draw card: one of the two draws (X-36 to X-40)."""
    layer = table.turn
    victim = table.victim
    until_colour = table.effect == Symbol.WILD_COLOUR
    note(table, Event.CHALLENGED, victim, NOTHING, 0, RuleCode.COLOUR_CHALLENGE if until_colour else RuleCode.CHALLENGE)
    tell_hand(table, Event.SHOWED, layer, victim, RuleCode.COLOUR_CHALLENGE if until_colour else RuleCode.HAND_SHOWN)
    if table.guilty:
        law = RuleCode.COLOUR_GUILTY if until_colour else RuleCode.GUILTY
        table.tally[Tally.BLUFFS_FOUND] += 1
        note(table, Event.GUILTY, layer, NOTHING, 0, law)
        suffer(table, layer, law)
        if table.after_guilty == AfterGuilty.PLAYS:
            pass_to(table, victim)
        else:
            lose_turn(table)
    else:
        law = RuleCode.COLOUR_INNOCENT if until_colour else RuleCode.INNOCENT
        table.tally[Tally.CHALLENGES_LOST] += 1
        note(table, Event.INNOCENT, layer, NOTHING, 0, law)
        suffer(table, victim, law)
        draw_many(table, victim, INNOCENT_COSTS, law)
        lose_turn(table)


@rule
def tell_hand(table: Table, event: int, seat: int, to: int, law: int) -> None:
    """Every card of a hand is told: to one seat, or to all where `to` is NOBODY."""
    if not table.recording:
        return
    low = table.low[seat]
    while low:
        note(table, event, seat, lowest_bit(low), to, law)
        low &= low - 1
    high = table.high[seat]
    while high:
        note(table, event, seat, WORD + lowest_bit(high), to, law)
        high &= high - 1


@rule
def stackable(table: Table, seat: int) -> tuple[int, int]:
    """The cards of a hand that pass the attack on: the same symbol, or any counted draw card (X-25)."""
    if table.stacking == Stacking.SAME:
        return cards_with(table, seat, table.effect)
    low = 0
    high = 0
    for symbol in range(Symbol.DRAW_ONE, SYMBOLS):
        if cards_due(symbol) > 0:
            more_low, more_high = cards_with(table, seat, symbol)
            low |= more_low
            high |= more_high
    return low, high
