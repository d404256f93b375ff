"""A short recorded match, played in steps."""

from pathlib import Path

from sabot.match import Match
from sabot.match.journal import Journal
from sabot.match.record import format_record
from tests.support.match_bots import match_of, play, step


def short_match() -> Match:
    return match_of("deluxe", 2, target=100, turn_cap=10)


WHOLE = format_record(play(short_match()))
"""The final record, however often the match is interrupted."""


def play_on(journal: Journal, steps: int = 1 << 30) -> None:
    """Play and commit a number of steps, or all to the end."""
    for _ in range(steps):
        if journal.match.is_over:
            break
        step(journal.match)
        journal.commit()


def begun(path: Path, steps: int = 20) -> Journal:
    """A journal of which a number of steps are committed."""
    journal = Journal.create(path, short_match())
    play_on(journal, steps)
    return journal


def files(path: Path) -> list[str]:
    """The names of all files in the directory of a record."""
    return sorted(file.name for file in path.parent.iterdir())
