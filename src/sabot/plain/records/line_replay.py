"""Replays in line mode: step by step in a terminal, all steps elsewhere, or as JSON."""

import sys

from sabot.errors import Unreadable
from sabot.match.onlooker import Onlooker
from sabot.match.replay import Replay
from sabot.plain.records.replay_printer import ReplayPrinter
from sabot.plain.records.replay_tour import ReplayTour, find_round, find_step
from sabot.plain.terminal import Terminal
from sabot.words.language import Language


def print_json(replay: Replay, onlooker: Onlooker, first: int) -> None:
    """Print a replay as one JSON object."""
    from json import dumps

    from sabot.match.replay_json import replay_as_json

    print(dumps(replay_as_json(replay, onlooker, first)))


def replay_plainly(replay: Replay, onlooker: Onlooker, first: int, language: Language) -> None:
    """Print a replay: in a terminal it stops after every step, elsewhere it prints all of them."""
    printer = ReplayPrinter(Terminal.of_process(language=language), replay, onlooker)
    printer.show_header()
    if not replay.steps:
        printer.terminal.tell("replay-nothing")
    elif sys.stdin.isatty() and sys.stdout.isatty():
        ReplayTour(printer).run(first)
    else:
        for number in range(first, printer.last + 1):
            printer.show_step(number)


def find_onlooker(replay: Replay, seat: str | None, *, is_open: bool) -> Onlooker:
    """The onlooker: at the given seat, or one who sees all hands; or Unreadable."""
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
