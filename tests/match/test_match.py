"""Match: its events, its refusals, and that a refusal changes nothing."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from sabot.errors import Refused, Unreadable
from sabot.match import Match
from sabot.match.record import format_record
from tests.support.match_tables import MatchTable

EIGHT = list("abcdefgh")


def state(match: Match) -> tuple[str, list[str], dict[str, int]]:
    """Everything that an action could change."""
    return format_record(match), [game.position() for game in match.games], match.totals


def refuses(match: Match, act: Callable[[], object], code: str, rule: str) -> None:
    """Check that an action is refused and changes nothing."""
    before = state(match)
    with pytest.raises(Refused) as caught:
        act()
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert state(match) == before


def is_unreadable(match: Match, act: Callable[[], object], reason: str) -> None:
    """Check that a call raises Unreadable and changes nothing."""
    before = state(match)
    with pytest.raises(Unreadable, match=reason):
        act()
    assert state(match) == before


def match_of_two(**keys: Any) -> Match:
    return Match("deluxe", ["ana", "bo"], **keys)


def test_nothing_is_dealt_before_the_deal() -> None:
    match = match_of_two()
    assert (match.games, match.is_over, match.winners, match.finished) == ((), False, [], [])
    assert (match.legal("ana"), match.table_of("ana")) == ([], None)
    assert (match.totals, match.playing) == ({"ana": 0, "bo": 0}, ["ana", "bo"])
    refuses(match, lambda: match.act("ana", "draw"), "act/not-dealt", "D-014")
    refuses(match, lambda: match.game_of("bo"), "act/not-dealt", "D-014")
    refuses(match, lambda: match.act("referee", "suggestion bo"), "act/not-dealt", "D-014")


def test_a_round_is_dealt_once() -> None:
    match = match_of_two()
    events = match.deal()
    assert match.rounds[0].tables[0].opening == events
    assert [game.players for game in match.games] == [("ana", "bo")]
    assert match.legal(match.games[0].waiting[0]) != []
    refuses(match, match.deal, "deal/too-early", "D-014")


def test_between_rounds_nobody_acts_and_the_next_one_may_be_dealt() -> None:
    game = MatchTable("deluxe", "ana bo").won_by("ana")
    match = game.match
    assert (match.games, match.legal("ana"), len(match.finished), len(match.rounds)) == ((), [], 1, 2)
    refuses(match, lambda: match.act("ana", "draw"), "act/not-dealt", "D-014")
    game.deal()
    assert len(match.games) == 1


def test_after_the_match_nothing_is_dealt_played_or_salted() -> None:
    match = MatchTable("deluxe", "ana bo", scoring="none").won_by("bo").match
    assert (match.is_over, match.winners, len(match.rounds)) == (True, ["bo"], 1)
    refuses(match, match.deal, "match/over", "W-066")
    refuses(match, lambda: match.act("ana", "draw"), "match/over", "W-066")
    refuses(match, lambda: match.add_salt("ana", "tuna"), "salt/too-late", "D-014")


def test_what_a_table_refuses_changes_nothing() -> None:
    match = match_of_two()
    match.deal()
    (asked,) = match.games[0].waiting
    (other,) = {"ana", "bo"} - {asked}
    before = state(match)
    with pytest.raises(Refused):
        match.act(other, "draw")
    with pytest.raises(Unreadable):
        match.act(asked, "juggle")
    with pytest.raises(Unreadable, match="“cy” is not a player"):
        match.act("cy", "draw")
    assert state(match) == before


def test_names_are_read_without_regard_to_case_and_written_as_they_are() -> None:
    match = Match("deluxe", ["Ana", "bo"], options={"suggestions": "referee"})
    match.add_salt("ANA", "tuna")
    match.deal()
    asked = match.games[0].waiting[0]
    assert match.legal(asked.upper()) == match.legal(asked)
    assert match.game_of(asked.upper()) is match.games[0]
    match.act(asked.upper(), "draw")
    assert (match.rounds[0].salts, match.rounds[0].actions) == ([("Ana", "tuna")], [(asked, "draw")])


def test_blanks_that_mean_nothing_are_not_written_down() -> None:
    game = MatchTable("deluxe", "ana bo cy").deal()
    game.lay_out(0, {"ana": "R1 R2 R3", "bo": "G1", "cy": "B1"}, turn="ana")
    game.match.act("ana", "  play   R1 ")
    assert game.match.rounds[0].actions == [("ana", "play R1")]


def test_the_last_action_of_a_round_tells_what_it_means_for_the_match() -> None:
    """The events of the table come first, then the points, then the winner."""
    game = MatchTable("deluxe", "ana bo cy", target=50).deal()
    game.lay_out(0, {"ana": "R1", "bo": "wild", "cy": "G7"}, turn="ana")
    events = game.match.act("ana", "play R1")
    assert [event.kind for event in events] == ["played", "won", "scored", "won_match"]
    assert [event.number for event in events[1:]] == [57, 57, 57]
    assert (events.round, events.match) == (events[:2], events[2:])


def test_an_action_within_a_round_means_nothing_for_the_match() -> None:
    match = Match("deluxe", ["ana", "bo"])
    match.deal()
    events = match.act(match.games[0].waiting[0], "draw")
    assert events
    assert (events.round, events.match) == (tuple(events), ())


def test_a_round_at_two_tables_is_counted_when_both_are_over() -> None:
    """Table one: h b a d; table two: c e g f. When a is out, table one is over, but table two goes on."""
    game = MatchTable("deluxe", " ".join(EIGHT), scoring="rotation").deal()
    match = game.match
    assert [table.players for table in match.games] == [("h", "b", "a", "d"), ("c", "e", "g", "f")]
    assert [match.table_of(player) for player in EIGHT] == [0, 0, 1, 0, 1, 1, 1, 0]
    game.lay_out(0, {"h": "Y1", "b": "G2", "a": "R1", "d": "B3"}, turn="a")
    game.lay_out(1, {"c": "Y1", "e": "R1", "g": "G2", "f": "B3"}, turn="e")
    assert [event.kind for event in match.act("a", "play R1")] == ["played", "won"]
    assert (match.totals["a"], match.finished, match.legal("h"), match.is_over) == (0, [], [], False)
    with pytest.raises(Refused):
        match.act("h", "draw")
    assert match.legal("e") == ["play R1"]
    told = [(event.seat, event.number) for event in match.act("e", "play R1") if event.kind == "scored"]
    assert told == [("a", 5), ("e", 3), ("f", 3), ("h", 5)]
    assert (match.games, len(match.finished)) == ((), 1)


def test_the_deal_at_two_tables_is_told_table_by_table() -> None:
    match = Match("deluxe", EIGHT, format={"scoring": "rotation"})
    events = match.deal()
    assert events == match.rounds[0].tables[0].opening + match.rounds[0].tables[1].opening
    first, second = (game.describe() for game in match.games)
    assert first["draw"] != second["draw"]


@pytest.mark.parametrize("player", ["a", "c"])
def test_a_suggestion_is_punished_at_the_table_of_its_player(player: str) -> None:
    options = {"suggestions": "referee", "turn_cap": 1}
    match = Match("deluxe", EIGHT, options=options, format={"scoring": "rotation"})
    match.deal()
    before = {name: len(match.game_of(name).describe()["hands"][name]) for name in EIGHT}
    events = match.act("referee", f"suggestion {player.upper()}")
    assert [(event.kind, event.seat) for event in events] == [("suggested", player), ("drew", player), ("drew", player)]
    after = {name: len(match.game_of(name).describe()["hands"][name]) for name in EIGHT}
    assert after == before | {player: before[player] + 2}
    assert match.rounds[0].actions == [("referee", f"suggestion {player.upper()}")]


@pytest.mark.parametrize("action", ["draw", "play R1", "catch ana"])
def test_a_referee_says_nothing_but_suggestion(action: str) -> None:
    match = match_of_two(options={"suggestions": "referee"})
    match.deal()
    is_unreadable(match, lambda: match.act("referee", action), f"the referee cannot say “{action}”")
    is_unreadable(match, lambda: match.act("referee", "suggestion cy"), "“cy” is not a player")
    is_unreadable(match, lambda: match.act("referee", "suggestion"), "something must follow “suggestion”")


def test_without_the_option_no_suggestion_is_punished() -> None:
    match = match_of_two()
    match.deal()
    refuses(match, lambda: match.act("referee", "suggestion bo"), "suggestion/off", "X-57")


def test_nobody_names_the_icon_of_the_wheel() -> None:
    game = MatchTable("wizz", "ana bo").deal()
    game.lay_out(0, {"ana": "R3* R5", "bo": "G1 G2"}, turn="ana", options={})
    game.match.act("ana", "play R3*")
    refuses(game.match, lambda: game.match.act("bo", "spin war"), "spin/icon", "W-036")


def test_salt_is_added_before_the_deal() -> None:
    """The salt belongs to one round, and does not change the commitment."""
    match = match_of_two()
    commitment = match.rounds[0].commitment
    match.add_salt("ana", "tuna")
    match.add_salt("ana", "tuna")
    match.deal()
    assert match.rounds[0].salts == [("ana", "tuna"), ("ana", "tuna")]
    assert match.rounds[0].commitment == commitment
    refuses(match, lambda: match.add_salt("bo", "sel"), "salt/too-late", "D-014")
    is_unreadable(match, lambda: match.add_salt("cy", "sel"), "“cy” is not a player")


def test_a_salt_changes_who_draws_what_for_the_deal_too() -> None:
    plain, salted = (Match("deluxe", EIGHT) for _ in range(2))
    salted.add_salt("a", "tuna")
    assert [event.card for event in plain.deal()[:8]] != [event.card for event in salted.deal()[:8]]


@pytest.mark.parametrize("salt", ["", "two\nlines", "x" * 201, 7, None])
def test_a_salt_is_a_short_line(salt: Any) -> None:
    match = match_of_two()
    is_unreadable(match, lambda: match.add_salt("ana", salt), "salt: must be one line of 1 to 200 characters")


def test_an_eliminated_player_may_still_add_salt() -> None:
    """So that a spectator need not trust the players."""
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50).ends(ana="", bo="wild", cy="G1")
    game.match.add_salt("bo", "sel")
    assert game.match.rounds[-1].salts == [("bo", "sel")]


def test_the_commitment_to_the_next_round_is_known_when_the_last_one_is_over() -> None:
    match = MatchTable("deluxe", "ana bo").won_by("ana").match
    first, second = match.rounds
    for played in (first, second):
        assert played.commitment == hashlib.sha256(played.secret.encode()).hexdigest()
    assert (first.number, second.number, second.is_dealt) == (1, 2, False)
    assert first.secret != second.secret
