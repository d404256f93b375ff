"""Colours and shapes in a terminal."""

import io
from typing import ClassVar

import pytest

from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle


class Screen(io.StringIO):
    """A terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "environment", "colours", "shapes"),
    [
        (Screen(), {}, True, True),
        (Screen(), {"NO_COLOR": "1"}, False, True),
        (Screen(), {"NO_COLOR": ""}, True, True),
        (Screen(), {"TERM": "dumb"}, False, True),
        (io.TextIOWrapper(io.BytesIO(), "utf-8"), {}, False, True),
        (io.TextIOWrapper(io.BytesIO(), "ascii"), {}, False, False),
    ],
)
def test_the_stream_and_the_environment_decide(
    stream: io.TextIOBase, environment: dict[str, str], colours: bool, shapes: bool
) -> None:
    style = TerminalStyle.for_stream(stream, environment)  # type: ignore[arg-type]  # as good as a TextIO
    assert (style.colours, style.shapes) == (colours, shapes)


def test_words_for_colours_are_coloured_and_nothing_else() -> None:
    style = TerminalStyle(colours=True)
    assert style.words("Fred drew a red 7.") == "Fred drew a \x1b[38;5;203mred\x1b[0m 7."
    assert TerminalStyle().words("Bo drew a red 7.") == "Bo drew a red 7."


def test_without_shapes_the_letter_of_the_card_tells_its_colour() -> None:
    style = TerminalStyle(shapes=False)
    assert (style.colour("red"), style.face("R7"), style.card("R7/P3"), style.face("??")) == (
        "red",
        "R7",
        "R7/P3",
        "??",
    )


class French(Language):
    """A French catalogue with the messages that a test needs."""

    FORMS: ClassVar = {"red": "rouge rouges", "green": "vert verte verts vertes"}

    def say(self, message: str, **words: str | int) -> str:
        forms = self.FORMS.get(str(words["hue"]), str(words["hue"]))
        return forms if message == "colour-words" else forms.split()[0]


def test_every_form_of_a_colour_is_coloured_in_the_language_of_the_reader() -> None:
    style = TerminalStyle(colours=True, language=French("fr"))
    red, green, end = "\x1b[38;5;203m", "\x1b[38;5;77m", "\x1b[0m"
    told = style.words("Deux cartes rouges, une verte; redraw Verts.")
    assert told == f"Deux cartes {red}rouges{end}, une {green}verte{end}; redraw Verts."
    assert TerminalStyle(language=French("fr")).colour("red") == "● rouge"
    assert style.colour("red") == f"{red}● rouge{end}"
