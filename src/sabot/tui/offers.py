"""The buttons and cards that a view offers, in display order, each with its key.

No rule is known here: they are made from the legal actions of the view.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabot.cards import parse_colour
from sabot.local.hand_order import own_order
from sabot.local.offered_actions import offered_actions
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.views import View
from sabot.words.names import active_face

ORDER = ("wizz", "spin", "accept", "draw", "keep", "done", "challenge", "object", "uno", "catch")
"""The order of buttons by verb."""
KEYS = {
    "wizz": "w",
    "spin": "s",
    "accept": "a",
    "draw": "d",
    "keep": "k",
    "done": "d",
    "challenge": "x",
    "object": "o",
    "uno": "u",
    "catch": "c",
}
"""The key of each verb."""
COMMAND_KEYS = {
    "go-on": "enter",
    "ready": "enter",
    "rematch": "enter",
    "start": "enter",
    "sit": "enter",
    "back": "enter",
    "allow": "plus",
    "refuse": "minus",
    "hide": "escape",
}
"""The key of each command, which is not an action in the game."""
SHARED_KEYS = {"look": ("enter",), "peek": tuple("123456789"), "call": tuple("ACDHKLOQSUWX")}
"""The keys, in order, of what people who share the screen do: look when asked, look otherwise, and call.

Calls have capitals that no card has.
"""
CARD_KEYS = "befgijmnprtvyzBEFGIJMNPRTVYZ"
"""The keys of the cards in a hand: letters without another meaning. Further cards are chosen by arrow keys."""


class Offer(NamedTuple):
    """A button: an action in the game, or a command."""

    action: str
    verb: str
    rest: str
    """The player, colour or card that the action names."""
    key: str
    is_command: bool = False


class HeldCard(NamedTuple):
    """A card of the viewer's own hand."""

    face: str
    action: str | None
    """The legal action with it, if any."""
    key: str
    is_drawn: bool


def offers_of(view: View) -> list[Offer]:
    """The buttons of a view: calls and answers, colours by letter, players by number."""
    offers = []
    for action in offered_actions(view):
        verb, _, rest = action.partition(" ")
        if verb not in CARD_VERBS:
            offers.append(Offer(action, verb, rest, _key(verb, rest, view)))
    return sorted(_distinct(offers), key=_rank)


def _key(verb: str, rest: str, view: View) -> str:
    if verb == "colour":
        return rest[0]
    return number_of(rest, view) if verb == "target" else KEYS.get(verb, "")


def _distinct(offers: Iterable[Offer]) -> list[Offer]:
    """Remove duplicate keys: only the first button keeps its key."""
    taken: set[str] = set()
    found = []
    for offer in offers:
        found.append(offer._replace(key="") if offer.key in taken else offer)
        taken.add(offer.key)
    return found


def _rank(offer: Offer) -> int:
    """Sort colours in their usual order, players by number with the viewer last, and other verbs by ORDER."""
    if offer.verb == "colour":
        return parse_colour(offer.rest) or 0
    return ORDER.index(offer.verb) if offer.verb in ORDER else int(offer.key or 0) or 10


def command_offers(names: Sequence[str]) -> list[Offer]:
    """The buttons of commands. Where people share the screen, several have the same verb, and each has its own key."""
    keys = {verb: iter(shared) for verb, shared in SHARED_KEYS.items()}
    offers = []
    for name in names:
        verb, _, rest = name.partition(" ")
        key = next(keys[verb], "") if verb in keys else COMMAND_KEYS[name]
        offers.append(Offer(name, verb, rest, key, is_command=True))
    return offers


def around(view: View) -> list[str]:
    """The other players clockwise, from the viewer's left; for a spectator, all players."""
    if view.viewer is None:
        return view.players
    mine = view.players.index(view.viewer)
    return view.players[mine + 1 :] + view.players[:mine]


def number_of(player: str, view: View) -> str:
    """The key of a player: a number from the left on, and 0 for the viewer."""
    others = around(view)
    return str(others.index(player) + 1) if player in others else "0"


def hand_of(view: View) -> list[HeldCard]:
    """The viewer's own cards, each with its legal action."""
    if view.viewer is None:
        return []
    usable = {action.partition(" ")[2]: action for action in view.legal if verb_of(action) in CARD_VERBS}
    drawn = active_face(str((view.pending or {}).get("drawn", "")), view.side)
    faces = own_order([active_face(card, view.side) for card in view.hands[view.viewer]])
    keys = CARD_KEYS.ljust(len(faces))
    return [
        HeldCard(face, usable.get(face), key.strip(), face == drawn) for face, key in zip(faces, keys, strict=False)
    ]
