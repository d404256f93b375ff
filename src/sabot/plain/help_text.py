"""The help in line mode: what can be typed and what it means."""

from collections.abc import Mapping

from sabot.plain.terminal import Terminal

HELP = {
    "play R7": "help-play",
    "draw, keep": "help-draw",
    "colour red": "help-colour",
    "accept": "help-accept",
    "challenge": "help-challenge",
    "target Bo": "help-target",
    "spin, wizz": "help-spin",
    "discard R7": "help-discard",
    "done": "help-done",
    "object": "help-object",
    "uno": "help-uno",
    "catch Bo": "help-catch",
    "suggestion Bo": "help-suggestion",
    "ana: uno": "help-name",
    "hand, look": "help-look",
    "last, top, counts": "help-last",
    "cards, clock": "help-cards",
    "what wild+4": "help-what",
    "odds": "help-odds",
    "why R7": "help-why",
    "hint": "help-hint",
    "quit": "help-quit",
    "R Y G B": "help-hero-colours",
    "P T O V": "help-villain-colours",
}
"""Inputs at a table, and the messages that explain them."""


def show_help(terminal: Terminal) -> None:
    """Print the help for a table."""
    show_legend(terminal, {terminal.language.say("a-number"): "help-number"} | HELP)


def show_legend(terminal: Terminal, messages: Mapping[str, str]) -> None:
    """Print inputs, each beside the message that explains it."""
    width = max(map(len, messages)) + 2
    for typed, message in messages.items():
        meaning = terminal.language.say(message).split(" ")
        terminal.lay_out(meaning, f"  {terminal.style.strong(f'{typed:{width}}')}", " ")
