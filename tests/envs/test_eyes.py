"""What an agent is given is what its view says, in numbers."""

from random import Random

import numpy as np
import pytest

pytest.importorskip("numpy", reason="environments need the extra `envs`")

from sabot.editions import EDITIONS
from sabot.envs.reading import mask_view, observe_view
from sabot.kernel.table import NOBODY
from sabot.views import resample
from tests.envs.rounds import moments


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_an_observation_says_what_the_view_says(edition: str, seed: int) -> None:
    chance = Random(seed)
    for seated in moments(edition, chance, 150):
        seat = chance.randrange(seated.round.table.seats)
        np.testing.assert_array_equal(seated.observe(seat), observe_view(seated.view(seat)))
        if seated.seat != NOBODY:
            asked = seated.seat
            mask = mask_view(seated.view(asked))
            np.testing.assert_array_equal(seated.mask(asked), mask)
