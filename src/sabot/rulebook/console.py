"""A console that keeps together what a no-break space joins."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

_NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_STAND_INS = "\ue000\ue001"
"""Characters for private use, one column wide, that stand for no-break spaces while lines are wrapped."""
_HIDE = str.maketrans(_NO_BREAK, _STAND_INS)
_RESTORE = str.maketrans(_STAND_INS, _NO_BREAK)


class UnbrokenConsole(Console):
    """Rich breaks lines at no-break spaces as at any other; this console does not."""

    def lines(self, renderable: RenderableType) -> list[str]:
        """The lines in which something is printed."""
        with self.capture() as captured:
            self.print(renderable)
        return [line.rstrip() for line in captured.get().translate(_RESTORE).splitlines()]

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Hide no-break spaces before lines are wrapped."""
        if isinstance(renderable, str):
            renderable = renderable.translate(_HIDE)
        elif isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(_HIDE)
        return super().render(renderable, options)
