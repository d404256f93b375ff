"""The first round of each game: what lies on the table, and what the other player does as soon as it is possible.

The player is free to do anything else. Whatever colour the player leads, the other player can still do it.
"""

from dataclasses import dataclass
from random import Random

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.options import resolve

YOU = "{you}"
"""Stands for the player in a wish."""
FRIEND = ("Ivy", "Kim")
"""Who plays the round with the player and is spoken of; the second if the player has the name of the first."""
BOT = "gentle"
"""The bot that plays for the friend when no wish is possible."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A set position, and the wishes of the other player, the dearest first."""

    hand: str
    """The cards of the player, who begins."""
    friend: str
    """The cards of the other player."""
    top: str
    """The card on the discard."""
    wishes: tuple[str, ...] = ()


LESSONS = {
    # Ivy holds every colour, so her wild +4 is a bluff whatever is in force.
    "deluxe": Lesson("R2 G5 Y6 wild", "wild+4 R8 G1 Y2 B4", "R5", ("play wild+4", "colour yellow")),
    "potter": Lesson("R2 G5 wild cloak", "howler R8 G1 Y2 B4", "R5", ("play howler", f"target {YOU}", "colour blue")),
    # Ivy stays in red until the flip has been played, which then always fits.
    "flip": Lesson("Rflip/O3 R2/V6 Y1/V8 B3/V9", "R1/T+5 R4/P2 Y8/V3 B9/O5 G2/P9", "R9/V1", ("play R1", "play R4")),
    # The player can lead red or green, and Ivy has a swirl for either: the player has to spin after the first card.
    "wizz": Lesson("R2 G5 R7 G9", "R1* G2* B6 Y9 B8", "R5", ("play R1*", "play G2*")),
}


def deal(edition: str, chance: Random) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    """The hands, the draw pile with all other cards of the deck in any order, and the discard."""
    lesson = LESSONS[edition]
    hands, discard = (tuple(lesson.hand.split()), tuple(lesson.friend.split())), tuple(lesson.top.split())
    rest = [format_card(card) for card in EDITIONS[edition].deck(resolve(edition, {}))]
    for card in (*hands[0], *hands[1], *discard):
        rest.remove(card)
    chance.shuffle(rest)
    return hands, tuple(rest), discard
