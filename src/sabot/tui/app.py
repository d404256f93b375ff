"""The application: colours, languages, and how it is left."""

import os
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import BUILTIN_THEMES, Theme

from sabot.errors import Unreadable
from sabot.tui.choices import PACES, USUAL_PACE
from sabot.tui.screens.help_overlay import HelpSheet
from sabot.tui.screens.look_overlay import LogSheet, LookSheet
from sabot.tui.widgets.palette import FEW, FULL, NONE, Palette, palette
from sabot.words.language import LANGUAGES, Language, speak

FELT = Theme(
    name="felt",
    primary="#ffd75e",
    secondary="#7ddc7d",
    accent="#ffd75e",
    warning="#f58a1f",
    error="#c62836",
    success="#2b7d3a",
    foreground="#ece9dd",
    background="#0d3326",
    surface="#12402f",
    panel="#0a281e",
    dark=True,
    variables={"night": "#1b1533", "rim": "#4f7a63"},
)
_ANSI = BUILTIN_THEMES["ansi-dark"]
PLAIN = replace(
    _ANSI, name="plain", variables={**_ANSI.variables, "night": _ANSI.background or "", "rim": _ANSI.background or ""}
)
"""Where there are few colours or none, the terminal's own."""


def depth_of(environment: Mapping[str, str], console: Console) -> str:
    """How many colours there are to draw with."""
    if environment.get("NO_COLOR"):
        return NONE
    return FULL if console.color_system in ("truecolor", "256") else FEW if console.color_system else NONE


class TableApp(App[list[str]]):
    """The table in a terminal. Leaving it gives back what is to be said afterwards."""

    CSS_PATH = Path(__file__).with_name("style.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Sabot"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True),
        Binding("ctrl+q", "leave", priority=True),
    ]

    def __init__(
        self,
        language: Language,
        first: Callable[["TableApp"], Screen[Any]],
        *,
        pace: float = USUAL_PACE,
        depth: str | None = None,
    ) -> None:
        """The first screen is made when there is a terminal for it."""
        depth = depth or depth_of(os.environ, Console())
        super().__init__(ansi_color=depth != FULL)
        self.language = language
        self.pace = pace
        self.inks: Palette = palette(depth)
        self.error: Exception | None = None
        """Why it could not go on."""
        self._first = first
        for theme in (FELT, PLAIN):
            self.register_theme(theme)
        self.theme = FELT.name if depth == FULL else PLAIN.name

    def on_mount(self) -> None:
        """Show the first screen."""
        self.push_screen(self._first(self))

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run; what a user or a disk can do wrong ends it all, and is told afterwards."""
        try:
            await work
        except (Unreadable, OSError) as error:
            self.error = error
            self.exit([])

    def action_leave(self) -> None:
        """Leave, whatever is on the screen."""
        self.leave()

    def leave(self) -> None:
        """Leave, and say how to come back."""
        source = self.source
        self.exit([] if source is None else source.farewell())

    @property
    def source(self) -> Any:
        """The table that is played at, if there is one."""
        return next((screen.source for screen in self.screen_stack if hasattr(screen, "source")), None)

    def next_language(self) -> None:
        """Speak the next of the languages from now on, everywhere."""
        code = LANGUAGES[(LANGUAGES.index(self.language.code) + 1) % len(LANGUAGES)]
        self.speak(speak(code))

    def speak(self, language: Language) -> None:
        """Speak a language from now on."""
        self.language = language
        if self.source is not None:
            self.run_worker(self.source.read_in(language))
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()

    def change_pace(self, step: int) -> None:
        """Let the bots be slower or quicker, where they are ours."""
        paces = list(PACES)
        place = paces.index(self.pace) + step
        set_pace = getattr(self.source, "set_pace", None)
        if set_pace is not None and 0 <= place < len(paces):
            self.pace = paces[place]
            set_pace(self.pace)

    def is_known(self, key: str, screen: Any) -> bool:
        """Do what a key means wherever one is at a table; whether it means something."""
        scene = screen.source.scene
        ways: dict[str, Callable[[], object]] = {
            **dict.fromkeys(("question_mark", "f1"), lambda: self.push_screen(HelpSheet(screen.KEYS))),
            **dict.fromkeys(("l", "f2"), self.next_language),
            **dict.fromkeys(("slash", "f3"), lambda: scene.view and self.push_screen(LookSheet(scene.view))),
            **dict.fromkeys(("equals_sign", "f4"), lambda: scene.score and screen.show_score()),
            **dict.fromkeys(("apostrophe", "f5"), lambda: self.push_screen(LogSheet(scene))),
            "plus": lambda: self.change_pace(-1),
            "minus": lambda: self.change_pace(1),
            "q": self.leave,
        }
        if key not in ways:
            return False
        ways[key]()
        return True
