"""The console that prints help pages."""

from rich.console import Console


class HelpConsole(Console):
    """A console that reports a closed pipe, instead of ending the program with an exit code of its own."""

    def on_broken_pipe(self) -> None:
        """Raise the error on, which becomes the exit code for unread output."""
        raise  # noqa: PLE0704  # called while BrokenPipeError is handled
