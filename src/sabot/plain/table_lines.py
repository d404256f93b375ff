"""Prints a view of the table in line mode: seats, piles, hands, actions."""

from collections.abc import Sequence

from sabot.bots import Advice
from sabot.bots.reason_text import tell
from sabot.cards import parse_colour
from sabot.local.hand_order import own_order
from sabot.local.offered_actions import offered_actions
from sabot.notation.actions import CARD_VERBS
from sabot.plain.terminal import Terminal
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import active_face, face_name, name_for, other_face, person_words, player_name
from sabot.words.terminal_style import TerminalStyle

CARDS = 7
"""The number of cards that each player is dealt."""


def show_table(terminal: Terminal, view: View) -> None:
    """Print the seats in order of play, the piles, and the viewer's hand; a spectator has none."""
    style, say = terminal.style, terminal.language.say
    seats = [_seat(view, player, style) for player in view.players]
    arrow = ("->", "<-") if not style.shapes else ("→", "←")
    terminal.lay_out(seats, "  ", f" {arrow[view.direction == 'right']} ")
    piles = [style.strong(say("table-side", side=view.side))] if view.side else []
    top = style.face(active_face(view.discard[0], view.side)) if view.discard else None
    piles.append(say("table-no-top") if top is None else say("table-top", card=top))
    piles.append(say("table-colour", colour=style.colour(view.colour)) if view.colour else say("table-no-colour"))
    piles.append(say("table-draw", number=view.draw))
    terminal.lay_out(piles, "  ", " · " if style.shapes else " | ")
    if view.viewer is not None:
        show_hand(terminal, view)


def top_card(view: View, language: Language) -> str:
    """The card on top in words, with its article; nothing while there is none."""
    return face_name(active_face(view.discard[0], view.side), language, ".a") if view.discard else ""


def _seat(view: View, player: str, style: TerminalStyle) -> str:
    uno = "said" if player in view.called_uno else "owed" if player in view.owes_uno else "none"
    cards = len(view.hands[player])
    text = style.language.say("table-seat", **person_words(player, view.viewer), number=cards, uno=uno)
    return style.strong(f"[{text}]") if player in view.waiting else text


def show_hand(terminal: Terminal, view: View) -> None:
    """Print the viewer's own cards."""
    hand = own_order([active_face(card, view.side) for card in view.hands[view.viewer or ""]])
    label = f"  {terminal.language.say('table-hand')}  "
    terminal.lay_out([terminal.style.face(face) for face in hand], label)


def show_all(terminal: Terminal, view: View) -> None:
    """Print everything else that the viewer can see: the discard and, if cards have two sides, the others' backs."""
    style, say = terminal.style, terminal.language.say
    terminal.lay_out(map(style.card, view.discard), f"  {say('transcript-discard')}  ")
    if view.side is not None:
        for player, hand in view.hands.items():
            if player != view.viewer:
                backs = [style.face(other_face(card, view.side)) for card in hand]
                terminal.lay_out(backs, f"  {say('look-backs', seat=player_name(player))}  ")
        if view.draw_top is not None:
            terminal.lay_out([style.face(other_face(view.draw_top, view.side))], f"  {say('look-next')}  ")


def show_actions(terminal: Terminal, actions: list[str], *, may_pass: bool) -> None:
    """Print the numbered actions."""
    cells = [
        f"{terminal.style.strong(str(number))} {_styled(action, terminal.style)}"
        for number, action in enumerate(actions, 1)
    ]
    if may_pass:
        enter = terminal.style.strong(terminal.language.say("enter"))
        cells.append(f"{enter} {terminal.language.say('go-on')}")
    terminal.lay_out(cells, "  ", "   ")


def show_advice(terminal: Terminal, advice: Advice) -> None:
    """Print what a bot would do, and why if it has a reason."""
    action = _styled(advice.action, terminal.style)
    language = terminal.language
    why = advice.reason and language.say("at-place", place=action, text=tell(advice.reason, language))
    terminal.say(why or action, "  ")


def _styled(action: str, style: TerminalStyle) -> str:
    verb, _, rest = action.partition(" ")
    if verb in CARD_VERBS:
        return f"{verb} {style.face(rest)}"
    return style.colour(rest) if verb == "colour" else action


def show_debts(terminal: Terminal, view: View) -> None:
    """Print who has one card left and has not said UNO."""
    for player in view.owes_uno:
        terminal.tell("debt", "  ", **person_words(player, view.viewer))


def show_end(terminal: Terminal, view: View) -> None:
    """Print the open hands and their points."""
    names = {player: name_for(player, view.viewer, terminal.language) for player in view.players}
    width = max(map(len, [*names, *names.values()])) + 2
    for player, name in names.items():
        label = f"  {name:{width}}{view.caught[player] if view.caught else 0:4}  "
        cards = [terminal.style.face(active_face(card, view.side)) for card in view.hands[player]]
        terminal.lay_out(cards or [terminal.language.say("table-out")], label)


def in_order(view: View) -> list[str]:
    """The actions offered to the viewer: cards in the order of the hand, colours in usual order, then the rest."""
    hand = own_order([active_face(card, view.side) for card in view.hands[view.viewer or ""]])
    place = {face: number for number, face in enumerate(hand)}

    def rank(action: str) -> tuple[int, int]:
        verb, _, rest = action.partition(" ")
        if verb in CARD_VERBS:
            return 0, place.get(rest, 0)
        return 1, parse_colour(rest) or 0 if verb == "colour" else 0

    return sorted(offered_actions(view), key=rank)


def greeting(edition: str, players: Sequence[str], people: Sequence[str], language: Language) -> str:
    """The first line of a match: the edition and the players."""
    me = people[0] if len(people) == 1 else None
    names = language.list([player_name(player) for player in players if player != me])
    return language.say(
        "greeting-several" if me is None else "greeting", edition=edition.capitalize(), players=names, number=CARDS
    )
