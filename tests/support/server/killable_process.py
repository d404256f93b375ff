"""A warm process that has imported all that a server needs, and forks servers that start at once.

`python -m tests.support.server.killable_process` prints when it is ready, and then reads a line of JSON for each
server: the file for its log, and the arguments of `sabot`. The server prints its process id, then its own output.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from tempfile import TemporaryDirectory

import psycopg
import uvloop
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl

from sabot.cli import main
from sabot.server.app import Config, read_catalogues
from sabot.server.bus import redis_bus
from sabot.server.serve_command import check_services

READ = (psycopg, uvloop, httptools_impl, websockets_sansio_impl, redis_bus)
"""Modules that a server would import when it starts."""


def warm_up() -> None:
    """Do once what every server does when it starts."""
    with TemporaryDirectory() as directory:
        asyncio.run(check_services(Config(database=f"sqlite:///{directory}/tables.sqlite")))
    read_catalogues()
    gc.collect()
    gc.freeze()  # so that the garbage collector of servers skips all of it


def become_server(log: str, *arguments: str) -> int:
    """Turn this process into a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    print(os.getpid(), flush=True)
    return main(arguments)


if __name__ == "__main__":
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        if os.fork() == 0:
            os._exit(become_server(*json.loads(line)))
