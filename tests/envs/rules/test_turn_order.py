"""The order in which seats are asked: the others once each, clockwise, then the awaited seat."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.envs.rules.compiled_opponents import ONLY_AGENTS
from sabot.envs.rules.encoding import encoding_of
from sabot.envs.rules.turn_order import begin_moment, new_turn_order
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.errors import Refused
from sabot.kernel.legal import is_quiet, legal
from sabot.notation.positions import parse_position
from tests.support.env_rounds import moments


def table_at(
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
    order = new_turn_order(ONLY_AGENTS)
    begin_moment(round_.table, order)
    kit = RoundKit.of("deluxe", options or {})
    encoding = encoding_of(kit.layout, round_.deck, kit.options)
    return InterpretedTable(replace(kit, deck=round_.deck, encoding=encoding), round_, order, None)


def asked(table: InterpretedTable) -> str:
    return table.round.players[table.seat]


def test_players_who_may_catch_are_asked_clockwise_before_the_awaited_seat() -> None:
    table = table_at({"ana": "R1 R2", "bo": "Y1 Y2", "cy": "G1", "dan": "G2 G3"}, owes_uno=["cy"])
    order = []
    for _ in range(3):
        order.append(asked(table))
        table.act_by_text(None)
    assert order == ["bo", "cy", "dan"]
    assert asked(table) == "ana"
    assert table.is_waited_for


def test_one_who_was_caught_is_asked_no_more() -> None:
    table = table_at({"ana": "R1 R2", "bo": "Y1 Y2", "cy": "G1", "dan": "G2 G3"}, owes_uno=["cy"])
    table.act_by_text("catch cy")
    assert asked(table) == "ana"
    assert table.round.table.owes == 0


def test_only_players_out_of_turn_may_pass() -> None:
    table = table_at({"ana": "R1 R2", "bo": "Y1 Y2"})
    actions = table.kit.layout.actions
    assert asked(table) == "ana"
    assert not table.mask(0)[actions.pass_action]
    assert table.mask(1).nonzero()[0].tolist() == [actions.pass_action]
    with pytest.raises(Refused):
        table.act(actions.pass_action)


def test_a_card_that_may_be_wrong_is_shown_to_all_before_the_next_seat_accepts() -> None:
    hands = {"ana": "R1 R2 R3", "bo": "Y1 Y2 Y3", "cy": "Y4 Y5 Y6", "dan": "G3 G4 G5"}
    table = table_at(hands, options={"wrong_card": "penalty"})
    table.act_by_text("play R1")
    order = []
    for _ in range(2):
        order.append(asked(table))
        table.act_by_text("object")
    assert order == ["cy", "dan"]
    assert asked(table) == "bo"
    table.act_by_text("accept")
    assert (asked(table), table.round.table.phase) == ("bo", 0)


def test_a_player_who_can_jump_in_is_asked_and_doing_so_ends_the_moment() -> None:
    table = table_at(
        {"ana": "R1 R2 R3", "bo": "Y1 Y2 Y3", "cy": "R7 G1 G2", "dan": "G3 G4 G5"},
        options={"jump_in": True},
    )
    assert asked(table) == "cy"
    table.act_by_text("play R7")
    assert asked(table) == "dan"


def test_a_refused_action_changes_nothing() -> None:
    table = table_at({"ana": "R1 G2", "bo": "Y1 Y2"})
    before = table.game().position()
    with pytest.raises(Refused) as caught:
        table.act(table.kit.layout.actions.numbers["play G2"])
    assert caught.value.code == "play/no-match"
    assert (table.game().position(), asked(table)) == (before, "ana")


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_it_is_quiet_nobody_else_can_do_anything(edition: str) -> None:
    """The shortcut leaves nobody out. Races do not count: the table waits for everybody there."""
    noisy = 0
    for seed in range(12):
        for table in moments(edition, Random(seed), 100):
            state = table.round.table
            waited = set(table.round.waiting())
            others = [seat for seat in range(state.seats) if seat not in waited and legal(state, seat)[0]]
            assert not (is_quiet(state) and others)
            noisy += bool(others)
    assert noisy
