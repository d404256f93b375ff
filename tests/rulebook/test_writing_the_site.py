"""Writing the site: all of it or nothing, and never over other files."""

from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.rulebook.site import write
from sabot.rulebook.site.home import language_page
from sabot.rulebook.site.html import tag
from sabot.rulebook.site.page import document

FILES = {"index.html": language_page(), "style.css": "a {}", "en/index.html": "<p>é</p>"}


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write, "site", lambda: FILES)


def everything(directory: Path) -> dict[str, str]:
    paths = [path for path in directory.rglob("*") if path.is_file()]
    return {path.relative_to(directory).as_posix(): path.read_text("utf-8") for path in paths}


def refused(directory: Path) -> str:
    with pytest.raises(Unreadable) as error:
        write.write_site(str(directory))
    assert error.value.places == (str(directory),)
    return error.value.code


def test_a_new_directory_is_made_with_those_above_it(tmp_path: Path) -> None:
    assert write.write_site(str(tmp_path / "a" / "b")) == 2
    assert everything(tmp_path / "a" / "b") == FILES
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["b"]


def test_an_empty_directory_is_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write.write_site(".")
    assert everything(tmp_path) == {f"here/{path}": text for path, text in FILES.items()}


def test_an_older_site_is_overwritten_and_other_files_stay(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(document("en", "Old", "", tag("p", "old")), encoding="utf-8")
    (tmp_path / "CNAME").write_text("rules.example", encoding="utf-8")
    write.write_site(str(tmp_path))
    assert everything(tmp_path) == FILES | {"CNAME": "rules.example"}


@pytest.mark.parametrize("name", ["index.html", "notes.txt"])
def test_a_directory_with_other_files_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    assert refused(tmp_path) == "no-rulebook"
    assert everything(tmp_path) == {name: "mine"}


def test_a_file_is_no_directory(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    assert refused(file) == "no-directory"
    assert refused(file / "below") == "no-directory"
    assert everything(tmp_path) == {"file": "mine"}


def test_a_failing_disk_leaves_no_partial_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(write, "_write", fails)
    assert refused(tmp_path / "site") == "no-space"
    assert not list(tmp_path.iterdir())
