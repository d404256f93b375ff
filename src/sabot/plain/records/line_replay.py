"""Replays line by line: step by step in a terminal, all of it elsewhere, or as data."""

import sys

from sabot.errors import Unreadable
from sabot.match.onlooker import Onlooker
from sabot.match.replay import Replay
from sabot.plain.records.replay_printer import ReplayScreen
from sabot.plain.records.replay_tour import ReplayTour, find_round, find_step
from sabot.plain.terminal import Terminal
from sabot.words.language import Language


def print_json(replay: Replay, onlooker: Onlooker, first: int) -> None:
    """A replay as one JSON object."""
    from json import dumps

    from sabot.match.replay_json import replay_as_json

    print(dumps(replay_as_json(replay, onlooker, first)))


def replay_plainly(replay: Replay, onlooker: Onlooker, first: int, language: Language) -> None:
    """Show a replay: in a terminal it stops after every step, elsewhere it prints all of them."""
    screen = ReplayScreen(Terminal.of_process(language=language), replay, onlooker)
    screen.show_header()
    if not replay.steps:
        screen.terminal.tell("replay-nothing")
    elif sys.stdin.isatty() and sys.stdout.isatty():
        ReplayTour(screen).run(first)
    else:
        for number in range(first, screen.last + 1):
            screen.show_step(number)


def find_onlooker(replay: Replay, seat: str | None, *, is_open: bool) -> Onlooker:
    """Who looks: whoever sees all hands unless a seat is named; or Unreadable."""
    if seat is None:
        return Onlooker(is_open=True)
    if is_open:
        raise Unreadable("seat-or-open")
    try:
        return Onlooker.at(seat, replay.match.players)
    except Unreadable as error:
        raise error.at("--seat") from None


def find_first(replay: Replay, round_: int | None, step: int | None) -> int:
    """The step to begin with, or Unreadable."""
    if round_ is not None and step is not None:
        raise Unreadable("round-or-step")
    if round_ is not None:
        return find_round(replay, str(round_), "--round")
    return 1 if step is None else find_step(replay, str(step), "--step")
