"""Starts what a key sets going, as work in the background of a screen."""

from collections.abc import Callable, Coroutine

from textual.dom import DOMNode
from textual.worker import Worker


def start(
    node: DOMNode, work: Callable[[], Coroutine[None, None, None]], *, exits_on_error: bool = True
) -> Worker[None]:
    """Run a coroutine function for a screen, until it ends or the screen is gone.

    It gets a function, not a coroutine: while the application is left, work is no longer begun, and Python warns about
    coroutines that were created and never awaited. An error ends the application, unless it is shown otherwise.
    """
    return node.run_worker(work, exit_on_error=exits_on_error)
