"""Two hosts in a network of the tests' own."""

from collections.abc import Iterator

import pytest

from tests.support.server.two_hosts import Host, two_hosts


@pytest.fixture(scope="module")
def hosts() -> Iterator[tuple[Host, Host]]:
    """The host of a server, and the host of a friend."""
    with two_hosts() as hosts:
        yield hosts
