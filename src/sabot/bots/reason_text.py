"""Turns the reasons of bots into sentences."""

from sabot.bots.bot import Reason
from sabot.notation.actions import CARD_VERBS
from sabot.words.language import Language
from sabot.words.names import face_name, player_name

NOTHING_ELSE = "none"
"""The argument that tells a message that there is no alternative."""


def tell(reason: Reason, language: Language) -> str:
    """A reason as a sentence.

    >>> from sabot.words.language import speak
    >>> tell(Reason("advice-draws", {"to": "bo", "number": 2}), speak("en"))
    'It makes Bo draw 2 cards.'
    """
    words = dict(reason.words)
    if "card" in words:
        words["a_card"] = face_name(str(words.pop("card")), language, ".a")
    if "to" in words:
        words["to"] = player_name(str(words["to"]))
    if "other" in words:
        words["other"] = deed(str(words["other"]), language) if words["other"] else NOTHING_ELSE
    text = language.say(reason.message, **words)
    before = "" if reason.thought is None else f"{tell(reason.thought, language)} "
    return before + text[:1].upper() + text[1:]


def deed(action: str, language: Language) -> str:
    """An action in words.

    >>> from sabot.words.language import speak
    >>> deed("play R7", speak("en")), deed("colour red", speak("en")), deed("draw", speak("en"))
    ('a red 7', 'red', 'drawing')
    """
    verb, _, rest = action.partition(" ")
    is_card = verb in CARD_VERBS
    return language.say(
        "deed",
        verb=verb,
        a_card=face_name(rest, language, ".a") if is_card else "",
        hue=rest if verb == "colour" else "",
        to=player_name(rest),
    )
