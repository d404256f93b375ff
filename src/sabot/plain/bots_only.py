"""Matches without people: prints the score pad round by round, or builds one JSON object at the end."""

from collections.abc import Iterator
from typing import Any

from sabot.match.played_round import PlayedRound
from sabot.match.score_pad import has_points, pad, standing
from sabot.plain.line_match import LineMatch
from sabot.plain.score_lines import ScorePadLines, purpose, show_standing, show_winners


def watch(line_match: LineMatch) -> None:
    """Play a match, and print a line of the score pad after each round."""
    match, terminal = line_match.match, line_match.terminal
    opening = terminal.language.say("bots-alone", edition=match.edition.capitalize(), seed=str(match.seed))
    terminal.say(f"{opening} {purpose(match, terminal.language)}")
    terminal.say()
    for line in play_and_score(line_match, ScorePadLines(match, terminal)):
        if has_points(match):
            terminal.lay_out([line])
            terminal.sink.flush()
    if has_points(match):
        show_standing(terminal, standing(match))
    show_winners(terminal, match)


def play_and_score(line_match: LineMatch, sheet: ScorePadLines) -> Iterator[str]:
    """Play a match, and yield the lines of the score pad as it goes."""
    yield sheet.head()
    for row in pad(line_match.match):
        yield from sheet.row(row)
    while not line_match.match.is_over:
        play_round(line_match)
        yield from sheet.row(pad(line_match.match)[-1])
    yield from sheet.foot()


def play_round(line_match: LineMatch) -> None:
    """Play the next round to its end, or finish an interrupted one."""
    line_match.play(line_match.tables() or line_match.deal())


def report(line_match: LineMatch) -> dict[str, Any]:
    """Play a match, and return all of it as plain data."""
    match = line_match.match
    while not match.is_over:
        play_round(line_match)
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
    } | ({} if line_match.journal is None else {"record": str(line_match.journal.path)})


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
