"""Tests that share a name."""

import pytest

from tests.support.names import pytest_collection_modifyitems


def test_no_two_tests_of_a_run_have_the_same_name(request: pytest.FixtureRequest) -> None:
    pytest_collection_modifyitems(request.session.items)
    with pytest.raises(pytest.UsageError, match=r"2 tests are named tests/support/test_names\.py::test_no_two"):
        pytest_collection_modifyitems([request.node, request.node])
