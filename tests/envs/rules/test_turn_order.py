"""Who is asked when: the others clockwise and once, then whoever is waited for."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.envs.rules.encoding import encoding_of
from sabot.envs.rules.turn_order import TurnOrder, begin_moment
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.errors import Refused
from sabot.kernel.flat import blank
from sabot.kernel.legal import is_quiet, legal
from sabot.notation.positions import parse_position
from tests.support.env_rounds import moments


def seated(
    hands: dict[str, str], discard: str = "R7", options: dict[str, Any] | None = None, **keys: Any
) -> InterpretedTable:
    """A round of deluxe from a position; ana's turn unless said otherwise."""
    position = {
        "edition": "deluxe",
        "options": options or {},
        "players": list(hands),
        "hands": {player: hand.split() for player, hand in hands.items()},
        "draw": ["B1", "B2", "B3", "B4", "B5", "B6"],
        "discard": discard.split(),
        **keys,
    }
    round_ = parse_position(position)
    floor = blank(TurnOrder)
    begin_moment(round_.table, floor)
    kit = RoundKit.of("deluxe", options or {})
    lens = encoding_of(kit.layout, round_.deck, kit.options)
    return InterpretedTable(replace(kit, deck=round_.deck, lens=lens), round_, floor, None)


def asked(table: InterpretedTable) -> str:
    return table.round.players[table.seat]


def test_whoever_may_catch_is_asked_clockwise_before_the_one_waited_for() -> None:
    table = seated({"ana": "R1 R2", "bo": "Y1 Y2", "cy": "G1", "dan": "G2 G3"}, owes_uno=["cy"])
    order = []
    for _ in range(3):
        order.append(asked(table))
        table.say(None)
    assert order == ["bo", "cy", "dan"]
    assert asked(table) == "ana"
    assert table.is_waited_for


def test_one_who_was_caught_is_asked_no_more() -> None:
    table = seated({"ana": "R1 R2", "bo": "Y1 Y2", "cy": "G1", "dan": "G2 G3"}, owes_uno=["cy"])
    table.say("catch cy")
    assert asked(table) == "ana"
    assert table.round.table.owes == 0


def test_saying_nothing_is_only_for_those_who_are_not_waited_for() -> None:
    table = seated({"ana": "R1 R2", "bo": "Y1 Y2"})
    actions = table.kit.layout.actions
    assert asked(table) == "ana"
    assert not table.mask(0)[actions.nothing]
    assert table.mask(1).nonzero()[0].tolist() == [actions.nothing]
    with pytest.raises(Refused):
        table.act(actions.nothing)


def test_a_card_that_may_be_wrong_is_shown_to_all_before_the_next_seat_accepts() -> None:
    hands = {"ana": "R1 R2 R3", "bo": "Y1 Y2 Y3", "cy": "Y4 Y5 Y6", "dan": "G3 G4 G5"}
    table = seated(hands, options={"wrong_card": "penalty"})
    table.say("play R1")
    order = []
    for _ in range(2):
        order.append(asked(table))
        table.say("object")
    assert order == ["cy", "dan"]
    assert asked(table) == "bo"
    table.say("accept")
    assert (asked(table), table.round.table.phase) == ("bo", 0)


def test_whoever_can_jump_in_is_asked_and_the_moment_ends_when_it_does() -> None:
    table = seated(
        {"ana": "R1 R2 R3", "bo": "Y1 Y2 Y3", "cy": "R7 G1 G2", "dan": "G3 G4 G5"},
        options={"jump_in": True},
    )
    assert asked(table) == "cy"
    table.say("play R7")
    assert asked(table) == "dan"


def test_a_refused_action_changes_nothing() -> None:
    table = seated({"ana": "R1 G2", "bo": "Y1 Y2"})
    before = table.game().position()
    with pytest.raises(Refused) as caught:
        table.act(table.kit.layout.actions.numbers["play G2"])
    assert caught.value.code == "play/no-match"
    assert (table.game().position(), asked(table)) == (before, "ana")


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_it_is_quiet_nobody_else_can_do_anything(edition: str) -> None:
    """The shortcut leaves nobody out, races apart, where everybody is waited for."""
    noisy = 0
    for seed in range(12):
        for table in moments(edition, Random(seed), 100):
            state = table.round.table
            waited = set(table.round.waiting())
            others = [seat for seat in range(state.seats) if seat not in waited and legal(state, seat)[0]]
            assert not (is_quiet(state) and others)
            noisy += bool(others)
    assert noisy
