"""The highest card deals: drawn for all to see, symbols count zero, those who tie draw again (D-012, F-023, X-10)."""

from collections import Counter
from collections.abc import Callable

import pytest

from sabot.cards import format_card
from sabot.editions import EDITIONS
from sabot.kernel.match import dealers
from sabot.kernel.table import Table
from sabot.match import Match
from sabot.notation.events import Event
from sabot.options import resolve
from sabot.views import redact
from tests.support.editions import every_edition

PLAYERS = ("ana", "bo", "cy", "dan")
FIRST_DRAW = {"deluxe": "D-012", "potter": "X-09", "flip": "F-023", "wizz": "W-010"}

Draw = Callable[..., tuple[Event, ...]]
Told = list[tuple[str | None, str | None, int | None, str]]


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch) -> Draw:
    """Deal a round for which the players draw these cards, by their fronts; a number is what chance decides."""

    def deal(edition: str, *draws: str) -> tuple[Event, ...]:
        texts = [format_card(card) for card in EDITIONS[edition].deck(resolve(edition, {}))]
        words = iter(" ".join(draws).split())

        def below(table: Table, limit: int) -> int:
            word = next(words)
            if word.isdigit():
                return int(word)
            return [texts[card].split("/")[0] for card in table.draw_pile[:limit]].index(word)

        monkeypatch.setattr(dealers, "below", below)
        events = Match(edition, PLAYERS[: len(draws[0].split())]).deal()
        assert next(words, None) is None, "not all cards were drawn"
        return events

    return deal


def drawn(events: tuple[Event, ...]) -> Told:
    """Who drew what, what it counted, and why."""
    return [(event.seat, event.card, event.number, event.rule) for event in events if event.kind == "drew_high"]


def dealer(events: tuple[Event, ...]) -> str | None:
    (deals,) = [event for event in events if event.kind == "deals"]
    return deals.seat


@every_edition
@pytest.mark.parametrize(("cards", "deals"), [("R3 G9 B7", "bo"), ("Y2 G1 B3 R1", "cy"), ("B2 Y1", "ana")])
def test_d012_f023_w010_the_highest_number_deals(draw: Draw, edition: str, cards: str, deals: str) -> None:
    """Each draws one card, in order; the one with the highest number deals."""
    events = draw(edition, cards)
    assert dealer(events) == deals
    assert [event.seat for event in events if event.kind == "drew_high"] == list(PLAYERS[: len(cards.split())])
    assert {rule for *_, rule in drawn(events)} == {FIRST_DRAW[edition]}


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("deluxe", "R+2 Y1 Gskip wild+4"),
        ("deluxe", "Rrev Y1 wild R0"),
        ("potter", "R+3 Y1 howler cloak"),
        ("wizz", "R+2 Y1 Gskip wild"),
        ("flip", "R+1 Y1 Gflip hero"),
        ("flip", "Rskip Y1 Grev wild+2"),
    ],
)
def test_d013_f023_x10_symbols_count_zero(draw: Draw, edition: str, cards: str) -> None:
    """A one beats every action card and every wild, in wizz as well."""
    events = draw(edition, cards)
    assert dealer(events) == "bo"
    assert [number for _, _, number, _ in drawn(events)] == [0, 1, 0, 0]


def test_f023_only_the_hero_face_counts_and_is_shown(draw: Draw) -> None:
    """Ana's 2 has a 9 on its back, bo's 3 a 5: bo deals, and nobody sees the backs."""
    events = draw("flip", "G2 R3")
    assert drawn(events) == [("ana", "G2/P9", 2, "F-023"), ("bo", "R3/T5", 3, "F-023")]
    assert dealer(events) == "bo"
    for viewer in ("ana", "bo", None):
        assert [redact(event, viewer).card for event in events[:2]] == ["G2/??", "R3/??"]


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_d012_w010_the_cards_are_drawn_for_all_to_see(draw: Draw, edition: str) -> None:
    """A spectator is told about every card."""
    events = draw(edition, "R3 G9")
    for viewer in ("ana", "bo", None):
        assert [redact(event, viewer).card for event in events[:2]] == ["R3", "G9"]


def test_x10_only_those_who_tie_draw_again(draw: Draw) -> None:
    """Ana and cy have a nine; of their next cards, cy's five is the higher, though bo's eight was more."""
    events = draw("deluxe", "R9 G8 B9 Y3", "Y2 G5")
    assert drawn(events)[:4] == [
        ("ana", "R9", 9, "D-012"),
        ("bo", "G8", 8, "D-012"),
        ("cy", "B9", 9, "D-012"),
        ("dan", "Y3", 3, "D-012"),
    ]
    assert drawn(events)[4:] == [("ana", "Y2", 2, "X-10"), ("cy", "G5", 5, "X-10")]
    assert dealer(events) == "cy"


def test_x10_a_tie_may_be_drawn_again_and_among_fewer(draw: Draw) -> None:
    """Three tie, two of them tie again, then bo has more than dan."""
    events = draw("deluxe", "R7 G7 B1 Y7", "R3 G4 B4", "G6 B2")
    assert [seat for seat, *_ in drawn(events)] == ["ana", "bo", "cy", "dan", "ana", "bo", "dan", "bo", "dan"]
    assert dealer(events) == "bo"


@every_edition
def test_x10_all_symbols_tie(draw: Draw, edition: str) -> None:
    """Nobody has a number: all draw again."""
    assert dealer(draw(edition, "Rskip Gskip Brev", "Y3 G2 B1")) == "ana"


@pytest.mark.parametrize("edition", ["deluxe", "potter", "wizz"])
def test_x10_a_zero_ties_with_a_symbol(draw: Draw, edition: str) -> None:
    """A zero is no more than a wild."""
    events = draw(edition, "R0 wild", "B1 Y2")
    assert (len(drawn(events)), dealer(events)) == (4, "bo")


def test_x10_the_cards_go_back_before_those_who_tie_draw_again(draw: Draw) -> None:
    """There is only one red and one yellow zero: each is drawn again, by the other."""
    assert dealer(draw("deluxe", "R0 Y0", "Y0 R0", "R0 G1")) == "bo"


def test_x10_after_many_ties_chance_decides(draw: Draw) -> None:
    """The draws are limited: of the two who still tie, chance picks the second."""
    ties = ["R9 G8 B9", *["Y4 G4"] * dealers.REDRAWS]
    assert dealer(draw("deluxe", *ties, "0")) == "ana"
    assert dealer(draw("deluxe", *ties, "1")) == "cy"


def test_x10_d012_nobody_draws_a_card_that_another_holds() -> None:
    """At a table of ten no face is drawn more often than the deck has it."""
    players = [f"p{number}" for number in range(10)]
    for seed in range(100):
        first = Match("deluxe", players, seed=seed).deal()[:10]
        copies = Counter(event.card for event in first)
        for card, number in copies.items():
            assert number <= (4 if "wild" in str(card) else 1 if "0" in str(card) else 2)


@every_edition
def test_d012_d013_f023_w010_by_chance_everybody_deals_at_times(edition: str) -> None:
    """Wherever nobody ties, the highest of the four cards deals."""
    deals = set()
    for seed in range(60):
        events = Match(edition, PLAYERS, seed=seed).deal()
        numbers = {seat: number or 0 for seat, _, number, _ in drawn(events)}
        if len(drawn(events)) == len(PLAYERS):
            assert dealer(events) == max(numbers, key=lambda seat: numbers[seat])
            deals.add(dealer(events))
    assert deals == set(PLAYERS)
