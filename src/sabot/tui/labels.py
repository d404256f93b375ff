"""What a table says besides what happened: questions, buttons, what is at stake, and a word over every seat."""

from typing import Any

from sabot.bots.reason_text import deed
from sabot.notation.events import Event
from sabot.tui.offers import Offer
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.card_drawer import index_of
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import active_face, face_name, player_name

ENDLESS = {"wild+colour": "until"}
"""What makes somebody draw nobody knows how many cards."""
UNSPOKEN = (
    *("deals", "drew_high", "turned_up", "put_back", "told", "showed", "gave_hand", "reshuffled"),
    *("scored", "capped", "eliminated", "final", "won_match"),
)
"""What is nobody's own doing."""
_ERRANDS = {
    "go-on": "go-on",
    "ready": "page-ready",
    "rematch": "page-rematch",
    "start": "page-room-start",
    "sit": "page-room-sit",
    "back": "page-back",
}


def prompt_of(scene: Scene, language: Language) -> str:
    """What the viewer is asked for, or whom all wait for."""
    view = scene.view
    if view is None or view.phase == "over":
        return ""
    if scene.is_asked:
        return language.say("page-ask", phase=view.phase)
    if view.legal:
        return language.say("page-ask-others")
    players = ", ".join(map(player_name, view.waiting))
    return language.say("page-waits", phase=view.phase, players=players)


def detail_of(view: View, language: Language) -> str:
    """What a card or an icon wants of the viewer beyond the question; nothing if there is no more to say."""
    effect = pending(view, "effect", "")
    if "challenge" in view.legal:
        return language.say("page-challenge", seat=player_name(view.turn or ""), hue=pending(view, "former", ""))
    if view.phase == "discard" and effect and view.viewer in view.waiting:
        return language.say("page-effect", effect=effect, icon=effect)
    return ""


def label_of(offer: Offer, view: View | None, language: Language) -> str:
    """What a button says that does something."""
    if offer.is_errand:
        return language.say(_ERRANDS[offer.action])
    if view is not None and offer.verb == "accept":
        return language.say("page-accept", **_stake(view))
    if offer.verb == "colour":
        return language.say("colour", hue=offer.rest)
    if offer.verb == "target":
        return player_name(offer.rest)
    put = 0 if view is None else pending(view, "put", 0)
    return language.say("page-action", verb=offer.verb, seat=player_name(offer.rest), put=put, action=offer.action)


def _stake(view: View) -> dict[str, Any]:
    """What accepting means."""
    number = pending(view, "due", 0)
    effect = pending(view, "effect", "")
    meaning = "notice" if view.phase == "notice" else "due" if number else ENDLESS.get(effect, effect)
    return {"effect": meaning, "number": number, "hue": view.colour or ""}


def pending(view: View, key: str, otherwise: Any) -> Any:
    """Something of what the phase remembers."""
    return (view.pending or {}).get(key, otherwise)


def bubble_of(events: list[Event], player: str, language: Language, *, is_short: bool = False) -> str:
    """The last thing that a player did or suffered, in a word; nothing if there was none."""
    own = [event for event in events if event.seat == player and event.kind not in UNSPOKEN]
    if not own:
        return ""
    last = next((event for event in reversed(own) if event.kind != "skipped"), own[-1])
    face = "" if last.card is None else active_face(last.card, last.side)
    card = index_of(face) if is_short else face_name(face, language) if face else ""
    return language.say(
        "page-bubble",
        kind=last.kind,
        count=sum(event.kind == last.kind for event in own),
        card=card,
        to=player_name(last.to or ""),
        hue=last.colour or "",
        icon=last.icon or "",
    )


def hint_of(action: str, why: str, language: Language) -> str:
    """What a bot would do, and why if it can tell."""
    hint = language.say("tui-hint", what=deed(action, language))
    return f"{hint} {why}" if why else hint
