"""The help of the commands in languages other than English. English help is in the docstrings of the commands.

`command-play` is what a command does, and its attributes explain its arguments and flags. `command-line` describes
all of Sabot, and its attributes are the titles and notes of a help page.
"""

import re
from typing import TYPE_CHECKING

from cyclopts import App

from sabot.words.language import ENGLISH, Language

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel, InlineText
    from rich.console import Console, ConsoleOptions

PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b")


class TranslatedHelp:
    """A help formatter of Cyclopts that prints help pages in a language. Nothing is loaded before it prints."""

    def __init__(self, app: App, language: Language) -> None:
        self._app = app
        self._language = language

    def render_usage(self, console: "Console", _: "ConsoleOptions", usage: object) -> None:
        """Print how the command is called."""
        from cyclopts.help.specs import DefaultStyled
        from rich.text import Text

        text = self._say("usage", usage=placeholders(str(usage).strip(), self._language))
        console.print(DefaultStyled(Text(f"{text}\n", style="cyclopts.usage")))

    def render_description(self, console: "Console", _: "ConsoleOptions", __: object) -> None:
        """Print what the command does."""
        from cyclopts.help import InlineText

        text = self._language.say(self._message())
        console.print(InlineText.from_format(f"{text}\n", format=self._format, force_empty_end=True))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """Print a table of commands, arguments or flags."""
        from attrs import evolve
        from cyclopts.help import DefaultFormatter
        from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns

        of_commands = panel.format == "command"
        columns = get_default_command_columns if of_commands else get_default_parameter_columns
        *names, description = columns(console, options, panel.entries)
        entries = [self._command(entry) if of_commands else self._parameter(entry) for entry in panel.entries]
        formatter = DefaultFormatter(column_specs=(*names, evolve(description, renderer="description")))
        formatter(console, options, panel.copy(title=self._say(str(panel.title).lower()), entries=entries))

    @property
    def _format(self) -> str:
        """How descriptions are marked up, as Cyclopts reads docstrings."""
        return str(self._app.help_format)

    def _message(self) -> str:
        """The message of the command whose help is printed."""
        _, *commands = self._app.app_stack.current_frame
        return f"command-{commands[-1].name[0]}" if commands else "command-line"

    def _say(self, word: str, **words: str) -> str:
        return self._language.say(f"command-line.{word}", **words)

    def _command(self, entry: "HelpEntry") -> "HelpEntry":
        """A command with the first paragraph of its description; `--help` and `--version` are commands too."""
        text = self._language.say(f"command-{entry.names[0].lstrip('-')}")
        return entry.copy(description=self._marked_up(text.partition("\n\n")[0]))

    def _parameter(self, entry: "HelpEntry") -> "HelpEntry":
        """An argument or flag with its description, to which its notes are appended as Cyclopts does."""
        from rich.text import Text

        name = (entry.positional_label or entry.names[0]).lstrip("-").lower()
        description = self._marked_up(self._language.say(f"{self._message()}.{name}"))
        if entry.choices:
            description.append(Text(self._say("choices", values=", ".join(entry.choices)), "cyclopts.choices"))
        if entry.env_var:
            description.append(Text(self._say("variable", values=", ".join(entry.env_var)), "cyclopts.env_var"))
        if entry.default is not None:
            description.append(Text(self._say("default", value=entry.default), "cyclopts.default"))
        if entry.required:
            description.append(Text(self._say("required"), "cyclopts.required"))
        return entry.copy(
            description=description,
            metavar=placeholders(entry.metavar or "", self._language) or None,
            positional_label=placeholders(entry.positional_label or "", self._language) or None,
        )

    def _marked_up(self, text: str) -> "InlineText":
        from cyclopts.help import InlineText

        return InlineText.from_format(text, format=self._format)


def placeholders(text: str, language: Language) -> str:
    """A text in which the words in capitals that stand for values are translated, such as `[OPTIONS] FILE`."""
    if language.code == ENGLISH:
        return text
    return PLACEHOLDER.sub(lambda word: language.say(f"placeholder.{word[0].lower()}"), text)
