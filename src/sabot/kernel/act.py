"""One move of one seat. It must be legal: this only carries it out."""

from sabot.cards import Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Event, Phase, Tally, Verb
from sabot.kernel.effects.attack import accept, challenge
from sabot.kernel.effects.colour import call_colour
from sabot.kernel.effects.discards import decline, discard
from sabot.kernel.effects.hero import affect
from sabot.kernel.effects.howler import answer_with_cloak, howl, shout
from sabot.kernel.effects.swaps import swap_hands
from sabot.kernel.effects.wheel import random_icon, spin, win_race
from sabot.kernel.events import note
from sabot.kernel.hands import symbol_of
from sabot.kernel.lay import lay, object_to_card, stack, stand_undisputed
from sabot.kernel.matching import legal_wild_draws, matching
from sabot.kernel.piles import can_draw, draw, draw_many
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.turns import after, ask, pass_to
from sabot.kernel.uno import call_uno, close_window, close_window_on_draw, stop_owing


@inlined
def act(table: Table, seat: int, move: int) -> None:
    """Carry out a legal move."""
    verb = move // ARGUMENTS
    argument = move % ARGUMENTS
    if verb == Verb.PLAY:
        play(table, seat, argument)
    elif verb == Verb.DRAW:
        draw_in_turn(table, seat)
    elif verb == Verb.KEEP:
        keep(table, seat)
    elif verb == Verb.COLOUR:
        call_colour(table, argument)
    elif verb == Verb.ACCEPT:
        let_stand(table)
    elif verb == Verb.CHALLENGE:
        challenge(table)
    elif verb == Verb.DISCARD:
        discard(table, seat, argument)
    elif verb == Verb.DONE:
        decline(table, seat)
    elif verb == Verb.SPIN:
        spin(table, seat, random_icon(table) if argument == NO_ICON else argument)
    elif verb == Verb.WIZZ:
        win_race(table, seat)
    elif verb == Verb.TARGET:
        target(table, argument)
    elif verb == Verb.UNO:
        call_uno(table, seat)
    elif verb == Verb.CATCH:
        catch(table, seat, argument)
    elif verb == Verb.OBJECT:
        object_to_card(table, seat)
    else:
        punish_suggestion(table, argument)


@inlined
def play(table: Table, seat: int, card: int) -> None:
    """Lay a card: in turn, or as an answer."""
    if table.phase != Phase.ANSWER:
        lay(table, seat, card)
    elif symbol_of(table, card) == Symbol.CLOAK:
        answer_with_cloak(table, seat, card)
    else:
        stack(table, seat, card)


@inlined
def draw_in_turn(table: Table, seat: int) -> None:
    """Draw one card, or until one fits where the house plays so; what fits may be laid at once (X-13 to X-16).

    While the seat may still lay what it drew it has begun, but not yet played (X-43). What fits is the same for all
    the cards it draws: one of the colour in force, which would forbid a strict wild draw card, ends the drawing.
    """
    close_window_on_draw(table)
    if not can_draw(table):
        note(table, Event.PASSED, seat, NOTHING, 0, RuleCode.NOTHING_TO_DRAW)
    low, high = matching(table)
    low, high = legal_wild_draws(table, seat, low, high)
    voluntary = int(low & table.low[seat] | high & table.high[seat] != 0)
    while True:
        card = draw(table, seat, RuleCode.DRAW)
        if card == NOTHING:
            break
        if has_card(low, high, card):
            table.drawn = card
            table.voluntary = voluntary
            ask(table, Phase.DRAWN, seat)
            return
        if not table.draw_until_playable:
            break
    close_window(table)
    pass_to(table, after(table, seat))


@inlined
def keep(table: Table, seat: int) -> None:
    """Keep the drawn card: the turn is played (X-43)."""
    note(table, Event.KEPT, seat, NOTHING, 0, RuleCode.KEEP)
    close_window(table)
    pass_to(table, after(table, seat))


@rule
def let_stand(table: Table) -> None:
    """Take what was played: a disputed card stands, a howler is shouted at, an attack is suffered."""
    if table.phase == Phase.NOTICE:
        note(table, Event.ACCEPTED, table.asked, NOTHING, 0, RuleCode.NOTICE)
        stand_undisputed(table)
    elif table.effect == Symbol.HOWLER:
        shout(table)
    else:
        accept(table)


@rule
def target(table: Table, seat: int) -> None:
    """The layer names a seat: for the howler, the seven, or among those tied at hero and villain."""
    note(table, Event.TARGETED, table.turn, NOTHING, seat, RuleCode.TARGET)
    table.choices = 0
    if table.effect == Symbol.HOWLER:
        howl(table, seat)
    elif table.effect == Symbol.HERO or table.effect == Symbol.VILLAIN:
        affect(table, seat)
    else:
        swap_hands(table, seat)


@rule
def catch(table: Table, seat: int, caught: int) -> None:
    """A seat that owes UNO and is caught draws two; a false catch may cost the catcher cards (X-50, X-51)."""
    if table.owes >> caught & 1:
        table.tally[Tally.CATCHES] += 1
        note(table, Event.CAUGHT, seat, NOTHING, caught, RuleCode.CATCH)
        stop_owing(table, caught)
        draw_many(table, caught, 2, RuleCode.CATCH)
    else:
        table.tally[Tally.FALSE_CATCHES] += 1
        note(table, Event.MISCAUGHT, seat, NOTHING, caught, RuleCode.FALSE_CATCH)
        draw_many(table, seat, table.false_catch, RuleCode.FALSE_CATCH)


@rule
def punish_suggestion(table: Table, seat: int) -> None:
    """A seat that made a suggestion draws two; no turn is lost (P-067, X-57)."""
    note(table, Event.SUGGESTED, seat, NOTHING, 0, RuleCode.SUGGESTION)
    draw_many(table, seat, 2, RuleCode.SUGGESTION)
