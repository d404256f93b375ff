"""Golden records: old matches that must replay without a difference, unless the rules have changed."""

import re
from pathlib import Path

import pytest
import yaml

from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.match.provable_deals import KEYED
from sabot.match.record import format_record
from sabot.match.replay import Differs, Replay
from sabot.notation.documents import write_line
from sabot.options import Scoring, resolve
from sabot.revision import REVISION, former_defaults
from sabot.words.language import LANGUAGES, speak
from tests.match.make_records import RECORDS

FILES = sorted(RECORDS.glob("*.yaml"))
CHANGED = """{name} no longer comes out as it says: {error}

The same actions lead to other events now, so that records which people keep can no longer be played again.
If that is wanted, raise REVISION in src/sabot/revision.py, say in `unreadable-changes` what changed, with the ids of
the rules, and add records of the new revision (`python -m tests.match.make_records`). This one stays as it is: never
remake it."""


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_comes_out_as_it_says_or_tells_what_changed_since(file: Path) -> None:
    text = read(file)
    revision = int(file.stem.removesuffix(f"-{KEYED}").rpartition("-")[2])
    assert f"\nrules: {revision}\n" in text
    assert (f"\nchance: {KEYED}\n" in text) == file.stem.endswith(KEYED)
    try:
        match = Replay(text).match
    except Unreadable as error:
        if revision == REVISION or Unreadable("changes", since=revision).message not in error.message:
            pytest.fail(CHANGED.format(name=file.name, error=error))
    else:
        assert match.is_over
        assert format_record(match) == of_this_revision(text, revision, match.edition), (
            "the form of records has changed: raise FORM in src/sabot/match/record.py"
        )


def of_this_revision(text: str, revision: int, edition: str) -> str:
    """An older record as it would be written now: it says what its revision took for granted."""
    said = re.search(r"^options: (.*)$", text, re.MULTILINE)
    assert said
    options = resolve(edition, former_defaults(revision, edition) | yaml.safe_load(said[1])).chosen
    header = f"rules: {REVISION}\nedition: {edition}\noptions: {write_line(options)}\n"
    return text.replace(f"rules: {revision}\nedition: {edition}\n{said[0]}\n", header, 1)


def test_x42_x109_an_older_record_means_the_defaults_of_its_time() -> None:
    """Bo goes out with a flip, which counted by the side it was laid on then; by the new side ana's cards count 10."""
    text = read(RECORDS / "flip-last-flip-1.yaml")
    match = Replay(text).match
    assert match.options == {"uno_window": "begun", "turn_cap": 80, "last_flip": "old"}
    assert match.rounds[-1].points == {"ana": 0, "bo": 4}
    with pytest.raises(Differs, match=r"'bo': 10}, not {'ana': 0, 'bo': 4}"):
        Replay(text.replace("rules: 1\n", f"rules: {REVISION}\n"))
    assert Replay(format_record(match)).match.winners == match.winners


def test_x133_an_older_record_with_a_tied_war_declined_says_what_changed() -> None:
    """Bo won a war after a tie and kept the cards: by the rules of now they must go."""
    text = read(RECORDS / "wizz-tied-war-1.yaml")
    with pytest.raises(Differs) as caught:
        Replay(text)
    line = int(caught.value.place.removeprefix("line "))
    assert text.splitlines()[line - 1] == "  - bo: done"
    assert "After a tie you must discard all the cards that you showed. [W-049]" in caught.value.message
    assert "made under revision 1 of the rules" in caught.value.message
    changes = Unreadable("changes", since=1)
    assert changes.message in caught.value.message
    for language in LANGUAGES:
        told = changes.say(speak(language))
        assert told in caught.value.say(speak(language))
        assert all(rule in told for rule in ("X-133", "X-54", "X-64"))
    assert changes.say(speak("es")).startswith("Tras un empate, quien gana una guerra")


@pytest.mark.parametrize(("since", "rules"), [(1, {"X-54", "X-58", "X-64", "X-133"}), (2, {"X-58"})])
def test_an_older_record_tells_all_rules_that_have_changed_since(since: int, rules: set[str]) -> None:
    for language in LANGUAGES:
        told = Unreadable("changes", since=since).say(speak(language))
        assert set(re.findall(r"X-\d+", told)) == rules


@pytest.mark.parametrize("edition", ["[deluxe]", "{}", "7", "chess"])
def test_an_older_record_of_no_edition_is_refused_in_a_line(edition: str) -> None:
    text = read(RECORDS / "deluxe-winner-1.yaml").replace("edition: deluxe", f"edition: {edition}")
    with pytest.raises(Unreadable, match=r"^line 3: edition: must be deluxe, potter, flip, wizz"):
        Replay(text)


def test_every_edition_and_every_scoring_has_a_record_of_this_revision() -> None:
    matches = [Replay(read(file)).match for file in FILES if file.stem.endswith(f"-{REVISION}-{KEYED}")]
    assert {match.edition for match in matches} == set(EDITIONS)
    assert {match.scoring for match in matches} == set(Scoring.names())


def test_another_shuffle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabot.match.match.seed_of", lambda secret, salts, purpose, chance: 7)
    for file in FILES:
        with pytest.raises(Unreadable, match=r"line \d+: "):
            Replay(read(file))
