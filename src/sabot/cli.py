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
from typing import Literal

from cyclopts import App, CycloptsError, UnknownCommandError, UnusedCliTokensError

from sabot import __version__
from sabot.command_help import TranslatedHelp
from sabot.errors import Stream, Unreadable
from sabot.settings import language_for
from sabot.words.language import ENGLISH, LANGUAGES, Language, environment_language, speak

BAD, INTERRUPTED, UNHEARD = 2, 130, 141
"""Exit codes: the input cannot be read; Ctrl-C; the output was closed (broken pipe). Commands answer no by 1."""
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
    "sabot.lab.contests.arena_command:arena_command",
    name="arena",
    help="Let bots play against each other until it is clear which is stronger.",
)
app.command(
    "sabot.commands.referee_command:referee_command",
    name="referee",
    help="Judge a position and its script, and cite the rule behind every consequence.",
)
app.command(
    "sabot.commands.options_command:options_command",
    name="options",
    help="List every option of rounds and matches: its values, its default, and what it does.",
)
app.command(
    "sabot.commands.matches_command:matches_command",
    name="matches",
    help="List the matches that are recorded here; resume or replay one.",
)
app.command(
    "sabot.commands.doctor_command:doctor_command",
    name="doctor",
    help="Check this installation, and say what to do about each problem.",
)


@app.command
def completion(shell: Literal["bash", "zsh", "fish"], /) -> int:
    """Print the script that completes commands and flags in a shell.

    Parameters
    ----------
    shell
        The shell; for example, `sabot completion bash > ~/.local/share/bash-completion/completions/sabot`.
    """
    print(app.generate_completion(shell=shell))
    return 0


def complaint(error: Unreadable | CycloptsError, language: Language) -> str:
    """The error message in one line."""
    if isinstance(error, Unreadable):
        text = with_options_note(error, language)
    elif isinstance(error, UnknownCommandError):
        names = sorted(name for name in app if not name.startswith("-"))
        command = " ".join((error.unused_tokens or [])[:1])
        near = nearest(command, names)
        commands = ", ".join(names)
        message = "no-command-near" if near else "no-command"
        text = language.say(message, command=command, commands=commands, **({"near": near} if near else {}))
    elif isinstance(error, UnusedCliTokensError):
        text = language.say("too-many-arguments", rest=" ".join(error.unused_tokens or []))
    else:
        from sabot.flag_errors import say_flag_error

        text = say_flag_error(error, language)
    return "sabot: " + SPACE.sub(" ", text).strip(" ")


def with_options_note(error: Unreadable, language: Language) -> str:
    """An error; one about an option of the game that does not exist names a similar one, and where all are."""
    text = error.in_full(language)
    name = str(error.words.get("option", "")).strip("'\"")
    if error.code != "no-option" or name.startswith("-"):
        return text
    from sabot.options import MATCH_OPTIONS, OPTIONS

    near = nearest(name, [option.name for option in (*OPTIONS, *MATCH_OPTIONS)])
    return language.say("options-note-near", text=text, near=near) if near else language.say("options-note", text=text)


def nearest(word: str, words: Sequence[str]) -> str:
    """The most similar of some words; empty if none is similar."""
    from difflib import get_close_matches

    return "".join(get_close_matches(word, words, 1))


def language_of(arguments: Sequence[str]) -> Language:
    """The language of `--lang`, whatever the command is; or that of the environment."""
    flags = dict(pairwise(part for argument in arguments for part in argument.split("=", 1)))
    lang = flags.get("--lang")
    try:
        return language_for(lang if lang in LANGUAGES else None)
    except Unreadable:  # the settings file: the command will say so
        return speak(environment_language(os.environ))


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
    app.help_format = "plaintext" if given[0].startswith("-") else "markdown"  # whose parser is slow to load
    if GENERAL.intersection(given):
        from sabot.help_console import HelpConsole

        app.console = HelpConsole()
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
