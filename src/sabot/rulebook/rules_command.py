"""The command `sabot rules`."""

import os
import sys

from sabot.command_line.edition_flags import EditionName
from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, Lang
from sabot.errors import Unreadable
from sabot.rulebook.queries import Answer, NotFound, look_up
from sabot.settings import language_for
from sabot.words.language import Language

NOT_FOUND = 1
"""The exit code if nothing is found."""


def rules_command(
    *what: str,
    edition: EditionName | None = None,
    lang: Lang = None,
    json: Flag = False,
    html: FileName = None,
) -> int:
    """Look up rules in the rulebook; without arguments, list what is in it.

    Exits with 0, or with 1 when nothing was found.

    Parameters
    ----------
    what
        A rule by its id such as `D-024`, a card such as `wild+4`, or words in English, Spanish, French or Portuguese.
    edition
        Only rules of this game.
    lang
        The language of the answer; by default, that of the environment.
    json
        Print a list of JSON objects, with all languages.
    html
        Write the whole book as a website into this directory instead.
    """
    language = language_for(lang)
    if html is not None:
        if what or edition or json:
            raise Unreadable("whole-book", "--html")
        return _write_site(html, language)
    answer = look_up(what, language.code, edition)
    if isinstance(answer, NotFound):
        print(f"sabot: {_not_found_text(answer, language)}", file=sys.stderr)
        return NOT_FOUND
    if json:
        from json import dumps

        print(dumps([rule.as_json() for rule in answer.rules], ensure_ascii=False))
    else:
        _print(answer, language)
    return 0


def _not_found_text(answer: NotFound, language: Language) -> str:
    what = " ".join(answer.what.split())
    if answer.near:
        return language.say("rules-near", what=what, near=", ".join(answer.near))
    return language.say("rules-nothing", what=what)


def _print(answer: Answer, language: Language) -> None:
    """Print an answer, page by page if it is longer than the terminal."""
    from rich.console import Console
    from rich.pager import SystemPager

    from sabot.command_line.line_breaks import keep_no_break_spaces
    from sabot.rulebook.show import show
    from sabot.words.terminal_style import TerminalStyle

    keep_no_break_spaces()
    console = Console(highlight=False, markup=False, emoji=False)
    style = TerminalStyle.for_stream(sys.stdout, os.environ, language)
    with console.capture() as captured:
        console.print(show(answer, language, style, console.width))
    lines = [line.rstrip() for line in captured.get().splitlines()]
    if sys.stdout.isatty() and len(lines) >= console.height:
        os.environ.setdefault("LESS", "-R")  # otherwise `less` shows colour codes as text
        SystemPager().show("\n".join(lines))
    else:
        print("\n".join(lines))


def _write_site(directory: str, language: Language) -> int:
    from sabot.rulebook.site import write_site

    pages = write_site(directory)
    print(language.say("rules-written", number=pages, directory=directory))
    return 0
