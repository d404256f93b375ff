"""Deals played from every seat, and bots that fail."""

from dataclasses import dataclass, field
from random import Random

import pytest

from sabot.bots import Bot, Sight, find_bot
from sabot.errors import Unreadable
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.deals import play_deal
from sabot.lab.contests.lineups import Lineup
from tests.lab.contests.conftest import Register

PAIR = Lineup("deluxe", ("careful", "eager"), ("careful",))


@dataclass
class Spy(Bot):
    """Plays like the eager bot, and records the seat and the first hand of every round."""

    seen: list[tuple[str, list[str]]] = field(default_factory=list)

    def choose(self, sight: Sight, chance: Random) -> str:
        seat, hand = sight.view.viewer or "", sight.view.hands[sight.view.viewer or ""]
        if not any(event.seat == seat for event in sight.heard if event.kind in ("played", "drew")):
            self.seen.append((seat, hand))
        return find_bot("eager").choose(sight, chance)


@dataclass
class Fixed(Bot):
    """Always gives the same answer, or fails."""

    answer: str | Exception

    def choose(self, sight: Sight, chance: Random) -> str:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@dataclass
class FailsToReact(Bot):
    """Fails when others act."""

    def choose(self, sight: Sight, chance: Random) -> str:
        return find_bot("eager").choose(sight, chance)

    def react(self, sight: Sight, chance: Random) -> str | None:
        raise KeyError("nerves")


@dataclass
class FailsToPrepare(Fixed):
    """Fails in its preparation."""

    def prepare(self) -> None:
        raise OSError("no power")


def test_a_bot_sits_once_in_every_seat_of_the_same_deal(register: Register) -> None:
    """Alone against others of one kind, it gets the same hand in each seat as they do."""
    one, others = Spy(), Spy()
    register("one", one)
    register("other", others)
    lineup = Lineup("deluxe", ("one", "other", "other"), ("one",))
    rounds = play_deal(ArenaPlan(("one", "other"), players=3), lineup, 7).rounds
    assert len(rounds) == 3
    assert sorted(seat for seat, _ in one.seen) == ["seat 1", "seat 2", "seat 3"]
    hands = {seat: sorted(hand) for seat, hand in one.seen}
    assert len(set(map(tuple, hands.values()))) == 3
    known = [(seat, sorted(hand)) for seat, hand in others.seen if len(hand) == 7]
    assert known
    assert all(hands[seat] == hand for seat, hand in known)


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_identical_bots_win_one_rotation_of_every_deal_each(edition: str, register: Register) -> None:
    """Luck cancels out completely: the seed is the same in all rotations, so all are the same round."""
    register("double", find_bot("careful"))
    plan = ArenaPlan(("careful", "double"), players=3)
    for deal in range(3):
        rounds = play_deal(plan, Lineup(edition, ("careful", "double", "double"), ("careful",)), deal).rounds
        assert sorted(played.winner for played in rounds) == [0, 1, 2]
        assert len({played.points for played in rounds}) == 1


def test_the_same_seed_gives_the_same_rounds() -> None:
    plan = ArenaPlan(("careful", "eager"), seed=3)
    first = [play_deal(plan, PAIR, deal).rounds for deal in range(4)]
    assert [play_deal(plan, PAIR, deal).rounds for deal in range(4)] == first
    assert [play_deal(ArenaPlan(("careful", "eager"), seed=4), PAIR, deal).rounds for deal in range(4)] != first
    assert first[0] != first[1]


def test_options_reach_the_table() -> None:
    capped = ArenaPlan(("careful", "eager"), options={"turn_cap": 1})
    assert capped.chosen == {"uno_call": "auto", "turn_cap": 1}
    assert play_deal(capped, PAIR, 0).rounds != play_deal(ArenaPlan(("careful", "eager")), PAIR, 0).rounds


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (Fixed(ValueError("no idea")), "the bot odd failed: ValueError: no idea"),
        (Fixed(Unreadable("no-file")), "the bot odd failed: No such file or directory"),
        (FailsToPrepare("draw"), "the bot odd failed: OSError: no power"),
        (FailsToReact(), "the bot odd failed: KeyError: 'nerves'"),
        (Fixed("play R99"), "the bot odd failed: it answered “play R99”, but only one of these is legal: "),
        (Fixed("accept"), "the bot odd failed: it answered “accept”, but only one of these is legal: "),
    ],
)
def test_a_bot_that_fails_is_named_with_its_deal(bot: Bot, message: str, register: Register) -> None:
    register("odd", bot)
    with pytest.raises(Unreadable) as error:
        play_deal(ArenaPlan(("eager", "odd")), Lineup("wizz", ("eager", "odd"), ("eager",)), 5)
    assert str(error.value).startswith(f"deal 5 of wizz is stuck: {message}")
    assert "\n" not in str(error.value)


WRONG = Lineup("wizz", ("eager", "odd"), ("eager",))


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        (Fixed("play R99"), "illegal"),
        (Fixed(ValueError("no idea")), "failed"),
        (Fixed(Unreadable("bot-answer", line="hm")), "failed"),
        (Fixed(Unreadable("bot-late", seconds="1")), "late"),
        (FailsToReact(), "failed"),
    ],
)
def test_with_a_fallback_wrong_answers_are_counted_and_the_round_goes_on(
    bot: Bot, kind: str, register: Register
) -> None:
    register("odd", bot)
    found = play_deal(ArenaPlan(("eager", "odd"), fallback="eager"), WRONG, 5)
    odd = found.conduct["odd"]
    assert set(odd.refusals) == {kind}
    assert odd.refusals[kind] == odd.decisions if isinstance(bot, Fixed) else odd.refused > 0
    assert found.conduct["eager"].refusals == {}


def test_the_fallback_answers_as_it_would_in_that_seat(register: Register) -> None:
    """A bot that never answers plays exactly like its fallback: nothing else is substituted."""
    register("odd", Fixed(ValueError("no idea")))
    register("double", find_bot("careful"))
    replaced = play_deal(ArenaPlan(("eager", "odd"), fallback="careful"), WRONG, 2)
    plain = play_deal(ArenaPlan(("eager", "double")), Lineup("wizz", ("eager", "double"), ("eager",)), 2)
    assert replaced.rounds == plain.rounds
    assert replaced.conduct["odd"].decisions == plain.conduct["double"].decisions


def test_a_bot_that_cannot_be_prepared_ends_the_arena_in_spite_of_a_fallback(register: Register) -> None:
    register("odd", FailsToPrepare("draw"))
    with pytest.raises(Unreadable, match="no power"):
        play_deal(ArenaPlan(("eager", "odd"), fallback="eager"), WRONG, 5)
