"""A match at a table: who may act, who plays for whom, rounds, boards, and what is refused and changes nothing."""

import pytest
from msgspec.json import decode

from sabot.server.tables.log.entries import Acted, Dealt, Left, Missed, Readied, Removed, Returned, Sat
from sabot.server.tables.state import PLAYING
from tests.support.server.table_fixtures import HOST, SHORT, STRANGER, Sitting, guest_of, hands, short, shown


def test_a_player_acts_and_it_is_on_record() -> None:
    sitting = Sitting(people=2, bots=()).start()
    player = sitting.game_of("ana").waiting[0]
    changes = sitting.act(player, "  DRAW ")
    assert sitting.table.match is not None
    assert sitting.table.match.rounds[0].actions == [(player, "DRAW")]
    ((which, events),) = changes.events
    assert (which, events[0].kind, events[0].seat) == (0, "drew", player)


def test_nobody_acts_for_another_seat() -> None:
    sitting = Sitting(people=2, bots=("careful",)).start()
    for number in range(3):
        others = {"ana", "bo", "zoe"} - {sitting.table.seating[number].name}
        for who in sorted(others):
            sitting.refuses("seat/not-yours", Acted, who, seat=number, action="draw")
    sitting.refuses("seat/none", Acted, "ana", seat=3, action="draw")


def test_what_the_rules_do_not_allow_is_refused_with_their_rule() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.lay_out({"ana": "R1 G2", "bo": "R3 G4 G5"}, draw="B1 B2", discard="R7")
    sitting.refuses("play/no-match", Acted, "ana", seat=0, action="play G2")
    sitting.refuses("draw/not-asked", Acted, "bo", seat=1, action="draw")
    sitting.refuses("no-action", Acted, "ana", seat=0, action="")
    sitting.refuses("no-action", Acted, "ana", seat=0, action="cheat")
    sitting.refuses("not-a-player", Acted, "ana", seat=0, action="catch zoe")


def test_no_player_speaks_as_the_referee() -> None:
    sitting = Sitting("potter", 2, (), options={"suggestions": "referee"}).start()
    for action in ("suggestion bo", "suggestion ana"):
        sitting.refuses("suggestion/not-referee", Acted, "ana", seat=0, action=action)


@pytest.mark.parametrize("action", ["play R1/T1", "play R1/P3", "discard R1/T1", "PLAY R1/"])
def test_x117_the_back_of_the_own_card_cannot_be_asked_for(action: str) -> None:
    """A right guess and a wrong one are refused alike."""
    sitting = Sitting("flip", 2, ()).start()
    sitting.lay_out({"ana": "R1/T1 G2/T2", "bo": "R3/T3"}, draw="Y1/P1 Y2/P2", discard="R7/P7")
    sitting.refuses("one-face", Acted, "ana", seat=0, action=action)


def test_x117_where_all_may_peek_both_faces_can_be_named() -> None:
    sitting = Sitting("flip", 2, (), options={"peek": True}).start()
    sitting.lay_out({"ana": "R1/T1 G2/T2", "bo": "R3/T3"}, draw="Y1/P1 Y2/P2", discard="R7/P7")
    sitting.act("ana", "play R1/T1")


def test_a_player_with_a_slash_in_the_name_can_be_caught() -> None:
    sitting = Sitting(people=2, bots=())
    sitting.enter(Left, "bo")
    sitting.enter(Sat, "bo", name="a/c", seat=1)
    sitting.start().lay_out({"ana": "R1 G2 G3", "a/c": "R3"}, draw="B1 B2 B3", discard="R7", owes_uno=["a/c"])
    sitting.act("ana", "catch a/c")
    assert hands(sitting)[0]["a/c"] == ["R3", "B1", "B2"]


def test_a_seat_that_is_left_is_played_by_a_bot_and_can_be_taken_back() -> None:
    sitting = Sitting(people=2, bots=("careful",)).start()
    sitting.enter(Left, "bo")
    sitting.refuses("seat/not-yours", Acted, "bo", seat=1, action="draw")
    before = len(sitting.log)
    sitting.play_on(40)
    assert any(isinstance(entry, Acted) and entry.seat == 1 for entry in sitting.log[before:])
    sitting.enter(Sat, "bo", name="other", seat=1)
    assert (sitting.table.player_of(guest_of("bo")), sitting.table.seating[1].is_here) == ("bo", True)


def test_a_seat_that_is_left_can_be_taken_by_somebody_else_who_is_then_that_player() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.enter(Left, "bo")
    sitting.enter(Sat, "zoe", name="zoe", seat=1)
    view = decode(shown(sitting.table, STRANGER))["snapshot"]
    assert (view["you"], view["view"]["viewer"], view["seats"][1]["name"]) == (1, "bo", "bo")
    assert view["view"]["hands"]["bo"] == hands(sitting)[0]["bo"]


def test_in_a_match_nobody_sees_the_cards_of_two_seats() -> None:
    sitting = Sitting(people=3, bots=()).start()
    sitting.enter(Left, "bo")
    sitting.enter(Left, "cy")
    sitting.refuses("seat/have-one", Sat, "ana", name="ana", seat=1)
    sitting.refuses("seat/had-another", Sat, "bo", name="bo", seat=2)
    sitting.enter(Sat, "cy", name="cy", seat=2)


def test_a_bot_plays_for_a_guest_who_is_removed_during_a_match() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.enter(Removed, "ana", guest=guest_of("bo"))
    assert (sitting.table.seating[1].bot, sitting.table.seating[1].name) == ("fair", "bo")
    sitting.refuses("seat/removed", Sat, "bo", name="bo", seat=1)


def test_whose_clock_ran_out_is_away_until_they_are_back() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.enter(Missed, seat=1)
    assert (sitting.table.seating[1].bot, sitting.table.player_of(guest_of("bo"))) == ("fair", "bo")
    sitting.refuses("seat/not-here", Missed, seat=1)
    sitting.enter(Returned, "bo")
    assert sitting.table.seating[1].bot is None
    sitting.refuses("seat/not-yours", Returned, "zoe")


def test_nobody_is_away_from_a_seat_without_a_person() -> None:
    sitting = Sitting(people=1, bots=("careful",)).start()
    sitting.refuses("seat/not-here", Missed, seat=1)
    sitting.refuses("seat/none", Missed, seat=2)


def test_an_absent_player_who_acts_is_back() -> None:
    sitting = Sitting(people=2, bots=()).start()
    player = sitting.game_of("ana").waiting[0]
    sitting.enter(Missed, seat=sitting.people.index(player))
    sitting.act(player, "draw")
    assert sitting.table.seating.named(player).is_here


def test_a_refused_action_does_not_bring_anybody_back() -> None:
    sitting = Sitting(people=2, bots=()).start()
    sitting.enter(Missed, seat=1)
    sitting.refuses("catch/owes-nothing", Acted, "bo", seat=1, action="catch ana")
    assert not sitting.table.seating[1].is_here


# Between rounds


def test_between_rounds_the_last_one_who_is_ready_has_the_next_round_dealt() -> None:
    sitting = short(3).start().finish_round()
    for who in ("ana", "bo", "cy"):
        sitting.enter(Returned, who)
    sitting.refuses("act/not-dealt", Acted, "ana", seat=0, action="draw")
    sitting.enter(Readied, "ana")
    sitting.enter(Readied, "ana")
    sitting.enter(Readied, "cy")
    assert sitting.table.ready == {HOST, guest_of("cy")}
    sitting.refuses("seat/not-yours", Readied, "zoe")
    sitting.enter(Readied, "bo")
    assert (sitting.table.ready, sitting.table.is_between_rounds) == (frozenset(), False)
    sitting.refuses("deal/too-early", Readied, "bo")
    sitting.refuses("deal/too-early", Dealt)


def test_nobody_waits_for_those_who_are_away_or_have_left() -> None:
    sitting = short(3).start().finish_round()
    sitting.enter(Returned, "ana")
    sitting.enter(Left, "bo")
    assert [seat.is_here for seat in sitting.table.seating] == [True, False, False]
    sitting.enter(Readied, "ana")
    assert not sitting.table.is_between_rounds


def test_a_player_who_was_ready_and_left_is_asked_again() -> None:
    sitting = short(3).start().finish_round()
    for who in ("ana", "bo", "cy"):
        sitting.enter(Returned, who)
    sitting.enter(Readied, "bo")
    sitting.enter(Left, "bo")
    sitting.enter(Sat, "bo", name="bo", seat=1)
    sitting.enter(Readied, "ana")
    sitting.enter(Readied, "cy")
    assert sitting.table.is_between_rounds
    sitting.enter(Readied, "bo")
    assert not sitting.table.is_between_rounds


def test_a_player_who_is_ready_is_back() -> None:
    sitting = short(2).start().finish_round()
    sitting.enter(Returned, "bo")
    sitting.enter(Readied, "ana")
    assert (sitting.table.seating[0].is_here, sitting.table.is_between_rounds) == (True, True)


def test_after_the_pause_the_next_round_is_dealt_whether_all_are_ready_or_not() -> None:
    sitting = short(2).start().finish_round()
    changes = sitting.enter(Dealt)
    assert [event.kind for _, events in changes.events for event in events][-1] == "turned_up"
    assert sitting.table.match is not None
    assert len(sitting.table.match.rounds) == 2


# Formats


def eliminated(chance: int = 0) -> Sitting:
    """Four people, of whom one is eliminated, in the next round."""
    sitting = Sitting("deluxe", 4, (), seed=str(chance), format={"scoring": "elimination", "target": 60}).start()
    while len(sitting.table.match.playing) == 4:  # type: ignore[union-attr]
        sitting.fall_due()
    assert sitting.table.status == PLAYING
    sitting.enter(Dealt)
    return sitting


def test_an_eliminated_player_watches_and_cannot_act() -> None:
    sitting = eliminated()
    match = sitting.table.match
    assert match is not None
    (out, *_) = [player for player in match.players if player not in match.playing]
    sitting.refuses("act/eliminated", Acted, out, seat=sitting.people.index(out), action="draw")
    view = decode(shown(sitting.table, guest_of(out)))["snapshot"]
    assert (view["you"], view["view"]["viewer"], view["legal"]) == (sitting.people.index(out), None, [])
    assert out not in view["view"]["players"]


def test_nobody_waits_between_rounds_for_an_eliminated_player() -> None:
    sitting = eliminated().finish_round()
    match = sitting.table.match
    assert match is not None
    for player in match.players:
        sitting.enter(Returned, player)
    for player in match.playing:
        assert sitting.table.is_between_rounds
        sitting.enter(Readied, player)
    assert not sitting.table.is_between_rounds


def test_a_rotation_of_eight_plays_at_two_boards_at_once() -> None:
    sitting = Sitting(people=8, bots=(), format={"scoring": "rotation"}).start()
    one, two = sitting.table.boards
    assert (len(one.game.players), len({*one.game.players, *two.game.players})) == (4, 8)
    before = two.game.position()
    (player,) = one.game.waiting
    changes = sitting.act(player, "draw")
    assert [which for which, _ in changes.events] == [0]
    assert two.game.position() == before
    (player,) = two.game.waiting
    assert [which for which, _ in sitting.act(player, "draw").events] == [1]
    assert sitting.table.board_number(player) == 1


def test_a_round_at_two_boards_is_over_when_both_are() -> None:
    sitting = Sitting(people=8, bots=(), options=SHORT, format={"scoring": "rotation", "hands_per_partner": 1}).start()
    one, two = sitting.table.boards
    while not one.game.is_over:
        (player,) = one.game.waiting
        sitting.act(player, next(a for a in one.game.legal(player) if a != "uno" and not a.startswith("catch")))
    assert not sitting.table.is_between_rounds
    number = sitting.people.index(one.game.players[0])
    sitting.refuses("draw/over", Acted, one.game.players[0], seat=number, action="draw")
    while not two.game.is_over:
        sitting.fall_due()
    assert sitting.table.is_between_rounds
    assert sitting.table.boards == [one, two]
