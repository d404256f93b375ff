"""Turns the decoding errors of msgspec, which are in English only, into errors with messages in every language."""

import re

from sabot.errors import Place, Unreadable

FAULTS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>[^`]*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>[^`]*)`")),
    ("kind", re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")),
    ("length", re.compile(r"Expected `[^`]*` of length (?P<bound>[<>=]+ \d+)")),
    ("bound", re.compile(r"Expected `[^`]*` (?P<bound>[<>=]+ \S+)")),
)
"""The error messages of msgspec, by kind."""
OTHER: tuple[str, dict[str, str]] = ("other", {})
WHERE = re.compile(r" - at `(?P<place>[^`]*)`$")


def decode_error(error: Exception, *places: Place) -> Unreadable:
    """A decoding error as Unreadable, with its place in the message if msgspec names one.

    >>> from msgspec import json, ValidationError
    >>> try:
    ...     json.decode('{"seats": "two"}', type=dict[str, int])
    ... except ValidationError as error:
    ...     print(decode_error(error, "body"))
    body: [...]: must be int, not str
    """
    said = str(error)
    where = WHERE.search(said)
    place = where["place"].lstrip("$").lstrip(".") if where else ""
    fault, word = next(((fault, found.groupdict()) for fault, form in FAULTS if (found := form.match(said))), OTHER)
    return Unreadable(
        "message",
        *places,
        place,
        fault=fault,
        name=word.get("name", ""),
        wanted=word.get("wanted", ""),
        got=word.get("got", ""),
        bound=word.get("bound", ""),
    )
