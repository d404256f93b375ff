"""The score pad and the standing in line mode."""

import pytest

from sabot.match import Match
from sabot.plain.score_lines import ScorePadLines, purpose, show_score, show_winners
from sabot.words.language import speak
from sabot.words.terminal_style import TerminalStyle
from tests.support.match_tables import MatchTable
from tests.support.people import Person

LONG = "Alexandra Alexander Bartholomew Cy Dee Esmeralda Ferdinand Gwendolyn Hildegard Maximiliana-Theodora-of-the-hill"


def score(match: Match, me: str | None = None) -> list[str]:
    """The lines of the pad and the standing."""
    person = Person()
    show_score(person, match, me)
    return person.said.splitlines()


def test_rounds_down_players_across_and_totals_below() -> None:
    game = MatchTable("deluxe", "ana bo cy").ends(ana="", bo="G7", cy="B9").ends(ana="Y4", bo="", cy="wild")
    assert score(game.match, "ana") == [
        "",
        "   round   you    Bo    Cy",
        "       1    16     0     0",
        "       2     0    54     0",
        "   ----- ----- ----- -----",
        "   total    16    54     0",
        "standings  1. Bo 54   2. you 16   3. Cy 0",
    ]


def test_partners_share_a_column_and_a_place() -> None:
    game = MatchTable("potter", "ana bo cy dan", scoring="partners").ends(ana="Y9", bo="", cy="Y1", dan="B8")
    assert score(game.match, "cy") == [
        "",
        "   round Ana+you  Bo+Dan",
        "       1       0      10",
        "   ----- ------- -------",
        "   total       0      10",
        "standings  1. Bo and Dan 10   2. Ana and you 0",
    ]


def test_an_eliminated_player_is_marked_with_the_round() -> None:
    game = MatchTable("deluxe", "ana bo cy dan", scoring="elimination", target=50)
    game.ends(ana="", bo="wild", cy="B1", dan="Y2").ends(ana="G3", cy="", dan="wild")
    assert score(game.match) == [
        "",
        "   round   Ana    Bo    Cy   Dan",
        "       1     0    50     1     2",
        "       2     3     -     0    50",
        "   ----- ----- ----- ----- -----",
        "   total     3    50     1    52",
        "elim. in           1           2",
        "standings  1. Cy 1   2. Ana 3   3. Dan 52   4. Bo 50",
    ]


def test_a_restarted_final_is_marked() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50, final_reset=True)
    game.ends(ana="", bo="wild", cy="B7").ends(ana="G2", cy="")
    assert score(game.match)[1:7] == [
        "   round   Ana    Bo    Cy",
        "       1     0    50     7",
        "   reset                 0",
        "       2     2     -     0",
        "   ----- ----- ----- -----",
        "   total     2    50     0",
    ]


def test_of_a_long_match_the_latest_rounds_are_shown_and_all_at_its_end() -> None:
    game = MatchTable("deluxe", "ana bo", target=60)
    for _ in range(11):
        game.won_by("ana")
    assert score(game.match)[1:4] == ["   round   Ana    Bo", "    to 1     5     0", "       2     5     0"]
    game.won_by("ana")
    assert game.winners == ["ana"]
    assert score(game.match)[1:4] == ["   round   Ana    Bo", "       1     5     0", "       2     5     0"]


def test_ten_with_long_names_fit_in_eighty_columns_and_can_be_told_apart() -> None:
    game = MatchTable("deluxe", LONG, scoring="elimination", target=50)
    cards = ("wild", "", "Y1", "Y2", "Y3", "Y4", "wild", "Y5", "Y6", "Y7")
    game.ends(**dict(zip(LONG.split(), cards, strict=True)))
    lines = score(game.match)
    assert lines[1] == "   round Alex~a Alex~r Bart~w     Cy    Dee Esme~a Ferd~d Gwen~n Hild~d Maxi~l"
    assert max(map(len, lines)) < 80


def test_names_that_are_shortened_say_so_with_one_sign() -> None:
    person = Person()
    game = MatchTable("deluxe", LONG)
    person.style = TerminalStyle()
    assert "Alex…a Alex…r" in ScorePadLines(game.match, person).head()


def test_colours_add_nothing_that_the_text_does_not_say() -> None:
    game = MatchTable("deluxe", "ana bo cy", scoring="elimination", target=50).ends(ana="", bo="wild", cy="B1")
    person = Person()
    person.style = TerminalStyle(colours=True, shapes=False)
    show_score(person, game.match)
    plain = person.said.replace("\x1b[0m", "").replace("\x1b[1m", "").replace("\x1b[2m", "")
    assert plain.splitlines() == score(game.match)
    assert plain != person.said


def test_nothing_is_shown_before_the_first_round_or_where_nothing_counts() -> None:
    assert score(MatchTable("deluxe", "ana bo").match) == []
    assert score(MatchTable("deluxe", "ana bo", scoring="none").won_by("bo").match) == []


@pytest.mark.parametrize(
    ("scoring", "said"),
    [
        ({}, "The winner of a round scores the cards that the others hold; 500 points win the match."),
        (
            {"scoring": "lowest", "target": 90},
            "Everybody adds up the points left in hand; when somebody reaches 90, the lowest total wins.",
        ),
        ({"scoring": "none"}, "One round decides."),
        (
            {"scoring": "elimination"},
            "Everybody adds up the points left in hand; a player who reaches 500 is out of the match.",
        ),
        ({"scoring": "partners"}, "Partners: you and Cy against Bo and Dan; 500 points win the match."),
        (
            {"scoring": "rotation", "hands_per_partner": 1},
            "Everybody plays 1 round with each partner in turn and keeps the points; the highest total wins.",
        ),
    ],
)
def test_what_is_played_for(scoring: dict[str, object], said: str) -> None:
    assert purpose(Match("deluxe", ["ana", "bo", "cy", "dan"], format=scoring), speak("en"), "ana") == said


def test_x86_all_pairs_are_named() -> None:
    match = Match("deluxe", ["ana", "bo", "cy", "dan", "eve", "fay"], format={"scoring": "partners", "target": 100})
    pairs = "Ana and Dan against Bo and Eve against Cy and Fay"
    assert purpose(match, speak("en")) == f"Partners: {pairs}; 100 points win the match."


def test_who_has_won() -> None:
    person = Person()
    game = MatchTable("deluxe", "ana bo cy", scoring="lowest", target=50).ends(ana="Y9", bo="wild", cy="Y9")
    show_winners(person, game.match, "cy")
    assert person.said == "Ana and you won the match with 9 points.\n"
