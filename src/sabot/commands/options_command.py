"""The command `sabot options`: every option of rounds and matches, from the data."""

from collections.abc import Iterator
from json import dumps
from typing import Any

from sabot.command_line.edition_flags import EditionName
from sabot.command_line.flags import Flag, Lang
from sabot.editions import EDITIONS
from sabot.notation.options import format_value
from sabot.options import MATCH_OPTIONS, OPTIONS, Option
from sabot.plain.terminal import Terminal
from sabot.rulebook.effect_words import effect_texts
from sabot.rulebook.texts import defaults, option_text, values
from sabot.settings import language_for
from sabot.words.language import Language


def options_command(edition: EditionName | None = None, /, *, json: Flag = False, lang: Lang = None) -> int:
    """List every option of rounds and matches: its values, its default, and what it does.

    With a game, it also says how the game changes with each value, as simulated.

    With `play`, `match`, `simulate` and `arena`, set an option by `--option NAME=VALUE`.

    Parameters
    ----------
    edition
        Only the options of this game.
    json
        Print a list of JSON objects.
    lang
        The language of the texts; by default, that of the environment.
    """
    language = language_for(lang)
    if json:
        print(dumps([as_json(option, language, edition) for _, options in parts(edition) for option in options]))
        return 0
    terminal = Terminal.of_process(language=language)
    for message, options in parts(edition):
        terminal.say(terminal.style.strong(language.say(message)))
        for option in options:
            show(option, terminal, edition)
        terminal.say()
    return 0


def parts(edition: str | None) -> Iterator[tuple[str, tuple[Option, ...]]]:
    """The options of rounds and of matches, each with the message of its heading."""
    yield "options-round", tuple(option for option in OPTIONS if edition is None or option.is_for(edition))
    yield "options-match", MATCH_OPTIONS


def show(option: Option, terminal: Terminal, edition: str | None) -> None:
    """Print an option: name and default, editions, help, values."""
    language = terminal.language
    about = [terminal.style.strong(option.name), defaults(option, language, edition)]
    if option.editions and edition is None:
        about.append(f"({', '.join(option.editions)})")
    terminal.lay_out(about, "  ")
    terminal.say(option_text(option, language), "      ")
    possible = option.choices(edition or "")
    for value in values(option, language):
        if possible and value.text not in possible:
            continue
        words = [value.text and terminal.style.strong(value.text), value.meaning, value.detail and f"({value.detail})"]
        terminal.say("  ".join(word for word in words if word), "        ")
    for line in effect_lines(option, edition, language):
        terminal.say(terminal.style.faint(line), "      ")


def effect_lines(option: Option, edition: str | None, language: Language) -> Iterator[str]:
    """The effect of each value of an option in an edition; a single line if none has any."""
    texts = [] if edition is None else list(effect_texts(option, edition, language))
    none = language.say("effect-none")
    if texts and all(one.text == none for one in texts):
        yield none
        return
    for one in texts:
        if one.value is None:
            yield one.text
        else:
            yield language.say("at-place", place=format_value(one.value), text=one.text)


def as_json(option: Option, language: Language, edition: str | None) -> dict[str, Any]:
    """An option for programs."""
    return {
        "name": option.name,
        "about": option_text(option, language),
        "values": [value.text for value in values(option, language) if value.text],
        "default": option.default,
        "defaults": dict(option.defaults),
        "editions": list(option.editions or EDITIONS),
        "of": "match" if option in MATCH_OPTIONS else "round",
        "rulings": list(option.rulings),
        "effects": [] if edition is None else [one._asdict() for one in effect_texts(option, edition, language)],
    }
