"""The start screen: a form for the match, from which it is dealt or resumed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key, MouseScrollDown, MouseScrollUp
from textual.widgets import Static

from sabot.errors import Unreadable
from sabot.tui.choices import Choices
from sabot.tui.screens.help_overlay import START_KEYS, HelpOverlay
from sabot.tui.screens.roomy_screen import RoomyScreen
from sabot.tui.screens.start_form import Field, Form
from sabot.tui.widgets.canvas import Canvas, cut
from sabot.tui.widgets.painted import PaintedWidget
from sabot.tui.widgets.titles import foot_of
from sabot.words.language import speak
from sabot.words.terminal_style import SHAPES

if TYPE_CHECKING:
    from sabot.tui.app import TableApp

DIGITS = 9
"""The most digits of a number."""
FRONT = ("red", "yellow", "green", "blue")
BACK = ("pink", "turquoise", "orange", "violet")

Deal = Callable[["TableApp", Choices], None]
"""Starts the chosen match, or raises Unreadable."""


class FormLines(PaintedWidget):
    """The fields of the form as lines, scrolled to the chosen one."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  # what Textual calls it
        super().__init__(id=id)
        self.fields: list[Field] = []
        self.chosen = 0

    def paint(self, canvas: Canvas) -> None:
        """Draw as many lines as fit around the chosen one, with headings."""
        rows: list[tuple[str, int]] = []
        for place, field in enumerate(self.fields):
            if field.heading:
                rows += [("", -1), (field.heading, -1)]
            rows.append(("", place))
        at = rows.index(("", self.chosen)) if self.fields else 0
        first = min(max(at - canvas.height // 2, 0), max(len(rows) - canvas.height, 0))
        label_width = min(max((cell_len(field.label) for field in self.fields), default=0), canvas.width // 2 - 2)
        for y, (heading, place) in enumerate(rows[first : first + canvas.height]):
            if heading:
                canvas.write(1, y, heading, self.palette.strong)
            elif place >= 0:
                self._line(canvas, y, place, label_width)

    def _line(self, canvas: Canvas, y: int, place: int, label_width: int) -> None:
        field = self.fields[place]
        is_chosen = place == self.chosen
        label = cut(field.label, label_width)
        canvas.write(0, y, "▶" if is_chosen else " ", self.palette.strong)
        canvas.write(2, y, label, self.palette.strong if is_chosen else self.palette.paper)
        canvas.spot(0, y, canvas.width, 1, f"line {place}")
        after_label = cell_len(label) + 3
        aligned = label_width + 3
        x = max(min(aligned, canvas.width - cell_len(field.text) - 6), after_label)  # a long value moves to the left
        room = canvas.width - x - 4 - 2 * (not field.is_usual)
        text = cut(field.text, room)
        style = self.palette.bright if is_chosen else self.palette.paper if field.is_usual else self.palette.strong
        canvas.write(x, y, "◂", self.palette.strong if is_chosen else self.palette.faint)
        canvas.spot(x, y, 2, 1, f"less {place}")
        end = canvas.write(x + 2, y, f"{text}{'' if field.is_usual else ' *'}", style)
        canvas.write(end + 1, y, "▸", self.palette.strong if is_chosen else self.palette.faint)
        canvas.spot(x + 2, y, end - x + 1, 1, f"more {place}")


class StartScreen(RoomyScreen):
    """Game, opponents, level, match and options in one list, with help about the chosen line beside it."""

    def __init__(self, choices: Choices, deal: Deal, resume: Callable[["TableApp"], None] | None = None) -> None:
        super().__init__()
        self.choices = choices
        self._deal = deal
        self._resume = resume
        self._typed = ""
        """The digits of the number being typed."""

    @property
    def table_app(self) -> "TableApp":
        """The application."""
        return cast("TableApp", self.app)

    def compose_roomy(self) -> ComposeResult:
        """A title, the form, and the keys."""
        yield Static(id="title")
        with Horizontal(id="form"):
            yield FormLines(id="lines")
            with VerticalScroll(id="about", can_focus=False):
                yield Static(id="about-text")
        yield Static(id="notice")
        yield Static(id="foot")

    def on_mount(self) -> None:
        """Show the form."""
        self.refresh_text()

    @property
    def _form(self) -> Form:
        app = self.table_app
        return Form(self.choices, app.language, lambda code: app.speak(speak(code)))

    @property
    def lines(self) -> FormLines:
        """The lines of the form."""
        return self.query_one("#lines", FormLines)

    def refresh_text(self) -> None:
        """Redraw the whole form."""
        app, lines = self.table_app, self.lines
        palette, say = app.palette, app.language.say
        lines.fields = self._form.fields()
        lines.chosen = min(lines.chosen, len(lines.fields) - 1)
        lines.redraw()
        title = Text(justify="center")
        for colour in FRONT:
            title.append(f"{SHAPES[colour]} ", palette.hue(colour))
        title.append("  S A B O T  ", palette.strong)
        for colour in BACK:
            title.append(f" {SHAPES[colour]}", palette.hue(colour))
        title.append(f"\n{say('page-home-about')}", palette.faint)
        self.query_one("#title", Static).update(title)
        field = lines.fields[lines.chosen]
        about = [Text(field.label, palette.strong), Text(field.text), Text("")]
        for text in field.about(app.language):
            about += [Text(text), Text("")]
        self.query_one("#about-text", Static).update(Group(*about))
        self.query_one("#foot", Static).update(self._foot())

    def _foot(self) -> Text:
        app = self.table_app
        resume = [("r", "tui-form-resume")] if self._resume is not None else []
        keys = [
            ("⏎", "tui-form-deal"),
            *resume,
            ("↑↓←→", "tui-form-choose"),
            ("x", "tui-form-reset"),
            ("?", "tui-key-help"),
        ]
        return foot_of([*keys, ("l", "tui-key-language"), ("q", "tui-key-leave")], app.palette, app.language)

    def on_painted_widget_clicked(self, event: PaintedWidget.Clicked) -> None:
        """Choose the clicked line, or change the value of the chosen line."""
        part, _, place = event.meaning.partition(" ")
        is_chosen = self.lines.chosen == int(place)
        self.go(int(place))
        if part in ("less", "more") and is_chosen:
            self._step(-1 if part == "less" else 1)

    def on_mouse_scroll_down(self, _: MouseScrollDown) -> None:
        """Go down the form."""
        self._move(1)

    def on_mouse_scroll_up(self, _: MouseScrollUp) -> None:
        """Go up the form."""
        self._move(-1)

    def on_key(self, event: Key) -> None:
        """Move through the form, change values, deal, or leave."""
        handlers: dict[str, Callable[[], object]] = {
            "up": lambda: self._move(-1),
            "down": lambda: self._move(1),
            "pageup": lambda: self._move(-8),
            "pagedown": lambda: self._move(8),
            "home": lambda: self.go(0),
            "end": lambda: self.go(len(self.lines.fields) - 1),
            "left": lambda: self._step(-1),
            "right": lambda: self._step(1),
            "space": lambda: self._step(1),
            "backspace": self._untype,
            "enter": self.deal,
            "x": self._reset,
            "r": self._go_on,
            "l": self.table_app.next_language,
            **dict.fromkeys(("question_mark", "f1"), lambda: self.app.push_screen(HelpOverlay(START_KEYS))),
            "q": self.table_app.leave,
            "escape": self.table_app.leave,
        }
        if event.character and event.character.isdecimal() and event.character.isascii():
            self._type(event.character)
        elif event.key in handlers:
            handlers[event.key]()
        else:
            return
        event.stop()

    def _move(self, step: int) -> None:
        self.go(min(max(self.lines.chosen + step, 0), len(self.lines.fields) - 1))

    def go(self, place: int) -> None:
        """Choose a line by its place."""
        self._typed = ""
        self.lines.chosen = place
        self._say("")
        self.refresh_text()

    def _step(self, direction: int) -> None:
        self._typed = ""
        self.lines.fields[self.lines.chosen].step(direction)
        self._say("")
        self.refresh_text()

    def _type(self, digit: str) -> None:
        """Type a number, or choose by number."""
        field = self.lines.fields[self.lines.chosen]
        if field.values:
            if 1 <= int(digit) <= len(field.values):
                self._choose(field, field.values[int(digit) - 1])
            return
        self._typed = (self._typed + digit)[-DIGITS:]
        self._choose(field, min(max(int(self._typed), field.least), field.most))

    def _untype(self) -> None:
        field = self.lines.fields[self.lines.chosen]
        if not field.values:
            self._typed = str(field.value)[:-1]
            self._choose(field, max(int(self._typed or 0), field.least))

    def _choose(self, field: Field, value: object) -> None:
        field.choose(value)
        self._say("")
        self.refresh_text()

    def _reset(self) -> None:
        self.choices.reset()
        self.refresh_text()

    def _go_on(self) -> None:
        if self._resume is not None:
            self._try(lambda: self._resume and self._resume(self.table_app))

    def deal(self) -> None:
        """Start the match, or show why it cannot be played."""
        self._try(lambda: self._deal(self.table_app, self.choices))

    def _try(self, start: Callable[[], object]) -> None:
        try:
            start()
        except Unreadable as error:
            self._say(error.in_full(self.table_app.language))

    def _say(self, text: str) -> None:
        self.query_one("#notice", Static).update(text)
