"""The printed report of a simulation."""

from collections import Counter
from io import StringIO

from rich.console import Console

from sabot.kernel.codes import Tally
from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums
from sabot.lab.measures.counts import Counts
from sabot.lab.measures.summary import Summary
from sabot.lab.reporting.study_report import report
from sabot.lab.study import Study
from sabot.words.language import speak


def report_text(
    study: Study, lengths: dict[int, int], wins: list[int], endings: list[int], shared: int = 0, lang: str = "en"
) -> str:
    """The report on these numbers, with five hundred moves in two seconds and thirty penalty cards."""
    sums = blank(Sums)
    sums.wins[: len(wins)] = wins
    sums.endings[:] = endings
    sums.moves, sums.shared, sums.tally[0] = 500, shared, 30
    stream = StringIO()
    report(Summary(study, Counts(sums, Counter(lengths)), 2.0), Console(file=stream, width=120), speak(lang))
    return stream.getvalue()


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines()]


def test_rounds_are_reported_by_seat_and_turns() -> None:
    text = report_text(Study(players=2, seed=7), {30: 1, 50: 3}, [3, 1], [4, 0, 0, 0])
    assert "4 rounds of deluxe with 2 players, eager, seed 7: 500 moves in 2.00 s (250 per second)" in text
    assert (
        "Turns per round: mean 45.0 (35.2 to 54.8), standard deviation 8.7; 1%: 30, 10%: 30, 50%: 50, 90%: 50, 99%: 50"
        in text
    )
    assert "Wins by seat, counted from the dealer" in text
    assert ["1", "3", "75.00%", "30.06%", "to", "95.44%"] in rows(text)
    assert ["dealer", "1", "25.00%", "4.56%", "to", "69.94%"] in rows(text)
    assert ["played", "4", "100.00%"] in rows(text)
    assert ["forced", "draws,", "in", "cards", "30", "7.500"] in rows(text)


def test_matches_are_reported_by_player_and_rounds() -> None:
    """One of the four was shared: five wins, each out of four matches."""
    study = Study(players=3, matches=4, options={"scoring": "lowest"})
    text = report_text(study, {2: 3, 4: 1}, [3, 1, 1], [8, 2, 0, 0], shared=1)
    assert "4 matches of deluxe (lowest) with 3 players, eager, seed 0: 10 rounds, 500 moves in 2.00 s" in text
    assert "Rounds per match: mean 2.5 (1.5 to 3.5), standard deviation 0.9" in text
    assert "Wins by player, in list order; shared matches (1) count for each winner" in text
    assert ["1", "3", "75.00%", "30.06%", "to", "95.44%"] in rows(text)
    assert ["3", "1", "25.00%", "4.56%", "to", "69.94%"] in rows(text)
    assert ["discarded", "2", "20.00%"] in rows(text)
    assert ["forced", "draws,", "in", "cards", "30", "3.000"] in rows(text)


def test_a_sentence_says_whether_the_first_player_wins_more() -> None:
    """60 of 100 lie between 50.2 and 69.1 %, 50 of 100 around one half, 40 of 100 below it."""
    for wins, message in ((60, "more than"), (50, "not clearly more or less than"), (40, "less than")):
        text = report_text(Study(players=2), {30: 100}, [wins, 100 - wins], [100, 0, 0, 0])
        assert f"The first player, left of the dealer, wins {wins}.00%" in text
        assert f": {message} the fair share of 50.00%." in text


def test_bluffs_are_compared_with_honest_cards() -> None:
    """A quarter of forty bluffers won, and half of forty honest players."""
    sums = blank(Sums)
    sums.wins[0] = sums.endings[0] = sums.moves = 1
    sums.tally[Tally.BLUFFS], sums.tally[Tally.BLUFFS_FOUND], sums.bluffers, sums.bluffers_won = 50, 25, 40, 10
    sums.tally[Tally.HONEST_DRAWS], sums.tally[Tally.CHALLENGES_LOST], sums.honest, sums.honest_won = 50, 5, 40, 20
    stream = StringIO()
    report(Summary(Study(), Counts(sums, Counter([30])), 2.0), Console(file=stream, width=80), speak("en"))
    text = stream.getvalue()
    assert ["bluff", "50", "50.00%", "±13.36%", "40", "25.00%", "±15.19%"] in rows(text)
    assert ["honest", "50", "10.00%", "±11.36%", "40", "50.00%", "±14.80%"] in rows(text)
    assert "less often than players who play the card honestly: by 25.00 percentage points (3.79 to 43.33)." in text


def test_the_report_says_that_partners_win_together() -> None:
    study = Study(matches=4, options={"scoring": "partners"})
    text = report_text(study, {5: 4}, [3, 1, 3, 1], [20, 0, 0, 0])
    assert "Wins by player, in list order; partners win together" in text


def test_the_report_in_french() -> None:
    """French has the singular for one round, no-break spaces before signs, and a decimal comma."""
    text = report_text(Study(players=2, seed=7), {30: 1}, [0, 1], [1, 0, 0, 0], lang="fr")
    text = text.translate({0x00A0: " ", 0x202F: " "})
    assert "1 manche de deluxe à 2 joueurs, eager, graine 7 : 500 actions en 2,00 s (250 par seconde)" in text
    assert "Tours par manche : moyenne 30,0 (–), écart type 0,0 ; 1 % : 30, 10 % : 30" in text
    assert ["place", "victoires", "part", "intervalle", "à", "95", "%"] in rows(text)
    assert ["donneur", "1", "100,00", "%", "20,65", "%", "à", "100,00", "%"] in rows(text)
    assert ["la", "dernière", "carte", "était", "manches", "part"] in rows(text)
    assert ["posée", "1", "100,00", "%"] in rows(text)
    assert ["cartes", "piochées", "par", "obligation", "30", "30,000"] in rows(text)


def test_a_million_has_separators_and_its_preposition() -> None:
    lengths, wins, endings = {30: 1_000_000}, [400_000, 600_000], [1_000_000, 0, 0, 0]
    study = Study(players=2)
    assert "1,000,000 rounds of deluxe" in report_text(study, lengths, wins, endings)
    assert "1\u202f000\u202f000 de manches de deluxe" in report_text(study, lengths, wins, endings, lang="fr")
