from collections.abc import Iterator

import pytest

from tests.support.server.visitors import Visitor
from tests.web.answers import ASKED, FIXTURES, TOURNAMENT, fixture, served, tournament


@pytest.fixture(scope="module")
def ana() -> Iterator[Visitor]:
    with served() as ana:
        yield ana


@pytest.mark.parametrize("name", ASKED)
def test_the_pages_are_tested_with_what_the_server_answers_now(ana: Visitor, name: str) -> None:
    assert (FIXTURES / f"{name}.json").read_text() == fixture(ana, name), "python -m tests.web.answers writes them"


def test_the_standing_is_tested_with_what_the_server_shows_now() -> None:
    assert (FIXTURES / f"{TOURNAMENT}.json").read_text() == tournament(), "python -m tests.web.answers writes them"
