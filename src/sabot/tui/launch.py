"""What is put on the screen: a match of one's own, one that goes on, a server's table, or the start screen."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from textual.screen import Screen

from sabot.errors import Unreadable
from sabot.files import reading
from sabot.local.local_match import LocalMatch
from sabot.local.match_seeds import match_seeds
from sabot.local.opponents import check_recorded
from sabot.local.record_files import create_record, record_directory, resume_record
from sabot.match import Match
from sabot.tui.app import TableApp
from sabot.tui.choices import Choices
from sabot.tui.screens.start_screen import StartScreen
from sabot.tui.screens.table_screen import TableScreen
from sabot.tui.sources.local_source import LocalTable
from sabot.words.language import Language

OVER = "\nwinners:"
"""What stands in a record when its match is over."""


class Keeper:
    """Begins matches and goes on with them, and writes each of them down."""

    def __init__(self, person: str, seed: int | str | None = None, record: str | None = None) -> None:
        self.person = person
        self._seed = seed
        self._seeds = match_seeds(seed)
        self._record = record
        self._open = ExitStack()

    def __enter__(self) -> "Keeper":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def begin(self, choices: Choices) -> LocalMatch:
        """Begin the match that was chosen, or raise Unreadable."""
        self._seeds = match_seeds(self._seed)
        return self._write_down(choices.match(self.person, next(self._seeds)), self._record)

    def begin_again(self, match: Match) -> LocalMatch:
        """Begin another match of the same kind."""
        another = Match(
            match.edition,
            match.players,
            seed=next(self._seeds),
            options=match.options,
            format=match.format,
            birthdays=match.birthdays,
            bots=match.bots,
        )
        return self._write_down(another, None)

    def _write_down(self, match: Match, record: str | None) -> LocalMatch:
        return LocalMatch(match, self._open.enter_context(create_record(match, record)))

    def resume(self, file: str) -> LocalMatch:
        """Go on with a match of one person, or raise Unreadable."""
        journal = self._open.enter_context(resume_record(file))
        with reading(file):
            check_recorded(journal.match.bots.values())
        conduct = LocalMatch(journal.match, journal)
        if len(conduct.people) != 1:
            raise Unreadable("not-one-person", file)
        return conduct


def last_match() -> Path | None:
    """The record of the match that was left last, if it can go on."""
    records = sorted(record_directory().glob("*.yaml"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in records[:1] if OVER not in path.read_text(encoding="utf-8", errors="replace")), None)


def show_match(app: TableApp, keeper: Keeper, conduct: LocalMatch) -> TableScreen:
    """The table of a match."""
    return TableScreen(LocalTable(conduct, app.language, app.pace, keeper.begin_again))


def start_screen(keeper: Keeper, choices: Choices) -> StartScreen:
    """The start screen, from which a match is begun or goes on."""

    def deal(app: TableApp, chosen: Choices) -> None:
        app.pace = chosen.pace
        app.switch_screen(show_match(app, keeper, keeper.begin(chosen)))

    def go_on(app: TableApp) -> None:
        assert left is not None
        app.switch_screen(show_match(app, keeper, keeper.resume(str(left))))

    left = last_match()
    return StartScreen(choices, deal, None if left is None else go_on)


def run(language: Language, first: Callable[[TableApp], Screen[Any]], pace: float) -> None:
    """Show a screen until it is left, and say then what is to be said."""
    app = TableApp(language, first, pace=pace)
    said = app.run()
    if app.error is not None:
        raise app.error
    for line in said or []:
        print(line)


def play_here(
    language: Language,
    keeper: Keeper,
    choices: Choices,
    *,
    resume: str | None = None,
    is_chosen: bool = False,
) -> None:
    """Play against bots: a match that goes on, one that was chosen already, or one that is chosen first."""
    with keeper:
        conduct = keeper.resume(resume) if resume is not None else keeper.begin(choices) if is_chosen else None
        if conduct is None:
            run(language, lambda _: start_screen(keeper, choices), choices.pace)
        else:
            run(language, lambda app: show_match(app, keeper, conduct), choices.pace)


def play_at(language: Language, link: str, name: str) -> None:
    """Play at a server's table."""
    from sabot.tui.sources.remote_source import RemoteTable, parse_link

    url, key = parse_link(link)
    run(language, lambda app: TableScreen(RemoteTable(url, key, name, app.language)), 1)
