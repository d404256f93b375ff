"""Plays a match of bots in a process that the test kills: `python -m tests.match.driver FILE FORMAT`.

It tells what it did only when that is on the disk, and writes slowly, so that most kills tear a line apart.
"""

import json
import os
import sys
from pathlib import Path
from unittest.mock import patch

from sabot.match.journal import Journal
from tests.support.match_bots import every_format, step

write = os.write


def write_half(file: int, data: bytes) -> int:
    """Write only a part, as a nearly full or slow disk may."""
    written = write(file, data[: max(len(data) // 2, 10)])
    os.fsync(file)
    return written


def main(path: Path, name: str) -> None:
    """Start or resume the match, and play it to its end."""
    print('"ready"', flush=True)
    journal = Journal.resume(path) if path.exists() else Journal.create(path, dict(every_format())[name])
    print('"opened"', flush=True)
    with journal:
        while not journal.match.is_over:
            played = journal.match.rounds[-1]
            step(journal.match)
            journal.commit()
            place = [played.number, len(played.salts), played.is_dealt, len(played.actions)]
            print(json.dumps([place, played.actions[-1:]]), flush=True)


if __name__ == "__main__":
    with patch("os.write", write_half):
        main(Path(sys.argv[1]), sys.argv[2])
