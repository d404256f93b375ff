"""Bots in processes: their input, their time limits, and that all of them end."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import sleep

import pytest

from sabot.bots import Sight, sight_of
from sabot.bots.subprocess_bot import SubprocessBot
from sabot.errors import Unreadable
from tests.support.positions import table

LISTENING = """
import json, sys
for line in sys.stdin:
    print(json.dumps({ANSWER}), flush=True)
"""
"""A process that gives the same answer to every question, in place of the marker."""


def sight(turn: str = "ana") -> Sight:
    at = table("deluxe", {"ana": "R3 G1 G2", "bo": "R1 R2 B3"}, draw="B1 B2", discard="R9", turn=turn)
    if turn == "bo":
        at.play("bo: play R1")
    return sight_of(at.game, "ana", at.events)


def python(program: str, limit: float = 30.0) -> SubprocessBot:
    """A process that runs a program."""
    return SubprocessBot("mine", [sys.executable, "-c", program], limit)


@pytest.fixture
def started() -> Iterator[list[SubprocessBot]]:
    """Processes that are ended after a test."""
    found: list[SubprocessBot] = []
    yield found
    for process in found:
        process.end()


def answering(answer: str, started: list[SubprocessBot]) -> SubprocessBot:
    """A process that answers with the value of a Python expression of the `line`."""
    process = python(LISTENING.replace("{ANSWER}", answer))
    started.append(process)
    return process


def is_running(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] not in "ZX"


def test_a_question_contains_all_that_the_seat_knows(
    started: list[SubprocessBot], capfd: pytest.CaptureFixture[str]
) -> None:
    bot = answering('print(line, file=sys.stderr, flush=True) or {"action": "draw", "because": 1}', started)
    asked = sight("bo")
    assert bot.choose(asked, Random(7)) == "draw"
    assert json.loads(capfd.readouterr().err) == {
        "ask": "choose",
        "view": asked.view.as_json(),
        "heard": [event.as_json() for event in asked.heard],
        "match": {"scoring": "none", "target": 0, "totals": {}, "habits": {}},
        "given": {},
        "chance": Random(7).getrandbits(32),
    }
    assert [event.kind for event in asked.heard] == ["played"]


def test_a_reaction_may_be_none_and_is_not_asked_for_if_there_are_no_actions(started: list[SubprocessBot]) -> None:
    bot = answering('{"action": None}', started)
    at = table("deluxe", {"ana": "G1 G2", "bo": "R3 R4"}, draw="B1", discard="R9", turn="bo").play("bo: play R3")
    assert bot.react(sight_of(at.game, "ana", ()), Random(1)) is None
    with pytest.raises(Unreadable, match=r"^mine: it was asked for a decision and answered null$"):
        bot.choose(sight(), Random(1))
    bot.end()
    assert bot.react(sight(), Random(1)) is None


@pytest.mark.parametrize("answer", ["3", "[]", '{"act": "draw"}', '{"action": 7}', '"draw"'])
def test_a_wrong_answer_is_an_error_and_ends_the_process(started: list[SubprocessBot], answer: str) -> None:
    bot = answering(answer, started)
    for _ in range(2):  # the second question starts a new one
        with pytest.raises(Unreadable, match=r'^mine: the answer must be one line such as {"action": "draw"}, not'):
            bot.choose(sight(), Random(1))
        assert not is_running(bot._process.pid)


@pytest.mark.parametrize(
    "program",
    [
        "pass",
        """input(); print('{"action": "draw"}', end="")""",
        "input(); raise SystemExit(3)",
        "import sys; sys.stdout.close(); input()",
    ],
)
def test_a_process_that_has_ended_is_an_error(program: str) -> None:
    bot = python(program)
    for _ in range(2):
        with pytest.raises(Unreadable, match=r"^mine: the process ended without an answer$"):
            bot.choose(sight(), Random(1))


ONCE = """
import pathlib, sys
input()
again = pathlib.Path(sys.argv[1])
print('{"action": "draw"}' if again.exists() else "let me think", flush=True)
print('{"action": "play R3"}', flush=True)
again.touch()
input()
"""
"""A process that says something else first, the first time it is started."""


def test_after_an_error_the_next_question_starts_a_new_process(tmp_path: Path, started: list[SubprocessBot]) -> None:
    """So an answer that came too late is never taken for the answer to the next question."""
    bot = SubprocessBot("mine", [sys.executable, "-c", ONCE, str(tmp_path / "again")], limit=30.0)
    started.append(bot)
    with pytest.raises(Unreadable, match="let me think"):
        bot.choose(sight(), Random(1))
    assert bot.choose(sight(), Random(1)) == "draw"


def test_binary_output_is_no_answer() -> None:
    bot = python(r"import sys; input(); sys.stdout.buffer.write(b'\xff\n'); sys.stdout.flush(); input()")
    with pytest.raises(Unreadable, match=r"^mine: the answer must be one line"):
        bot.choose(sight(), Random(1))


LATE = """
import subprocess, sys
input()
child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
print(child.pid, file=sys.stderr, flush=True)
print('{"action": "draw"}', flush=True)
child.wait()
"""
"""A process that answers once, and then waits for a child process."""


def test_a_late_process_is_killed_with_its_children(capfd: pytest.CaptureFixture[str]) -> None:
    bot = python(LATE, limit=0.5)
    assert bot.choose(sight(), Random(1)) == "draw"
    with pytest.raises(Unreadable, match=r"^mine: it did not answer within 0\.5 s$"):
        bot.choose(sight(), Random(1))
    assert not is_running(bot._process.pid)
    child = int(capfd.readouterr().err)
    while is_running(child):  # a killed process takes a moment to end
        sleep(0.01)


OURS = """
import sys
from random import Random
from sabot.bots import find_bot, sight_of
from sabot.game import Game
bot = find_bot(f"exec:{sys.executable} " + sys.argv[1])
game = Game.deal("deluxe", ["ana", "bo"], seed=1)
bot.choose(sight_of(game, game.waiting[0], ()), Random(1))
print(bot.bot._process.pid)
"""


def test_the_process_ends_with_ours(tmp_path: Path) -> None:
    program = tmp_path / "stubborn.py"
    program.write_text(
        "import json, sys, time\n"
        "line = sys.stdin.readline()\n"
        'print(json.dumps({"action": json.loads(line)["view"]["legal"][0]}), flush=True)\n'
        "while True: time.sleep(60)\n"
    )
    command = [sys.executable, "-c", OURS, str(program)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert not is_running(int(output))
