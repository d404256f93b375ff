"""Killed processes: everything they announced is in the record, once and in order, and the match can go on."""

import json
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sabot.match import Match
from sabot.match.record import format_record
from sabot.match.replay import Replay
from tests.support.match_bots import every_format, play
from tests.support.paths import ROOT

DRIVER = (sys.executable, "-m", "tests.match.driver")
SABOT = (sys.executable, "-c", "import sys; from sabot.cli import main; sys.exit(main())")
KILLED = -signal.SIGKILL
FORMATS = dict(every_format())

Moment = dict[Path, int]
"""When a process is killed: as soon as one of these files has this many bytes."""


def run(*command: object, moment: Moment | None) -> list[str]:
    """The lines that a process printed before it ended or was killed."""
    words = [str(word) for word in command]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        if moment is not None:
            while process.poll() is None and all(size(file) < enough for file, enough in moment.items()):
                time.sleep(0.0001)
            process.kill()
        told, errors = process.communicate()
    assert process.returncode in (0, KILLED), errors
    return [line for line in told.splitlines(keepends=True) if line.endswith("\n")]


def size(path: Path) -> int:
    with suppress(FileNotFoundError):
        return path.stat().st_size
    return 0


def any_moment(path: Path, chance: Random) -> Moment:
    """A size a little later, maybe within a line; sometimes while an incomplete record is being rewritten."""
    moment = {path: size(path) + chance.randrange(1, 500)}
    if chance.random() < 0.3:
        moment[path.with_name(f".{path.name}.new")] = chance.randrange(1, size(path) + 2)
    return moment


def play_with_kills(path: Path, name: str, kills: int, chance: Random) -> None:
    """Play a match to its end while a number of processes are killed, and check that nothing is lost."""
    told: list[Any] = []
    for number in range(kills + 1):
        lines = run(*DRIVER, path, name, moment=any_moment(path, chance) if number < kills else None)
        news = [json.loads(line) for line in lines]
        told += [line for line in news if isinstance(line, list)]
        if told or "opened" in news:
            check(path, told)
        else:
            path.unlink(missing_ok=True)  # killed before anything was told: the match is begun again
    assert path.read_text() == format_record(play(FORMATS[name])), "it ended otherwise than without kills"


def on_record(path: Path) -> Match:
    return Replay(path.read_bytes().decode("utf-8", "surrogateescape")).match


def check(path: Path, told: list[Any]) -> None:
    """Check that everything announced is in the record, in order, and nothing was announced twice."""
    rounds = on_record(path).rounds
    places = [place for place, _ in told]
    assert all(one < other for one, other in pairwise(places)), "something was done twice"
    for (number, salts, is_dealt, actions), last in told:
        played = rounds[number - 1]
        assert len(played.salts) >= salts
        assert played.is_dealt >= is_dealt
        assert [list(action) for action in played.actions[:actions][-1:]] == last


@pytest.mark.slow
@pytest.mark.parametrize("name", FORMATS)
def test_nothing_told_is_lost_when_processes_are_killed(name: str, path: Path) -> None:
    play_with_kills(path, name, 4, Random(name))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(20))
def test_nothing_told_is_lost_in_two_hundred_kills(number: int, path: Path) -> None:
    name = list(FORMATS)[number % len(FORMATS)]
    play_with_kills(path, name, 10, Random(number))


PAD = re.compile(r" +(\d+)((?: +\d+){3})\n")
"""A round on the pad: its number, and the points of three players."""


@pytest.mark.slow
def test_no_line_of_the_pad_is_lost_when_the_command_is_killed(path: Path) -> None:
    options = ["--bots", "--edition=deluxe", "--players=3", "--target=3000", "--seed=7"]
    begin = [*SABOT, "match", *options, "--record", path]
    resume = [*SABOT, "match", "--resume", path]
    chance, told = Random(7), dict[int, list[int]]()
    for number in range(6):
        lines = run(*(resume if size(path) else begin), moment=any_moment(path, chance) if number < 5 else None)
        for line in lines:
            if row := PAD.fullmatch(line):
                points = [int(word) for word in row[2].split()]
                assert told.setdefault(int(row[1]), points) == points, "a round was told twice, in different ways"
        finished = on_record(path).finished
        for round_, points in told.items():
            assert list((finished[round_ - 1].points or {}).values()) == points
    match = on_record(path)
    assert match.is_over
    assert list(told) == [played.number for played in match.rounds]
