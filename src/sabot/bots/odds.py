"""The odds of a challenge, as a player can reckon them from what that player has seen.

Only the sight of the player is used: the own hand, the discard, cards that were shown before, and the backs of
two-sided cards. The cards that are left are dealt at random to the hands again and again, and counted.
"""

from random import Random
from typing import NamedTuple

from sabot.bots.careful.memory import Memory
from sabot.bots.search.card_slots import slots_of
from sabot.bots.search.worlds import deck_of, guess
from sabot.bots.sight import Sight
from sabot.cards import SIDES, parse_colour, parse_face
from sabot.words.language import Language
from sabot.words.names import player_name

DEALS = 400
"""How often the unseen cards are dealt: enough for an error of two or three in a hundred."""


class ChallengeOdds(NamedTuple):
    """How often the hand of the challenged player would hold the colour, if the unseen cards lay at random."""

    player: str
    colour: str
    """The colour that makes the player guilty."""
    cards: int
    """How many cards the player held beside the challenged one."""
    share: int
    """In how many of a hundred deals these cards include the colour."""
    hidden: int
    """How many cards the asking player cannot see."""

    def say(self, language: Language) -> str:
        """The odds as a sentence that says from what they are reckoned."""
        return language.say(
            "odds-challenge",
            to=player_name(self.player),
            hue=self.colour,
            number=self.cards,
            share=self.share,
            hidden=self.hidden,
        )


def challenge_odds(sight: Sight) -> ChallengeOdds | None:
    """The odds of the challenge that is open to a player; None if there is none.

    The same sight has the same odds, however often they are asked for.
    """
    view, former = sight.view, (sight.view.pending or {}).get("former")
    if "challenge" not in view.legal or former is None or view.turn is None:
        return None
    deck, side = deck_of(view), SIDES.index(view.side) if view.side else 0
    slots = slots_of(view, Memory(sight).known, set(deck))
    chance = Random(f"{view.turns} {view.discard} {view.hands}")
    if guess(slots, deck, chance) is None:  # what the player sees now overrides what was shown before
        slots = slots_of(view, {}, set(deck))
    theirs = [place for place, slot in enumerate(slots) if slot.pile == view.turn]
    held = max(len(theirs) - _drawn_since(sight, view.turn), 0)
    colour, guilty = parse_colour(former), 0
    for _ in range(DEALS):
        cards = guess(slots, deck, chance)
        assert cards is not None
        faces = (parse_face(cards[place][side]) for place in chance.sample(theirs, held))
        guilty += any(face is not None and face.colour == colour for face in faces)
    hidden = sum(not slot.is_known for slot in slots)
    return ChallengeOdds(view.turn, former, held, round(100 * guilty / DEALS), hidden)


def _drawn_since(sight: Sight, player: str) -> int:
    """How many cards a player drew after the last card that they played: these do not count (X-39)."""
    drawn = 0
    for event in reversed(sight.heard):
        if event.seat == player and event.kind == "played":
            break
        drawn += event.seat == player and event.kind == "drew"
    return drawn
