"""The two errors that a user can cause.

Exception
├── Unreadable   the text says nothing that the notation knows
└── Refused      the rules do not allow it now; nothing has changed

Both know a code and some words, and say what is wrong in any language.
"""

import errno
from functools import partial
from typing import Self, Union

from sabot.words.language import ENGLISH, Language, speak

Place = str | int
"""Where something stands: what it is called, or the number of its line."""
Word = Union[str, int, tuple[str, ...], "Unreadable", "Refused"]
"""What a sentence is filled in with; several texts are alternatives, and an error is what it says itself."""

BY_SYSTEM = {
    errno.EACCES: "no-permission",
    errno.EISDIR: "directory",
    errno.ENOENT: "no-file",
    errno.ENOSPC: "no-space",
    errno.ENOTDIR: "no-directory",
}
"""What a system says of files that we have words for."""


class Unreadable(Exception):
    """A text that can not be read: a stable code, the places where, and words for a sentence in any language."""

    def __init__(self, code: str, *places: Place, **words: Word) -> None:
        """Places go from the largest to the smallest; an empty one is none."""
        self.code = code
        self.places = tuple(place for place in places if place != "")
        self.words = words
        super().__init__(code, *self.places)

    @classmethod
    def by_system(cls, error: OSError, place: Place) -> Self:
        """What the system says is wrong with a file."""
        code = BY_SYSTEM.get(error.errno or 0, "system")
        return cls(code, place, reason=error.strerror or str(error))

    def at(self, place: Place) -> Self:
        """The same, in a larger place that holds the one where it is."""
        return type(self)(self.code, place, *self.places, **self.words)

    def explained(self, code: str, **words: Word) -> Self:
        """The same, told by another sentence, in which this one is the word `wrong`."""
        return type(self)(code, *self.places, wrong=self, **words)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.say(speak(ENGLISH))

    @property
    def place(self) -> str:
        """All places in a row, in English."""
        return ": ".join(_place(place, speak(ENGLISH)) for place in self.places)

    def say(self, language: Language) -> str:
        """The sentence in a language."""
        words = {name: _said(word, language) for name, word in self.words.items()}
        return language.say(f"unreadable-{self.code}", **words)

    def in_full(self, language: Language) -> str:
        """The sentence in a language, and before it the places."""
        text = self.say(language)
        for place in reversed(self.places):
            text = language.say("at-place", place=_place(place, language), text=text)
        return text

    def __str__(self) -> str:
        return self.in_full(speak(ENGLISH))

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        return partial(type(self), self.code, *self.places, **self.words), ()


class Refused(Exception):
    """An action that is not allowed now: a stable code, the rule if one says so, and words for a sentence."""

    def __init__(self, code: str, rule: str = "", **words: str | int) -> None:
        self.code = code
        self.rule = rule
        self.words = words
        super().__init__(code, rule)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.say(speak(ENGLISH))

    def say(self, language: Language, viewer: str | None = None) -> str:
        """The sentence in a language; the viewer is "you" in it."""
        who = "you" if viewer is not None and self.words.get("asked") == viewer else "other"
        own = f"refused-{self.code.replace('/', '-')}"
        message = own if language.knows(own) else f"refused-{self.code.partition('/')[2]}"
        return language.say(message, who=who, **self.words)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        return partial(type(self), self.code, self.rule, **self.words), ()


def _place(place: Place, language: Language) -> str:
    return language.say("at-line", number=place) if isinstance(place, int) else place


def _said(word: Word, language: Language) -> str | int:
    if isinstance(word, (Unreadable, Refused)):
        return word.say(language)
    return language.either(word) if isinstance(word, tuple) else word
