from collections.abc import Iterator

import pytest

from tests.support.server.visitors import Visitor
from tests.web.answers import FIXTURES, PATHS, TOURNAMENT, fixture, served, tournament


@pytest.fixture(scope="module")
def ana() -> Iterator[Visitor]:
    with served() as ana:
        yield ana


@pytest.mark.parametrize("name", PATHS)
def test_the_recorded_answers_are_up_to_date(ana: Visitor, name: str) -> None:
    assert (FIXTURES / f"{name}.json").read_text() == fixture(ana, name), "python -m tests.web.answers updates them"


def test_the_recorded_tournament_is_up_to_date() -> None:
    assert (FIXTURES / f"{TOURNAMENT}.json").read_text() == tournament(), "python -m tests.web.answers updates them"
