"""The distributions, built from this checkout and installed into clean environments, without a network.

The packages are those of `uv.lock`, from the cache that `make setup` has filled.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.paths import ROOT

UV = Path(sys.prefix, "Scripts" if sys.platform == "win32" else "bin", "uv")
TABLE, ENGINE = "sabot-cards", "sabot-engine"


class Environment(NamedTuple):
    """A clean environment with one of the distributions."""

    folder: Path

    def run(
        self, *command: str, cwd: Path, given: str | None = None, codes: tuple[int, ...] = (0,), **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment; fail with its output if its exit code is not expected."""
        names = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        names |= {"HOME": str(cwd), "XDG_DATA_HOME": str(cwd), "XDG_CACHE_HOME": str(cwd), "LANGUAGE": "en"} | more
        program, *arguments = command
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=cwd,
            env=names,
            input=given,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode in codes, f"{command}\n{done.stdout}\n{done.stderr}"
        return done

    @property
    def programs(self) -> Path:
        """Where its programs are."""
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin")


def uv(*arguments: str | Path) -> None:
    """Run uv; skip the test where its cache or the network is missing, except in CI."""
    done = subprocess.run([UV, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        if "offline" in done.stderr and not os.environ.get("CI"):
            pytest.skip("the cache of uv lacks packages")
        pytest.fail(f"uv {' '.join(map(str, arguments))}\n{done.stderr}")


def build(folder: Path) -> None:
    """Build all distributions."""
    uv("build", "--quiet", "--offline", "--all-packages", "--no-build-isolation", "--out-dir", folder)


def install(folder: Path, distributions: Path, package: str, *extras: str) -> Environment:
    """A clean environment with a distribution and the packages that it needs."""
    lock = folder.with_name(f"pylock.{folder.name}.toml")
    chosen = [part for extra in extras for part in ("--extra", extra)]
    uv("venv", "--quiet", "--python", sys.executable, folder)
    uv(
        *("export", "--quiet", "--locked", "--no-default-groups", "--no-emit-workspace", "--format", "pylock.toml"),
        *("--package", package, *chosen, "--output-file", str(lock)),
    )
    uv("pip", "sync", "--quiet", "--offline", "--python", folder, lock)
    names = [ENGINE] if package == ENGINE else [ENGINE, TABLE]
    wheels = [next(distributions.glob(f"{name.replace('-', '_')}-*.whl")) for name in names]
    uv("pip", "install", "--quiet", "--offline", "--no-deps", "--python", folder, *wheels)
    uv("pip", "check", "--quiet", "--python", folder)
    return Environment(folder)
