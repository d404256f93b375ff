import tomllib
from pathlib import Path

import sabot

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def test_the_package_and_the_project_name_the_same_version() -> None:
    assert sabot.__version__ == tomllib.loads(PROJECT.read_text())["project"]["version"]
