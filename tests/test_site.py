"""The documentation as a site: it builds without a warning, every link leads somewhere, and every example runs."""

import doctest
import re
import shlex
import subprocess
import sys
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from sabot.cli import app, with_command
from tests.support.paths import DOCS, ROOT

LINK = re.compile(r'(?:href|src)="([^"]*)"')
ANCHOR = re.compile(r'\bid="([^"]*)"')
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted((DOCS / "tutorials").glob("*.md"))]
EXAMPLES = [DOCS / "reference" / "notation.md", *sorted((DOCS / "tutorials").glob("*.md"))]
COMMAND = re.compile(r"^    (?:\$ )?(sabot(?: [^\n]*)?)$", re.MULTILINE)
REMARK = re.compile(r" {2,}.*| +#.*| [<>] .*")


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build = ["sphinx", "--fail-on-warning", "--keep-going", "--quiet", "--doctree-dir", str(folder / "doctrees")]
    for command in (
        [*build, str(DOCS), str(folder / "site")],
        ["sabot", "rules", "--html", str(folder / "site/rulebook")],
    ):
        done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.mark.slow
def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    texts = {path.resolve(): path.read_text("utf-8") for path in site.rglob("*.html")}
    assert len(texts) > 60
    anchors = {path: set(ANCHOR.findall(text)) for path, text in texts.items()}
    broken: set[tuple[str, str]] = set()
    for path, text in texts.items():
        for link in map(unescape, LINK.findall(text)):
            if re.match(r"[a-z]+:|//", link):
                continue
            target, _, anchor = link.partition("#")
            file = (path.parent / unquote(target.partition("?")[0])).resolve() if target else path
            file = file / "index.html" if file.is_dir() else file
            if not file.is_file() or (anchor and file in anchors and unquote(anchor) not in anchors[file]):
                broken.add((path.relative_to(site.resolve()).as_posix(), link))
    assert sorted(broken) == []


@pytest.mark.slow
def test_the_site_has_search_reference_and_rulebook(site: Path) -> None:
    assert (site / "searchindex.js").stat().st_size > 10_000
    assert "sabot simulate" in (site / "generated" / "commands.html").read_text("utf-8")
    assert "stacking" in (site / "generated" / "options.html").read_text("utf-8")
    assert "sabot.game.Game.act" in (site / "reference" / "python.html").read_text("utf-8")
    for language in ("en", "es", "fr", "pt"):
        assert (site / "rulebook" / language).is_dir()


@pytest.mark.parametrize("file", EXAMPLES, ids=name)
def test_the_examples_of_a_page_run(file: Path) -> None:
    result = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("file", PAGES, ids=name)
def test_every_command_that_a_page_shows_is_understood(file: Path) -> None:
    """Its flags and values are parsed as if it were run, but it is not."""
    for line in COMMAND.findall(file.read_text("utf-8")):
        words = [word for word in shlex.split(REMARK.sub("", line))[1:] if word != "…"]
        app.parse_args(with_command(words), print_error=False, exit_on_error=False)
