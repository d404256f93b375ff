"""Locks files against other processes: by `flock`, or on Windows by a byte that no file reaches."""

import os
import sys
import time

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BINARY = getattr(os, "O_BINARY", 0)
"""A flag for `os.open`. Without it, Windows writes two bytes for the end of a line."""
FAR = 0x7FFF_FFFE
"""The position of the byte that is locked on Windows, where others cannot read a locked byte."""
INTERVAL = 0.05
"""How many seconds pass between two attempts on Windows, where waiting for a lock is limited to ten seconds."""


def try_lock(file: int) -> bool:
    """Lock a file until it is closed, unless another process has locked it; whether it is locked now."""
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def wait_for_lock(file: int) -> None:
    """Lock a file until it is closed, as soon as no other process has locked it."""
    if sys.platform == "win32":
        while not try_lock(file):
            time.sleep(INTERVAL)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)
