"""Packages that are installed only on demand, and the command that installs them."""

import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from sabot.errors import Place, Unreadable

TABLE, ENGINE = "sabot-cards", "sabot-engine"
"""The distributions: everything that can be played, and the engine alone."""


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


def require(extra: str, *modules: str) -> None:
    """Raise ImportError with the command if a module of an extra is missing."""
    if any(find_spec(module) is None for module in modules):
        raise ImportError(str(not_installed(extra)))


def _is_installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True
