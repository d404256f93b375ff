"""`sabot serve` with deals from the seed of the running test.

Run as a program; its arguments are the file with the seed, then those of `sabot`. The server has no option for this, so
the program replaces the `secrets` module of the registry. A file `version` beside the seed makes it another version of
the package for the page.
"""

import secrets
import sys
from functools import partial
from pathlib import Path
from random import Random

from sabot.cli import main
from sabot.server import offline_packs, serve_command
from sabot.server.access.limits import Limits
from sabot.server.hosting import registry

MANY = 1_000_000
"""How many tables may be open: all browsers of a test run, or of its repetitions, have the same address."""


class Secrets:
    """Replaces `secrets` in the registry: the seeds of tables come from a file, their keys are new every time."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.token_urlsafe = secrets.token_urlsafe

    def token_hex(self, size: int) -> str:
        """A number of bytes as text, different at each call."""
        seed = self._file.read_text("utf-8")
        self._file.write_text(f"{seed}'", "utf-8")
        return Random(seed).randbytes(size).hex()


if __name__ == "__main__":
    file, *arguments = sys.argv[1:]
    registry.secrets = Secrets(Path(file))  # type: ignore[assignment, attr-defined]
    serve_command.Limits = partial(Limits, tables_per_address=MANY)  # type: ignore[assignment, attr-defined]
    version = Path(file).with_name("version")
    if version.is_file():
        offline_packs.package_version = version.read_text  # type: ignore[assignment]
    sys.exit(main(arguments))
