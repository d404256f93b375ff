"""The command `sabot replay`."""

import sys

from sabot.errors import Unreadable
from sabot.files import File, read_text, reading
from sabot.flags import Flag, Lang, language_for
from sabot.match.replay import Replay
from sabot.plain.onlooker import Onlooker
from sabot.plain.replay_screen import ReplayScreen
from sabot.plain.replay_tour import ReplayTour, find_round, find_step
from sabot.plain.terminal import Terminal


def replay_command(
    file: File,
    /,
    *,
    seat: str | None = None,
    open_: Flag = False,
    round_: int | None = None,
    step: int | None = None,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Play a recorded match again, step by step.

    In a terminal it stops after every step and can go anywhere: `?` tells how. Elsewhere it prints all steps.

    Parameters
    ----------
    file
        The record of a match; `-` reads standard input.
    seat
        Show only what this player could see and hear; `nobody` is a spectator.
    open_
        Show all hands, as is done unless a seat is named.
    round_
        Begin with the deal of this round.
    step
        Begin with this step; steps count through the whole match.
    json
        Print one JSON object instead.
    lang
        The language you read; that of the environment unless said otherwise.
    """
    text = read_text(file)
    with reading(file):
        replay = Replay(text)
    onlooker = _onlooker(replay, seat, is_open=open_)
    first = _first_step(replay, round_, step)
    if json:
        from json import dumps

        from sabot.plain.replay_json import replay_as_json

        print(dumps(replay_as_json(replay, onlooker, first)))
        return 0
    screen = ReplayScreen(Terminal.of_process(language=language_for(lang)), replay, onlooker)
    screen.show_header()
    if not replay.steps:
        screen.terminal.tell("replay-nothing")
    elif sys.stdin.isatty() and sys.stdout.isatty():
        ReplayTour(screen).run(first)
    else:
        for number in range(first, screen.last + 1):
            screen.show_step(number)
    return 0


def _onlooker(replay: Replay, seat: str | None, *, is_open: bool) -> Onlooker:
    if seat is None:
        return Onlooker(is_open=True)
    if is_open:
        raise Unreadable("seat-or-open")
    try:
        return Onlooker.at(seat, replay.match.players)
    except Unreadable as error:
        raise error.at("--seat") from None


def _first_step(replay: Replay, round_: int | None, step: int | None) -> int:
    """Where to begin."""
    if round_ is not None and step is not None:
        raise Unreadable("round-or-step")
    if round_ is not None:
        return find_round(replay, str(round_), "--round")
    return 1 if step is None else find_step(replay, str(step), "--step")
