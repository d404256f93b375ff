"""Worker processes that play deals, their order, errors and end."""

import time
from multiprocessing import active_children
from pickle import dumps, loads

import pytest

from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.deal_workers import workers

PLAN = ArenaPlan(("careful", "eager"))
(PAIR,) = PLAN.lineups()
PATIENCE = 60
"""Timeout in seconds for processes to end."""


def test_deals_come_in_order_and_all_processes_end() -> None:
    others = set(active_children())
    with workers(1) as one, workers(2) as two:
        alone = [deal.rounds for deal in one.play(PLAN, PAIR, range(3, 9))]
        assert [deal.rounds for deal in two.play(PLAN, PAIR, range(3, 9))] == alone
        assert 1 <= len(set(active_children()) - others) <= 2
    deadline = time.monotonic() + PATIENCE
    while set(active_children()) - others:
        assert time.monotonic() < deadline, "a process is still running"
        time.sleep(0.01)


def lose_the_workers() -> None:
    with workers(2) as two:
        deals = two.play(PLAN, PAIR, range(1000))
        next(deals)
        for worker in active_children():
            worker.kill()
        list(deals)


def test_a_worker_that_dies_is_reported() -> None:
    with pytest.raises(Unreadable) as error:
        lose_the_workers()
    assert str(error.value) == "a worker process was killed"


def test_an_error_of_a_bot_survives_pickling() -> None:
    game = Game.deal("flip", ["ana", "bo"])
    with pytest.raises(Refused) as refused:
        game.act(next(player for player in game.players if player not in game.waiting), "draw")
    wrong = Unreadable("arena-failed", bot="odd", wrong=refused.value)
    error = wrong.explained("arena-deal", edition="flip", deal=3)
    assert str(loads(dumps(error))) == str(error)
    assert str(error).startswith("deal 3 of flip is stuck: the bot odd failed: Not now: ")
