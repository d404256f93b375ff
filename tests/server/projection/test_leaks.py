"""Tests of the secrecy tests: each deliberate leak must be detected by the comparison of worlds."""

from collections.abc import Callable
from functools import wraps
from random import Random
from typing import Any

import pytest
from msgspec import json, structs

from sabot import views
from sabot.server.projection import parts
from sabot.server.projection.viewers import Vantage
from sabot.server.protocol.server_messages import MatchShown, Told
from sabot.server.tables.state import TableState
from sabot.words.sentences import sentences
from tests.support.server.secrecy import QUICK, check_match
from tests.support.server.table_fixtures import Sitting

Leak = Callable[[pytest.MonkeyPatch], None]


def leak_faces(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which cards a player draws, or shows to another one."""
    patch.setattr(parts, "redact", lambda event, _: event)


def leak_shown_hands(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees a hand that is shown to the challenger."""
    redact = views.redact
    patch.setattr(parts, "redact", lambda event, seat: event if event.kind == "showed" else redact(event, seat))


def leak_by_sentences(patch: pytest.MonkeyPatch) -> None:
    """Only the sentences leak."""
    told = parts.events_and_sentences

    def leaky(table: TableState, vantage: Vantage, actions: Any) -> dict[str, Any]:
        shown = told(table, vantage, actions)
        if vantage.viewer.lang:
            shown["told"] = [Told(*sentence) for events in actions for sentence in sentences(events, vantage.player)]
        return shown

    patch.setattr(parts, "events_and_sentences", leaky)


def leak_own_backs(patch: pytest.MonkeyPatch) -> None:
    """A player who draws a card sees both of its faces."""
    redact = views.redact
    patch.setattr(parts, "redact", lambda event, seat: event if event.seat == seat else redact(event, seat))


def leak_order(patch: pytest.MonkeyPatch) -> None:
    """The backs of a hand are in the order of their hidden fronts."""

    def hand(visibility: Any, seat: int, sides: int) -> list[str]:
        return [visibility.text(card, sides) for card in visibility.round.hand(seat)]

    patch.setattr(views._Visibility, "hand", hand)


def leak_pending(patch: pytest.MonkeyPatch) -> None:
    """Everybody knows what only the seat in turn may know: the drawn card, whether it was a bluff or wrong."""
    patch.setattr(views, "PRIVATE", frozenset())


def leak_game(change: Callable[[TableState, Vantage, dict[str, Any]], None]) -> Leak:
    """A leak in the game that is shown."""

    @wraps(change)
    def leak(patch: pytest.MonkeyPatch) -> None:
        show = parts.game

        def leaky(table: TableState, vantage: Vantage) -> dict[str, Any]:
            shown = show(table, vantage)
            if vantage.board is not None:
                change(table, vantage, shown)
            return shown

        patch.setattr(parts, "game", leaky)

    return leak


@leak_game
def leak_legal(_: TableState, vantage: Vantage, shown: dict[str, Any]) -> None:
    """Everybody sees the legal actions of all players."""
    assert vantage.board is not None
    shown["legal"] = [action for player in vantage.board.game.players for action in vantage.board.game.legal(player)]


@leak_game
def leak_top(_: TableState, vantage: Vantage, shown: dict[str, Any]) -> None:
    """Everybody sees the next card."""
    assert vantage.board is not None
    shown["view"] = json.decode(shown["view"]) | {"draw_top": vantage.board.game.describe()["draw"][:1]}


@leak_game
def leak_chance(_: TableState, vantage: Vantage, shown: dict[str, Any]) -> None:
    """Everybody sees the seed of the next spin."""
    assert vantage.board is not None
    shown["view"] = json.decode(shown["view"]) | {"turns": vantage.board.game._round.table.seed}


@leak_game
def leak_by_clock(_: TableState, vantage: Vantage, shown: dict[str, Any]) -> None:
    """A player with more choices has more time."""
    assert vantage.board is not None
    choices = sum(len(vantage.board.game.legal(player)) for player in vantage.board.game.waiting)
    shown["clock"] = structs.replace(shown["clock"], until=choices)


def leak_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed is in the place of the rematch."""
    patch.setattr(parts, "status", lambda table: {"status": table.status, "rematch": table.seed})


def leak_secret(patch: pytest.MonkeyPatch) -> None:
    """The secret of the current round is in the place of its commitment."""
    show = parts.match_shown

    def leaky(table: TableState) -> MatchShown:
        assert table.match is not None
        return structs.replace(show(table), commitment=table.match.rounds[-1].secret)

    patch.setattr(parts, "match_shown", leaky)


def leak_guests(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees who the host is."""
    show = parts.seats
    patch.setattr(parts, "seats", lambda table, vantage: show(table, vantage) | {"host": table.host})


LEAKS: tuple[tuple[Leak, str, dict[str, Any]], ...] = (
    (leak_faces, "deluxe", {}),
    (leak_faces, "flip", {}),
    (leak_shown_hands, "deluxe", {}),
    (leak_shown_hands, "flip", {}),
    (leak_by_sentences, "wizz", {}),
    (leak_own_backs, "flip", {}),
    (leak_order, "flip", {}),
    (leak_pending, "potter", {}),
    (leak_pending, "potter", {"wrong_card": "penalty"}),
    (leak_legal, "deluxe", {}),
    (leak_top, "wizz", {}),
    (leak_chance, "wizz", {}),
    (leak_by_clock, "potter", {}),
    (leak_seed, "deluxe", {}),
    (leak_secret, "deluxe", {}),
    (leak_guests, "deluxe", {}),
)


@pytest.mark.parametrize(("leak", "edition", "options"), LEAKS)
def test_a_leak_is_noticed(leak: Leak, edition: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def check_some_matches() -> None:
        for seed in range(20):
            sitting = Sitting(edition, 3, (), seed=str(seed), clocks=QUICK, options=options, format={"target": 1})
            check_match(sitting.start(), Random(seed))

    leak(monkeypatch)
    with pytest.raises(AssertionError, match="Viewer"):
        check_some_matches()
