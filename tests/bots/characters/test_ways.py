"""Ways of playing: each shows in what its characters choose, and nobody else's choice or advice changes."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from sabot.bots import BOTS, Sight, sight_of
from sabot.bots.bot_round import BotRound
from sabot.bots.careful import Careful, decide, way_of
from sabot.bots.characters.cast import CAST
from sabot.bots.characters.ways import BLUFFER, DOUBTER, HUNTER, MISER, PLAIN, Way
from sabot.game import Game
from tests.support.positions import table

ROUNDS = range(25, 50)
BEHIND = "R1 Y0 Y3 G0 B1 B5 wild+4"
"""A hand with which a bluff is tempting: on red, with an opponent about to go out."""
DRAW = "Y1 Y2 Y4 Y5 Y6 Y7"
ATTACKS = ("+2", "skip", "rev")
"""What costs the other player a turn, at two seats."""


@cache
def sights() -> list[Sight]:
    """What a player who has to decide sees, in rounds of careful bots at two seats."""
    return [sight for seed in ROUNDS for sight in sights_of(seed)]


def sights_of(seed: int) -> Iterator[Sight]:
    game = Game.deal("deluxe", ["ana", "eve"], seed=seed, uno_call="auto")
    party = BotRound(game, dict.fromkeys(game.players, BOTS["careful"]), Random(seed))
    for _ in party.steps():
        yield sight_of(game, game.waiting[0], party.events)


def is_bluff(sight: Sight, action: str) -> bool:
    """Whether a wild draw card is played by a player who holds the colour in force."""
    view = sight.view
    colour = str(view.colour)[0].upper()
    return action == "play wild+4" and any(card.startswith(colour) for card in view.hands[str(view.viewer)])


def keeps_wild(sight: Sight, action: str) -> bool:
    """Whether a wild could be played and is not."""
    return any("wild" in legal for legal in sight.view.legal) and "wild" not in action


def waits_for_prey(sight: Sight, action: str) -> bool:
    """Whether an attack is kept while the other player has many cards, or made when it has few."""
    view = sight.view
    if not any(attack in legal for legal in view.legal for attack in ATTACKS):
        return False
    (prey,) = (player for player in view.players if player != view.viewer)
    return any(attack in action for attack in ATTACKS) == (len(view.hands[prey]) <= 2)


def is_challenge(sight: Sight, action: str) -> bool:
    return action == "challenge"


@pytest.mark.parametrize(
    ("way", "shows"),
    [(BLUFFER, is_bluff), (MISER, keeps_wild), (HUNTER, waits_for_prey), (DOUBTER, is_challenge)],
)
def test_a_way_of_playing_shows_in_what_is_chosen(way: Way, shows: Callable[[Sight, str], bool]) -> None:
    often = sum(shows(sight, decide(sight, way).action) for sight in sights())
    usually = sum(shows(sight, decide(sight).action) for sight in sights())
    assert often > usually


def test_a_bot_plays_in_the_way_of_the_character_whose_name_it_has() -> None:
    ways = {way for character in CAST if (way := character.way) != PLAIN}
    assert ways == {BLUFFER, MISER, HUNTER, DOUBTER}
    for name, chosen in (("Bo", "play wild+4"), ("ana", "play R1")):
        at = table("deluxe", {name: BEHIND, "eve": "G9"}, draw=DRAW, discard="R4")
        sight = sight_of(at.game, name, at.events)
        assert way_of(sight) == (BLUFFER if name == "Bo" else PLAIN)
        assert Careful().choose(sight, Random(1)) == chosen
        assert Careful(way=BLUFFER).choose(sight, Random(1)) == "play wild+4"


def test_advice_is_the_same_whatever_the_name_of_the_player_is() -> None:
    at = table("deluxe", {"Bo": BEHIND, "eve": "G9"}, draw=DRAW, discard="R4")
    assert Careful().advise(sight_of(at.game, "Bo", at.events), Random(1)).action == "play R1"
