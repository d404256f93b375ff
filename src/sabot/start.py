"""The entry point of the command `sabot`: ends quietly if Ctrl-C comes before the commands are loaded."""

INTERRUPTED = 130


def main() -> int:
    """Load the commands and run one; returns its exit code."""
    try:
        from sabot.cli import main as run
    except KeyboardInterrupt:
        return INTERRUPTED
    return run()
