"""Fixtures of the end-to-end tests: a browser, servers, and people with a browser context each."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.e2e.evidence import PEOPLE, gather, is_repeated, people_of, seed_of
from tests.e2e.person import DESKTOP, FAST, NewPerson, Person
from tests.e2e.seeded_server import seeded_server, set_seed
from tests.support.server.services import chromium
from tests.support.server.serving import Process

ONLY_LOCALHOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    ONLY_LOCALHOST,
)
"""Starts Chromium without what the tests do not need, and without access to any other host."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a test if a browser has reported an error."""
    yield
    assert not [complaint for person in people_of(item) for complaint in person.complaints]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Collect the evidence of a failure while the browsers are still open."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections.extend(gather(item))
    return report


# The fixtures of the plugin have session scope. Their event loop would block every other test that needs one.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """The driver of the browser."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """The Chromium of the system: the tests download none."""
    with playwright.chromium.launch(
        executable_path=chromium(), args=CHROMIUM_FLAGS, **browser_type_launch_args
    ) as opened:
        yield opened


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    """No settings that hold for all browser contexts."""
    return {}


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server for all tests."""
    with seeded_server(tmp_path_factory.mktemp("served")) as process:
        yield process


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[Process]:
    """A server that may be killed."""
    with seeded_server(tmp_path) as process:
        yield process


@pytest.fixture
def new_person(
    request: pytest.FixtureRequest, shared_server: Process, new_context: Callable[..., BrowserContext]
) -> NewPerson:
    """Creates people, each with a browser context of their own."""
    people = request.node.stash[PEOPLE] = []
    seeded_servers = set[Process]()

    def create(
        name: str = "Ana", server: Process = shared_server, lang: str = "en", speed: int = FAST, **browser: Any
    ) -> Person:
        if server not in seeded_servers:
            set_seed(server.log.parent, seed_of(request.node))
            seeded_servers.add(server)
        context = new_context(**{**DESKTOP, **browser})
        context.tracing.start(snapshots=is_repeated(request.node))
        people.append(Person(name, context, server.url, lang, touches=browser.get("has_touch", False)))
        people[-1].draw_salt_from(seed_of(request.node))
        people[-1].animate(speed)
        return people[-1]

    return create
