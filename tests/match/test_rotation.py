"""The seating plan of a rotation."""

from itertools import combinations

import pytest

from sabot.match import Match
from sabot.match.rotation import rotation_schedule

PLAYERS = ("ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal")


@pytest.mark.parametrize("number", [4, 8])
def test_in_a_rotation_everybody_is_everybodys_partner_once(number: int) -> None:
    planned = rotation_schedule(Match("deluxe", PLAYERS[:number], format={"scoring": "rotation"}))
    assert planned is not None
    partners = [
        frozenset(pair)
        for seating in planned.seatings
        for board in seating
        for pair in ((board[0], board[2]), (board[1], board[3]))
    ]
    assert sorted(map(sorted, partners)) == sorted(map(list, combinations(PLAYERS[:number], 2)))
    assert (planned.each, planned.rounds) == (4, 4 * (number - 1))


def test_a_rotation_is_played_as_it_was_planned() -> None:
    match = Match("deluxe", PLAYERS, seed=5, format={"scoring": "rotation", "hands_per_partner": 2})
    planned = rotation_schedule(match)
    assert planned is not None
    for number in range(1, 4):
        match.deal()
        seated = tuple(tuple(game.players) for game in match.games)
        assert seated == planned.seatings[(number - 1) // planned.each]
        while match.games:
            game = next(game for game in match.games if not game.is_over)
            player = game.waiting[0]
            match.act(player, game.legal(player)[-1])


def test_where_points_decide_nothing_is_planned() -> None:
    assert rotation_schedule(Match("deluxe", PLAYERS, format={"scoring": "elimination"})) is None
