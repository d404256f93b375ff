"""The command line: `sabot play`, `sabot match`, `sabot replay`, `sabot verify`, `sabot referee`, `sabot simulate`.

Each command imports what it needs when it runs, so that help and small questions are answered at once.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnknownCommandError, UnusedCliTokensError

from sabot import __version__
from sabot.errors import Unreadable

REFUSED, BAD, INTERRUPTED, UNHEARD = 1, 2, 130, 141
"""Exit codes: an action was refused; the input can not be read; Ctrl-C; nobody reads the output any more."""
STANDARD_INPUT = "standard input"

app = App(
    name="sabot",
    help="Four colour-matching card games, exactly as their printed sheets say.",
    version=__version__,
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.command("sabot.plain.command:play_command", name="play", help="Play against bots in the terminal, line by line.")
app.command("sabot.plain.matches:match_command", name="match", help="Play a match: round after round, with a score pad.")
app.command("sabot.plain.replays:replay_command", name="replay", help="Play a recorded match again, step by step.")
app.command("sabot.plain.proofs:verify_command", name="verify", help="Check the deals of a recorded match.")
app.command("sabot.lab.command:simulate_command", name="simulate", help="Play many rounds and count what happens.")


def is_file(_: object, file: str) -> None:
    """A file is no option; only `-` alone stands for standard input."""
    if file.startswith("-") and file != "-":
        raise ValueError(f"there is no option {file}")
    if not file:
        raise ValueError("a file has a name")


@app.command
def referee(
    file: Annotated[str, Parameter(allow_leading_hyphen=True, validator=is_file)],
    /,
    *,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> int:
    """Judge a position and its script, and cite the rule behind every consequence.

    Exits with 0 when all actions were legal, 1 when one was refused, 2 when the file can not be read.

    Parameters
    ----------
    file
        A position in YAML or JSON with a `script`; `-` reads standard input.
    json
        Print one JSON object instead of a transcript.
    """
    from sabot.referee import judge

    text = read_text(file)
    try:
        verdict = judge(text)
    except Unreadable as error:
        raise Unreadable(str(error), STANDARD_INPUT if file == "-" else file) from None
    if json:
        from json import dumps

        print(dumps(verdict.as_json()))
    else:
        from sabot.ink import Ink
        from sabot.transcript import transcript

        for line in transcript(verdict, Ink.for_stream(sys.stdout, os.environ)):
            print(line)
    return 0 if verdict.ok else REFUSED


def read_text(file: str) -> str:
    """What a file says, or Unreadable; `-` is standard input."""
    place = STANDARD_INPUT if file == "-" else file
    try:
        return (sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()).decode("utf-8-sig")
    except OSError as error:
        raise Unreadable(error.strerror or "can not be read", place) from None
    except UnicodeDecodeError as error:
        raise Unreadable(f"byte {error.start + 1} is not UTF-8 text", place) from None
    except ValueError:
        raise Unreadable("this is not the name of a file", place) from None


def complaint(error: Exception) -> str:
    """What is wrong, in one line."""
    if isinstance(error, UnknownCommandError):
        commands = ", ".join(sorted(name for name in app if not name.startswith("-")))
        text = f"there is no command {' '.join((error.unused_tokens or [])[:1])}; there are {commands}"
    elif isinstance(error, UnusedCliTokensError):
        text = f"too many arguments: {' '.join(error.unused_tokens or [])}"
    elif isinstance(error, OSError):
        text = f"{error.filename or 'standard output'}: {error.strerror}"
    else:
        text = str(error)
    return "sabot: " + " ".join(text.split())


def settle_streams() -> None:
    """See that anything can be printed: a name may hold any character, and a stream may be closed."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            nowhere = Path(os.devnull).open("r+", encoding="utf-8")  # noqa: SIM115  # as long as the process lives
            setattr(sys, name, nowhere)
        elif isinstance(stream, TextIOWrapper) and name != "stdin":
            stream.reconfigure(errors="backslashreplace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what a user can do wrong is one line on standard error."""
    settle_streams()
    try:
        code = app(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        return INTERRUPTED
    except (Unreadable, CycloptsError) as error:
        print(complaint(error), file=sys.stderr)
        return BAD
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or leaving would try to write again
        if isinstance(error, BrokenPipeError):
            return UNHEARD
        print(complaint(error), file=sys.stderr)
        return BAD
    return code if isinstance(code, int) else 0
