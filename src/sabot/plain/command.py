"""The command `sabot play`."""

import os
import secrets
import shutil
import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.editions import EDITIONS
from sabot.ink import Ink
from sabot.notation.options import parse_options
from sabot.plain.session import Session
from sabot.plain.terminal import Terminal
from sabot.round import FEWEST, MOST, check_seats

USUAL_PLAYERS = 4
EDITIONS_IN_SHORT = {
    "deluxe": "the classic",
    "potter": "with howler and cloak",
    "flip": "two-sided cards, heroes and villains",
    "wizz": "with the wheel",
}


def play_command(
    *,
    edition: Literal["deluxe", "potter", "flip", "wizz"] | None = None,
    players: int | None = None,
    bots: Literal["random", "eager"] = "eager",
    seed: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    name: str = "you",
    fast: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> int:
    """Play against bots in the terminal, line by line.

    Parameters
    ----------
    edition
        Which game; asked for when left out.
    players
        How many sit at the table, you included; asked for when left out.
    bots
        `eager` bots lay a card whenever they can, `random` ones do anything that is legal.
    seed
        The same seed deals the same cards.
    option
        An option of the edition such as `stacking=same`; may be given several times.
    name
        Your name at the table.
    fast
        Bots take no time, and never react before you.
    """
    ink = Ink.for_stream(sys.stdout, os.environ)
    width = max(40, min(shutil.get_terminal_size().columns, 100))
    terminal = Terminal(sys.stdin, sys.stdout, ink, width=width, hurry=fast)
    options = parse_options(option)
    if players is not None:
        check_seats(players, "--players")
    chosen = edition or ask_edition(terminal)
    seats = players if players is not None else chosen and ask_players(terminal)
    if not chosen or not seats:
        return 0
    start = secrets.randbits(32) if seed is None else seed
    Session(terminal, chosen, seats, name, bots, start, options).run()
    return 0


def ask_edition(terminal: Terminal) -> str | None:
    """Which edition to play; None if there is no answer."""
    names = list(EDITIONS)
    if not terminal.is_live:
        return names[0]
    for number, name in enumerate(names, 1):
        terminal.lay_out([f"{terminal.ink.strong(str(number))} {name:8}{EDITIONS_IN_SHORT[name]}"], "  ")
    short = {str(number): name for number, name in enumerate(names, 1)}
    return ask_choice(terminal, "Which game? [1] ", {"": names[0], **short}, names)


def ask_players(terminal: Terminal) -> int | None:
    """How many sit at the table; None if there is no answer."""
    if not terminal.is_live:
        return USUAL_PLAYERS
    numbers = [str(number) for number in range(FEWEST - 1, MOST)]
    usual = str(USUAL_PLAYERS - 1)
    answer = ask_choice(
        terminal, f"How many opponents, {numbers[0]} to {numbers[-1]}? [{usual}] ", {"": usual}, numbers
    )
    return None if answer is None else int(answer) + 1


def ask_choice(terminal: Terminal, question: str, short: dict[str, str], names: list[str]) -> str | None:
    """One of some names, or short for one; asked until it is."""
    while True:
        answer = terminal.ask(question)
        if answer is None or answer.lower() in ("q", "quit"):
            return None
        answer = short.get(answer, answer.lower())
        if answer in names:
            return answer
        terminal.say(f"Please choose among {', '.join(names)}.", "  ")
