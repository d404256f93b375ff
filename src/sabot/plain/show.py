"""What a person sees of the table, from nothing but the view of the seat."""

from sabot.cards import parse_colour
from sabot.ink import Ink
from sabot.names import number_of_cards, player_name
from sabot.plain.terminal import Terminal
from sabot.round import SIDES
from sabot.views import View

QUESTIONS = {
    "turn": "Your turn",
    "drawn": "Lay it or keep it?",
    "colour": "Which colour?",
    "answer": "It is for you. What now?",
    "target": "Whom?",
    "spin": "Your turn to spin",
    "race": "Type wizz, quick!",
    "discard": "Put down which?",
    "notice": "Let it stand?",
}
"""What a seat is asked, by phase."""

HELP = {
    "a number": "does what stands behind it in the list",
    "play R7": "the same in words; R7 alone will do, and play wild red calls the colour too",
    "uno": "before you lay your last card but one, or right after it",
    "catch Bo": "when Bo forgot it",
    "hand, look": "the table and your cards; all that you can see",
    "why R7": "why it can not be laid now",
    "quit": "leave the table",
    "R Y G B": "red, yellow, green, blue",
    "P T O V": "pink, turquoise, orange, violet",
}


def active_face(view: View, card: str) -> str:
    """The face of a card on the side in play."""
    return card if view.side is None else card.split("/")[SIDES.index(view.side)]


def other_face(view: View, card: str) -> str:
    """The face of a two-sided card on the other side."""
    return card if view.side is None else card.split("/")[1 - SIDES.index(view.side)]


def show_table(terminal: Terminal, view: View) -> None:
    """The seats in order of play, the piles, and the viewer's hand."""
    ink = terminal.ink
    seats = [_seat(view, player, ink) for player in view.players]
    arrow = ("->", "<-") if not ink.shapes else ("→", "←")
    terminal.lay_out(seats, "  ", f" {arrow[view.direction == 'right']} ")
    top = ink.face(active_face(view, view.discard[0])) if view.discard else "nothing"
    colour = ink.colour(view.colour) if view.colour else "not called yet"
    piles = [f"on top {top}", f"colour {colour}", f"{view.draw} to draw"]
    if view.side:
        piles.insert(0, ink.strong(f"{view.side} side"))
    terminal.lay_out(piles, "  ", " · " if ink.shapes else " | ")
    show_hand(terminal, view)


def _seat(view: View, player: str, ink: Ink) -> str:
    name = "you" if player == view.viewer else player_name(player)
    text = f"{name} {len(view.hands[player])}"
    if player in view.called_uno:
        text += " UNO!"
    if player in view.owes_uno:
        text += " (no UNO said)"
    return ink.strong(f"[{text}]") if player in view.waiting else text


def show_hand(terminal: Terminal, view: View) -> None:
    """The viewer's own cards."""
    hand = view.hands[view.viewer or ""]
    terminal.lay_out([terminal.ink.face(active_face(view, card)) for card in hand], "  your hand  ")


def show_all(terminal: Terminal, view: View) -> None:
    """Everything that the viewer can see: the discard and, of two-sided cards, the backs of others."""
    ink = terminal.ink
    terminal.lay_out(map(ink.card, view.discard), "  discard, top first  ")
    if view.side is not None:
        for player, hand in view.hands.items():
            if player != view.viewer:
                terminal.lay_out(
                    [ink.face(other_face(view, card)) for card in hand], f"  backs of {player_name(player)}  "
                )
        if view.draw_top is not None:
            terminal.lay_out([ink.face(other_face(view, view.draw_top))], "  back of the next card  ")


def show_actions(terminal: Terminal, actions: list[str], *, may_pass: bool) -> None:
    """What can be done, by number."""
    cells = [
        f"{terminal.ink.strong(str(number))} {_inked(action, terminal.ink)}" for number, action in enumerate(actions, 1)
    ]
    if may_pass:
        cells.append(f"{terminal.ink.strong('Enter')} go on")
    terminal.lay_out(cells, "  ", "   ")


def _inked(action: str, ink: Ink) -> str:
    verb, _, rest = action.partition(" ")
    if verb in ("play", "discard"):
        return f"{verb} {ink.face(rest)}"
    return ink.colour(rest) if verb == "colour" else action


def show_help(terminal: Terminal) -> None:
    """What can be typed."""
    for what, meaning in HELP.items():
        terminal.lay_out(meaning.split(), f"  {terminal.ink.strong(f'{what:12}')}", " ")


def show_debts(terminal: Terminal, view: View) -> None:
    """Who has come down to one card and has not said so."""
    for player in view.owes_uno:
        if player == view.viewer:
            terminal.say("You have one card left: say uno!", "  ")
        else:
            terminal.say(f"{player_name(player)} has one card left and did not say UNO.", "  ")


def show_end(terminal: Terminal, view: View, totals: dict[str, int]) -> None:
    """The hands laid open, what they count, and the score so far."""
    ink = terminal.ink
    width = max(len(player) for player in view.players) + 2
    for player in view.players:
        name = "you" if player == view.viewer else player_name(player)
        label = f"  {name:{width}}{view.caught[player] if view.caught else 0:4}  "
        cards = [ink.face(active_face(view, card)) for card in view.hands[player]]
        terminal.lay_out(cards or ["out"], label)
    score = ", ".join(
        f"{'you' if player == view.viewer else player_name(player)} {totals[player]}" for player in totals
    )
    terminal.say(f"Score: {score}.")


def in_order(view: View) -> list[str]:
    """The legal actions of the viewer: cards as they stand in the hand, colours as they are printed, then the rest."""
    place = {active_face(view, card): number for number, card in enumerate(view.hands[view.viewer or ""])}

    def rank(action: str) -> tuple[int, int]:
        verb, _, rest = action.partition(" ")
        if verb in ("play", "discard"):
            return 0, place.get(rest, 0)
        return 1, parse_colour(rest) or 0 if verb == "colour" else 0

    return sorted(view.legal, key=rank)


def greeting(edition: str, players: list[str], me: str) -> str:
    """Who sits down to what."""
    others = [player_name(player) for player in players if player != me]
    return (
        f"{edition.capitalize()} with {', '.join(others)}: {number_of_cards(7)} each. Type ? for help, quit to leave."
    )
