"""Questions that can be typed at any time. Each is answered by sentences, for a screen reader or a braille line.

They are those of the single keys of the page (web/src/table/ask/questions.ts), in the same words.
"""

from collections.abc import Sequence
from functools import reduce

from sabot.cards import NO_COLOUR as WILD
from sabot.cards import parse_face
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.notation.events import Event
from sabot.plain.table_lines import top_card
from sabot.views import View, redact
from sabot.words.language import Language
from sabot.words.names import active_face, face_name, person_words
from sabot.words.sentences import sentences

LAST = 5
"""How many sentences are told of what happened."""
NOTHING = "none"


def last_plays(events: Sequence[Event], viewer: str | None, language: Language) -> str:
    """The last sentences, as the viewer was told them."""
    told = [text for text, _ in sentences([redact(event, viewer) for event in events], viewer, language)]
    return " ".join(told[-LAST:]) or language.say("tell-last-none")


def top_of_pile(view: View, language: Language) -> str:
    """The top card, the colour in force and the draw pile."""
    return language.say("tell-top", card=top_card(view, language), hue=view.colour or NOTHING, number=view.draw)


def own_hand(view: View, language: Language) -> str:
    """The viewer's hand by colours in the usual order, wilds last; then what can be played."""
    faces = [active_face(card, view.side) for card in view.hands[view.viewer or ""]]
    groups: dict[int, list[str]] = {}
    for text in faces:
        face = parse_face(text)
        colour = WILD if face is None or face.is_wild else face.colour
        groups.setdefault(colour, []).append(face_name(text, language))
    hand = _several([", ".join(groups[colour]) for colour in sorted(groups)], language)
    told = language.say("tell-hand", number=len(faces), hand=hand)
    used = dict.fromkeys(action.partition(" ")[2] for action in view.legal if verb_of(action) in CARD_VERBS)
    playable = ", ".join(face_name(face, language) for face in used)
    return f"{told} {language.say('tell-playable', hand=playable)}" if used else told


def counts(view: View, language: Language) -> str:
    """How many cards everybody holds, from the viewer's left, and the direction of play."""
    start = view.players.index(view.viewer) + 1 if view.viewer in view.players else 0
    around = [*view.players[start:], *view.players[:start]]
    told = [
        language.say(
            "tell-count",
            **person_words(player, view.viewer),
            number=len(view.hands[player]),
            uno="said" if player in view.called_uno else "owed" if player in view.owes_uno else "none",
        )
        for player in around
    ]
    return f"{_several(told, language)}. {language.say('event-reversed', direction=view.direction)}"


def clock(seconds: float, language: Language) -> str:
    """How many seconds are left to call or to catch; people have all the time to decide."""
    return language.say("tell-window", number=round(seconds)) if seconds >= 1 else language.say("tell-no-clock")


def _several(texts: Sequence[str], language: Language) -> str:
    """Texts one after the other, separated as the language does it."""
    return reduce(lambda first, last: language.say("tell-several", first=first, last=last), texts) if texts else ""
