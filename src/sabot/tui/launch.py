"""Starts the full screen: with a new match, a resumed one, a server's table, or the start screen."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from textual.screen import Screen

from sabot.command_line.files import reading
from sabot.errors import Unreadable
from sabot.local.local_match import LocalMatch, is_drawn, match_seeds
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
"""Marks the record of a match that is over."""


class MatchStarter:
    """Starts and resumes local matches, each with its record."""

    def __init__(self, people: Sequence[str], seed: int | str | None = None, record: str | None = None) -> None:
        self.people = tuple(people)
        self._seed = seed
        self._seeds = match_seeds(seed)
        self._record = record
        self._open = ExitStack()

    def __enter__(self) -> "MatchStarter":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def begin(self, choices: Choices) -> LocalMatch:
        """Start the chosen match, or raise Unreadable."""
        self._seeds = match_seeds(self._seed)
        return self._with_record(choices.match(self.people, next(self._seeds)), self._record)

    def begin_again(self, match: Match) -> LocalMatch:
        """Start another match with the same players and options."""
        another = Match(
            match.edition,
            match.players,
            seed=next(self._seeds),
            options=match.options,
            format=match.format,
            birthdays=match.birthdays,
            bots=match.bots,
        )
        return self._with_record(another, None)

    def _with_record(self, match: Match, record: str | None) -> LocalMatch:
        journal = self._open.enter_context(create_record(match, record))
        return LocalMatch(match, journal, is_salted=self._seed is None)

    def resume(self, file: str) -> LocalMatch:
        """Resume a match of one person or of several, or raise Unreadable."""
        journal = self._open.enter_context(resume_record(file))
        with reading(file):
            check_recorded(journal.match.bots.values())
        local_match = LocalMatch(journal.match, journal, is_salted=is_drawn(journal.match.seed))
        if not local_match.people:
            raise Unreadable("only-bots", file)
        return local_match


def last_match() -> Path | None:
    """The record of the latest match, if it is not over."""
    records = sorted(record_directory().glob("*.yaml"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in records[:1] if OVER not in path.read_text(encoding="utf-8", errors="replace")), None)


def show_match(app: TableApp, starter: MatchStarter, local_match: LocalMatch) -> TableScreen:
    """The table screen of a match."""
    return TableScreen(LocalTable(local_match, app.language, app.pace, starter.begin_again))


def start_screen(starter: MatchStarter, choices: Choices) -> StartScreen:
    """The start screen, which starts or resumes a match."""

    def deal(app: TableApp, chosen: Choices) -> None:
        app.pace = chosen.pace
        app.switch_screen(show_match(app, starter, starter.begin(chosen)))

    def go_on(app: TableApp) -> None:
        assert left is not None
        app.switch_screen(show_match(app, starter, starter.resume(str(left))))

    left = last_match()
    return StartScreen(choices, deal, None if left is None else go_on)


def run(language: Language, first: Callable[[TableApp], Screen[Any]], pace: float) -> None:
    """Run the application with a first screen, and print its farewell."""
    app = TableApp(language, first, pace=pace)
    farewell = app.run()
    if app.error is not None:
        raise app.error
    for line in farewell or []:
        print(line)


def play_here(
    language: Language,
    starter: MatchStarter,
    choices: Choices,
    *,
    resume: str | None = None,
    is_chosen: bool = False,
) -> None:
    """Play against bots: resume a match, start the chosen one, or open the start screen."""
    with starter:
        local_match = starter.resume(resume) if resume is not None else starter.begin(choices) if is_chosen else None
        if local_match is None:
            run(language, lambda _: start_screen(starter, choices), choices.pace)
        else:
            run(language, lambda app: show_match(app, starter, local_match), choices.pace)


def play_at(language: Language, link: str, name: str) -> None:
    """Play at a server's table, by its link or code."""
    from sabot.tui.sources.remote_source import RemoteTable
    from sabot.tui.sources.table_link import find_table

    url, key = asyncio.run(find_table(link))
    run(language, lambda app: TableScreen(RemoteTable(url, key, name, app.language)), 1)
