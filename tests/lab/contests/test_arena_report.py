"""The printed report of an arena."""

from io import StringIO

import pytest
from rich.console import Console

from sabot.lab.contests.arena_chart import chart
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.arena_report import report, result_line
from sabot.lab.contests.conduct import Conduct
from sabot.lab.contests.contest import Answer
from sabot.words.language import speak
from tests.lab.contests.arena_answers import answer_of, deal_won

DEALS = [*[deal_won(0, 0)] * 30, *[deal_won(0, 1)] * 20]
PAIR = answer_of(ArenaPlan(("careful", "eager"), ("deluxe", "flip"), seed=7), DEALS)
FOUR = answer_of(ArenaPlan(("careful", "eager"), players=4), [deal_won(0, 0, 1, 2)] * 10)
TOGETHER = answer_of(ArenaPlan(("careful", "eager", "random"), players=3, together=True), [deal_won(0, 0, 1)] * 40)


ODD = Conduct(200, 3.0, {-90: 197, 1: 3}, {"illegal": 2, "late": 1})
FAILING = answer_of(
    ArenaPlan(("careful", "exec:./odd.sh"), fallback="random"),
    [deal_won(0, 1, careful=Conduct(150, 0.3, {-100: 150}))] * 9,
)
FAILING.conduct["exec:./odd.sh"].add(ODD)


def text_of(answer: Answer, lang: str = "en") -> str:
    stream = StringIO()
    report(answer, Console(file=stream, width=80), speak(lang))
    return stream.getvalue()


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines()]


def test_a_pair_has_its_interval_and_the_fair_share() -> None:
    """80 of 100 rounds, 1.6 wins a deal: squared deviations 12, plus 2 prior, so √(14/50) / 2 · 1.96/√50 is 7.3 %."""
    text = text_of(PAIR)
    assert text.startswith("careful, eager with 2 players, seed 7: 200 rounds in 2.0 s\n")
    assert "deluxe: the fair share is 50.0%; ± = 95% interval" in text
    assert "flip: the fair share is 50.0%; ± = 95% interval" in text
    assert text.count("careful  eager       50  80.0% ± 7.3%      +30.0%  8.0 ± 0.7  stronger") == 2
    assert ["bot", "rounds", "mu", "sigma"] in [row[:4] for row in rows(text)]


def test_several_of_a_kind_are_counted_and_few_deals_have_no_interval() -> None:
    text = text_of(FOUR)
    row = ["careful", "3", "×", "eager", "10", "50.0%", "+25.0%", "5.0", "not", "clear", "yet"]
    assert row in rows(text)
    assert "With fewer than 30 deals, there is no telling how reliable this is." in text
    assert "Below" not in text_of(PAIR)


def test_together_every_bot_has_a_line() -> None:
    text = text_of(TOGETHER)
    assert ["random", "the", "others", "40", "0.0%", "±", "3.5%", "-33.3%", "0.0", "weaker"] in rows(text)
    assert "deluxe: careful – the others" in text


def test_decisions_refusals_and_times_have_a_table() -> None:
    """1.05 ** 1 s is 1050 ms; 3 s in 200 decisions are 15 ms each."""
    text = text_of(FAILING)
    assert ["bot", "decisions", "refusals", "illegal", "failed", "late", "mean", "ms", "99%", "ms"] in rows(text)
    assert ["exec:./odd.sh", "200", "3", "2", "0", "1", "15.0", "1050.0"] in rows(text)
    assert ["careful", "1,350", "0", "0", "0", "0", "2.0", "7.6"] in rows(text)
    assert "Refused answers were replaced by those of random." in text
    assert "illegal" not in text_of(PAIR)
    assert "replaced" not in text_of(PAIR)


@pytest.mark.parametrize("answer", [PAIR, FOUR, TOGETHER, FAILING])
@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_a_report_fits_a_plain_terminal(answer: Answer, lang: str) -> None:
    text = text_of(answer, lang)
    assert max(map(len, text.splitlines())) <= 80
    assert "\x1b" not in text
    assert all(line.strip() not in ("yet", "%") for line in text.splitlines()), "a row is broken"


def test_a_result_is_one_line() -> None:
    line = result_line(PAIR.results[0], speak("en"))
    assert line == "deluxe: careful – eager: 80.0% ± 7.3% (fair 50.0%), stronger"


def test_the_chart_has_a_line_for_each_result_and_marks_where_it_lies() -> None:
    """The fair share is the middle of the scale: 80 % is to its right, with its whole interval."""
    top, first, second, bottom, scale = chart(PAIR.results, 80, speak("en")).splitlines()
    assert first.startswith("deluxe: careful – eager┤")
    assert second.startswith("  flip: careful – eager┤")
    assert top.startswith(" " * 23 + "┌")
    assert bottom.startswith(" " * 23 + "└")
    assert scale.split() == ["0%", "25%", "50%", "75%", "100%"]
    before, _, after = first.partition("┊")
    assert "─" not in before
    assert "─┼─" in after
    assert len(after) == len(before) - len("deluxe: careful – eager┤") + 1


def test_charts_do_not_affect_each_other() -> None:
    before = chart(PAIR.results, 80, speak("en"))
    chart(TOGETHER.results, 60, speak("en"))
    assert chart(PAIR.results, 80, speak("en")) == before
