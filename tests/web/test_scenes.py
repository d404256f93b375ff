import json

import pytest

from tests.web.moments import SCENES
from tests.web.scenes import FIXTURES, fixture


@pytest.mark.parametrize("edition", SCENES)
def test_the_recorded_moments_are_up_to_date(edition: str) -> None:
    written = (FIXTURES / f"{edition}.json").read_text()
    assert json.loads(written) == json.loads(fixture(edition)), "python -m tests.web.scenes updates them"
