"""`sabot serve`, at whose tables chance comes from the test that is running.

Run as a program, with the file in which the seed stands and then what `sabot` is told. The server itself has no such
door: only what it takes for secrets is another here.
"""

import secrets
import sys
from pathlib import Path
from random import Random

from sabot.cli import main
from sabot.server.hosting import registry


class Secrets:
    """Replaces `secrets` in the registry: the seeds of tables come from a file, their keys are new every time."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.token_urlsafe = secrets.token_urlsafe

    def token_hex(self, size: int) -> str:
        """So many bytes, as text; the next that are wanted are others."""
        seed = self._file.read_text("utf-8")
        self._file.write_text(f"{seed}'", "utf-8")
        return Random(seed).randbytes(size).hex()


if __name__ == "__main__":
    file, *arguments = sys.argv[1:]
    registry.secrets = Secrets(Path(file))  # type: ignore[assignment, attr-defined]
    sys.exit(main(arguments))
