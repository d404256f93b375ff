"""The example of a process bot around a model."""

import sys

import pytest

from examples import model_bot
from sabot.bots import sight_of
from sabot.editions import EDITIONS
from sabot.game import Game
from sabot.lab import arena
from tests.support.paths import ROOT


def question_of(game: Game, ask: str = "choose") -> model_bot.Question:
    sight = sight_of(game, game.waiting[0], game.start)
    return {"ask": ask, "view": sight.view.as_json(), "heard": [], "chance": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_models_answer_is_played_if_it_is_legal(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.deal(edition, ["ana", "bo"], seed=4)
    question = question_of(game)
    legal = game.legal(game.waiting[0])
    prompts: list[str] = []

    def last(prompt: str) -> str:
        prompts.append(prompt)
        return f" {legal[-1]}\n"

    assert model_bot.answer(question, last) == legal[-1]
    assert prompts[0].splitlines()[-len(legal) :] == legal
    assert model_bot.answer(question, lambda prompt: "play R99") in legal
    assert "not legal: 'play R99'" in capsys.readouterr().err
    assert model_bot.answer(question) in legal


@pytest.mark.posix
def test_the_process_plays_in_the_arena() -> None:
    found = arena(f"exec:{sys.executable} {ROOT / 'examples' / 'model_bot.py'}", "random", edition="wizz", deals=2)
    assert found.rounds == 4


@pytest.mark.posix
def test_a_strict_bot_hides_no_refusal() -> None:
    """There is no model here, so every decision is refused and made by the fallback."""
    bot = f"exec:{sys.executable} {ROOT / 'examples' / 'model_bot.py'} --strict"
    found = arena(bot, "random", edition="wizz", deals=1, fallback="eager").conduct[bot]
    assert found.refusals == {"failed": found.decisions}
    question = question_of(Game.deal("wizz", ["ana", "bo"], seed=4))
    assert model_bot.answer(question, lambda prompt: "play R99", strict=True) == "play R99"
