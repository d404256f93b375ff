"""A real browser, a real server, and people who come with browsers of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.e2e.person import DESKTOP, Come, Person
from tests.server.services import program
from tests.server.serving import Process, database_in

NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
BARE = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", NOBODY_ELSE)
"""What Chromium can do without here; nobody but the table's own pages come into it."""
ONE_AT_A_TIME = pytest.mark.xdist_group("browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """See that there is never more than one browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(ONE_AT_A_TIME)


# The plugin would keep these for the whole session, and while it has its event loop no other test can have one.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """The browser of the system, for nothing is fetched."""
    with playwright.chromium.launch(
        executable_path=program("chromium"), args=BARE, **browser_type_launch_args
    ) as opened:
        yield opened


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    """Nothing that holds for all browsers."""
    return {}


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all of these tests."""
    yield from _serving(tmp_path_factory.mktemp("served"))


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server that may be killed."""
    yield from _serving(tmp_path)


def _serving(directory: Path) -> Iterator[Process]:
    process = Process("--database", database_in(directory), log=directory / "log")
    process.start()
    yield process
    process.kill()


@pytest.fixture
def come(served: Process, new_context: Callable[..., BrowserContext]) -> Iterator[Come]:
    """Lets people come, each with a browser of their own; at the end nobody may have seen anything go wrong."""
    came: list[Person] = []

    def arrive(name: str = "Ana", server: Process = served, lang: str = "en", **browser: Any) -> Person:
        came.append(Person(name, new_context(**{**DESKTOP, **browser}), server.url, lang))
        return came[-1]

    yield arrive
    assert not [complaint for person in came for complaint in person.complaints]
