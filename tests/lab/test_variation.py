"""Variations of a study: what can be varied, and the report."""

import json
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums
from sabot.lab.measures.counts import Counts
from sabot.lab.measures.summary import Summary
from sabot.lab.reporting.comparison_report import report_comparison
from sabot.lab.simulation import simulate_all
from sabot.lab.study import Study
from sabot.lab.variation import Comparison, Variation, parse_variation
from sabot.words.language import speak

pytestmark = pytest.mark.usefixtures("without_numba")


@pytest.mark.parametrize(
    "text", ["stacking", "stacking=same", "stacking=same,same", "stacking=,same", "=1,2", "a b=1,2"]
)
def test_a_wrong_variation_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(Unreadable, match=r"^--vary: must be a name and different values, such as stacking=off,same, "):
        parse_variation(text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("players=2,x", "players"),
        ("players=2,11", "players"),
        ("edition=flip,poker", "edition"),
        ("howlers=1,2", "options"),
    ],
)
def test_an_error_names_the_field_of_the_wrong_value(text: str, place: str) -> None:
    with pytest.raises(Unreadable) as error:
        simulate_all(parse_variation(text).studies(Study(rounds=1)))
    assert error.value.place == place


def test_options_players_policies_and_editions_can_be_varied() -> None:
    study = Study(options={"stacking": "same"})
    assert [one.players for one in parse_variation("players=2,4").studies(study)] == [2, 4]
    assert [one.edition for one in parse_variation("edition=flip,wizz").studies(study)] == ["flip", "wizz"]
    varied = parse_variation("turn_cap=50,60").studies(study)
    assert [one.options for one in varied] == [{"stacking": "same", "turn_cap": cap} for cap in (50, 60)]


def test_all_studies_have_the_default_length_of_the_slowest() -> None:
    studies = parse_variation("policy=eager,careful").studies(Study())
    assert [study.count for study in studies] == [1_000, 1_000]


def test_differences_are_of_the_same_deals() -> None:
    """A cap of fifty turns shortens only longer rounds: no round can be longer with it than without."""
    studies = parse_variation("turn_cap=10000,50").studies(Study(rounds=40, players=2))
    free, capped = (summary.counts for summary in simulate_all(studies))
    lengths = list(free.lengths.elements())
    assert capped.gap == sum(min(turns, 50) - turns for turns in lengths) < 0
    assert capped.gap_squares == sum((min(turns, 50) - turns) ** 2 for turns in lengths)
    assert (free.gap, free.gap_squares) == (0, 0)


def report_text(gap: int, squares: int, *, matches: int | None = None) -> str:
    """The report on four rounds or matches of each of two values; the first player won three and two."""
    study = Study(players=2, matches=matches)
    summaries = []
    for first, (wins, so_far, of_squares) in enumerate([(3, 0, 0), (2, gap, squares)]):
        sums = blank(Sums)
        sums.wins[:2], sums.endings[0], sums.moves = [wins, 4 - wins], 4, 500
        lengths = Counter({30 + first: 2, 50: 2})
        summaries.append(Summary(study, Counts(sums, lengths, so_far, of_squares), 2.0))
    stream = StringIO()
    comparison = Comparison(Variation("stacking", (False, "same"), ("off", "same")), summaries)
    report_comparison(comparison, Console(file=stream, width=80), speak("en"))
    return stream.getvalue()


def test_each_value_has_a_row_with_its_difference() -> None:
    """31, 31, 50 and 50 have mean 40.5 and variance 120 1/3; gaps of 1, 1, 2 and 4 have mean 2 and variance 2."""
    rows = [line.split() for line in report_text(8, 22).splitlines()]
    assert ["stacking", "mean", "difference", "first", "player", "wins"] in rows
    assert ["off", "40.00", "±11.32", "75.00%", "±44.94%"] in rows
    assert ["same", "40.50", "±10.75", "+2.00", "±1.39", "50.00%", "±35.00%"] in rows


@pytest.mark.parametrize(
    ("gap", "squares", "sentence"),
    [
        (8, 22, "With stacking=same, a round is 2.00 turns longer than with stacking=off (0.61 to 3.39)."),
        (-8, 22, "With stacking=same, a round is 2.00 turns shorter than with stacking=off (0.61 to 3.39)."),
        (0, 0, "With stacking=same, every round is as long as with stacking=off."),
        (0, 6, "a round is longer with stacking=same than with stacking=off: the difference is -1.39 to +1.39 turns."),
    ],
)
def test_a_sentence_says_what_is_clear(gap: int, squares: int, sentence: str) -> None:
    assert sentence in report_text(gap, squares)


def test_matches_are_compared_by_their_rounds() -> None:
    text = report_text(8, 22, matches=4)
    assert "a match is 2.00 rounds longer than with stacking=off" in text
    assert "first player" not in text


def test_the_command_compares_as_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--rounds", "5", "--vary", "players=2,3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["vary"] == "players"
    assert [(one["value"], one["players"], one["rounds"]) for one in found["values"]] == [("2", 2, 5), ("3", 3, 5)]
    means = [one["length"]["mean"] for one in found["values"]]
    assert found["values"][1]["difference"]["figure"] == pytest.approx(means[1] - means[0])
