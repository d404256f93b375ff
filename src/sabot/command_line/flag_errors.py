"""Errors of flags and arguments, as Cyclopts finds them, in every language."""

from collections import defaultdict

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    ValidationError,
)
from cyclopts.exceptions import STYLE_NAME, STYLE_OFFENDING_VALUE, STYLE_SUGGESTION, STYLE_VALID_CHOICE

from sabot.command_line.command_help import placeholders
from sabot.errors import Unreadable
from sabot.words.language import Language


def say_flag_error(error: CycloptsError, language: Language) -> str:
    """The message of an error about a flag, in a language. Errors that our commands cannot cause stay in English."""
    parts = _parts(error)
    value, first = (*parts[STYLE_OFFENDING_VALUE], "", "")[:2]
    near = "".join(parts[STYLE_SUGGESTION])
    flag = placeholders("".join(parts[STYLE_NAME][-1:]), language)
    match error:
        case UnknownOptionError() if near:
            return language.say("flag-unknown-near", flag=value, near=near)
        case UnknownOptionError() if first:
            return language.say("flag-unknown-letter", flag=value, letter=first)
        case UnknownOptionError():
            return language.say("flag-unknown", flag=value)
        case MissingArgumentError():
            return language.say("flag-missing", command=" ".join(error.command_chain or ()), flag=flag)
        case RepeatArgumentError():
            return language.say("flag-repeated", flag=flag)
        case CoercionError() if parts[STYLE_VALID_CHOICE]:
            listed = ", ".join(choice.strip('"') for choice in parts[STYLE_VALID_CHOICE])
            message = "flag-no-choice-near" if near else "flag-no-choice"
            return language.say(message, flag=flag, value=value, choices=listed, near=near)
        case CoercionError(target_type=type() as wanted):
            return language.say("flag-type", flag=flag, value=value, type=wanted.__name__)
        case ValidationError(__cause__=ValueError(__cause__=Unreadable() as wrong)):
            return language.say("flag-refused", flag=flag, value=value, reason=wrong.say(language))
    return str(error)


def _parts(error: CycloptsError) -> defaultdict[str, list[str]]:
    """The values in a message of Cyclopts, by the styles that mark them."""
    text = error.__rich__()
    parts: defaultdict[str, list[str]] = defaultdict(list)
    for span in text.spans:
        parts[str(span.style)].append(text.plain[span.start : span.end])
    return parts
