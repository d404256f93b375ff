"""Measures how long a newcomer waits for the first card: `python -m tests.packaging.first_card`.

It clones this repository, runs `make setup`, starts `sabot serve`, and sits down at a table. Then the same with the
wheels, in a clean environment. What is downloaded comes from caches where they have it.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.packaging.environments import TABLE, Environment, build, install
from tests.packaging.test_wheels import DEAL
from tests.support.paths import ROOT


@contextmanager
def measured(what: str) -> Iterator[None]:
    """Print how long something took."""
    before = perf_counter()
    yield
    print(f"{what}: {perf_counter() - before:.1f} s", flush=True)


def deal(environment: Environment, folder: Path) -> None:
    """Start a server and sit down at a table, which deals."""
    environment.run("python", "-c", DEAL, str(environment.programs / "sabot"), cwd=folder)


def main() -> None:
    """Measure both ways."""
    with TemporaryDirectory() as directory:
        folder = Path(directory)
        with measured("from clone to the first card"):
            with measured("  git clone"):
                subprocess.run(["git", "clone", "--quiet", "--depth=1", ROOT.as_uri(), folder / "clone"], check=True)
            with measured("  make setup"):
                subprocess.run(["make", "-s", "setup"], cwd=folder / "clone", check=True, capture_output=True)
            with measured("  sabot serve, and a table"):
                deal(Environment(folder / "clone" / ".venv"), folder)
        build(folder / "dist")
        with measured("from wheel to the first card"):
            deal(install(folder / "venv", folder / "dist", TABLE), folder)


if __name__ == "__main__":
    main()
