"""A match of bots alone: the pad as it fills, or one object for programs at the end."""

from collections.abc import Iterator
from typing import Any

from sabot.match.played_round import PlayedRound
from sabot.match.score_pad import pad, standing
from sabot.plain.line_match import LineMatch
from sabot.plain.score_lines import ScorePadLines, has_points, purpose, show_standing, show_winners


def watch(course: LineMatch) -> None:
    """Play a match, and write a line on the pad after each round."""
    match, terminal = course.match, course.terminal
    opening = terminal.language.say("bots-alone", edition=match.edition.capitalize(), seed=str(match.seed))
    terminal.say(f"{opening} {purpose(match, terminal.language)}")
    terminal.say()
    for line in filling(course, ScorePadLines(match, terminal)):
        if has_points(match):
            terminal.lay_out([line])
            terminal.sink.flush()
    if has_points(match):
        show_standing(terminal, match)
    show_winners(terminal, match)


def filling(course: LineMatch, sheet: ScorePadLines) -> Iterator[str]:
    """The lines of the pad as the match goes."""
    yield sheet.head()
    for row in pad(course.match):
        yield from sheet.row(row)
    while not course.match.is_over:
        play_round(course)
        yield from sheet.row(pad(course.match)[-1])
    yield from sheet.foot()


def play_round(course: LineMatch) -> None:
    """Play the next round to its end, or the one that was left in the middle."""
    course.play(course.tables() or course.deal())


def report(course: LineMatch) -> dict[str, Any]:
    """Play a match, and tell all of it as plain data."""
    match = course.match
    while not match.is_over:
        play_round(course)
    return {
        "edition": match.edition,
        "options": match.options,
        "format": match.format,
        "players": list(match.players),
        "seed": match.seed,
        "rounds": [_round(played) for played in match.finished],
        "totals": match.totals,
        "standing": [rank.as_json() for rank in standing(match)],
        "winners": match.winners,
    } | ({} if course.journal is None else {"record": str(course.journal.path)})


def _round(played: PlayedRound) -> dict[str, Any]:
    return {
        "number": played.number,
        "tables": [
            table.as_json() | {"winner": winner} for table, winner in zip(played.tables, played.won, strict=True)
        ],
        "points": played.points,
        "totals": played.totals,
        "eliminated": list(played.eliminated),
    }
