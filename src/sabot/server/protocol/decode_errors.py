"""What is wrong with the shape of a message, in words for every language: the library has English ones only."""

import re

from sabot.errors import Place, Unreadable

FAULTS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>[^`]*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>[^`]*)`")),
    ("kind", re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")),
    ("length", re.compile(r"Expected `[^`]*` of length (?P<bound>[<>=]+ \d+)")),
    ("bound", re.compile(r"Expected `[^`]*` (?P<bound>[<>=]+ \S+)")),
)
"""What the library says, by what it means."""
OTHER: tuple[str, dict[str, str]] = ("other", {})
WHERE = re.compile(r" - at `(?P<place>[^`]*)`$")


def decode_error(error: Exception, *places: Place) -> Unreadable:
    """What kept a message from being read, as an error of ours, with the place in the message if it has one.

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
