"""A real server whose tables are dealt from a seed, for browser tests and for programs that take pictures."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.e2e import seeded
from tests.support.server.serving import Process, database_in

SEED = "SABOT_TEST_SEED"
"""The file with the seed, and the environment variable that chooses it."""


@contextmanager
def seeded_server(
    directory: Path, seed: str = "", command: str = "serve", prefix: tuple[str, ...] = ()
) -> Iterator[Process]:
    """A server with its database and its seed in a directory."""
    set_seed(directory, seed)
    process = Process(
        *("--database", database_in(directory)),
        log=directory / "log",
        program=(seeded.__file__, str(directory / SEED)),
        command=command,
        prefix=prefix,
    )
    process.start()
    try:
        yield process
    finally:
        process.kill()


def set_seed(directory: Path, seed: str) -> None:
    """Deal the next tables of the server in a directory from a seed."""
    (directory / SEED).write_text(seed, "utf-8")
