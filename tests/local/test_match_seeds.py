"""The seeds of consecutive matches."""

from itertools import islice

import pytest

from sabot.local.match_seeds import match_seeds


@pytest.mark.parametrize("wanted", [7, "any text"])
def test_the_seed_that_is_wanted_comes_first_and_the_others_follow_from_it(wanted: int | str) -> None:
    first, *others = islice(match_seeds(wanted), 4)
    assert first == wanted
    assert others == [*islice(match_seeds(wanted), 1, 4)]
    assert len({first, *others}) == 4


def test_without_a_wish_nobody_can_guess_them() -> None:
    assert len({*islice(match_seeds(None), 3), *islice(match_seeds(None), 3)}) == 6
