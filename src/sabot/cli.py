"""The entry point of `sabot`: registers all commands, and turns errors into one line and an exit code.

Each command is imported only when it runs, so that help and quick commands answer at once.
"""

import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path

from cyclopts import App, CycloptsError, UnknownCommandError, UnusedCliTokensError

from sabot import __version__
from sabot.command_help import TranslatedHelp
from sabot.errors import Stream, Unreadable
from sabot.files import File, read_text, reading
from sabot.flags import Flag, Lang, language_for
from sabot.words.language import ENGLISH, LANGUAGES, Language

REFUSED, BAD, INTERRUPTED, UNHEARD = 1, 2, 130, 141
"""Exit codes: an action was refused; the input cannot be read; Ctrl-C; the output was closed (broken pipe)."""
ALONE = "open"
"""The command that runs when none is given."""
GENERAL = {"-h", "--help", "--version"}
"""The flags that are not those of a command."""
SPACE = re.compile(r"[^\S\u00a0\u202f]+")
"""Anything that separates words or lines, except the no-break spaces of French."""

app = App(
    name="sabot",
    help="Four colour-matching card games, played exactly by their printed rules.",
    version=__version__,
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app.command("sabot.server.open_command:open_command", name=ALONE, help="Open the table in the browser.")
app.command(
    "sabot.tui.play_command:play_command",
    name="play",
    help="Play in the terminal, against bots or at a server's table.",
)
app.command(
    "sabot.plain.match_command:match_command", name="match", help="Play a match: round after round, with a score pad."
)
app.command("sabot.server.serve_command:serve_command", name="serve", help="Run a server for browsers and programs.")
app.command("sabot.server.keys_command:keys_command", name="keys", help="List or rotate the keys of a server.")
app.command("sabot.server.backup_command:backup_command", name="backup", help="Write a backup of a server's tables.")
app.command(
    "sabot.server.backup_command:restore_command", name="restore", help="Restore a server's tables from a backup."
)
app.command(
    "sabot.server.admin_command:admin_command",
    name="admin",
    help="Read reports from a server's chats, close tables, ban guests and addresses.",
)
app.command("sabot.tui.replay_command:replay_command", name="replay", help="Replay a recorded match step by step.")
app.command(
    "sabot.plain.records.verify_command:verify_command", name="verify", help="Check the deals of a recorded match."
)
app.command("sabot.rulebook.rules_command:rules_command", name="rules", help="Look up rules in the rulebook.")
app.command(
    "sabot.lab.simulate_command:simulate_command",
    name="simulate",
    help="Simulate many rounds or matches and report statistics.",
)
app.command(
    "sabot.lab.arena.arena_command:arena_command",
    name="arena",
    help="Let bots play against each other until it is clear which is stronger.",
)


@app.command
def referee(
    file: File,
    /,
    *,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Judge a position and its script, and cite the rule behind every consequence.

    Exits with 0 when all actions were legal, 1 when one was refused, 2 when the file cannot be read.

    Parameters
    ----------
    file
        A position in YAML or JSON with a `script`; `-` reads standard input.
    json
        Print one JSON object instead of a transcript.
    lang
        The language of the transcript; by default, that of the environment.
    """
    from sabot.referee import judge

    text = read_text(file)
    with reading(file):
        verdict = judge(text)
    language = language_for(lang)
    if json:
        from json import dumps

        print(dumps(verdict.as_json(language), ensure_ascii=False))
    else:
        from sabot.words.terminal_style import TerminalStyle
        from sabot.words.transcript import transcript

        for line in transcript(verdict, TerminalStyle.for_stream(sys.stdout, os.environ, language), language):
            print(line)
    return 0 if verdict.ok else REFUSED


def complaint(error: Unreadable | CycloptsError, language: Language) -> str:
    """The error message in one line."""
    if isinstance(error, Unreadable):
        text = error.in_full(language)
    elif isinstance(error, UnknownCommandError):
        commands = ", ".join(sorted(name for name in app if not name.startswith("-")))
        text = language.say("no-command", command=" ".join((error.unused_tokens or [])[:1]), commands=commands)
    elif isinstance(error, UnusedCliTokensError):
        text = language.say("too-many-arguments", rest=" ".join(error.unused_tokens or []))
    else:
        from sabot.flag_errors import say_flag_error

        text = say_flag_error(error, language)
    return "sabot: " + SPACE.sub(" ", text).strip(" ")


def language_of(arguments: Sequence[str]) -> Language:
    """The language of `--lang`, whatever the command is; or that of the environment."""
    flags = dict(pairwise(part for argument in arguments for part in argument.split("=", 1)))
    lang = flags.get("--lang")
    return language_for(lang if lang in LANGUAGES else None)


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """The arguments with their command: flags alone are those of the command that opens the table.

    >>> with_command(["--lan"]), with_command(["--lang=fr", "--help"]), with_command(["play"])
    (['open', '--lan'], ['--lang=fr', '--help'], ['play'])
    """
    has_command = bool(arguments) and not arguments[0].startswith("-")
    return arguments if has_command or GENERAL.intersection(arguments) else [ALONE, *arguments]


def prepare_streams() -> None:
    """Make sure that anything can be printed: names may contain any character, and a stream may be closed."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            nowhere = Path(os.devnull).open("r+", encoding="utf-8")  # noqa: SIM115  # as long as the process lives
            setattr(sys, name, nowhere)
        elif isinstance(stream, TextIOWrapper) and name != "stdin":
            stream.reconfigure(errors="backslashreplace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a user error is printed as one line on standard error."""
    prepare_streams()
    given = with_command(sys.argv[1:] if arguments is None else arguments)
    language = language_of(given)
    app.help_formatter = None if language.code == ENGLISH else TranslatedHelp(app, language)
    try:
        code = app(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        return INTERRUPTED
    except (Unreadable, CycloptsError) as error:
        print(complaint(error, language), file=sys.stderr)
        return BAD
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or the exit would try to flush again
        if isinstance(error, BrokenPipeError):
            return UNHEARD
        wrong = Unreadable.by_system(error, str(error.filename) if error.filename else Stream.OUTPUT)
        print(complaint(wrong, language), file=sys.stderr)
        return BAD
    return code if isinstance(code, int) else 0
