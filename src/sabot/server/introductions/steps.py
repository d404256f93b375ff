"""What is explained at a moment of an introduction: one sentence, and the part of the table that it is about.

A step follows from what the player sees now, not from a list: whatever the player does, the next sentence fits.
"""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from sabot.cards import Symbol, parse_face
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.notation.events import Event
from sabot.rulebook.explanations import explain
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import active_face, face_name, player_name

PLAY_CLOAK = "play cloak"
RECENT = 3
"""How many actions back something is still worth a sentence."""


class Step(NamedTuple):
    """A sentence of an introduction, by its name, and where on the table its subject is."""

    name: str
    at: str
    """`hand`, `draw`, `discard`, `actions`, `calls`, `seats`, `wheel` or `table`."""
    icon: str = ""
    """The icon that the wheel has just shown."""

    def say(self, view: View, language: Language) -> str:
        """The sentence."""
        if self.icon:
            return explain(f"icon {self.icon}", view.edition, {}, {}, language).does
        friend = next(player for player in view.players if player != view.viewer)
        hue = (view.pending or {}).get("former") or view.colour or ""
        top = face_name(active_face(view.discard[0], view.side), language, ".a")
        return language.say("lesson-step", step=self.name, seat=player_name(friend), hue=hue, a_card=top)


def step_of(view: View, heard: Sequence[Sequence[Event]]) -> Step:
    """The step at a moment, from what the player sees and has heard, action by action."""
    me = view.viewer or ""
    if view.phase == "over":
        return Step("over", "table")
    if any(verb_of(action) == "catch" for action in view.legal):
        return Step("catch", "calls")
    if me in view.owes_uno and "uno" in view.legal:
        return Step("late", "calls")
    if me not in view.waiting:
        return Step("watch", "seats")
    spun = next((event for event in (heard[-1] if heard else ()) if event.kind == "spun"), None)
    if spun is not None and spun.seat == me:
        return Step("icon", "wheel", spun.icon or "")
    if view.phase == "turn":
        return _turn(view, me, heard)
    if view.phase == "answer":
        return _answer(view)
    return Step(view.phase, "hand" if view.phase == "discard" else "wheel" if view.phase == "spin" else "actions")


def _turn(view: View, me: str, heard: Sequence[Sequence[Event]]) -> Step:
    """The step when it is the player's turn."""
    playable = [action.partition(" ")[2] for action in view.legal if verb_of(action) in CARD_VERBS]
    recent = {event.kind for event in chain.from_iterable(heard[-RECENT:])}
    if heard and any(event.kind == "guilty" for event in heard[-1]):
        return Step("guilty", "seats")
    if not playable:
        return Step("draw", "draw")
    if len(view.hands[me]) == 2 and "uno" in view.legal:
        return Step("uno", "calls")
    if "flipped" in recent and view.side == "villain":
        return Step("night", "discard")
    if any((face := parse_face(card)) is not None and face.symbol == Symbol.FLIP for card in playable):
        return Step("flip", "hand")
    has_played = any(event.seat == me and event.kind == "played" for event in chain.from_iterable(heard))
    if has_played:
        return Step("play", "hand")
    return Step("keep" if PLAY_CLOAK in view.legal else "begin", "hand")


def _answer(view: View) -> Step:
    """The step when a card was played on the player."""
    if (view.pending or {}).get("effect") == "howler":
        return Step("howler", "hand") if PLAY_CLOAK in view.legal else Step("named", "actions")
    return Step("bluff" if "challenge" in view.legal else "hit", "actions")
