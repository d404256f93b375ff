"""Which bots play together, and in which seats."""

from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.lineups import Lineup, pairings, rotations, together


def test_at_two_seats_every_two_bots_meet_once() -> None:
    assert [lineup.bots for lineup in pairings("flip", ["a", "b", "c"], 2)] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_at_more_seats_each_of_two_sits_alone_among_the_other_kind() -> None:
    one, other = pairings("flip", ["a", "b"], 4)
    assert one == Lineup("flip", ("a", "b", "b", "b"), ("a",))
    assert other == Lineup("flip", ("b", "a", "a", "a"), ("b",))
    assert one.against("a") == ("b", "b", "b")


def test_together_every_bot_is_measured() -> None:
    lineup = together("wizz", ["a", "b", "c"])
    assert lineup == Lineup("wizz", ("a", "b", "c"), ("a", "b", "c"))
    assert lineup.against("b") == ("a", "c")


def test_rotations_bring_everybody_to_every_seat_once() -> None:
    turned = list(rotations([2, 0, 1, 3]))
    assert turned == [(2, 0, 1, 3), (3, 2, 0, 1), (1, 3, 2, 0), (0, 1, 3, 2)]
    assert all(sorted(seat) == [0, 1, 2, 3] for seat in zip(*turned, strict=True))


def test_a_plan_has_lineups_for_every_edition() -> None:
    plan = ArenaPlan(("a", "b"), ("deluxe", "wizz"), players=3)
    assert [(lineup.edition, lineup.measured) for lineup in plan.lineups()] == [
        ("deluxe", ("a",)),
        ("deluxe", ("b",)),
        ("wizz", ("a",)),
        ("wizz", ("b",)),
    ]
    challenged = ArenaPlan(("a", "b", "c"), ("deluxe", "wizz"), players=3, challenger=True)
    assert [(lineup.edition, lineup.bots) for lineup in challenged.lineups()] == [
        ("deluxe", ("a", "b", "b")),
        ("deluxe", ("a", "c", "c")),
        ("wizz", ("a", "b", "b")),
        ("wizz", ("a", "c", "c")),
    ]
    at_one_table = ArenaPlan(("a", "b", "c"), ("deluxe", "wizz"), players=3, together=True)
    assert [lineup.bots for lineup in at_one_table.lineups()] == [("a", "b", "c")] * 2
