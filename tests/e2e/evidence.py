"""The evidence of a failed browser test: the command that repeats it, what each person saw, screenshots and traces."""

import os
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error
from slugify import slugify

from tests.e2e.person import Person
from tests.e2e.seeded_server import SEED

TIMEOUT = 10_000
"""How long to wait for a browser that may be broken, in milliseconds."""
LAST = 3
"""How many of the last messages are reported."""
ROOT = "() => document.documentElement.cloneNode().outerHTML"
PEOPLE = pytest.StashKey[list[Person]]()

Section = tuple[str, str]


def seed_of(item: pytest.Item) -> str:
    """The seed of the deals of a test: the given one, that of its marker, or its own name."""
    marker = item.get_closest_marker("seed")
    return os.environ.get(SEED) or (str(marker.args[0]) if marker else item.nodeid)


def people_of(item: pytest.Item) -> list[Person]:
    """The people of a test."""
    nobody: list[Person] = []
    return item.stash.get(PEOPLE, nobody)


def is_repeated(item: pytest.Item) -> bool:
    """Whether a test is run again after a failure: then the expensive trace of every step is worth it."""
    return SEED in os.environ or _attempt(item) > 1


def gather(item: pytest.Item) -> Iterator[Section]:
    """Collect the evidence of a failure, while the browsers are open."""
    command = f"{SEED}={shlex.quote(seed_of(item))} .venv/bin/pytest {shlex.quote(item.nodeid)}"
    yield "to repeat it", f"{command}\n(the seed is {seed_of(item)!r})"
    folder = _folder(item)
    for number, person in enumerate(people_of(item)):
        yield f"what {person.name} saw", "\n".join(_seen_by(person, folder / f"{number}-{person.name}"))


def _folder(item: pytest.Item) -> Path:
    """The folder for the screenshots and traces of a test; each attempt has its own."""
    name = slugify(item.nodeid)[:200] + (f"-{_attempt(item)}" if _attempt(item) > 1 else "")
    return Path(item.config.getoption("--output")) / name


def _attempt(item: pytest.Item) -> int:
    """How often a test has been run, this time included."""
    return getattr(item, "execution_count", 1)


def _seen_by(person: Person, path: Path) -> Iterator[str]:
    """The last screen of a person, the errors of their browser, and their last messages."""
    page = person.page
    picture, trace = (os.path.relpath(path.with_suffix(kind)) for kind in (".png", ".zip"))
    yield from (f"complaint: {complaint}" for complaint in person.complaints)
    yield from (f"refused: {refused}" for refused in person.refused[-LAST:])
    yield from (f"sent: {sent}" for sent in person.sent[-LAST:])
    yield from _try(lambda: f"page: {page.url} {page.evaluate(ROOT)}")
    yield from _try(lambda: page.screenshot(path=picture, timeout=TIMEOUT) and f"screenshot: {picture}")
    yield from _try(lambda: _traced(person.context, trace))
    yield from _try(lambda: page.locator("body").aria_snapshot(timeout=TIMEOUT))


def _traced(context: BrowserContext, path: str) -> str:
    context.tracing.stop(path=path)
    return f"trace: {path}"


def _try(call: Callable[[], object]) -> Iterator[str]:
    """The result of a call, or the error of a browser that no longer answers."""
    try:
        yield str(call())
    except Error as error:
        yield f"not available: {error}"
