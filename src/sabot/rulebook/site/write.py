"""Writes the site to a directory, all files or none."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sabot.cards import back
from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.rulebook.site.comparisons import differences_page, options_page, sheets_page
from sabot.rulebook.site.edition import edition_page
from sabot.rulebook.site.home import home_page, language_page
from sabot.rulebook.site.page import GENERATOR, HOME, ICON, NAME, STYLE, Page, style
from sabot.words.language import LANGUAGES, speak


def site() -> dict[str, str]:
    """Every file of the site by its path."""
    files = {HOME: language_page(), STYLE: style(), ICON: back(NAME)}
    return files | {f"{page.language.code}/{page.file}": str(page) for page in _pages()}


def _pages() -> Iterator[Page]:
    for language in map(speak, LANGUAGES):
        yield home_page(language)
        for edition in EDITIONS.values():
            yield edition_page(edition, language)
        yield differences_page(language)
        yield sheets_page(language)
        yield options_page(language)


def write_site(directory: str) -> int:
    """Write the site and return its number of pages; raise Unreadable if the directory contains anything else."""
    target = Path(directory).resolve()
    try:
        _check(target, directory)
        files = site()
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=target.parent, prefix=".sabot-") as stage:
            _write(Path(stage) / "site", files)
            _move(Path(stage) / "site", target, files)
    except OSError as error:
        raise Unreadable.by_system(error, directory) from None
    return sum(path.endswith(".html") for path in files)


def _check(target: Path, name: str) -> None:
    """Raise Unreadable unless the directory is new, empty, or an older site."""
    if any(path.exists() and not path.is_dir() for path in (target, *target.parents)):
        raise Unreadable("no-directory", name)
    if not target.exists() or not any(target.iterdir()):
        return
    home = target / HOME
    if not home.is_file() or GENERATOR not in home.read_text("utf-8", errors="replace"):
        raise Unreadable("no-rulebook", name)


def _write(stage: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        file = stage / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


def _move(stage: Path, target: Path, files: dict[str, str]) -> None:
    """Move the finished files into place; other files of an older site stay."""
    for path in files:
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        (stage / path).replace(file)
