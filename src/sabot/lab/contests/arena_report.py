"""Prints the results of an arena: a table for each edition, the ratings, and a chart."""

from collections.abc import Iterable, Mapping
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from sabot.lab.contests.arena_chart import chart
from sabot.lab.contests.conduct import REFUSALS, Conduct
from sabot.lab.contests.confidence import FEWEST, Estimate
from sabot.lab.contests.contest import Answer
from sabot.lab.contests.ratings import Rating
from sabot.lab.contests.results import Result, opponents_text, result_text
from sabot.words.language import Language

COLOURS = {"stronger": "green", "weaker": "red", "unclear": "dim"}


def report(answer: Answer, console: Console, language: Language) -> None:
    """Print the results of an arena."""
    console.print(_headline(answer, language), highlight=False, markup=False)
    for (edition, fair), results in groupby(answer.results, lambda result: (result.lineup.edition, result.fair)):
        title = language.say("arena-table", edition=edition, fair=language.figure(fair, ".1%"))
        _print(console, title, _results(results, language))
    if any(result.deals < FEWEST for result in answer.results):
        console.print(language.say("arena-few", fewest=FEWEST), highlight=False)
    _print(console, language.say("arena-ratings"), _ratings(answer.ratings, language))
    _print(console, _conduct_title(answer, language), _conduct(answer.conduct, language))
    console.print(f"\n[bold]{language.say('arena-chart')}[/bold]", highlight=False)
    console.print(chart(answer.results, console.width, language), highlight=False, markup=False)


def result_line(result: Result, language: Language) -> str:
    """A result as a line of text."""
    return language.say(
        "arena-told",
        result=result_text(result, language),
        wins=_with_reach(result.wins, ".1%", language),
        fair=language.figure(result.fair, ".1%"),
        verdict=language.say(f"arena-verdict-{result.verdict}"),
    )


def _print(console: Console, title: str, table: Table) -> None:
    console.print(f"\n[bold]{title}[/bold]", highlight=False)
    console.print(table)


def _headline(answer: Answer, language: Language) -> str:
    plan = answer.plan
    return language.say(
        "arena-headline",
        bots=", ".join(plan.bots),
        players=plan.players,
        seed=str(plan.seed),
        rounds=answer.rounds,
        rounds_marked=language.figure(answer.rounds),
        seconds=language.figure(answer.seconds, ".1f"),
    )


def _table(language: Language, *columns: str) -> Table:
    table = Table(header_style="dim", box=None, pad_edge=False)
    for column in columns:
        is_text = column in ("bot", "against", "verdict")
        name = language.say(f"arena-column-{column}")
        table.add_column(name, justify="left" if is_text else "right", no_wrap=not is_text, overflow="fold")
    return table


def _results(results: Iterable[Result], language: Language) -> Table:
    table = _table(language, "bot", "against", "deals", "wins", "difference", "points", "verdict")
    for result in results:
        verdict = language.say(f"arena-verdict-{result.verdict}")
        table.add_row(
            escape(result.bot),
            escape(opponents_text(result, language)),
            language.figure(result.deals),
            _with_reach(result.wins, ".1%", language),
            language.figure(result.wins.mean - result.fair, "+.1%"),
            _with_reach(result.points, ".1f", language),
            f"[{COLOURS[result.verdict]}]{verdict}[/]",
        )
    return table


def _ratings(ratings: list[Rating], language: Language) -> Table:
    table = _table(language, "bot", "rounds", "mu", "sigma", "ordinal")
    for rating in ratings:
        figures = (language.figure(figure, ".2f") for figure in (rating.mu, rating.sigma, rating.ordinal))
        table.add_row(escape(rating.bot), language.figure(rating.rounds), *figures)
    return table


def _conduct_title(answer: Answer, language: Language) -> str:
    """What the table of decisions says; if answers were replaced, by which bot."""
    title = language.say("arena-conduct")
    if not any(conduct.refused for conduct in answer.conduct.values()):
        return title
    return f"{title}\n{language.say('arena-fallback', bot=str(answer.plan.fallback))}"


def _conduct(conducts: Mapping[str, Conduct], language: Language) -> Table:
    """Decisions and times of the bots, the refusals by kind if there are any."""
    kinds = REFUSALS if any(conduct.refused for conduct in conducts.values()) else ()
    table = _table(language, "bot", "decisions", "refusals", *kinds, "mean", "high")
    for bot, conduct in conducts.items():
        counts = (conduct.decisions, conduct.refused, *(conduct.refusals.get(kind, 0) for kind in kinds))
        table.add_row(
            escape(bot),
            *map(language.figure, counts),
            *(_milliseconds(time, language) for time in (conduct.mean, conduct.high)),
        )
    return table


def _milliseconds(seconds: float | None, language: Language) -> str:
    if seconds is None:
        return ""
    return language.figure(1000 * seconds, ".3f" if seconds < 0.001 else ".1f")


def _with_reach(found: Estimate, form: str, language: Language) -> str:
    mean = language.figure(found.mean, form)
    return mean if found.reach is None else f"{mean} ± {language.figure(found.reach, form)}"
