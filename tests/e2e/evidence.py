"""The evidence of a failed browser test: the command that repeats it, what each person saw, and the pictures."""

import os
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error
from slugify import slugify

from tests.e2e.person import Person

SEED = "SABOT_TEST_SEED"
"""The variable that says from which seed the tables of a test are dealt."""
PATIENCE = 10_000
"""How many milliseconds a browser has that something may be wrong with."""
LAST = 3
"""How many of the last messages are told."""
ROOT = "() => document.documentElement.cloneNode().outerHTML"
PEOPLE = pytest.StashKey[list[Person]]()

Section = tuple[str, str]


def name_of(item: pytest.Item) -> str:
    """The name of a test on the command line, without the group that xdist appends."""
    return item.nodeid.partition("@")[0]


def seed_of(item: pytest.Item) -> str:
    """From which seed the tables of a test are dealt: one of its own, the same every time, unless one is given."""
    marker = item.get_closest_marker("seed")
    return os.environ.get(SEED) or (str(marker.args[0]) if marker else name_of(item))


def people_of(item: pytest.Item) -> list[Person]:
    """Those who came in a test."""
    nobody: list[Person] = []
    return item.stash.get(PEOPLE, nobody)


def is_repeated(item: pytest.Item) -> bool:
    """Whether a test is run because it has failed before: then its trace may cost something, and show every step."""
    return SEED in os.environ or _attempt(item) > 1


def gather(item: pytest.Item) -> Iterator[Section]:
    """All that helps to find out why a test has failed, as long as its browsers are open."""
    command = f"{SEED}={shlex.quote(seed_of(item))} .venv/bin/pytest {shlex.quote(name_of(item))}"
    yield "to repeat it", f"{command}\n(the seed is {seed_of(item)!r})"
    folder = _folder(item)
    for number, person in enumerate(people_of(item)):
        yield f"what {person.name} saw", "\n".join(_seen_by(person, folder / f"{number}-{person.name}"))


def _folder(item: pytest.Item) -> Path:
    """Where the pictures of a test go; those of a second attempt to a place of their own."""
    name = slugify(name_of(item))[:200] + (f"-{_attempt(item)}" if _attempt(item) > 1 else "")
    return Path(item.config.getoption("--output")) / name


def _attempt(item: pytest.Item) -> int:
    """How often a test has been run, this time included."""
    return getattr(item, "execution_count", 1)


def _seen_by(person: Person, path: Path) -> Iterator[str]:
    """The last screen of a person, and what that person complained of."""
    page = person.page
    picture, trace = (os.path.relpath(path.with_suffix(kind)) for kind in (".png", ".zip"))
    yield from (f"complaint: {complaint}" for complaint in person.complaints)
    yield from (f"refused: {refused}" for refused in person.refused[-LAST:])
    yield from (f"sent: {sent}" for sent in person.sent[-LAST:])
    yield from _looked(lambda: f"page: {page.url} {page.evaluate(ROOT)}")
    yield from _looked(lambda: page.screenshot(path=picture, timeout=PATIENCE) and f"screenshot: {picture}")
    yield from _looked(lambda: _traced(person.context, trace))
    yield from _looked(lambda: page.locator("body").aria_snapshot(timeout=PATIENCE))


def _traced(context: BrowserContext, path: str) -> str:
    context.tracing.stop(path=path)
    return f"trace: {path}"


def _looked(look: Callable[[], object]) -> Iterator[str]:
    """The result of looking, or the error of a browser that no longer answers."""
    try:
        yield str(look())
    except Error as error:
        yield f"not to be had: {error}"
