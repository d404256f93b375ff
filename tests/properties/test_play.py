"""Properties that hold after every action of every round."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from sabot.bots.careful.assessment import fits
from sabot.errors import Refused
from sabot.game import Game
from sabot.kernel.matching import matching
from sabot.kernel.piles import top
from sabot.kernel.primitives.card_sets import has_card
from sabot.notation.actions import ICON_NAMES
from sabot.notation.events import Event
from tests.support.strategies import NAMES, actors, chances, play_on, random_action, random_game


def cards_of(position: dict[str, Any]) -> Counter[str]:
    piles = [*position["hands"].values(), position["draw"], position["discard"]]
    return Counter(card for pile in piles for card in pile)


def check_every_action(chance: Random, actions: int) -> None:
    """Play a round: no card is created or lost, and the seats that are waited for can act until it is over."""
    game = random_game(chance)
    cards = cards_of(game.describe())
    for _ in range(actions):
        if game.is_over:
            break
        assert game.waiting
        for player in game.waiting:
            assert game.legal(player), game
        assert [game.view(player).legal for player in game.players] == [game.legal(player) for player in game.players]
        events = game.act(*random_action(game, chance))
        assert all(event.rule for event in events)
        assert cards_of(game.describe()) == cards, game
    if game.is_over:
        assert game.outcome is not None
        assert actors(game) == []
        assert game.waiting == []


@settings(max_examples=60)
@given(chances)
def test_cards_are_conserved_and_somebody_can_always_act(chance: Random) -> None:
    check_every_action(chance, 120)


@pytest.mark.soak(seeds=range(3000))
def test_cards_are_conserved_over_whole_rounds(seed: int) -> None:
    check_every_action(Random(seed), 2000)


def every_action(game: Game) -> set[str]:
    """Every action that can be written at this table, without icons and without colours after a card."""
    position = game.describe()
    cards = {face for text in cards_of(position) for face in text.split("/")}
    colours: tuple[str, ...] = ("red", "yellow", "green", "blue")
    if game.edition == "flip":
        colours += ("pink", "turquoise", "orange", "violet")
    plain = ("draw", "keep", "accept", "challenge", "uno", "spin", "wizz", "done", "object")
    return {
        *plain,
        *(f"{verb} {card}" for verb in ("play", "discard") for card in cards),
        *(f"colour {colour}" for colour in colours),
        *(f"{verb} {player}" for verb in ("target", "catch") for player in game.players),
    }


def check_seen(game: Game, player: str, action: str, events: tuple[Event, ...], after: str) -> None:
    """A move from the cache does the same as without it, and every action clears the cache."""
    other = game.copy()
    assert action in other.look().legal(game.players.index(player))
    assert other.act(player, action) == events
    assert other.position() == after
    if action not in other.copy().legal(player) and not action.startswith("catch"):
        with pytest.raises(Refused):
            other.act(player, action)
        assert other.position() == after


def check_legality(chance: Random) -> None:
    """Each listed action is accepted; every other one is refused and changes nothing."""
    game = play_on(random_game(chance), chance, chance.randint(0, 80))
    before = game.position()
    pays_for_catches = game.describe()["options"].get("false_catch", 0) > 0
    for player in game.players:
        legal = game.legal(player)
        assert legal == sorted(set(legal))
        for action in every_action(game):
            trial = game.copy()
            if action in legal:
                check_seen(game, player, action, trial.act(player, action), trial.position())
            elif not (pays_for_catches and action.startswith("catch")):
                with pytest.raises(Refused) as refused:
                    trial.act(player, action)
                assert refused.value.code.startswith(action.split()[0])
                assert trial.position() == before
    assert game.position() == before


@settings(max_examples=5)
@given(chances)
def test_what_is_listed_is_accepted_and_nothing_else(chance: Random) -> None:
    check_legality(chance)


@pytest.mark.soak(seeds=range(2000))
def test_what_is_listed_is_accepted_in_many_positions(seed: int) -> None:
    check_legality(Random(seed))


@settings(max_examples=40)
@given(chances)
def test_bots_and_rules_agree_which_faces_fit(chance: Random) -> None:
    round_ = play_on(random_game(chance), chance, chance.randint(0, 80))._round
    side, colour = round_.table.side, round_.table.colour
    lying = round_.face(top(round_.table), side)
    low, high = matching(round_.table)
    for card in range(len(round_.deck)):
        assert fits(round_.face(card, side), lying, colour) == has_card(low, high, card)


def check_reading_back(chance: Random) -> None:
    """In every phase a printed position reads back, prints the same, and plays on the same."""
    game = play_on(random_game(chance), chance, chance.randint(0, 150))
    again = Game.from_position(game.position())
    assert again.describe() == game.describe()
    assert again.position() == game.position()
    assert actors(again) == actors(game)
    if not game.is_over:
        action = random_action(game, chance)
        assert game.act(*action) == again.act(*action)
        assert again.position() == game.position()


@settings(max_examples=80)
@given(chances)
def test_a_position_read_back_is_the_same_position(chance: Random) -> None:
    check_reading_back(chance)


@pytest.mark.soak(seeds=range(4000))
def test_many_positions_read_back(seed: int) -> None:
    check_reading_back(Random(seed))


@pytest.mark.parametrize(
    ("hands", "options", "script"),
    [
        ({"ana": ["R3"], "bo": ["G1", "G2"]}, {"wrong_card": "penalty"}, ["ana: play R3"]),
        (
            {"ana": ["R3", "R3*"], "bo": ["G1", "G2"]},
            {},
            ["ana: uno", "ana: play R3", "bo: draw", "ana: play R3*"],
        ),
        (
            {"ana": ["R3*", "R7", "Gskip", "B4"], "bo": ["G1", "G2"]},
            {"wheel_cards_act": True, "seven_zero": True},
            ["ana: play R3*", "bo: spin war", "ana: discard R7"],
        ),
    ],
)
def test_positions_that_once_did_not_read_back(
    hands: dict[str, list[str]], options: dict[str, Any], script: list[str]
) -> None:
    """A disputed last card; a call whose last card is played; cards shown in a war that are discarded."""
    position = {"edition": "wizz", "options": options, "players": list(hands), "hands": hands}
    game = Game.from_position({**position, "draw": ["B5"], "discard": ["R8"]})
    for line in script:
        player, action = line.split(": ")
        game.act(player, action, scripted=True)
    assert Game.from_position(game.position()).position() == game.position()


@settings(max_examples=30)
@given(chances)
def test_a_seed_and_actions_give_the_same_round(chance: Random) -> None:
    """A copy plays on the same way, and the original stays unchanged."""
    game = play_on(random_game(chance), chance, 20)
    twin, before = game.copy(), game.position()
    seed = chance.getrandbits(32)
    play_on(twin, Random(seed), 30)
    assert game.position() == before
    assert play_on(game, Random(seed), 30).position() == twin.position()


@pytest.mark.parametrize("icon", ICON_NAMES)
def test_only_a_script_names_the_icon(icon: str) -> None:
    game = Game.deal("wizz", NAMES[:2], seed=1)
    with pytest.raises(Refused, match="wheel decides"):
        game.act("ana", f"spin {icon}")
