"""The Textual application: themes, language, pace, common keys, and leaving."""

import os
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import BUILTIN_THEMES, Theme

from sabot.command_line.line_breaks import keep_no_break_spaces
from sabot.errors import Unreadable
from sabot.local.paces import PACES, USUAL_PACE
from sabot.settings import read_settings
from sabot.tui.screens.help_overlay import HelpOverlay
from sabot.tui.screens.look_overlay import LogOverlay, LookOverlay
from sabot.tui.widgets.palette import FEW, FULL, NONE, Palette, palette_for
from sabot.tui.work import start
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
WOOD = replace(
    FELT,
    name="wood",
    background="#3d2413",
    surface="#4b2d18",
    panel="#2f1b0d",
    variables={"night": "#2a1119", "rim": "#8a6244"},
)
NIGHT = replace(
    FELT,
    name="night",
    background="#101a2e",
    surface="#16233d",
    panel="#0b1322",
    variables={"night": "#1c1129", "rim": "#51688f"},
)
CONTRAST = replace(
    FELT,
    name="contrast",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    variables={"night": "#1c0038", "rim": "#ffffff"},
)
LOOKS = {theme.name: theme for theme in (FELT, WOOD, NIGHT, CONTRAST)}
"""The looks of the table that the settings choose among, for terminals with all colours."""
_ANSI = BUILTIN_THEMES["ansi-dark"]
PLAIN = replace(
    _ANSI, name="plain", variables={**_ANSI.variables, "night": _ANSI.background or "", "rim": _ANSI.background or ""}
)
"""The theme for terminals with few colours or none: uses the terminal's own colours."""


def depth_of(environment: Mapping[str, str], console: Console) -> str:
    """The number of colours that a terminal supports, as a palette depth; with the theme `plain`, only its own."""
    if environment.get("NO_COLOR"):
        return NONE
    if read_settings().theme == "plain" and console.color_system:
        return FEW
    return FULL if console.color_system in ("truecolor", "256") else FEW if console.color_system else NONE


class TableApp(App[list[str]]):
    """The full-screen application. It returns the lines to print after it is left."""

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
        """The first screen is created once the application runs."""
        keep_no_break_spaces()
        depth = depth or depth_of(os.environ, Console())
        super().__init__(ansi_color=depth != FULL)
        self.language = language
        self.pace = pace
        self.palette: Palette = palette_for(depth)
        self.error: Exception | None = None
        """The error that ended the application, if any."""
        self._first = first
        for theme in (*LOOKS.values(), PLAIN):
            self.register_theme(theme)
        look = LOOKS.get(read_settings().theme or FELT.name, FELT)
        self.theme = look.name if depth == FULL else PLAIN.name

    def on_mount(self) -> None:
        """Show the first screen."""
        self.push_screen(self._first(self))

    async def guarded(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run a coroutine function; a user error or a disk error ends the application and is reported afterwards."""
        try:
            await work()
        except (Unreadable, OSError) as error:
            self.error = error
            self.exit([])

    def action_leave(self) -> None:
        """Leave the application from any screen."""
        self.leave()

    def leave(self) -> None:
        """Leave, and return the farewell of the table."""
        source = self.source
        self.exit([] if source is None else source.farewell())

    @property
    def source(self) -> Any:
        """The source of the table on the screen, if there is one."""
        return next((screen.source for screen in self.screen_stack if hasattr(screen, "source")), None)

    def next_language(self) -> None:
        """Switch to the next language."""
        code = LANGUAGES[(LANGUAGES.index(self.language.code) + 1) % len(LANGUAGES)]
        self.speak(speak(code))

    def speak(self, language: Language) -> None:
        """Switch to a language, on all screens."""
        self.language = language
        if self.source is not None:
            start(self, partial(self.source.read_in, language))
        for screen in self.screen_stack:
            refresh_text = getattr(screen, "refresh_text", None)
            if refresh_text is not None:
                refresh_text()

    def change_pace(self, step: int) -> None:
        """Make the bots slower or quicker, if they play on this machine."""
        paces = list(PACES)
        place = paces.index(self.pace) + step
        set_pace = getattr(self.source, "set_pace", None)
        if set_pace is not None and 0 <= place < len(paces):
            self.pace = paces[place]
            set_pace(self.pace)

    def change_time(self) -> None:
        """Ask the others for more time, or need it no longer, at a server's table."""
        if self.source is not None and self.source.scene.can_ask_for_time:
            self.run_worker(self.source.do("more-time"))

    def handle_common_key(self, key: str, screen: Any) -> bool:
        """Handle a key that has a meaning on every table screen; whether it has one."""
        scene = screen.source.scene
        handlers: dict[str, Callable[[], object]] = {
            **dict.fromkeys(("question_mark", "f1"), lambda: self.push_screen(HelpOverlay(screen.KEYS))),
            **dict.fromkeys(("l", "f2"), self.next_language),
            **dict.fromkeys(("slash", "f3"), lambda: scene.view and self.push_screen(LookOverlay(scene.view))),
            **dict.fromkeys(("equals_sign", "f4"), lambda: scene.score and screen.show_score()),
            **dict.fromkeys(("apostrophe", "f5"), lambda: self.push_screen(LogOverlay(scene))),
            "f7": self.change_time,
            "plus": lambda: self.change_pace(-1),
            "minus": lambda: self.change_pace(1),
            "q": self.leave,
        }
        if key not in handlers:
            return False
        handlers[key]()
        return True
