"""The history in an observation says what the seat heard, and nothing that was hidden from it."""

from random import Random

import numpy as np
import pytest

from sabot.bots.sight import Heard
from sabot.cards import parse_face
from sabot.editions import EDITIONS
from sabot.envs.rules.history import ACTOR, CARD, COUNT, KIND, LOG_WIDTH
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.from_view import observe_view
from sabot.envs.spaces.gym_spaces import planes
from sabot.envs.spaces.layout import MOST_EVENTS, layout_of
from sabot.kernel.codes import Event
from sabot.kernel.table import NOTHING
from sabot.views import resample
from tests.support.env_rounds import random_action
from tests.support.strategies import NAMES, random_options


def dealt(edition: str, chance: Random, history: int) -> InterpretedTable:
    kit = RoundKit.of(edition, random_options(edition, chance), history)
    round_ = kit.new_round(list(NAMES[: chance.choice((2, 3, 4))]))
    round_.table.seed = chance.getrandbits(64)
    return InterpretedTable.deal(kit, round_, keeps_events=True)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_the_history_says_what_the_seat_heard(edition: str, seed: int) -> None:
    chance = Random(seed)
    history = chance.choice((1, 5, MOST_EVENTS))
    table = dealt(edition, chance, history)
    for _ in range(120):
        seat = chance.randrange(table.round.table.seats)
        assert table.events is not None
        heard = Heard(table.events, table.players[seat])
        np.testing.assert_array_equal(table.observe(seat), observe_view(table.view(seat), heard, history))
        if table.is_over:
            break
        table.act(random_action(table, chance))


def hide_again(table: InterpretedTable, seat: int, chance: Random) -> InterpretedTable:
    """The table with all that is hidden from a seat by chance, in its hands and piles and in its history."""
    other = table.copy()
    other.round = resample(table.round, seat, chance.getrandbits(32))
    log = other.history.log
    for place in range(0, len(log), LOG_WIDTH):
        is_secret = log[place + KIND] in (Event.DREW, Event.SHOWED) and log[place + ACTOR] != seat
        is_shown = log[place + KIND] == Event.SHOWED and log[place + COUNT] == seat
        if is_secret and not is_shown and log[place + CARD] != NOTHING and not table.kit.edition.is_two_sided:
            log[place + CARD] = chance.randrange(len(table.kit.deck))
    return other


@pytest.mark.parametrize("edition", EDITIONS)
def test_dealing_the_unseen_cards_again_does_not_change_the_history(edition: str) -> None:
    chance = Random(3)
    table = dealt(edition, chance, 20)
    for step in range(120):
        if step % 6 == 0:
            for seat in range(table.round.table.seats):
                np.testing.assert_array_equal(hide_again(table, seat, chance).observe(seat), table.observe(seat))
        if table.is_over:
            break
        table.act(random_action(table, chance))


def test_a_history_worked_out_by_hand() -> None:
    """A seat plays a card; the seat to its left sees who played it: the one two places to its own left."""
    kit = RoundKit.of("deluxe", {"uno_call": "auto"}, 2)
    round_ = kit.new_round(["ana", "bo", "cy"])
    round_.table.seed = 4
    table = InterpretedTable.deal(kit, round_, keeps_events=True)
    actions, layout = kit.layout.actions, kit.layout
    seat = table.seat
    played = int(np.flatnonzero(table.mask(seat))[0])
    face = actions.all[played].text.removeprefix("play ")
    table.act(played)
    viewer = (seat + 1) % 3
    row = table.observe(viewer)
    place = actions.faces.index(parse_face(face))
    assert row[layout.starts["played"] + 2 * layout.width + place] == 1
    assert row[layout.starts["event_cards"] : layout.starts["event_cards"] + layout.width].argmax() == place
    assert row[layout.starts["event_seats"] + 2] == 1


def test_planes_contain_the_history() -> None:
    layout = layout_of("wizz", 3)
    table = dealt("wizz", Random(1), 3)
    shown = planes(layout, table.observe(0))
    assert shown.shape == layout.shape
    first = layout.starts["event_cards"] // layout.width
    np.testing.assert_array_equal(
        shown[first : first + 3].ravel(), table.observe(0)[layout.starts["event_cards"] :][: 3 * layout.width]
    )


@pytest.mark.parametrize("wrong", [-1, MOST_EVENTS + 1, 1.5, "all"])
def test_a_history_has_a_possible_length(wrong: object) -> None:
    from sabot.envs import aec
    from sabot.errors import Unreadable

    with pytest.raises(Unreadable, match="history: must be a whole number"):
        aec("deluxe", 2, history=wrong)  # type: ignore[arg-type]
