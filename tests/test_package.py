"""The version is written once, in `sabot.__version__`, and everything else follows it."""

import re
import tomllib
from importlib.metadata import version

import sabot
from tests.support.paths import ROOT


def test_both_distributions_have_the_version_of_the_package() -> None:
    assert version("sabot-cards") == version("sabot-engine") == sabot.__version__
    for file in ("pyproject.toml", "engine/pyproject.toml"):
        assert "version" in tomllib.loads((ROOT / file).read_text("utf-8"))["project"]["dynamic"]


def test_the_table_needs_the_engine_of_its_own_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"sabot-engine=={sabot.__version__}" in project["dependencies"]


def test_a_version_is_semantic() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?", sabot.__version__)


def test_both_distributions_have_the_same_licence_and_versions_of_python() -> None:
    table, engine = (
        tomllib.loads((ROOT / file).read_text("utf-8"))["project"]
        for file in ("pyproject.toml", "engine/pyproject.toml")
    )
    assert table["requires-python"] == engine["requires-python"]
    pythons = [
        {line for line in project["classifiers"] if line.startswith("Programming Language")}
        for project in (table, engine)
    ]
    assert pythons[0] == pythons[1]
    assert (ROOT / "engine" / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
