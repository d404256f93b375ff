"""What a shell needs: completion, exit codes in pipes, colours on demand, and quick starts."""

import io
import os
import shutil
import signal
import subprocess
import sys

import pytest

from sabot.cli import main
from sabot.words.terminal_style import TerminalStyle

POSITION = """\
edition: deluxe
players: [ana, bo]
hands: {ana: [R5, B2], bo: [G1, G2, G3]}
draw: [B5, B6, B7]
discard: [R7]
script: [{ana: play R5}]
"""
SABOT = [sys.executable, "-m", "sabot"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_commands_and_flags(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in ("referee", "options", "deluxe", "record" if shell == "fish" else "--record"):
        assert word in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True, timeout=60)


@pytest.mark.posix
@pytest.mark.parametrize("command", ["--help", "play --help", "--help --lang fr", "options", "rules"])
def test_output_that_nobody_reads_has_its_own_exit_code(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*SABOT, *command.split()], stdout=writing, stderr=subprocess.PIPE, check=False, timeout=60)
    os.close(writing)
    assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, b"")


@pytest.mark.parametrize(
    ("environment", "colours"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
)
def test_colours_can_be_forced_where_there_is_no_terminal(environment: dict[str, str], colours: bool) -> None:
    assert TerminalStyle.for_stream(io.StringIO(), environment).colours is colours


@pytest.mark.parametrize(
    ("arguments", "most"), [(["--help"], 270), (["referee", "-"], 330), (["rules", "D-024"], 400), (["options"], 340)]
)
def test_commands_import_few_modules(arguments: list[str], most: int) -> None:
    """Starts are watched by the number of modules, which does not depend on the load of the machine."""
    script = "import sys; from sabot.start import main; main(); print(len(sys.modules), file=sys.stderr)"
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, input=POSITION, capture_output=True, text=True, check=True, timeout=60)
    assert int(done.stderr) <= most


def test_a_rule_is_found_without_reading_the_whole_book() -> None:
    script = (
        "from sabot.rulebook import book; book.find_rule('D-024'); "
        "assert book._chapter.cache_info().currsize == 1; assert book.find_rule('D-999') is None"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
