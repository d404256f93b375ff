"""The state for critics has every card in its place; no observation has it."""

from random import Random

import numpy as np
import pytest

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.envs import aec, parallel
from sabot.envs.single import Seat
from sabot.kernel.table import SEATS
from tests.support.env_rounds import moments


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_state_has_every_hand_and_the_draw_pile(edition: str) -> None:
    for step, table in enumerate(moments(edition, Random(1), 60)):
        if step % 10:
            continue
        faces = [format_face(face) for face in table.kit.layout.actions.faces]
        row = table.state()
        counts = row[: (SEATS + 2) * len(faces)].reshape(SEATS + 2, len(faces))
        told = table.game().describe()
        rows = [*told["hands"].values(), told["draw"], told["draw"][:1]]
        for counted, cards in zip((*counts[: len(table.players)], *counts[SEATS:]), rows, strict=True):
            wanted = np.zeros(len(faces), np.uint8)
            for card in cards:
                for face in card.split("/"):
                    wanted[faces.index(face)] += 1
            np.testing.assert_array_equal(counted, wanted)
        assert row[-SEATS:].nonzero()[0].tolist() == ([] if table.is_over else [table.seat])


def test_every_environment_has_it() -> None:
    alone, together = aec("flip", 2, compiled=False), parallel("flip", 2, compiled=False)
    seat = Seat("flip", 2, opponents="eager", compiled=False)
    for env in (alone, together, seat):
        env.reset(seed=1)
        assert env.state_space.contains(env.state())


@pytest.mark.compiled
def test_compiled_tables_have_the_same() -> None:
    from sabot.envs.vector import Tables

    slow, fast = (aec("flip", 3, compiled=flag) for flag in (False, True))
    for env in (slow, fast):
        env.reset(seed=3)
    np.testing.assert_array_equal(fast.state(), slow.state())
    tables = Tables(3, "potter", 2)
    tables.reset(seed=1)
    for index in range(3):
        np.testing.assert_array_equal(tables.state()[index], tables._batch.interpreted(index).state())
