import json

import pytest

from tests.web.moments import SCENES
from tests.web.scenes import FIXTURES, fixture


@pytest.mark.parametrize("edition", SCENES)
def test_the_components_of_the_page_are_tested_with_what_the_server_says_now(edition: str) -> None:
    written = (FIXTURES / f"{edition}.json").read_text()
    assert json.loads(written) == json.loads(fixture(edition)), "python -m tests.web.scenes writes them"
