"""Errors: a sentence in every language, the place, and the same error wherever it is passed on."""

import errno
import pickle
from copy import copy
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.match.record_parser import ROUND
from sabot.match.replay import Differs
from sabot.revision import REVISION
from sabot.words.language import ENGLISH, LONGEST, Language, speak
from tests.support.words.catalogues import catalogue, wanted
from tests.support.words.message_usage import unreadable
from tests.support.words.pseudo_language import CODE, OPEN, speak_in_brackets

NO_CARD = Unreadable("no-card-in", "hands: ana", card="'R77'", edition="deluxe")
OUT_OF_TURN = Refused("play/not-asked", "D-018", asked="ana", phase="turn")
OTHERWISE = Differs("otherwise", 9, key="points", found="7", said="8")
OUTDATED = OTHERWISE.explained("older-record", made_by=1, revision=2, changes="The oldest deals first (X-10).")
BECAUSE = "(the record was made under revision 1 of the rules, and this is revision 2: The oldest deals first (X-10).)"


@pytest.fixture
def brackets(monkeypatch: pytest.MonkeyPatch) -> Language:
    return speak_in_brackets(monkeypatch)


def test_every_sentence_has_an_error_and_every_error_a_sentence() -> None:
    codes = {f"unreadable-{code}" for code, _ in unreadable()}
    assert codes == {message for message in catalogue(ENGLISH) if message.startswith("unreadable-")}


def test_every_error_comes_with_the_words_of_its_sentence() -> None:
    for code, words in unreadable():
        missing = set(wanted(ENGLISH, catalogue(ENGLISH)[f"unreadable-{code}"].value).variables) - words
        assert not missing, code


@pytest.mark.parametrize(
    ("message", "variable", "keys"),
    [
        ("unreadable-otherwise", "key", {"winners", *ROUND} - {"salts", "actions"}),
        ("unreadable-newer", "key", {"record", "rules"}),
        ("unreadable-changes", "since", {f"{revision}" for revision in range(1, REVISION)}),
        ("unreadable-keys", "what", {"record", "round"}),
        ("unreadable-no-key", "what", {"record", "round"}),
        ("unreadable-name-one", "what", {"step", "round", "table"}),
        ("unreadable-last-one", "what", {"step", "round", "table"}),
    ],
)
def test_a_sentence_knows_everything_it_chooses_among(message: str, variable: str, keys: set[str]) -> None:
    assert wanted(ENGLISH, catalogue(ENGLISH)[message].value).variables[variable] == keys


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Unreadable("too-deep", 3), "line 3: this is nested too deeply"),
        (Unreadable("who-stirs"), "who shuffles? Write “name: anything”"),
        (NO_CARD, "hands: ana: there is no card “R77” in deluxe"),
        (Unreadable("choice", "side", values=("hero", "villain"), value="7"), "side: must be hero or villain, not 7"),
        (
            Unreadable("choice", "phase", values=("turn", "drawn", "colour"), value="'tea'"),
            "phase: must be turn, drawn or colour, not “tea”",
        ),
        (Unreadable("copies", "cards", count=3, card="R0", held=1), "cards: 3 × R0, but the deck has only 1"),
        (
            Unreadable("copies", "cards", count=1, card="howler", held=0),
            "cards: 1 × howler, but the deck has only 0",
        ),
        (
            Unreadable("option-weights", option="wheel", value="3"),
            "option wheel must be weights by icon, such as {war: 2, race: 0}, not 3",
        ),
        (
            Unreadable("number", "seed", most=2**64 - 1, value="-1"),
            "seed: must be a whole number from 0 to 18446744073709551615, not -1",
        ),
        (
            Unreadable("key-lines", 7, key="salts", form="player: salt"),
            "line 7: salts must have one `player: salt` pair per line",
        ),
        (
            Differs("refused", 4, why=OUT_OF_TURN, rule=OUT_OF_TURN.rule),
            "line 4: Not now: Ana must play or draw. [D-018]",
        ),
        (OUTDATED, f"line 9: the points of the round are 7, not 8 {BECAUSE}"),
    ],
)
def test_in_english(error: Unreadable, said: str) -> None:
    assert str(error) == said
    assert said == (f"{error.place}: {error.message}" if error.place else error.message)


def test_in_another_language(brackets: Language) -> None:
    error = Unreadable("choice", 3, values=("hero", "villain"), value="7").at("table.yaml")
    assert error.say(brackets) == "⟦must be ⟦hero or villain⟧, not 7⟧"
    assert error.in_full(brackets) == "⟦table.yaml: ⟦⟦line 3⟧: ⟦must be ⟦hero or villain⟧, not 7⟧⟧⟧"
    assert OUTDATED.say(brackets).startswith("⟦⟦the points of the round are 7, not 8⟧ (the record was made under")
    assert str(error) == "table.yaml: line 3: must be hero or villain, not 7"


def test_an_error_is_passed_on_as_it_is_to_a_larger_place() -> None:
    error = OTHERWISE.at("match.yaml")
    assert type(error) is Differs
    assert (error.code, error.words) == (OTHERWISE.code, OTHERWISE.words)
    assert (error.places, error.place) == (("match.yaml", 9), "match.yaml: line 9")
    assert str(error) == "match.yaml: line 9: the points of the round are 7, not 8"
    assert str(OTHERWISE) == "line 9: the points of the round are 7, not 8"
    assert Unreadable("who-stirs", "").at("--salt").places == ("--salt",)


def test_an_explanation_keeps_the_kind_the_place_and_the_error() -> None:
    assert type(OUTDATED) is Differs
    assert OUTDATED.places == OTHERWISE.places
    assert OUTDATED.words["wrong"] is OTHERWISE


@pytest.mark.parametrize("error", [NO_CARD, OTHERWISE, OUTDATED.at("match.yaml"), OUT_OF_TURN])
def test_an_error_can_be_copied_and_sent_elsewhere(error: Unreadable | Refused) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy(error)):
        assert type(again) is type(error)
        assert (str(again), again.code) == (str(error), error.code)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOENT, "⟦No such file or directory⟧"),
        (errno.EACCES, "⟦Permission denied⟧"),
        (errno.EADDRINUSE, "⟦Address already in use⟧"),
        (errno.ELOOP, "⟦words of the system⟧"),
        (None, "⟦words of the system⟧"),
    ],
)
def test_the_commonest_words_of_a_system_are_ours(brackets: Language, number: int | None, said: str) -> None:
    error = OSError("words of the system") if number is None else OSError(number, "words of the system")
    assert Unreadable.by_system(error, "file").in_full(brackets) == f"⟦file: {said}⟧"


def test_what_is_too_long_is_cut() -> None:
    game = Game.deal("deluxe", ["ana", "bo"])
    with pytest.raises(Unreadable) as caught:
        game.act("ana", "x" * 10_000)
    assert caught.value.message == f"there is no action “{'x' * (LONGEST - 1)}…"
    assert len(str(caught.value.at("y" * 10_000))) < 3 * LONGEST
    assert speak(ENGLISH).say("at-place", place="z" * LONGEST, text="t") == f"{'z' * LONGEST}: t"


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize(
    ("environment", "arguments", "is_bracketed"),
    [
        (CODE, [], True),
        ("en", [], False),
        ("en", ["--lang", CODE], True),
        ("en", [f"--lang={CODE}"], True),
        (CODE, ["--lang", "en"], False),
    ],
)
def test_the_command_line_speaks_the_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    environment: str,
    arguments: list[str],
    is_bracketed: bool,
) -> None:
    monkeypatch.setenv("LANGUAGE", environment)
    file = tmp_path / "position.yaml"
    file.write_text("edition: deluxe\nedition: wizz\n", encoding="utf-8")
    for wrong in (["referee", str(file)], ["replay", "nowhere.yaml"], ["verify", str(file), "--shown", "all"]):
        assert main([*wrong, *arguments]) == 2
        assert (OPEN in capsys.readouterr().err) == is_bracketed


@pytest.mark.usefixtures("brackets")
def test_a_command_that_there_is_not_is_told_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["refree", "--lang", CODE]) == 2
    assert capsys.readouterr().err.startswith(
        "sabot: ⟦there is no command refree; did you mean referee? The commands are admin, arena, backup, completion, "
    )


def test_a_language_that_there_is_not_is_told_in_that_of_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "x", "--lang", "la"]) == 2
    assert "“la”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "there is no card “R77” in deluxe"),
        ("es", "en deluxe no existe la carta «R77»"),
        ("fr", "il n’y a pas de carte «\u00a0R77\u00a0» dans deluxe"),
        ("pt", "não há nenhuma carta «R77» em deluxe"),
    ],
)
def test_what_was_typed_is_quoted_as_the_language_quotes(language: str, said: str) -> None:
    assert NO_CARD.say(speak(language)) == said


def test_lists_and_numbers_are_not_quoted() -> None:
    wrong = Unreadable("option-value", value="['a', 'b']")
    assert wrong.say(speak("fr")) == "impossible de lire ['a', 'b']"
