"""Runs slow work in a thread, one piece at a time, so that the event loop serves the tables meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

_desk = ThreadPoolExecutor(1, "aside")

P = ParamSpec("P")
R = TypeVar("R")


async def aside(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run a function in the thread, and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_desk, lambda: work(*args, **kwargs))
