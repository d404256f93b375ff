"""Fails a run in which several tests have the same name: workers would run only one of them."""

from collections import Counter

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Look for names that several tests have."""
    counts = Counter(item.nodeid for item in items)
    shared = [f"{count} tests are named {name}" for name, count in counts.items() if count > 1]
    if shared:
        raise pytest.UsageError("\n".join(shared))
