"""Checking an action: it agrees with carrying it out, and depends on nothing that its player may not know."""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings

from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.kernel.codes import Ending
from tests.properties.test_play import every_action
from tests.support.strategies import chances, play_on, random_game

COLOURS = ("red", "blue", "pink", "violet")
"""Two colours of each side."""
WORLDS = 3
"""How often the hidden cards of a position are dealt again."""


def questions(game: Game) -> Iterator[str]:
    """Every action that can be written, and every card with some colours."""
    for action in sorted(every_action(game)):
        yield action
        if action.startswith("play"):
            yield from (f"{action} {colour}" for colour in COLOURS)


def answer(ask: Any, player: str, action: str) -> tuple[str, ...]:
    """The refusal of an action with all its words; nothing if it is possible."""
    try:
        ask(player, action)
    except Refused as refused:
        return refused.code, refused.rule, str(refused.words)
    except Unreadable as unreadable:
        return (str(unreadable),)
    return ()


def check_agreement(chance: Random) -> None:
    """What is checked is refused in the same words as if it were done; and nothing is done."""
    game = play_on(random_game(chance), chance, chance.randint(0, 120))
    before = game.position()
    for player in game.players:
        for action in questions(game):
            trial = game.copy()
            done = answer(trial.act, player, action)
            if trial.outcome is None or trial.outcome.ending != Ending.name_of(Ending.CAPPED):
                assert answer(game.check, player, action) == done, (game, player, action)
    assert game.position() == before


@settings(max_examples=8)
@given(chances)
def test_a_check_agrees_with_the_action(chance: Random) -> None:
    check_agreement(chance)


@pytest.mark.soak(seeds=range(1000))
def test_checks_agree_with_actions_in_many_positions(seed: int) -> None:
    check_agreement(Random(seed))


def steps(game: Game, player: str, action: str) -> tuple[tuple[str, ...], Counter[str]]:
    """The answer of a check, and how many lines ran for it in each function.

    Not which lines: of two cards that look alike, the one in the other half of the deck takes another branch as long.
    """
    lines: Counter[str] = Counter()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_globals["__name__"].startswith("sabot."):  # the garbage collector may call code of the tests
            lines[frame.f_code.co_qualname] += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        return answer(game.check, player, action), lines
    finally:
        sys.settrace(before)


def check_that_it_tells_nothing(chance: Random, asked: int) -> None:
    """Deal the unseen cards again: the answer is the same, and so is every step on the way to it."""
    game = play_on(random_game(chance), chance, chance.randint(0, 120))
    player = chance.choice(game.players)
    worlds = [game, *(game.resample(player, chance.getrandbits(32)) for _ in range(WORLDS))]
    actions = [*questions(game)]
    for action in [*game.legal(player), *chance.sample(actions, min(asked, len(actions)))]:
        answer(game.check, player, action)  # so that the text is already parsed
        first, *others = [steps(world, player, action) for world in worlds]
        for other in others:
            assert other == first, (game, player, action)


@settings(max_examples=40)
@given(chances)
def test_a_check_takes_the_same_steps_whatever_is_hidden(chance: Random) -> None:
    check_that_it_tells_nothing(chance, 30)


@pytest.mark.soak(seeds=range(2000))
def test_checks_take_the_same_steps_in_many_positions(seed: int) -> None:
    check_that_it_tells_nothing(Random(seed), 60)
