"""The fields of the start screen: values in words, help, and the rules behind them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from sabot.bots import LEVELS
from sabot.bots.characters.cast import with_ways
from sabot.editions import EDITIONS
from sabot.local.paces import PACES
from sabot.notation.options import format_value
from sabot.options import Choice, Count, Flag, Icon, Option, grouped, options_of
from sabot.options.kinds import HEAVIEST, LARGEST
from sabot.round import FEWEST, MOST
from sabot.rulebook import quoted
from sabot.rulebook.digest import quick_start
from sabot.rulebook.texts import meaning, option_text, sheet_difference
from sabot.tui.choices import Choices
from sabot.words.language import LANGUAGES, Language


@dataclass(frozen=True, slots=True)
class Field:
    """A field of the form."""

    label: str
    value: Any
    choose: Callable[[Any], None]
    values: tuple[Any, ...] = ()
    """The possible values; if empty, the value is a number."""
    least: int = 0
    most: int = LARGEST
    stride: int = 1
    text: str = ""
    """The value in words."""
    help: str = ""
    rules: tuple[str, ...] = ()
    heading: str = ""
    """A heading above this field and those that follow."""
    is_usual: bool = True

    def step(self, direction: int) -> None:
        """Choose the next or previous value."""
        if self.values:
            place = self.values.index(self.value) + direction
            self.choose(self.values[place % len(self.values)])
        else:
            self.choose(min(max(self.value + direction * self.stride, self.least), self.most))

    def about(self, language: Language) -> list[str]:
        """The help text, and the rulings behind the field."""
        return [self.help, *(quoted(rule, language) for rule in self.rules)]


class Form:
    """Builds all fields, after every change."""

    def __init__(self, choices: Choices, language: Language, speak: Callable[[str], None]) -> None:
        self.choices = choices
        self.language = language
        self._speak = speak

    def fields(self) -> list[Field]:
        """All fields, from top to bottom."""
        return [*self._table(), *self._match(), *self._round()]

    def _table(self) -> Iterator[Field]:
        choices, say, code = self.choices, self.language.say, self.language.code
        start = quick_start(choices.edition)
        about = f"{start.special[code]}"
        yield Field(
            say("page-new-game"),
            choices.edition,
            choices.choose_edition,
            tuple(EDITIONS),
            text=start.title[code],
            help=about,
        )
        yield Field(
            say("page-home-opponents"),
            choices.players - 1,
            self._sit,
            least=FEWEST - 1,
            most=MOST - 1,
            text=str(choices.players - 1),
            help=say("tui-form-opponents"),
        )
        level = say("page-level", level=choices.level) if choices.level in LEVELS else choices.level
        ways = [say(f"way-{character.face}") for character in with_ways(choices.players - 1, choices.level)]
        yield Field(
            say("page-home-level"),
            choices.level,
            self._level,
            choices.levels,
            text=level,
            help=" ".join([say("tui-form-level"), *ways]),
        )
        yield Field(
            say("tui-form-pace"),
            choices.pace,
            self._set_pace,
            tuple(PACES),
            text=say("tui-pace", pace=PACES[choices.pace]),
            help=say("tui-form-pace-about"),
        )
        yield Field(
            say("page-language"), code, self._speak, LANGUAGES, text=say("tui-language"), help=say("tui-form-language")
        )

    def _sit(self, opponents: int) -> None:
        self.choices.players = opponents + 1

    def _level(self, level: str) -> None:
        self.choices.level = level

    def _set_pace(self, pace: float) -> None:
        self.choices.pace = pace

    def _match(self) -> Iterator[Field]:
        heading = self.language.say("page-new-match")
        for option in self.choices.options_of_match():
            for field in self._option(option, heading):
                yield field
                heading = ""

    def _round(self) -> Iterator[Field]:
        for group, options in grouped(options_of(self.choices.edition)):
            heading = self.language.say("page-new-group", group=group)
            for option in options:
                for field in self._option(option, heading):
                    yield field
                    heading = ""

    def _option(self, option: Option, heading: str) -> Iterator[Field]:
        """The field of an option; the wheel has one for each icon."""
        choices, language = self.choices, self.language
        value, usual = choices.value(option), choices.usual(option)
        label = option_text(option, language, "label")
        about = sheet_difference(value, language) if option.name == "sheet" else option_text(option, language)

        def choose(chosen: Any) -> None:
            choices.choose(option, chosen)

        kind = option.kind
        if isinstance(kind, Choice):
            text = meaning(option, language, value)
            yield Field(
                label,
                value,
                choose,
                option.choices(choices.edition),
                0,
                0,
                1,
                text,
                about,
                option.rulings,
                heading,
                value == usual,
            )
        elif isinstance(kind, Flag):
            text = language.say("page-new-yes" if value else "page-new-no")
            yield Field(
                label, value, choose, (False, True), 0, 0, 1, text, about, option.rulings, heading, value == usual
            )
        elif isinstance(kind, Count):
            yield Field(
                label,
                value,
                choose,
                kind.only,
                kind.least,
                LARGEST,
                kind.step,
                format_value(value),
                about,
                option.rulings,
                heading,
                value == usual,
            )
        else:
            yield from self._weights(option, label, about, heading)

    def _weights(self, option: Option, label: str, about: str, heading: str) -> Iterator[Field]:
        weights = self.choices.value(option)
        for icon in Icon.names():
            weight = weights.get(icon, 1)

            def choose(chosen: int, icon: str = icon) -> None:
                self.choices.weigh(option, icon, chosen)

            name = self.language.say("at-place", place=label, text=self.language.say("icon", icon=icon))
            yield Field(
                name,
                weight,
                choose,
                least=0,
                most=HEAVIEST,
                text=str(weight),
                help=about,
                rules=option.rulings,
                heading=heading,
                is_usual=weight == 1,
            )
            heading = ""
