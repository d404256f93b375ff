"""Packages that are installed only on demand, and the command that installs them."""

import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from sabot.errors import Place, Unreadable

TABLE, ENGINE = "sabot-cards", "sabot-engine"
"""The distributions: everything that can be played, and the engine alone."""
EXTRAS = {
    "fast": ("numba", "numpy"),
    "cluster": ("psycopg", "redis"),
    "lab": ("distributed", "matplotlib"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
}
"""The modules that show whether an extra is installed."""


class MissingExtra(ImportError):
    """An import of something whose extra is not installed; the message names the command that installs it."""

    def __init__(self, extra: str) -> None:
        super().__init__(str(not_installed(extra)))
        self.extra = extra


def install_command(extra: str) -> str:
    """The command that adds an extra to this installation; without an extra, what the engine alone lacks."""
    if (Path(__file__).parents[2] / "hatch_build.py").is_file():
        return "make setup"  # in a checkout
    name = TABLE if not extra or _is_installed(TABLE) else ENGINE
    wanted = f'"{name}[{extra}]"' if extra else name
    if (Path(sys.prefix) / "uv-receipt.toml").is_file():
        return f"uv tool install {wanted}"
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return f"pipx install --force {wanted}"
    return f"pip install {wanted}"


def not_installed(extra: str, *places: Place) -> Unreadable:
    """The error about packages of an extra that are not installed."""
    return Unreadable("not-installed", *places, command=install_command(extra))


def missing_modules(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def require(extra: str) -> None:
    """Raise MissingExtra if a module of an extra is missing."""
    if missing_modules(extra):
        raise MissingExtra(extra)


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
