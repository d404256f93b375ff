"""A real browser, a real server, and people who come with browsers of their own."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.e2e import seeded
from tests.e2e.evidence import PEOPLE, SEED, gather, is_repeated, people_of, seed_of
from tests.e2e.person import DESKTOP, Come, Person
from tests.support.server.services import program
from tests.support.server.serving import Process, database_in

NOBODY_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
BARE = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", NOBODY_ELSE)
"""What Chromium can do without here; nobody but the table's own pages come into it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file on one worker: a worker that gets several of them starts one browser and one server."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """See that nobody has anything to complain of in the end."""
    yield
    assert not [complaint for person in people_of(item) for complaint in person.complaints]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what helps to find out why a test has failed, while its browsers are still open."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections.extend(gather(item))
    return report


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
    """A server whose tables are dealt from the seed in a file."""
    (directory / SEED).write_text("", "utf-8")
    program = (seeded.__file__, str(directory / SEED))
    process = Process("--database", database_in(directory), log=directory / "log", program=program)
    process.start()
    yield process
    process.kill()


@pytest.fixture
def come(request: pytest.FixtureRequest, served: Process, new_context: Callable[..., BrowserContext]) -> Come:
    """Lets people come, each with a browser of their own; at the end nobody may have seen anything go wrong."""
    came = request.node.stash[PEOPLE] = []
    dealt = set[Process]()

    def arrive(name: str = "Ana", server: Process = served, lang: str = "en", **browser: Any) -> Person:
        if server not in dealt:
            (server.log.parent / SEED).write_text(seed_of(request.node), "utf-8")
            dealt.add(server)
        context = new_context(**{**DESKTOP, **browser})
        context.tracing.start(snapshots=is_repeated(request.node))
        came.append(Person(name, context, server.url, lang, touches=browser.get("has_touch", False)))
        return came[-1]

    return arrive
