"""What can be done now, in the order of the eye, each with its key. No rule is known here: all of it is legal."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabot.cards import parse_colour
from sabot.notation.actions import CARD_VERBS, verb_of
from sabot.views import View
from sabot.words.names import active_face

ORDER = ("wizz", "spin", "accept", "draw", "keep", "done", "challenge", "object", "uno", "catch")
"""What has a button, the most usual first."""
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
"""The key of a verb."""
ERRANDS = {
    "go-on": "enter",
    "ready": "enter",
    "rematch": "enter",
    "start": "enter",
    "sit": "enter",
    "back": "enter",
}
"""The key of what is asked for besides actions."""
OF_CARDS = "befgijmnprtvyzBEFGIJMNPRTVYZ"
"""The keys of the cards in a hand: letters that mean nothing else; whoever holds more takes the arrows."""


class Offer(NamedTuple):
    """Something that can be done now."""

    action: str
    verb: str
    rest: str
    """Whom, which colour or which card."""
    key: str
    is_errand: bool = False


class HeldCard(NamedTuple):
    """A card of the viewer's own hand."""

    face: str
    action: str | None
    """What can be done with it now."""
    key: str
    is_drawn: bool


def offers_of(view: View) -> list[Offer]:
    """What has a button: calls and answers, colours by their letters, players by their numbers."""
    offers = []
    for action in view.legal:
        verb, _, rest = action.partition(" ")
        if verb not in CARD_VERBS:
            offers.append(Offer(action, verb, rest, _key(verb, rest, view)))
    return sorted(_distinct(offers), key=_rank)


def _key(verb: str, rest: str, view: View) -> str:
    if verb == "colour":
        return rest[0]
    return number_of(rest, view) if verb == "target" else KEYS.get(verb, "")


def _distinct(offers: Iterable[Offer]) -> list[Offer]:
    """Of several with one key only the first keeps it."""
    taken: set[str] = set()
    found = []
    for offer in offers:
        found.append(offer._replace(key="") if offer.key in taken else offer)
        taken.add(offer.key)
    return found


def _rank(offer: Offer) -> int:
    """Colours as they are printed, players by their numbers, and the rest in its order."""
    if offer.verb == "colour":
        return parse_colour(offer.rest) or 0
    return ORDER.index(offer.verb) if offer.verb in ORDER else int(offer.key or 0)


def errands_of(names: Sequence[str]) -> list[Offer]:
    """What can be asked for besides."""
    return [Offer(name, name, "", ERRANDS[name], is_errand=True) for name in names]


def around(view: View) -> list[str]:
    """The others clockwise, beginning at the left hand of whoever looks; a spectator sees all."""
    if view.viewer is None:
        return view.players
    mine = view.players.index(view.viewer)
    return view.players[mine + 1 :] + view.players[:mine]


def number_of(player: str, view: View) -> str:
    """The key of a player across the table."""
    others = around(view)
    return str(others.index(player) + 1) if player in others else ""


def hand_of(view: View) -> list[HeldCard]:
    """The viewer's own cards, with what can be done with each."""
    if view.viewer is None:
        return []
    usable = {action.partition(" ")[2]: action for action in view.legal if verb_of(action) in CARD_VERBS}
    drawn = active_face(str((view.pending or {}).get("drawn", "")), view.side)
    faces = [active_face(card, view.side) for card in view.hands[view.viewer]]
    keys = OF_CARDS.ljust(len(faces))
    return [
        HeldCard(face, usable.get(face), key.strip(), face == drawn) for face, key in zip(faces, keys, strict=False)
    ]
