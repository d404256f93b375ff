"""The start screen: choosing values by keys and mouse, and the match that is dealt."""

from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.match import Match
from sabot.options import MATCH_OPTIONS, options_of
from sabot.rulebook.texts import option_text
from sabot.tui.choices import Choices
from sabot.tui.launch import MatchStarter, start_screen
from sabot.tui.screens.score_screen import ScoreScreen
from sabot.tui.screens.start_screen import StartScreen
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.tui.stage import Person, shown


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default directory for records."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "sabot" / "matches"


@pytest.fixture
def starter() -> Iterator[MatchStarter]:
    with MatchStarter(["ana"], seed=7) as starter:
        yield starter


@asynccontextmanager
async def choosing(starter: MatchStarter, choices: Choices | None = None, **how: Any) -> Any:
    async with shown(lambda _: start_screen(starter, choices or Choices(pace=0)), **how) as person:
        yield person


def form(person: Person) -> StartScreen:
    assert isinstance(person.screen, StartScreen)
    return person.screen


async def go_to(person: Person, label: str) -> None:
    """Choose a line by its label."""
    labels = [field.label for field in form(person).lines.fields]
    form(person).go(labels.index(label))
    await person.pilot.pause()


def dealt(person: Person) -> Match:
    match: Match = person.source.match
    return match


@awaited
async def test_the_level_says_how_the_characters_that_come_like_to_play(starter: MatchStarter) -> None:
    async with choosing(starter, Choices(pace=0, players=7, level="fair")) as ana:
        await go_to(ana, "How strong are they?")
        assert "Bo likes to bluff. Cy challenges early." in " ".join(ana.seen.split())
    async with choosing(starter, Choices(pace=0, players=7, level="casual")) as ana:
        await go_to(ana, "How strong are they?")
        assert "bluff" not in ana.seen


@awaited
async def test_enter_deals_what_is_usual(starter: MatchStarter, data: Path) -> None:
    async with choosing(starter) as ana:
        await ana.press("enter")
        match = dealt(ana)
        assert (match.edition, len(match.players), match.options, match.format) == ("deluxe", 4, {}, {})
        assert [path.suffix for path in data.iterdir()] == [".yaml"]


@awaited
async def test_game_opponents_and_level_are_chosen_with_arrows(starter: MatchStarter) -> None:
    async with choosing(starter) as ana:
        await ana.press("right", "right", "down", "right", "right", "down", "left", "enter")
        match = dealt(ana)
        assert (match.edition, len(match.players)) == ("flip", 6)
        assert set(match.bots.values()) == {"casual"}


@pytest.mark.parametrize("edition", EDITIONS)
@awaited
async def test_every_option_of_a_game_stands_in_the_form_with_help_and_rule(
    edition: str, starter: MatchStarter
) -> None:
    async with choosing(starter, Choices(edition)) as ana:
        labels = " ".join(field.label for field in form(ana).lines.fields)
        for option in (*options_of(edition), *MATCH_OPTIONS[:4]):
            assert option_text(option, speak("en"), "label") in labels
        await ana.press("end")
        field = form(ana).lines.fields[-1]
        assert field.help in " ".join(ana.seen.split()) or field.help[:20] in ana.seen
        assert all(rule in " ".join(field.about(speak("en"))) for rule in field.rules)


@awaited
async def test_options_are_changed_counted_and_put_back(starter: MatchStarter) -> None:
    async with choosing(starter) as ana:
        await go_to(ana, "Stacking draw cards")
        await ana.press("right")
        await ana.press("down", "down")
        await ana.press("space")
        await go_to(ana, "Target")
        await ana.press("2", "0", "0")
        assert form(ana).choices.options == {"stacking": "same", "jump_in": True}
        assert form(ana).choices.format == {"target": 200}
        await ana.press("right", "backspace", "backspace")
        assert form(ana).choices.format == {"target": 2}
        await ana.press("x")
        assert (form(ana).choices.options, form(ana).choices.format) == ({}, {})


@awaited
async def test_the_wheel_has_a_weight_for_each_icon(starter: MatchStarter) -> None:
    async with choosing(starter, Choices("wizz")) as ana:
        await go_to(ana, "Weights of the wheel: war")
        await ana.press("5", "enter")
        assert dealt(ana).options == {"wheel": {"war": 5}}


@pytest.mark.parametrize(("chosen", "players"), [(5, 4), (6, 6)])
@awaited
async def test_partners_have_a_number_of_seats_that_goes_with_them(
    starter: MatchStarter, chosen: int, players: int
) -> None:
    async with choosing(starter, Choices(players=chosen)) as ana:
        await go_to(ana, "Scoring")
        await ana.press("5", "enter")
        assert (dealt(ana).scoring, len(dealt(ana).players)) == ("partners", players)


@awaited
async def test_an_impossible_match_is_reported_and_not_dealt(starter: MatchStarter) -> None:
    async with choosing(starter, Choices(players=4, format={"scoring": "partners"})) as ana:
        await go_to(ana, "Opponents")
        await ana.press("right", "enter")
        assert isinstance(ana.screen, StartScreen)
        assert "format: partners is for 4, 6, 8 or 10 players, not 5" in ana.seen


@awaited
async def test_the_form_is_read_in_every_language(starter: MatchStarter) -> None:
    async with choosing(starter) as ana:
        for code in ("es", "fr", "pt", "en"):
            await ana.press("l")
            assert speak(code).say("page-new-game") in ana.seen
        await go_to(ana, "Language")
        await ana.press("right")
        assert ana.app.language.code == "es"


@awaited
async def test_lines_are_chosen_and_changed_with_the_mouse(starter: MatchStarter) -> None:
    async with choosing(starter) as ana:
        await ana.click("#lines", "line 1")
        await ana.click("#lines", "more 1")
        assert form(ana).choices.players == 5
        await ana.click("#lines", "less 1")
        assert form(ana).choices.players == 4


@awaited
async def test_a_match_that_was_left_goes_on_from_the_start_screen(data: Path) -> None:
    with MatchStarter(["ana"], seed=7) as starter:
        async with choosing(starter) as ana:
            await ana.press("enter")
            await ana.play_on()
            told_before = ana.told
            await ana.press("q")
            (record,) = data.iterdir()
            assert ana.app.return_value == ["To continue:", f"  sabot play --resume {record}"]
    with MatchStarter(["ana"]) as starter:
        async with choosing(starter) as ana:
            assert "r last match" in ana.seen
            await ana.press("r")
            assert ana.told[: len(told_before)] == told_before
            assert [path.name for path in data.iterdir()] == [record.name]


@awaited
async def test_after_a_match_another_of_the_same_kind_is_begun_and_written_down(
    starter: MatchStarter, data: Path
) -> None:
    choices = Choices(players=2, options={"turn_cap": 2}, format={"scoring": "none"}, pace=0)
    async with choosing(starter, choices) as ana:
        await ana.press("enter")
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        over = dealt(ana)
        await ana.press("enter")
        await ana.until(lambda: dealt(ana) is not over and bool(dealt(ana).rounds))  # a skip may end it at once
        assert over.is_over
        assert (dealt(ana).options, dealt(ana).format) == (over.options, over.format)
        assert len(list(data.iterdir())) == 2
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
