"""The start time of commands, and the compile time of the rules."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from socket import socket
from time import perf_counter, sleep
from urllib.request import urlopen

from benchmarks.row import Row

POSITION = """\
edition: deluxe
players: [ana, bo, cy]
hands: {ana: [wild+4, R5, B2], bo: [G1, G2, G3], cy: [Y1, Y2, Y3]}
draw: [B5, B6, B7, B8, B9]
discard: [R7]
script: [{ana: play wild+4 blue}, {bo: challenge}]
"""
SABOT = str(Path(sys.executable).with_name("sabot"))
TRIES = 5


def rows() -> list[Row]:
    """All start times."""
    return [
        Row("first compilation of the rules, with sabot simulate", first_compile(), " s", 20, more=False),
        Row("sabot simulate from then on", later_start(), " s", 0.8, more=False),
        Row("sabot --help", help_start(), " s", 0.12, more=False),
        Row("sabot referee on a small position", referee_start(), " s", 0.2, more=False),
        Row("sabot rules D-024", best_of(SABOT, "rules", "D-024"), " s", 0.2, more=False),
        Row("sabot serve to its first page", min(first_page() for _ in range(TRIES)), " s", 1, more=False),
    ]


def seconds_of(*command: str, cache: str | None = None) -> float:
    """The duration of a command."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache} if cache else dict(os.environ)
    began = perf_counter()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return perf_counter() - began


def best_of(*command: str) -> float:
    """The shortest duration of several tries, after one that fills the caches."""
    seconds_of(*command)
    return min(seconds_of(*command) for _ in range(TRIES))


def first_compile() -> float:
    """The duration of `sabot simulate` before anything is compiled."""
    with tempfile.TemporaryDirectory() as cache:
        return seconds_of(SABOT, "simulate", "--rounds", "1", cache=cache)


def later_start() -> float:
    """The duration of `sabot simulate` after that."""
    return best_of(SABOT, "simulate", "--rounds", "1")


def help_start() -> float:
    """The duration of `sabot --help`."""
    return best_of(SABOT, "--help")


def first_page() -> float:
    """The time from the start of a server to its first page, with an empty database."""
    with tempfile.TemporaryDirectory() as folder, socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        began = perf_counter()
        with subprocess.Popen(
            [SABOT, "serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as server:
            while not answers(f"http://127.0.0.1:{port}/"):
                sleep(0.01)
            took = perf_counter() - began
            server.terminate()
    return took


def answers(url: str) -> bool:
    """Whether a server answers."""
    try:
        with urlopen(url) as page:
            return bool(page.read())
    except OSError:
        return False


def referee_start() -> float:
    """The duration of `sabot referee` on a small position."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "position.yaml"
        file.write_text(POSITION, "utf-8")
        return best_of(SABOT, "referee", str(file))
