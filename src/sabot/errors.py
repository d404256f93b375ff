"""The two exceptions that a user can cause, with messages in every language.

Exception
├── Unreadable   the text cannot be parsed
└── Refused      the rules do not allow it now; nothing has changed

Both carry a stable code and the values for its message.
"""

import errno
import re
from enum import StrEnum
from functools import partial
from typing import Self, Union

from sabot.words.language import ENGLISH, Language, speak
from sabot.words.names import card_name, player_name


class Stream(StrEnum):
    """A standard stream, where an error names a file."""

    INPUT = "standard-input"
    OUTPUT = "standard-output"


Place = str | int
"""Where the problem is: a name, a standard stream, or a line number."""
Word = Union[str, int, tuple[str, ...], "Unreadable", "Refused"]
"""A value for a message. Several texts are listed as alternatives; an error stands for its own message."""

BY_SYSTEM = {
    errno.EACCES: "no-permission",
    errno.EADDRINUSE: "address-used",
    errno.EADDRNOTAVAIL: "address-elsewhere",
    errno.EISDIR: "directory",
    errno.ENOENT: "no-file",
    errno.ENOSPC: "no-space",
    errno.ENOTDIR: "no-directory",
}
"""System errors about files and addresses that have a message of their own."""
QUOTED = re.compile(r"""(['"])(?:(?!\1)[^\\]|\\.)*\1""")
"""A text as repr() quotes it: what somebody typed or wrote."""


class Unreadable(Exception):
    """A text that cannot be parsed: a stable code, where the problem is, and the values for the message."""

    def __init__(self, code: str, *places: Place, **words: Word) -> None:
        """Places go from the largest to the smallest; empty ones are left out."""
        self.code = code
        self.places = tuple(place for place in places if place != "")
        self.words = words
        super().__init__(code, *self.places)

    @classmethod
    def by_system(cls, error: OSError, place: Place) -> Self:
        """The error for a system error about a file or an address."""
        code = BY_SYSTEM.get(error.errno or 0, "system")
        return cls(code, place, reason=error.strerror or str(error))

    def at(self, place: Place) -> Self:
        """The same error inside a larger place."""
        return type(self)(self.code, place, *self.places, **self.words)

    def explained(self, code: str, **words: Word) -> Self:
        """The same error with another message, into which the original one is filled as `wrong`."""
        return type(self)(code, *self.places, wrong=self, **words)

    @property
    def message(self) -> str:
        """The message in English."""
        return self.say(speak(ENGLISH))

    @property
    def place(self) -> str:
        """All places joined, in English."""
        return ": ".join(_place(place, speak(ENGLISH)) for place in self.places)

    def say(self, language: Language) -> str:
        """The message in a language."""
        words = {name: _said(word, language) for name, word in self.words.items()}
        return language.say(f"unreadable-{self.code}", **words)

    def in_full(self, language: Language) -> str:
        """The message in a language, preceded by the places."""
        text = self.say(language)
        for place in reversed(self.places):
            text = language.say("at-place", place=_place(place, language), text=text)
        return text

    def __str__(self) -> str:
        return self.in_full(speak(ENGLISH))

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        return partial(type(self), self.code, *self.places, **self.words), ()


class Refused(Exception):
    """An action that is not allowed now: a stable code, the rule behind it if any, and the values for the message."""

    def __init__(self, code: str, rule: str = "", **words: str | int | Unreadable) -> None:
        self.code = code
        self.rule = rule
        self.words = words
        super().__init__(code, rule)

    @property
    def message(self) -> str:
        """The message in English."""
        return self.say(speak(ENGLISH))

    def say(self, language: Language, viewer: str | None = None) -> str:
        """The message in a language; the viewer is "you" in it."""
        who = "you" if viewer is not None and self.words.get("asked") == viewer else "other"
        own = f"refused-{self.code.replace('/', '-')}"
        message = own if language.knows(own) else f"refused-{self.code.partition('/')[2]}"
        text = language.say(
            message, who=who, **{name: _named(name, word, language) for name, word in self.words.items()}
        )
        return text[:1].upper() + text[1:]

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        return partial(type(self), self.code, self.rule, **self.words), ()


def _place(place: Place, language: Language) -> str:
    if isinstance(place, Stream):
        return language.say(place)
    return language.say("at-line", number=place) if isinstance(place, int) else place


def _named(name: str, word: str | int | Unreadable, language: Language) -> str | int:
    """A word of a refusal as sentences say it: cards and players are not given in the notation."""
    if isinstance(word, Unreadable):
        return word.say(language)
    if name == "card":
        return card_name(str(word), language)
    return player_name(str(word)) if name in ("asked", "player") else word


def _said(word: Word, language: Language) -> str | int:
    if isinstance(word, (Unreadable, Refused)):
        return word.say(language)
    if isinstance(word, tuple):
        return language.either(word)
    return language.say("typed", text=word[1:-1]) if isinstance(word, str) and QUOTED.fullmatch(word) else word
