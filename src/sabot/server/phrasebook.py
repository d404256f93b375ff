"""The phrasebook of the page: the messages of a catalogue that it needs, so that it loads quickly."""

import re
from functools import cache
from importlib.resources import files

SAID = frozenset(
    {
        *("page", "about", "ask", "pad", "proof", "rules", "tell"),
        *("cards", "points", "rounds", "colour", "icon", "someone", "list", "either"),
        *("addressed", "reaction", "thing", "thrown", "way"),
    }
)
"""The first words of the message ids that the page uses. Messages that they refer to are included."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =.*\n(?:(?: +.*|\})\n)*", re.MULTILINE)
"""A message with all its lines, which are indented except for the closing bracket."""
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")


@cache
def phrasebook(lang: str) -> str:
    """The part of a catalogue that the page needs."""
    text = (files("sabot") / "locale" / f"{lang}.ftl").read_text("utf-8")
    messages = {match[1]: match[0] for match in MESSAGE.finditer(text)}
    needed: set[str] = set()
    wanted = [name for name in messages if name.partition("-")[0] in SAID]
    while wanted:
        name = wanted.pop()
        if name not in needed:
            needed.add(name)
            wanted += REFERENCE.findall(messages[name])
    return "".join(message for name, message in messages.items() if name in needed)
