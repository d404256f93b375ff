"""The inputs of the network."""

from random import Random

import numpy as np
import pytest

from sabot.editions import EDITIONS
from sabot.envs.spaces.from_view import mask_view, observe_view
from sabot.learned.inputs import Inputs, NetworkInput
from sabot.notation.events import Event
from tests.support.env_rounds import random_action, random_round
from tests.support.positions import table


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("history", [0, 3])
def test_no_part_of_an_observation_is_lost(edition: str, players: int, history: int) -> None:
    """Entries that are left out are zero, and all others are included, possibly reordered."""
    inputs, chance = Inputs(edition, players, history), Random(1)
    left_out = np.setdiff1d(np.arange(inputs.layout.size), inputs.places)
    assert len(left_out)
    seated = random_round(edition, chance, players, history)
    for _ in range(60):
        if seated.is_over:
            break
        seen, mask = seated.observe(seated.seat), seated.mask(seated.seat)
        assert not seen[left_out].any()
        encoded = inputs.encode(seen[np.newaxis], mask[np.newaxis])
        shown = encoded.inputs[0, : len(inputs.places)] / inputs.scales
        np.testing.assert_allclose(np.sort(shown), np.sort(seen[inputs.places]), rtol=1e-5)
        np.testing.assert_array_equal(encoded.inputs[0, len(inputs.places) :], encoded.masks[0])
        np.testing.assert_array_equal(encoded.masks[0], mask[encoded.numbers[0]])
        np.testing.assert_array_equal(np.sort(encoded.numbers[0]), np.arange(inputs.actions))
        seated.act(random_action(seated, chance))


def test_large_numbers_are_scaled() -> None:
    inputs = Inputs("deluxe", 2)
    seen = np.zeros((1, inputs.layout.size), np.uint8)
    seen[0, inputs.layout.starts["draw_size"]] = 50
    seen[0, inputs.layout.starts["sizes"] + 1] = 7
    row = inputs.encode(seen, np.zeros((1, inputs.actions), np.int8)).inputs[0]
    np.testing.assert_allclose(row[row > 0], [0.7, 0.5])


def encode_position(edition: str, hand: str, discard: str) -> NetworkInput:
    other = "hero/villain" if edition == "flip" else "wild"
    view = table(edition, {"ana": hand, "bo": other}, draw=other, discard=discard).game.view("ana")
    card, *_ = hand.replace("/", " ").split()
    heard = [Event(kind="played", seat="bo", card=card, rule=""), Event(kind="drew", seat="bo", card="??", rule="")]
    row = observe_view(view, heard, 2)
    return Inputs(edition, 2, 2).encode(row[np.newaxis], mask_view(view)[np.newaxis])


@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [
        ("deluxe", ("R3 R+2 G1 Y1 Y2 wild", "R9 B3"), ("B3 B+2 Y1 G1 G2 wild", "B9 R3")),
        ("wizz", ("R3 R2* G1 Y1 Y2 wild", "R9 B3"), ("G3 G2* B1 R1 R2 wild", "G9 Y3")),
    ],
)
def test_all_colours_are_equivalent(edition: str, first: tuple[str, str], second: tuple[str, str]) -> None:
    """Two positions that differ only in their colours have the same inputs, for different actions."""
    one, other = encode_position(edition, *first), encode_position(edition, *second)
    np.testing.assert_array_equal(one.inputs, other.inputs)
    np.testing.assert_array_equal(one.masks, other.masks)
    actions = Inputs(edition, 2).layout.actions
    for place in np.flatnonzero(one.masks[0]):
        texts = [actions.all[encoded.numbers[0, place]].text for encoded in (one, other)]
        words = [f"{hand} draw uno".split() for hand, _ in (first, second)]
        assert words[0].index(texts[0].split()[-1]) == words[1].index(texts[1].split()[-1])


def test_the_colour_in_force_comes_first_then_the_most_frequent_in_hand() -> None:
    encoded = encode_position("deluxe", "R3 Y1 Y2 Y3 G1 G2 B7", "B9")
    actions = Inputs("deluxe", 2).layout.actions
    colours = slice(actions.numbers["colour red"], actions.numbers["colour blue"] + 1)
    named = [actions.all[number].text for number in encoded.numbers[0, colours]]
    assert named == ["colour blue", "colour yellow", "colour green", "colour red"]


def test_the_hidden_side_keeps_its_order() -> None:
    """Only the active side of one's own cards is visible."""
    encoded = encode_position("flip", "R1/P3 R2/T1 Y4/T2 G1/O1", "G9/V1")
    actions = Inputs("flip", 2).layout.actions
    colours = slice(actions.numbers["colour red"], actions.numbers["colour violet"] + 1)
    named = [actions.all[number].text.removeprefix("colour ") for number in encoded.numbers[0, colours]]
    assert named == ["green", "red", "yellow", "blue", "pink", "turquoise", "orange", "violet"]
