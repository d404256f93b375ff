"""The score of a match on this machine."""

from sabot.match import Match
from sabot.match.score_pad import has_points, pad, standing, teams
from sabot.tui.sources.scene import Score


def score_of(match: Match) -> Score | None:
    """The pad as it stands; None before the first round is over."""
    if not match.finished:
        return None
    is_counted = has_points(match)
    return Score(
        tuple(teams(match)),
        tuple(pad(match)) if is_counted else (),
        tuple(standing(match)) if is_counted else (),
        tuple(match.winners),
        match.finished[-1].secret,
        "" if match.is_over else match.rounds[-1].commitment,
    )
