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

from cyclopts import App, CycloptsError, Group, UnknownCommandError, UnusedCliTokensError

from sabot import __version__
from sabot.command_line.command_help import TranslatedHelp
from sabot.command_line.flags import Lang
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

COMMANDS = {
    "Play": {
        ALONE: ("sabot.server.open_command:open_command", "Open the table in the browser."),
        "play": ("sabot.tui.play_command:play_command", "Play in the terminal, against bots or at a server's table."),
        "match": ("sabot.plain.match_command:match_command", "Play a match: round after round, with a score pad."),
        "matches": (
            "sabot.commands.matches_command:matches_command",
            "List the matches that are recorded here; resume or replay one.",
        ),
        "replay": ("sabot.tui.replay_command:replay_command", "Replay a recorded match step by step."),
        "verify": ("sabot.plain.records.verify_command:verify_command", "Check the deals of a recorded match."),
    },
    "Rules": {
        "rules": ("sabot.rulebook.rules_command:rules_command", "Look up rules in the rulebook."),
        "options": (
            "sabot.commands.options_command:options_command",
            "List every option of rounds and matches: its values, its default, and what it does.",
        ),
        "referee": (
            "sabot.commands.referee_command:referee_command",
            "Judge a position and its script, and cite the rule behind every consequence.",
        ),
    },
    "Study": {
        "simulate": (
            "sabot.lab.simulate_command:simulate_command",
            "Simulate many rounds or matches and report statistics.",
        ),
        "arena": (
            "sabot.lab.contests.arena_command:arena_command",
            "Let bots play against each other until it is clear which is stronger.",
        ),
        "records": (
            "sabot.commands.records_command:records_command",
            "Count what happened in many recorded matches.",
        ),
        "dataset": (
            "sabot.commands.dataset_command:dataset_command",
            "Write a data set of self-play: a row for each decision, and a data card.",
        ),
        "mcp": (
            "sabot.model_context.mcp_command:mcp_command",
            "Let a language model take a seat, through the Model Context Protocol.",
        ),
    },
    "Host": {
        "serve": ("sabot.server.serve_command:serve_command", "Run a server for browsers and programs."),
        "admin": (
            "sabot.server.admin_command:admin_command",
            "Read reports from a server's chats, close tables, ban guests and addresses.",
        ),
        "backup": ("sabot.server.backup_command:backup_command", "Write a backup of a server's tables."),
        "restore": ("sabot.server.backup_command:restore_command", "Restore a server's tables from a backup."),
        "keys": ("sabot.server.keys_command:keys_command", "List or rotate the keys of a server."),
    },
    "Installation": {
        "doctor": (
            "sabot.commands.doctor_command:doctor_command",
            "Check this installation, and say what to do about each problem.",
        ),
    },
}
"""Where each command is, and the first line of its help, by what a user wants to do."""
GROUPS = {name: Group(name, sort_key=position) for position, name in enumerate(COMMANDS)}
INSTALLATION = GROUPS["Installation"]
"""The group of `--help` and `--version` too."""

app = App(
    name="sabot",
    help="Four card games of the UNO family, played exactly by their printed rules.\n\n"
    "Without a command, sabot opens the table in the browser. sabot COMMAND --help explains a command.",
    version=__version__,
    group_commands=INSTALLATION,
    print_error=False,
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app["--version"].help = "Print the version."
for title, commands in COMMANDS.items():
    for position, (command, (place, text)) in enumerate(commands.items()):
        app.command(place, name=command, help=text, group=GROUPS[title], sort_key=position)


@app.command(sort_key=len(COMMANDS["Installation"]))
def completion(shell: Literal["bash", "zsh", "fish"], /, *, lang: Lang = None) -> int:
    """Print the script that completes commands and flags in a shell.

    Parameters
    ----------
    shell
        The shell; for example, `sabot completion bash > ~/.local/share/bash-completion/completions/sabot`.
    lang
        The language of error messages. The script is always in English.
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
        from sabot.command_line.flag_errors import say_flag_error

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
    """The arguments, the command first: `--lang` may stand before it, and flags alone are those of the default command.

    >>> with_command(["--lan"]), with_command(["--lang=fr", "--help"]), with_command(["play"])
    (['open', '--lan'], ['--lang=fr', '--help'], ['play'])
    >>> with_command(["--lang", "fr", "rules", "D-046"])
    ['rules', '--lang', 'fr', 'D-046']
    """
    lang = 1 if arguments and arguments[0].startswith("--lang=") else 2 if list(arguments[:1]) == ["--lang"] else 0
    if lang and arguments[lang:] and not arguments[lang].startswith("-"):
        return [arguments[lang], *arguments[:lang], *arguments[lang + 1 :]]
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
        from sabot.command_line.help_console import HelpConsole

        app.console = HelpConsole()
        if given[0] in app:
            app[given[0]].help = None  # the docstring says more than the line in the list of commands
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
