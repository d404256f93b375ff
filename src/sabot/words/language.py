"""Languages: loads the Fluent catalogue of each and formats its messages. Terminal and web page share them."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabot.words.catalogue import Catalogue

LANGUAGES = ("en", "es", "fr", "pt")
ENGLISH = LANGUAGES[0]
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language, the most important first."""
LONGEST = 2000
"""The longest value that is filled into a message: the Fluent runtime of the page accepts at most 2500 characters."""
_SOUNDS = {
    "i": re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE),
    "o": re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE),
}
"""How words begin before which Spanish changes "y" to "e" and "o" to "u", as they are spoken: 8 is "ocho"."""
_MARKS = str.maketrans({",": "\u202f", ".": ",", "%": "\u00a0%"})
"""How the other languages write what English writes as `12,345.50%`: with a narrow space, a comma and a space."""
_FOUR_DIGITS = re.compile(r"(?<![\d,])(\d),(\d{3})(?![\d,])")
"""A number that only English separates."""


class Language:
    """A language, and the messages of its catalogue."""

    def __init__(self, code: str) -> None:
        self.code = code

    @property
    def _catalogue(self) -> "Catalogue":
        return _catalogue(self.code)

    def knows(self, message: str) -> bool:
        """Whether the catalogue has a message."""
        return message in self._catalogue

    def say(self, message: str, **words: str | int) -> str:
        """Format a message of the catalogue with its values; `face-skip.a` is an attribute of a message.

        >>> speak("en").say("cards", number=2)
        '2 cards'
        """
        try:
            return self._catalogue.format(message, {name: _short(word) for name, word in words.items()})
        except LookupError as error:
            raise LookupError(f"{self.code}: {error} ({message})") from None

    def list(self, items: Sequence[str]) -> str:
        """A list joined by commas and "and".

        >>> speak("en").list(["red 7", "blue 2", "wild"])
        'red 7, blue 2 and wild'
        """
        if len(items) < 2:
            return "".join(items)
        return self.say("list", first=", ".join(items[:-1]), last=items[-1], sound=_sound(items[-1]))

    def either(self, items: Sequence[str]) -> str:
        """Alternatives joined by "or".

        >>> speak("en").either(["red", "blue", "green"])
        'red, blue or green'
        """
        if len(items) < 2:
            return "".join(items)
        return self.say("either", first=", ".join(items[:-1]), last=items[-1], sound=_sound(items[-1]))

    def figure(self, number: float, form: str = ",") -> str:
        r"""A number as the language writes it, in a form of `format`.

        >>> speak("en").figure(12345), speak("es").figure(12345), speak("es").figure(0.5, ".1%")
        ('12,345', '12\u202f345', '50,0\xa0%')
        """
        return self.with_marks(format(number, form))

    def with_marks(self, number: str) -> str:
        r"""A number in English form, as the language writes it.

        >>> speak("es").with_marks("22.5%")
        '22,5\xa0%'
        """
        return number if self.code == ENGLISH else _FOUR_DIGITS.sub(r"\1\2", number).translate(_MARKS)


def _sound(word: str) -> str:
    """The sound that a word begins with, where the word before it depends on it; otherwise `other`."""
    return next((sound for sound, beginning in _SOUNDS.items() if beginning.match(word)), "other")


def _short(word: str | int) -> str | int:
    """A value cut to a safe length."""
    return f"{word[:LONGEST]}…" if isinstance(word, str) and len(word) > LONGEST else word


@cache
def speak(code: str) -> Language:
    """The language of a code, one of LANGUAGES."""
    return Language(code)


@cache
def _catalogue(code: str) -> "Catalogue":
    from sabot.words.catalogue import Catalogue

    return Catalogue(code, (files("sabot") / "locale" / f"{code}.ftl").read_text("utf-8"))


def environment_language(environment: Mapping[str, str]) -> str:
    """The code of the language that an environment asks for; English if that is not available.

    >>> (
    ...     environment_language({"LANG": "pt_BR.UTF-8"}),
    ...     environment_language({"LANGUAGE": "de:fr", "LANG": "C"}),
    ...     environment_language({}),
    ... )
    ('pt', 'fr', 'en')
    """
    for variable in VARIABLES:
        for wanted in environment.get(variable, "").split(":"):
            if wanted[:2].lower() in LANGUAGES and not wanted[2:3].isalpha():
                return wanted[:2].lower()
        if environment.get(variable) and variable != "LANGUAGE":
            break
    return ENGLISH
