"""The score pad: points by round, and the standing."""

from dataclasses import dataclass
from typing import Any

from sabot.match.match import Match


@dataclass(frozen=True, slots=True)
class Rank:
    """A place in the standing; fixed partners share one."""

    place: int
    players: tuple[str, ...]
    total: int

    def as_json(self) -> dict[str, Any]:
        """The place as plain data."""
        return {"place": self.place, "players": list(self.players), "total": self.total}


def teams(match: Match) -> list[tuple[str, ...]]:
    """Who wins together: partners for the whole match, else everybody alone."""
    if match.scoring == "partners":
        half = len(match.players) // 2
        return list(zip(match.players[:half], match.players[half:], strict=True))
    return [(player,) for player in match.players]


def standing(match: Match) -> list[Rank]:
    """All players or teams, the best first; ties share a place.

    An eliminated player stands behind everybody who stayed longer.
    """
    fallen = {player: played.number for played in match.finished for player in played.eliminated}
    totals, winners = match.totals, match.winners
    sign = 1 if match.scoring in ("lowest", "elimination") else -1

    def merit(team: tuple[str, ...]) -> tuple[int, int, int]:
        player = team[0]
        return -(player in winners), -fallen.get(player, len(match.rounds) + 1), sign * totals[player]

    ordered = sorted(teams(match), key=merit)
    merits = [merit(team) for team in ordered]
    return [Rank(merits.index(merit(team)) + 1, team, totals[team[0]]) for team in ordered]


@dataclass(frozen=True, slots=True)
class PadRow:
    """One round on the pad: the points of each player (None if they did not play), and the totals after it."""

    number: int
    points: dict[str, int | None]
    totals: dict[str, int]


def pad(match: Match) -> list[PadRow]:
    """All finished rounds, in order."""
    return [
        PadRow(played.number, {player: (played.points or {}).get(player) for player in match.players}, played.totals)
        for played in match.finished
    ]


def has_points(match: Match) -> bool:
    """Whether rounds count for anything."""
    return match.scoring != "none"
