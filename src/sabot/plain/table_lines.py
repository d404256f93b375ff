"""What a person sees of the table, from nothing but the view of the seat."""

from collections.abc import Sequence

from sabot.bots import Advice
from sabot.bots.reason_text import tell
from sabot.cards import parse_colour
from sabot.notation.actions import CARD_VERBS
from sabot.plain.terminal import Terminal
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import active_face, name_for, other_face, person_words, player_name
from sabot.words.terminal_style import TerminalStyle

CARDS = 7
"""How many cards everybody is dealt."""


def show_table(terminal: Terminal, view: View) -> None:
    """The seats in order of play, the piles, and the viewer's hand; a spectator has none."""
    ink, say = terminal.ink, terminal.language.say
    seats = [_seat(view, player, ink) for player in view.players]
    arrow = ("->", "<-") if not ink.shapes else ("→", "←")
    terminal.lay_out(seats, "  ", f" {arrow[view.direction == 'right']} ")
    piles = [ink.strong(say("table-side", side=view.side))] if view.side else []
    top = ink.face(active_face(view.discard[0], view.side)) if view.discard else None
    piles.append(say("table-no-top") if top is None else say("table-top", card=top))
    piles.append(say("table-colour", colour=ink.colour(view.colour)) if view.colour else say("table-no-colour"))
    piles.append(say("table-draw", number=view.draw))
    terminal.lay_out(piles, "  ", " · " if ink.shapes else " | ")
    if view.viewer is not None:
        show_hand(terminal, view)


def _seat(view: View, player: str, ink: TerminalStyle) -> str:
    uno = "said" if player in view.called_uno else "owed" if player in view.owes_uno else "none"
    cards = len(view.hands[player])
    text = ink.language.say("table-seat", **person_words(player, view.viewer), number=cards, uno=uno)
    return ink.strong(f"[{text}]") if player in view.waiting else text


def show_hand(terminal: Terminal, view: View) -> None:
    """The viewer's own cards."""
    hand = view.hands[view.viewer or ""]
    label = f"  {terminal.language.say('table-hand')}  "
    terminal.lay_out([terminal.ink.face(active_face(card, view.side)) for card in hand], label)


def show_all(terminal: Terminal, view: View) -> None:
    """Everything that the viewer can see: the discard and, of two-sided cards, the backs of others."""
    ink, say = terminal.ink, terminal.language.say
    terminal.lay_out(map(ink.card, view.discard), f"  {say('transcript-discard')}  ")
    if view.side is not None:
        for player, hand in view.hands.items():
            if player != view.viewer:
                backs = [ink.face(other_face(card, view.side)) for card in hand]
                terminal.lay_out(backs, f"  {say('look-backs', seat=player_name(player))}  ")
        if view.draw_top is not None:
            terminal.lay_out([ink.face(other_face(view.draw_top, view.side))], f"  {say('look-next')}  ")


def show_actions(terminal: Terminal, actions: list[str], *, may_pass: bool) -> None:
    """What can be done, by number."""
    cells = [
        f"{terminal.ink.strong(str(number))} {_inked(action, terminal.ink)}" for number, action in enumerate(actions, 1)
    ]
    if may_pass:
        enter = terminal.ink.strong(terminal.language.say("enter"))
        cells.append(f"{enter} {terminal.language.say('go-on')}")
    terminal.lay_out(cells, "  ", "   ")


def show_advice(terminal: Terminal, advice: Advice) -> None:
    """What a bot would do, and why if it can tell."""
    action = _inked(advice.action, terminal.ink)
    language = terminal.language
    why = advice.reason and language.say("at-place", place=action, text=tell(advice.reason, language))
    terminal.say(why or action, "  ")


def _inked(action: str, ink: TerminalStyle) -> str:
    verb, _, rest = action.partition(" ")
    if verb in CARD_VERBS:
        return f"{verb} {ink.face(rest)}"
    return ink.colour(rest) if verb == "colour" else action


def show_debts(terminal: Terminal, view: View) -> None:
    """Who has come down to one card and has not said so."""
    for player in view.owes_uno:
        terminal.tell("debt", "  ", **person_words(player, view.viewer))


def show_end(terminal: Terminal, view: View) -> None:
    """The hands laid open, and what they count."""
    names = {player: name_for(player, view.viewer, terminal.language) for player in view.players}
    width = max(map(len, [*names, *names.values()])) + 2
    for player, name in names.items():
        label = f"  {name:{width}}{view.caught[player] if view.caught else 0:4}  "
        cards = [terminal.ink.face(active_face(card, view.side)) for card in view.hands[player]]
        terminal.lay_out(cards or [terminal.language.say("table-out")], label)


def in_order(view: View) -> list[str]:
    """The legal actions of the viewer: cards as they stand in the hand, colours as they are printed, then the rest."""
    place = {active_face(card, view.side): number for number, card in enumerate(view.hands[view.viewer or ""])}

    def rank(action: str) -> tuple[int, int]:
        verb, _, rest = action.partition(" ")
        if verb in CARD_VERBS:
            return 0, place.get(rest, 0)
        return 1, parse_colour(rest) or 0 if verb == "colour" else 0

    return sorted(view.legal, key=rank)


def greeting(edition: str, players: Sequence[str], people: Sequence[str], language: Language) -> str:
    """Who sits down to what."""
    me = people[0] if len(people) == 1 else None
    names = language.list([player_name(player) for player in players if player != me])
    return language.say(
        "greeting-several" if me is None else "greeting", edition=edition.capitalize(), players=names, number=CARDS
    )
