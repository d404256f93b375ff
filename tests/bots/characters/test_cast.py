"""The cast: characters have their own pace, whatever they hold."""

from sabot.bots import NAMES
from sabot.bots.characters.cast import CAST, QUICK, SLOW, character_of, pace_of
from sabot.bots.timing import THINKING
from sabot.round import MOST
from tests.bots.test_timing import FixedReaction, moment
from tests.support.positions import table


def test_there_are_more_characters_than_seats_and_everyone_is_called_otherwise() -> None:
    assert len({name.lower() for name in NAMES}) == len(CAST) > MOST


def test_a_quick_character_decides_sooner_and_a_slow_one_later() -> None:
    assert [character_of(name).pace for name in ("Bo", "Cy")] == [QUICK, SLOW]  # type: ignore[union-attr]
    assert (character_of("ana"), pace_of("ana")) == (None, 1)
    for name, pace in (("Bo", QUICK), ("Cy", SLOW), ("ana", 1.0)):
        game = table("deluxe", {name: "R1 G2", "eve": "R3 G4"}, draw="Y1 Y2 Y3", discard="R9").game
        (plan,) = moment(game, FixedReaction()).plans([name])
        assert plan.delay == THINKING[0] * pace
