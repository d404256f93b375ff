"""Work that takes a while is done aside, one piece after the other, so that the tables go on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

_desk = ThreadPoolExecutor(1, "aside")

P = ParamSpec("P")
R = TypeVar("R")


async def aside(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a piece of work comes to."""
    return await asyncio.get_running_loop().run_in_executor(_desk, lambda: work(*args, **kwargs))
