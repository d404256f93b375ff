"""What is wrong with the shape of a message, in words for every language: the library has English ones only."""

import re

from msgspec import MsgspecError

from sabot.errors import Place, Unreadable

FAULTS = (
    ("missing", re.compile(r"Object missing required field `(?P<name>[^`]*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>[^`]*)`")),
    ("kind", re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`")),
    ("length", re.compile(r"Expected `[^`]*` of length (?P<bound>[<>=]+ \d+)")),
    ("bound", re.compile(r"Expected `[^`]*` (?P<bound>[<>=]+ \S+)")),
)
"""What the library says, by what it means."""
WHERE = re.compile(r" - at `(?P<place>[^`]*)`$")


def misshapen(error: MsgspecError | UnicodeDecodeError, *places: Place) -> Unreadable:
    """An error of the library as one of ours, with the place in the message where it is.

    >>> from msgspec import json, ValidationError
    >>> try:
    ...     json.decode('{"seats": "two"}', type=dict[str, int])
    ... except ValidationError as error:
    ...     print(misshapen(error, "body"))
    body: [...]: must be int, not str
    """
    said = str(error)
    where = WHERE.search(said)
    place = where["place"].lstrip("$").lstrip(".") if where else ""
    for fault, form in FAULTS:
        if found := form.match(said):
            return Unreadable("message", *places, place, fault=fault, **found.groupdict())
    return Unreadable("message", *places, place, fault="other")
