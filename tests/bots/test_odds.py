"""The odds of a challenge, reckoned from the sight of the player who asks."""

from math import comb
from random import Random

import pytest

from sabot.bots.odds import DEALS, ChallengeOdds, challenge_odds
from sabot.bots.sight import sight_of
from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.game import Event, Game
from sabot.options import resolve
from sabot.round import deal_round
from sabot.words.language import LANGUAGES, speak

PLAYERS = ["ana", "bo", "cy"]


def challenged(edition: str, seed: int) -> tuple[Game, list[Event]]:
    """A round in which somebody may challenge now, played at random from a seed."""
    chance, events = Random(seed), list[Event]()
    game = Game(deal_round(edition, PLAYERS, seed, None, {}))
    while not any("challenge" in game.legal(player) for player in game.players):
        if game.is_over:
            game, events = Game(deal_round(edition, PLAYERS, chance.getrandbits(32), None, {})), []
        actor = chance.choice(game.waiting)
        legal = game.legal(actor)
        draws = [action for action in legal if action.startswith("play wild+")]
        events += game.act(actor, chance.choice(draws or legal))
    return game, events


def odds_of(game: Game, events: list[Event]) -> ChallengeOdds | None:
    (asked,) = game.waiting
    return challenge_odds(sight_of(game, asked, events))


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip"])
def test_the_odds_depend_on_nothing_that_the_player_cannot_see(edition: str) -> None:
    game, events = challenged(edition, seed=5)
    (asked,) = game.waiting
    told = odds_of(game, events)
    assert told is not None
    for seed in range(2):
        assert odds_of(game.resample(asked, seed), events) == told


def test_the_odds_are_those_of_a_hand_drawn_from_the_unseen_cards() -> None:
    """Worked out by hand: cy held three of the unseen cards, and counting says how many of those are red."""
    edition = EDITIONS["deluxe"]
    deck = [format_card(card) for card in edition.deck(resolve("deluxe", {}))]
    hands = {"ana": ["R1", "R2", "B3"], "bo": ["Y1", "Y2"], "cy": ["wild+4", "G1", "G2", "G3"]}
    for card in [*(card for hand in hands.values() for card in hand), "R7"]:
        deck.remove(card)
    position = {"edition": "deluxe", "players": PLAYERS, "hands": hands, "discard": ["R7"], "turn": "cy"}
    game = Game.from_position({**position, "draw": deck})
    events = game.act("cy", "play wild+4 blue")
    told = challenge_odds(sight_of(game, "ana", events))
    unseen, red = 108 - 3 - 2, 25 - 3  # not ana's cards, nor the two on the discard
    exact = 100 * (1 - comb(unseen - red, 3) / comb(unseen, 3))
    assert told is not None
    assert (told.player, told.colour, told.cards, told.hidden) == ("cy", "red", 3, unseen)
    assert told.share == pytest.approx(exact, abs=300 / DEALS**0.5)


def test_a_card_that_was_shown_makes_it_certain() -> None:
    game = Game.from_position(
        {
            "edition": "potter",
            "players": ["ana", "bo"],
            "hands": {"ana": ["howler", "Y1", "Y2", "Y3"], "bo": ["wild+4", "R5", "G2", "G3"]},
            "draw": ["B1", "B2", "B3", "B4"],
            "discard": ["R7"],
        }
    )
    events = [
        event
        for player, action in [
            ("ana", "play howler"),
            ("ana", "target bo"),
            ("bo", "accept"),
            ("ana", "colour red"),
            ("bo", "play wild+4"),
            ("bo", "colour blue"),
        ]
        for event in game.act(player, action)
    ]
    told = challenge_odds(sight_of(game, "ana", events))
    assert told is not None
    assert told.share == 100


def test_without_a_challenge_there_are_no_odds() -> None:
    game = Game.deal("deluxe", PLAYERS, seed=1)
    assert odds_of(game, []) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [0, 1, 5])
def test_the_odds_say_from_what_they_are_reckoned(lang: str, cards: int) -> None:
    text = ChallengeOdds("bo", "blue", cards, 42, 60).say(speak(lang))
    assert "Bo" in text
    assert ("60" in text) == ("42" in text) == (cards > 0)
