"""The console that prints help pages."""

from rich.console import Console

from sabot.command_line.line_breaks import keep_no_break_spaces


class HelpConsole(Console):
    """A console that reports a closed pipe, instead of ending the program with an exit code of its own."""

    def __init__(self) -> None:
        """A console on standard output, which breaks no line at a no-break space."""
        keep_no_break_spaces()
        super().__init__()

    def on_broken_pipe(self) -> None:
        """Raise the error on, which becomes the exit code for unread output."""
        raise  # noqa: PLE0704  # called while BrokenPipeError is handled
