"""The input of a bot: the view of its seat, and the events as that seat hears them."""

from sabot.bots import Heard, sight_of
from sabot.views import HIDDEN
from tests.support.positions import table


def test_a_sight_is_the_view_of_the_seat_and_the_events_redacted_for_it() -> None:
    at = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2", discard="R9").play("ana: draw")
    for seat, card in (("ana", "B1"), ("bo", HIDDEN)):
        sight = sight_of(at.game, seat, at.events)
        assert sight.view == at.game.view(seat)
        assert [(event.kind, event.seat, event.card) for event in sight.heard] == [("drew", "ana", card)]


def test_only_a_seat_that_the_table_waits_for_is_asked() -> None:
    game = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2", discard="R9").game
    assert [sight_of(game, seat, ()).is_asked for seat in game.players] == [True, False]


def test_events_can_be_indexed_and_sliced_and_later_ones_are_not_included() -> None:
    at = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2 B3", discard="R9")
    at.play("ana: draw", "bo: draw", "ana: draw")
    heard = Heard(at.events, "bo")
    at.play("bo: draw")
    assert len(heard) == 3
    assert [event.card for event in heard[-2:]] == ["B2", HIDDEN]
    assert (heard[1].card, heard[-1].card) == ("B2", HIDDEN)
