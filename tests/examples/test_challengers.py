"""The example bots with a habit: they challenge always or never, or bluff whenever they may."""

from random import Random

import pytest

from examples.challengers import Believer, Bluffer, Doubter
from sabot.bots import Bot, sight_of
from sabot.lab import arena
from tests.support.positions import table


@pytest.mark.parametrize(("bot", "answer"), [(Doubter(), "challenge"), (Believer(), "accept")])
def test_a_wild_draw_card_is_always_or_never_challenged(bot: Bot, answer: str) -> None:
    for hand in ("R1 R2 R3 R4", "Y1 Y2 Y3"):
        at = table("deluxe", {"ana": f"wild+4 {hand}", "bo": "G1 G2"}, draw="B1 B2 B3 B4 B5 B6 B7", discard="R9")
        at.play("ana: play wild+4 green")
        assert bot.choose(sight_of(at.game, "bo", at.events), Random(1)) == answer


def test_a_bluffer_bluffs_whatever_it_holds() -> None:
    at = table("deluxe", {"ana": "wild+4 R1 R2 R3", "bo": "G1 G2"}, draw="B1", discard="R9")
    assert Bluffer().choose(sight_of(at.game, "ana", at.events), Random(1)) == "play wild+4"


@pytest.mark.parametrize("bot", [Doubter, Believer, Bluffer])
def test_they_play_whole_rounds_of_every_edition(bot: type[Bot]) -> None:
    found = arena(bot, "random", edition="all", deals=1, seed=1)
    assert found.table.to_dict()["deals"] == [1, 1, 1, 1]
