"""Every text is translated: only names, numbers and the notation are the same in all languages."""

import re
from itertools import chain, cycle
from pathlib import Path

import pytest

from sabot.bots import NAMES as BOT_NAMES
from sabot.cli import main
from sabot.editions import EDITIONS
from sabot.match.onlooker import Onlooker
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.notation.actions import WORDS
from sabot.plain import help_text
from sabot.plain.casual import ask_edition, ask_players, is_agreed
from sabot.plain.records import replay_tour
from sabot.plain.records.replay_printer import ReplayPrinter
from sabot.plain.records.replay_tour import ReplayTour
from sabot.words.language import Language
from tests.plain.commands import FORMATS, Command, Typing
from tests.support import match_bots
from tests.support.examples import RECORD
from tests.support.people import Person
from tests.support.words.pseudo_language import CODE, OPEN, outside, speak_in_brackets

TYPED = (
    *("?", "commitment", "zoe: salt", "", "?", "look", "hand", "why", "why R7", "why R", "hint"),
    *("catch ana", "uno", "hello"),
)
"""All kinds of input."""
ON_AND_ON = ("1", "")
COMMAND = "sabot match --resume"
PATH = re.compile(r"(?:sabot play --resume )?\S*\.yaml")
"""Where a match of `sabot play` is recorded."""
NAMES = (*BOT_NAMES, *match_bots.NAMES, "zoe")


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> Language:
    monkeypatch.setenv("COLUMNS", "100")
    return speak_in_brackets(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "record.yaml"


def strange(said: str, *typed: str) -> set[str]:
    """The words that come from no catalogue and are no notation, no names, and no possible input."""
    assert said.count(OPEN) > 1
    known = (*WORDS, *NAMES, *TYPED, *typed, *help_text.HELP, *replay_tour.HELP, COMMAND)
    words = {word.lower() for text in known for word in re.split(r"\W+", text)}
    return {word for word in outside(said) if word.lower() not in words}


@pytest.mark.parametrize("edition", EDITIONS)
def test_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], edition: str) -> None:
    monkeypatch.setattr("sys.stdin", Typing((*TYPED, *ON_AND_ON * 300)))
    arguments = ["--edition", edition, "--players", "3", "--seed", "5", "--name", "ana", "--lang", CODE]
    assert main(["play", *arguments]) == 0
    assert strange(PATH.sub("", capsys.readouterr().out)) == set()


def test_the_questions_before_a_game(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    person = Person(language=language)
    person.is_live = True
    answers, asked = iter(["chess", "2", "many", "3"]), []

    def answer(question: str) -> str:
        asked.append(question)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    assert (ask_edition(person), ask_players(person)) == ("potter", 4)
    assert strange(person.said + "".join(asked), *EDITIONS) == set()


@pytest.mark.parametrize("scoring", FORMATS)
@pytest.mark.parametrize("people", [("--name", "ana"), ("--people", "ana", "zoe")])
def test_match(command: Command, scoring: str, people: tuple[str, ...]) -> None:
    arguments = ("--scoring", scoring, *FORMATS[scoring], *people, "--lang", CODE)
    said, match = command.play(*arguments, lines=chain(TYPED, cycle(ON_AND_ON)))
    assert match.is_over
    assert strange(said.replace(str(command.file), "")) == set()


def test_people_at_two_tables_and_a_match_that_is_resumed(command: Command) -> None:
    arguments = ("--scoring", "rotation", "--players", "8", "--people", "ana", "zoe", "--option", "hands_per_partner=1")
    said, match = command.play(*arguments, "--lang", CODE, lines=["", *ON_AND_ON * 20])
    again = command.run("--resume", str(command.file), "--lang", CODE)
    assert match.games
    assert strange((said + again).replace(str(command.file), "")) == set()


@pytest.mark.parametrize("scoring", FORMATS)
def test_bots_alone(command: Command, scoring: str) -> None:
    assert (
        strange(command.run("--bots", "--scoring", scoring, *FORMATS[scoring], "--seed", "7", "--lang", CODE)) == set()
    )


@pytest.mark.parametrize("seat", ["--open", "--seat=ana", "--seat=nobody"])
@pytest.mark.parametrize("end", ["", "  - bo: uno", "  tables:"])
def test_replay(file: Path, capsys: pytest.CaptureFixture[str], seat: str, end: str) -> None:
    file.write_text(RECORD.partition(end)[0] if end else RECORD, encoding="utf-8")
    assert main(["replay", str(file), seat, "--lang", CODE]) == 0
    assert strange(capsys.readouterr().out, "scoring: none") == set()


def test_a_tour_through_a_replay(language: Language) -> None:
    match = match_bots.play(match_bots.match_of("flip", 8, scoring="rotation", hands_per_partner=1, turn_cap=10))
    person = Person(
        "?", "", "b", "seat ana", "table 2", "look", "round 2", "pad", "hello", "end", "", language=language
    )
    ReplayTour(ReplayPrinter(person, Replay(format_record(match)), Onlooker(is_open=True))).run(1)
    assert strange(person.said) == set()


@pytest.mark.parametrize("end", ["winners", "play B2", "- commitment"])
def test_verify(file: Path, capsys: pytest.CaptureFixture[str], end: str) -> None:
    file.write_text(RECORD.partition(end)[0], encoding="utf-8")
    main(["verify", str(file), "--shown", RECORD.partition("commitment: ")[2][:10], "--lang", CODE])
    assert main(["verify", str(file), "--shown", "0123456789", "--lang", CODE]) == 1
    assert strange(capsys.readouterr().out) == set()


def test_verify_what_does_not_check_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_bots.play(match_bots.match_of("deluxe", 3, seed=4, target=150))
    file.write_text(format_record(match).replace(match.rounds[1].digest, "0" * 64), encoding="utf-8")
    assert main(["verify", str(file), "--lang", CODE]) == 1
    assert strange(capsys.readouterr().out) == set()


def test_the_environment_says_which_language(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(RECORD, encoding="utf-8")
    for lang, arguments, is_bracketed in ((CODE, [], True), (CODE, ["--lang", "en"], False), ("en", [], False)):
        monkeypatch.setenv("LANGUAGE", lang)
        assert main(["verify", str(file), *arguments]) == 0
        assert (OPEN in capsys.readouterr().out) == is_bracketed


@pytest.mark.parametrize(("answer", "agreed"), [("n", False), ("N", False), ("x", False), ("y", True), ("", True)])
def test_no_can_be_said_in_english_or_with_the_letters_of_the_language(answer: str, agreed: bool) -> None:
    class Other(Language):
        def say(self, message: str, **words: str | int) -> str:
            return "x z" if message == "letters-no" else super().say(message, **words)

    assert is_agreed(Person(answer, language=Other("en")), "another-round") == agreed
