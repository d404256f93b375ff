"""Golden records: matches of old that must come out as they did, or the rules have changed."""

from pathlib import Path

import pytest

from sabot.editions import EDITIONS
from sabot.errors import Unreadable
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.options import Scoring
from sabot.revision import REVISION, changes_since
from tests.match.make_records import RECORDS

FILES = sorted(RECORDS.glob("*.yaml"))
CHANGED = """{name} no longer comes out as it says: {error}

The same actions lead to other events now, so that records which people keep can no longer be played again.
If that is wanted, raise REVISION in src/sabot/revision.py, say under CHANGES what changed, with the ids of the rules,
and add records of the new revision (`python -m tests.match.make_records`). This one stays as it is: never remake it."""


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_comes_out_as_it_says_or_tells_what_changed_since(file: Path) -> None:
    text = read(file)
    revision = int(file.stem.rpartition("-")[2])
    assert f"\nrules: {revision}\n" in text
    try:
        match = Replay(text).match
    except Unreadable as error:
        if revision == REVISION or changes_since(revision) not in error.message:
            pytest.fail(CHANGED.format(name=file.name, error=error))
    else:
        assert match.is_over
        written = format_record(match).replace(f"\nrules: {REVISION}\n", f"\nrules: {revision}\n")
        assert written == text, "the form of records has changed: raise FORM in src/sabot/match/record.py"


def test_every_edition_and_every_scoring_has_a_record_of_this_revision() -> None:
    matches = [Replay(read(file)).match for file in FILES if file.stem.endswith(f"-{REVISION}")]
    assert {match.edition for match in matches} == set(EDITIONS)
    assert {match.scoring for match in matches} == set(Scoring.names())


def test_another_shuffle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabot.match.match.seed_of", lambda secret, salts, purpose: 7)
    for file in FILES:
        with pytest.raises(Unreadable, match=r"line \d+: "):
            Replay(read(file))
