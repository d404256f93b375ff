"""Observations contain what the view contains, and nothing that the rules hide from the agent."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from sabot.editions import EDITIONS
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import mask_view, observe_view
from sabot.envs.spaces.gym_spaces import planes
from sabot.envs.spaces.layout import layout_of
from sabot.game import Game
from sabot.views import resample
from tests.support.env_rounds import moments


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_observations_and_masks_say_what_the_view_says(edition: str, seed: int) -> None:
    chance = Random(seed)
    for table in moments(edition, chance, 150):
        seat = chance.randrange(table.round.table.seats)
        np.testing.assert_array_equal(table.observe(seat), observe_view(table.view(seat)))
        if not table.is_over:
            np.testing.assert_array_equal(table.mask(table.seat), mask_view(table.view(table.seat)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_dealing_the_unseen_cards_again_does_not_change_observations_or_masks(edition: str, seed: int) -> None:
    chance = Random(seed)
    for step, table in enumerate(moments(edition, chance, 120)):
        if step % 5:
            continue
        for seat in range(table.round.table.seats):
            other = InterpretedTable(table.kit, resample(table.round, seat, chance.getrandbits(32)), table.order, None)
            np.testing.assert_array_equal(other.observe(seat), table.observe(seat))
            np.testing.assert_array_equal(other.mask(seat), table.mask(seat))


def test_a_view_in_numbers_worked_out_by_hand() -> None:
    """Bo holds R5 twice; the top is R7 over B1; cy, to the left of bo, has one card and owes UNO."""
    game = Game.from_position(
        {
            "edition": "deluxe",
            "players": ["ana", "bo", "cy"],
            "hands": {"ana": ["G1", "G2"], "bo": ["R5", "R5", "wild"], "cy": ["Y1"]},
            "draw": ["B2", "B3"],
            "discard": ["R7", "B1"],
            "turn": "bo",
            "direction": "right",
            "owes_uno": ["cy"],
        }
    )
    view, layout = game.view("bo"), layout_of("deluxe")
    row = observe_view(view)
    parts = {}
    for part in (*layout.planes, *layout.numbers):
        values = row[layout.starts[part.name] :][: part.size]
        parts[part.name] = {place: values[place] for place in np.flatnonzero(values).tolist()}
    assert parts["hand"] == {5: 2, 52: 1}
    assert parts["top"] == {7: 1}
    assert parts["discard"] == {7: 1, 40: 1}
    assert parts["sizes"] == {0: 3, 1: 1, 2: 2}
    assert (parts["draw_size"], parts["discard_size"], parts["left"]) == ({0: 2}, {0: 2}, {})
    assert (parts["turn"], parts["waiting"], parts["owes_uno"], parts["dealer"]) == ({0: 1}, {0: 1}, {1: 1}, {1: 1})
    numbers = layout.actions.numbers
    legal = {numbers[text] for text in ("draw", "play R5", "play wild", "catch +1")}
    assert set(np.flatnonzero(mask_view(view)).tolist()) == legal
    onlooker = replace(view, viewer="ana", legal=game.legal("ana"))
    assert set(np.flatnonzero(mask_view(onlooker)).tolist()) == {numbers["catch +2"], numbers["pass"]}


def test_planes_are_the_same_numbers() -> None:
    layout = layout_of("wizz")
    table = next(moments("wizz", Random(1), 1))
    row = table.observe(0)
    shown = planes(layout, row)
    assert shown.shape == layout.shape
    cards = len(layout.planes) * layout.width
    np.testing.assert_array_equal(shown[: len(layout.planes)].ravel(), row[:cards])
    np.testing.assert_array_equal(shown[len(layout.planes) :, 3], row[cards:])
    np.testing.assert_array_equal(planes(layout, np.stack((row, row)))[1], shown)
