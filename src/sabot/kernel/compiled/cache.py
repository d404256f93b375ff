"""Where compiled code is kept: one directory for each state of the kernel's sources and of Numba's flags.

Numba's own check sees only the file of an entry point, not the rules it calls, nor the flags.
"""

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import numba

import sabot
from sabot.directories import cache_directory

settings: Any = numba.config
"""Numba's settings, which have no types."""

KEPT = 6
"""How many states of the kernel keep their compiled code."""

_SOURCES = ("codes.py", "cards/faces.py", "editions/rule_codes.py", "options/*.py", "kernel/**/*.py")


def kernel_hash(*more: str) -> str:
    """A name for the present sources, flags and compiler; more sources are patterns in the package."""
    digest = hashlib.sha256(f"{numba.__version__} {settings.OPT} {settings.CPU_NAME}".encode())
    package = Path(sabot.__file__).parent
    for path in sorted(path for pattern in (*_SOURCES, *more) for path in package.glob(pattern)):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_base() -> Path:
    """The directory that holds one directory for each state of the kernel."""
    if settings.CACHE_DIR:
        return Path(settings.CACHE_DIR) / "sabot"
    return cache_directory() / "kernel"


def is_warm(entry_point: str) -> bool:
    """Whether an entry point has been compiled from the present sources already."""
    directory = cache_base() / kernel_hash()
    return any(directory.rglob(f"*{entry_point}*.nbc"))


def prune(base: Path, current: str) -> None:
    """Forget the compiled code of old sources; what another process removes meanwhile is gone as well."""
    with suppress(OSError):
        others = [path for path in base.iterdir() if path.is_dir() and path.name != current]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in others[KEPT - 1 :]:
            shutil.rmtree(path, ignore_errors=True)


@contextmanager
def kernel_cache(*more: str) -> Iterator[None]:
    """Entry points defined inside keep their code in the kernel's own directory, or in one for more sources as well."""
    base, current = cache_base(), kernel_hash(*more)
    prune(base, current)
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(base / current)
    try:
        yield
    finally:
        settings.CACHE_DIR = before
