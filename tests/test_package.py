import tomllib

import sabot
from tests.support.paths import ROOT

PROJECT = ROOT / "pyproject.toml"


def test_the_package_and_the_project_name_the_same_version() -> None:
    assert sabot.__version__ == tomllib.loads(PROJECT.read_text())["project"]["version"]
