"""`sabot verify`: correct records, and all kinds of manipulated ones."""

import doctest
import io
import json
import sys
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.match.played_round import PlayedRound
from sabot.match.record import format_record
from sabot.revision import REVISION
from tests.support.examples import RECORD, RECORDS_PAGE
from tests.support.match_bots import match_of, play, step

COMMITMENT = "2199c59291db0958e38b3200b8cea8cdcad822583a2e08a57fe64fc0338ae10e"
SECRET = "c745a64e3352d9ceec5e7156925bc1d64d4689c5404b5f7a8205f6b092c939d4"
MATCH = play(match_of("deluxe", 3, seed=4, target=150))
LONG = format_record(MATCH)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.yaml"
    path.write_text(RECORD, encoding="utf-8")
    return path


def verified(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str, text: str = "", code: int = 0) -> str:
    """Run the command on a file, perhaps after writing a text to it; check the exit code, and return the output."""
    if text:
        file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file), *arguments]) == code
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def test_the_page_about_records_is_a_doctest() -> None:
    result = doctest.testfile(str(RECORDS_PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted > 8
    assert result.failed == 0


def test_a_good_record_checks_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(capsys, file) == (
        "round  commitment        salt     checked\n"
        "    1  2199c59291db0958  ana, bo  secret, deal, 9 actions, points, events\n"
        "\n"
        "Everything checks out: 1 round, won by Bo.\n"
    )


def line_of(played: PlayedRound, found: str) -> str:
    """The line of a round to which ana added salt."""
    return f"{played.number:5}  {played.commitment[:16]}  ana   {found}"


def right(played: PlayedRound) -> str:
    """The line of a correct round."""
    return line_of(played, f"secret, deal, {len(played.actions)} actions, points, events")


def test_every_round_has_a_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = verified(capsys, file, text=LONG).splitlines()
    assert len(MATCH.rounds) > 2
    assert lines[1:-2] == [right(played) for played in MATCH.rounds]
    assert lines[-1] == f"Everything checks out: {len(MATCH.rounds)} rounds, won by {MATCH.winners[0].capitalize()}."


TAMPERED = {
    "commitment": (
        f"commitment: {COMMITMENT}",
        f"commitment: {'0' * 64}",
        9,
        "the commitment to the round’s secret is",
    ),
    "seed": ("seed: tuna 143", "seed: tuna 144", 9, "the commitment to the round’s secret is"),
    "salt": ("a word of ana", "a word of anna", 15, "Not now: Ana must play or draw. [D-018]"),
    "salt of another": ("bo: 7 of", "ana: 7 of", 13, "the players at the tables, and their dealers, are"),
    "dealer": ("dealer: bo", "dealer: ana", 13, "the players at the tables, and their dealers, are"),
    "action that is not legal": ("ana: play B2", "ana: play B1", 17, "Blue 1 is not in your hand. [D-024]"),
    "action that is legal": ("ana: play B2", "ana: play B9", 26, "the hash of the round’s events is"),
    "action left out": ("  - bo: uno\n", "", 25, "the hash of the round’s events is"),
    "last action left out": ("  - bo: play wild\n", "", 23, "the round is not over: an action is missing"),
    "action too many": ("  points:", "  - bo: draw\n  points:", 24, "the round was over before this action"),
    "points": (
        "points: {ana: 0,",
        "points: {ana: 5,",
        24,
        "the points of the round are {'ana': 0, 'bo': 0}, not {'ana': 5,",
    ),
    "secret": (f"secret: {SECRET}", f"secret: {'0' * 64}", 25, f"the round’s secret is {SECRET}, not 0"),
    "hash of the events": ("events: c4f1", "events: 0000", 26, "the hash of the round’s events is c4f1"),
    "winners": ("winners: [bo]", "winners: [ana]", 27, "the match was won by ['bo'], not ['ana']"),
    "edition": ("edition: deluxe", "edition: wizz", 17, "Blue 2 is not in your hand. [W-022]"),
    "format": ("{scoring: none}", "{target: 100}", 24, "the points of the round are {'ana': 0, 'bo': 101}"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_changed_is_found(file: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    old, new, line, message = TAMPERED[what]
    assert old in RECORD
    text = RECORD.replace(old, new)
    said = verified(capsys, file, text=text, code=1)
    assert f" WRONG: line {line}: {message}" in " ".join(said.split())
    assert "Everything checks out" not in said
    fault = json.loads(verified(capsys, file, "--json", code=1))["fault"]
    assert fault["place"] == f"line {line}"
    assert fault["message"].startswith(message)


def test_the_rounds_before_what_is_wrong_check_out_and_those_after_are_not_checked(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *others = MATCH.rounds
    lines = verified(capsys, file, text=LONG.replace(second.digest, "0" * 64), code=1).splitlines()
    assert lines[1 : len(MATCH.rounds) + 1] == [
        right(first),
        line_of(second, "does not check out"),
        *(line_of(played, "not checked") for played in others),
    ]


def test_an_older_record_that_comes_out_otherwise_does_not_check_out(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("sabot.revision", "sabot.match.record_parser", "sabot.match.replay"):
        monkeypatch.setattr(f"{module}.REVISION", REVISION + 1)
    assert "Everything checks out" in verified(capsys, file)
    said = verified(capsys, file, text=RECORD.replace("dealer: bo", "dealer: ana"), code=1)
    changes = Unreadable("changes", since=REVISION)
    assert f"this is revision {REVISION + 1}: {changes})" in " ".join(said.split())


def test_a_match_under_way_checks_out_so_far(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of("deluxe", 3, seed=4, target=150)
    while len(match.rounds) < 2:
        step(match)
    lines = verified(capsys, file, text=format_record(match)).splitlines()
    assert lines[1] == right(match.rounds[0])
    assert lines[2] == f"    2  {match.rounds[1].commitment[:16]}  -     not dealt yet"
    assert lines[-1] == "Everything checks out so far: 1 round."


def test_of_many_who_added_salt_only_the_number_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = match_of("deluxe", 5)
    for player in match.players[:3]:
        match.add_salt(player, "salt")
        match.add_salt(player, "more salt")
    assert "  ana, bo, cy  not dealt yet\n" in verified(capsys, file, text=format_record(match))
    match.add_salt("dan", "salt")
    assert "  4 players  not dealt yet\n" in verified(capsys, file, text=format_record(match))


def test_a_round_under_way_has_no_secret_yet(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = RECORD[: RECORD.index("ana: play B2") + 6]
    assert verified(capsys, file, text=text) == (
        "round  commitment        salt     checked\n"
        "    1  2199c59291db0958  ana, bo  deal, 2 actions; secret not revealed yet\n"
        "\n"
        "Line 17 was cut off in the middle and is ignored.\n"
        "No round is over yet: there is nothing to check.\n"
    )
    told = json.loads(verified(capsys, file, "--json"))
    assert (told["ok"], told["torn"], told["rounds"][0]["secret"]) == (True, 17, None)


def test_without_rounds_there_is_nothing_to_check(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = RECORD[: RECORD.index("- commitment")]
    assert verified(capsys, file, text=text) == "No round is over yet: there is nothing to check.\n"


@pytest.mark.parametrize("noted", [COMMITMENT, COMMITMENT[:8], COMMITMENT[:20].upper(), "2199 c592 91db"])
def test_a_commitment_that_was_noted_is_in_the_record(
    file: Path, capsys: pytest.CaptureFixture[str], noted: str
) -> None:
    assert "as you noted; secret, deal, 9 actions" in verified(capsys, file, "--shown", noted)


def test_a_record_of_another_match_does_not_have_the_commitment(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = verified(capsys, file, "--shown", "0123456789", "--shown", COMMITMENT, code=1)
    assert said.endswith("\nWRONG: no round has the commitment 0123456789\n")
    told = json.loads(verified(capsys, file, "--shown", "0123456789", "--json", code=1))
    assert (told["ok"], told["fault"], told["strangers"]) == (False, None, ["0123456789"])


def test_json_tells_what_was_checked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(verified(capsys, file, "--json", "--shown", COMMITMENT[:10])) == {
        "ok": True,
        "rules": REVISION,
        "rounds": [
            {
                "number": 1,
                "commitment": COMMITMENT,
                "noted": True,
                "salts": [{"player": "ana", "salt": "a word of ana"}, {"player": "bo", "salt": "7 of spades"}],
                "secret": SECRET,
                "actions": 9,
                "points": {"ana": 0, "bo": 0},
            }
        ],
        "fault": None,
        "strangers": [],
        "torn": None,
        "winners": ["bo"],
    }


def test_a_minus_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode())))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out.endswith("Everything checks out: 1 round, won by Bo.\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("edition: deluxe\n", "line 1: the key record is missing: this is not a record of a match"),
        (RECORD.replace("edition: deluxe", "edition: rummy"), "line 3: edition: must be deluxe, potter, flip, wizz"),
        (RECORD.replace("ana: play B2", "ana: fly"), "line 17: there is no action “fly”"),
        (RECORD.replace("ana: play B2", "zoe: draw"), "line 17: “zoe” is not a player"),
        (RECORD.replace("  secret:", "  sekret:"), "line 25: a round has no key “sekret”"),
        (RECORD.replace(f"rules: {REVISION}", "rules: 9"), "line 2: revision 9 of the rules is too new for this Sabot"),
    ],
)
def test_an_unreadable_record_cannot_be_verified(
    file: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"sabot: {file}: {said}")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("noted", ["2199c59", COMMITMENT + "0", "2199c59z"])
def test_what_was_noted_must_look_like_a_commitment(file: Path, capsys: pytest.CaptureFixture[str], noted: str) -> None:
    assert main(["verify", str(file), "--shown", noted]) == 2
    assert capsys.readouterr() == ("", f"sabot: --shown: must be 8 to 64 hexadecimal digits, not “{noted}”\n")
