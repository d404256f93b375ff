"""Texts of the table screen: the prompt, button labels, speech bubbles over the seats, hints."""

from typing import Any

from sabot.bots.reason_text import deed
from sabot.kernel.effects.attack import INNOCENT_COSTS
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.notation.events import Event
from sabot.plain.table_lines import top_card
from sabot.tui.offers import Offer
from sabot.tui.sources.scene import Scene
from sabot.tui.widgets.card_drawer import index_of
from sabot.views import View
from sabot.words.language import Language
from sabot.words.names import active_face, face_name, player_name

PLAY_CLOAK = "play cloak"
ENDLESS = {"wild+colour": "until"}
"""Effects that make somebody draw an unknown number of cards."""
WITHOUT_BUBBLE = (
    *("deals", "drew_high", "turned_up", "put_back", "told", "showed", "gave_hand", "reshuffled"),
    *("scored", "capped", "eliminated", "final", "won_match"),
)
"""Kinds of events without a bubble: no player's own action."""
_COMMAND_LABELS = {
    "go-on": "go-on",
    "ready": "page-ready",
    "rematch": "page-rematch",
    "start": "page-room-start",
    "sit": "page-room-sit",
    "back": "page-back",
    "allow": "page-request-allow",
    "refuse": "page-request-refuse",
    "hide": "tui-hide",
}


def prompt_of(scene: Scene, language: Language) -> str:
    """The question to the viewer, or whom the table waits for."""
    view = scene.view
    if view is None or view.phase == "over":
        return ""
    if scene.is_asked:
        return _attack(view, language) if view.phase == "answer" else language.say("page-ask", phase=view.phase)
    if view.legal:
        can_jump_in = any(verb_of(action) in CARD_VERBS for action in view.legal)
        return language.say("page-ask-jump" if can_jump_in else "page-ask-others")
    players = ", ".join(map(player_name, view.waiting))
    return language.say("page-waits", phase=view.phase, players=players)


def _attack(view: View, language: Language) -> str:
    """Who attacks the viewer with what, and what the viewer can do about it."""
    cards = [action for action in view.legal if verb_of(action) in CARD_VERBS]
    ways = [language.say("page-way", **_stake(view))]
    if "challenge" in view.legal:
        ways.append(language.say("page-way", effect="challenge", number=0, hue=""))
    if any(card != PLAY_CLOAK for card in cards):
        ways.append(language.say("page-way", effect="stack", number=0, hue=""))
    if PLAY_CLOAK in cards:
        ways.append(language.say("page-way", effect="cloak", number=0, hue=""))
    *first, last = ways
    return language.say(
        "page-attack",
        by="start" if view.turn == view.viewer else "player",
        seat=player_name(view.turn or ""),
        card=face_name(active_face(view.discard[0], view.side), language),
        a_card=top_card(view, language),
        ways=language.say("either", first=", ".join(first), last=last, sound="other") if first else last,
    )


def detail_of(view: View, language: Language) -> str:
    """The second line of a question, about the card or icon behind it; may be empty."""
    effect = pending(view, "effect", "")
    if "challenge" in view.legal:
        due = pending(view, "due", 0)
        return language.say(
            "page-challenge",
            seat=player_name(view.turn or ""),
            hue=pending(view, "former", ""),
            due=due,
            more=INNOCENT_COSTS,
            all=due + INNOCENT_COSTS,
        )
    if view.phase == "discard" and effect and view.waiting:
        who = "you" if view.viewer in view.waiting else "other"
        shown = len(pending(view, "shown", []))
        seat = player_name(view.waiting[0])
        return language.say("page-effect", who=who, seat=seat, effect=effect, icon=effect, shown=shown)
    return ""


def label_of(offer: Offer, view: View | None, language: Language) -> str:
    """The label of a button."""
    if offer.verb == "call":
        person, _, action = offer.rest.partition(": ")
        verb, _, rest = action.partition(" ")
        said = label_of(Offer(action, verb, rest, ""), view, language)
        return language.say("page-device-call", name=player_name(person), call=said)
    if offer.verb in ("look", "peek"):
        message = "page-device-ready" if offer.verb == "look" else "page-device-look"
        return language.say(message, name=player_name(offer.rest))
    if offer.is_command:
        return language.say(_COMMAND_LABELS[offer.action])
    if view is not None and offer.verb == "accept":
        return language.say("page-accept", **_stake(view))
    if offer.verb == "colour":
        return language.say("colour", hue=offer.rest)
    if offer.verb == "target":
        return player_name(offer.rest)
    put = 0 if view is None else pending(view, "put", 0)
    return language.say("page-action", verb=offer.verb, seat=player_name(offer.rest), put=put, action=offer.action)


def _stake(view: View) -> dict[str, Any]:
    """The values of the label of "accept": what accepting costs."""
    number = pending(view, "due", 0)
    effect = pending(view, "effect", "")
    meaning = "notice" if view.phase == "notice" else "due" if number else ENDLESS.get(effect, effect)
    return {"effect": meaning, "number": number, "hue": view.colour or ""}


def pending(view: View, key: str, otherwise: Any) -> Any:
    """A value of the effect being resolved, or a default."""
    return (view.pending or {}).get(key, otherwise)


def bubble_of(events: list[Event], player: str, language: Language, *, is_short: bool = False) -> str:
    """The last event of a player in a few words; empty if there is none."""
    own = [event for event in events if event.seat == player and event.kind not in WITHOUT_BUBBLE]
    if not own:
        return ""
    last = next((event for event in reversed(own) if event.kind != "skipped"), own[-1])
    face = "" if last.card is None else active_face(last.card, last.side)
    card = index_of(face, language) if is_short else face_name(face, language) if face else ""
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
    """A sentence about what a bot would do, and why if it has a reason."""
    hint = language.say("tui-hint", what=deed(action, language))
    return f"{hint} {why}" if why else hint
