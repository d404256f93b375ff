"""`sabot replay` in line mode: steps, viewers, the first step, JSON, and errors."""

import hashlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.onlooker import Onlooker
from sabot.match.record import FORM, format_record
from sabot.match.replay import Replay
from sabot.revision import REVISION
from tests.support.examples import RECORD
from tests.support.match_bots import match_of, play
from tests.support.record_texts import ELIMINATION, ROTATION

OPEN = Onlooker(is_open=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.yaml"
    path.write_text(RECORD, encoding="utf-8")
    return path


def replayed(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str) -> str:
    """Run the command, which must succeed, and return what it printed."""
    assert main(["replay", str(file), *arguments]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out


def as_json(capsys: pytest.CaptureFixture[str], file: Path, *arguments: str) -> Any:
    return json.loads(replayed(capsys, file, *arguments, "--json"))


def test_a_pipe_gets_every_step_with_its_rules_and_the_table_after_it(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = replayed(capsys, file)
    assert said.startswith(
        "deluxe: ana and bo\n"
        "  scoring: none\n"
        "\n"
        "Round 1\n"
        "1. the deal\n"
        "  Drawing for dealer: Ana drew a red 1 and Bo drew a blue 7. [D-012]\n"
        "  Bo deals. [D-012]\n"
        "  The first card is a red +2. [D-019]\n"
        "  Ana drew 2 cards: green 5 and yellow 5. [D-032]\n"
        "  Ana lost a turn. [D-032]\n"
        "  Ana 9 → [Bo 7]\n"
        "  top card ●R+2 · colour ● red · 91 left to draw\n"
        "  Ana  ●R9  ▲Y5  ■G1  ■G4  ■G5  ■G8  ◆B2  ◆B9  ◆Brev\n"
        "  Bo   ●Rrev  ▲Yrev  ■Grev  ◆B1  ◆B+2  ◆Brev  wild\n"
        "\n"
        "2. bo: play B+2\n"
    )
    assert re.findall(r"^(\d+)\. ", said, re.MULTILINE) == [str(number) for number in range(1, 11)]
    assert said.endswith(
        "\n"
        "10. bo: play wild\n"
        "  Bo played a wild. [D-039]\n"
        "  Bo won the round: 101 points. [D-050]\n"
        "  Bo won the match. [W-066]\n"
        "  Ana   101  ●R9  ●R+2  ▲Y5  ■G1  ■G4  ■G5  ■G8  ◆B9  ◆Bskip  ◆Brev\n"
        "  Bo      0  out\n"
    )


def test_a_seat_sees_its_own_hand_and_nothing_of_the_others(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = replayed(capsys, file, "--seat", "ANA")
    assert "  you 9 → [Bo 7]\n" in said
    assert "  your hand  ●R9  ▲Y5  ■G1  ■G4  ■G5  ■G8  ◆B2  ◆B9  ◆Brev\n" in said
    assert "  You drew 2 cards: green 5 and yellow 5. [D-032]\n" in said
    assert "Yrev" not in said.split("9. bo: play Yrev")[0]
    said = replayed(capsys, file, "--seat", "bo", "--step", "2")
    assert "  Ana drew 2 cards. [D-032]\n" in said
    assert not any(card in said.split("10. bo")[0] for card in ("R9", "Y5", "G8", "Bskip"))


def test_nobody_is_a_spectator_who_sees_no_hand(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = replayed(capsys, file, "--seat", "nobody").split("10. bo")[0]
    assert "  Ana drew 2 cards. [D-032]\n" in said
    assert "  Ana 9 → [Bo 7]\n  top card ●R+2 · colour ● red · 91 left to draw\n\n2. bo: play B+2\n" in said
    assert "R9" not in said


def test_a_player_may_be_called_nobody() -> None:
    assert Onlooker.at("nobody", ("ana", "bo")) == Onlooker(None)
    assert Onlooker.at("nobody", ("ana", "Nobody")) == Onlooker("Nobody")


def test_open_is_what_is_shown_unless_a_seat_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(capsys, file, "--open") == replayed(capsys, file)


def test_of_a_two_sided_card_a_seat_hears_only_the_face_in_play() -> None:
    match = Match("flip", ["ana", "bo"], seed=0)
    match.deal()
    match.act("ana", "PLAY R1/T+5")
    step = Replay(format_record(match)).steps[-1]
    assert OPEN.action(step) == "PLAY R1/T+5"
    assert Onlooker("ana").action(step) == Onlooker("bo").action(step) == "PLAY R1"


def test_a_name_with_a_stroke_is_no_card() -> None:
    match = Match("deluxe", ["ana", "b/o"], seed=5, options={"suggestions": "referee"})
    match.deal()
    match.act("referee", "suggestion b/o")
    assert Onlooker("ana").action(Replay(format_record(match)).steps[-1]) == "suggestion b/o"


def test_the_pad_follows_every_round_with_the_rounds_so_far(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play(match_of("deluxe", 2, seed=1, target=100))
    file.write_text(format_record(match), encoding="utf-8")
    rounds = replayed(capsys, file).split("\nRound ")[1:]
    assert len(rounds) == len(match.rounds) > 1
    for number, said in enumerate(rounds, 1):
        points = [" ".join(map(str, (played.number, *(played.points or {}).values()))) for played in match.rounds]
        pad = [" ".join(line.split()) for line in said.split("  round ")[1].splitlines()]
        assert pad[0] == "Ana Bo"
        assert pad[1 : number + 1] == points[:number]
        assert pad[number + 2] == f"total {' '.join(map(str, match.rounds[number - 1].totals.values()))}"


def test_it_begins_with_a_round_or_a_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(ELIMINATION, encoding="utf-8")
    whole = replayed(capsys, file)
    header = whole[: whole.index("\nRound 1\n")]
    assert replayed(capsys, file, "--round", "2") == header + whole[whole.index("\nRound 2\n") :]
    assert replayed(capsys, file, "--step", "7") == header + whole[whole.index("\n7. ") :]


@pytest.mark.parametrize("end", range(len(RECORD) - 120, len(RECORD), 7))
def test_a_record_that_was_cut_off_is_played_as_far_as_it_goes(
    file: Path, capsys: pytest.CaptureFixture[str], end: int
) -> None:
    file.write_text(RECORD[:end], encoding="utf-8")
    said = replayed(capsys, file)
    assert "10. bo: play wild\n" in said


def test_the_end_of_a_match_that_is_not_over_is_said(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(RECORD[: RECORD.index("  - bo: uno") + 9], encoding="utf-8")
    said = replayed(capsys, file)
    assert "7. bo: play Grev\n" in said
    assert "8. " not in said
    assert said.endswith("  Bo   ▲Yrev  wild\nThe record ends here; the match is not over.\n")


def test_an_undealt_round_cannot_be_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(RECORD[: RECORD.index("  tables:")], encoding="utf-8")
    assert replayed(capsys, file) == "deluxe: ana and bo\n  scoring: none\nNothing has been dealt yet.\n"
    assert as_json(capsys, file)["rounds"][0]["steps"] == []


def test_title_note_and_bots_are_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra = "title: The final\nnote: 'rain: all day'\nbots: {bo: eager}\n"
    file.write_text(RECORD.replace("rounds:\n", f"{extra}rounds:\n"), encoding="utf-8")
    assert replayed(capsys, file).startswith(
        "deluxe: ana and bo\n"
        "  scoring: none\n"
        "  title: The final\n"
        "  note: 'rain: all day'\n"
        "  bots: {bo: eager}\n"
        "\n"
        "Round 1\n"
    )
    assert as_json(capsys, file)["note"] == "rain: all day"


def test_json_has_the_header_the_rounds_and_the_result(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = as_json(capsys, file)
    (played,) = told.pop("rounds")
    assert told == {
        "record": 1,
        "rules": REVISION,
        "edition": "deluxe",
        "options": {},
        "format": {"scoring": "none"},
        "players": ["ana", "bo"],
        "seed": "tuna 143",
        "seat": None,
        "open": True,
        "totals": {"ana": 0, "bo": 0},
        "winners": ["bo"],
        "standing": [
            {"place": 1, "players": ["bo"], "total": 0},
            {"place": 2, "players": ["ana"], "total": 0},
        ],
    }
    steps = played.pop("steps")
    assert played == {
        "number": 1,
        "commitment": "2199c59291db0958e38b3200b8cea8cdcad822583a2e08a57fe64fc0338ae10e",
        "salts": [{"player": "ana", "salt": "a word of ana"}, {"player": "bo", "salt": "7 of spades"}],
        "tables": [{"players": ["ana", "bo"], "dealer": "bo"}],
        "points": {"ana": 0, "bo": 0},
        "totals": {"ana": 0, "bo": 0},
        "eliminated": [],
        "secret": "c745a64e3352d9ceec5e7156925bc1d64d4689c5404b5f7a8205f6b092c939d4",
    }
    assert [step["number"] for step in steps] == list(range(1, 11))
    assert steps[4] == {
        "number": 5,
        "table": 1,
        "actor": "bo",
        "action": "play Brev",
        "events": [
            {"kind": "played", "seat": "bo", "card": "Brev", "rule": "D-035"},
            {"kind": "skipped", "seat": "ana", "rule": "X-140"},
        ],
    }


def test_the_events_in_json_are_those_of_the_hash(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (played,) = as_json(capsys, file)["rounds"]
    events = [event for step in played["steps"] for event in step["events"]]
    lines = "".join(json.dumps(event, ensure_ascii=False) + "\n" for event in events)
    assert f"  events: {hashlib.sha256(lines.encode()).hexdigest()}\n" in RECORD


@pytest.mark.parametrize("seat", ["ana", "nobody"])
def test_json_for_a_seat_keeps_seed_and_secrets_back(file: Path, capsys: pytest.CaptureFixture[str], seat: str) -> None:
    said = replayed(capsys, file, "--seat", seat, "--json")
    assert "tuna" not in said
    assert "c745a64e" not in said
    told = json.loads(said)
    assert (told["seat"], told["open"]) == (None if seat == "nobody" else seat, False)
    drawn = [event for step in told["rounds"][0]["steps"] for event in step["events"] if event["kind"] == "drew"]
    assert [event["card"] for event in drawn] == (["G5", "Y5", "R+2", "Bskip"] if seat == "ana" else ["??"] * 4)


def test_json_begins_with_a_round_or_a_step(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(ELIMINATION, encoding="utf-8")
    whole = as_json(capsys, file)
    assert as_json(capsys, file, "--round", "2") == whole | {"rounds": whole["rounds"][1:]}
    second = whole["rounds"][1]
    number = second["steps"][3]["number"]
    rounds = [second | {"steps": second["steps"][3:]}, *whole["rounds"][2:]]
    assert as_json(capsys, file, "--step", str(number)) == whole | {"rounds": rounds}


def test_json_says_at_which_table_a_step_was(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(ROTATION, encoding="utf-8")
    for played in as_json(capsys, file)["rounds"]:
        assert [step["table"] for step in played["steps"][:2]] == [1, 2]
        for step in played["steps"][2:]:
            assert step["actor"] in played["tables"][step["table"] - 1]["players"]


def test_a_minus_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode())))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == ["bo"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "zed"], "--seat: “zed” is not a player"),
        (["--seat", "ana", "--open"], "choose --seat or --open: what one player sees, or all hands"),
        (["--round", "2"], "--round: there is no round 2: the last one is 1"),
        (["--step", "0"], "--step: there is no step 0: the last one is 10"),
        (["--step", "11"], "--step: there is no step 11: the last one is 10"),
        (["--step=-1"], "--step: there is no step -1: the last one is 10"),
        (["--round", "1", "--step", "1"], "choose --round or --step: steps are numbered through the whole match"),
    ],
)
def test_what_cannot_be_shown_is_one_line(
    file: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["replay", str(file), *arguments]) == 2
    assert capsys.readouterr() == ("", f"sabot: {said}\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a record must be a mapping of keys such as record"),
        ("edition: deluxe\nplayers: [ana, bo]\n", "line 1: the key record is missing: this is not a record of a match"),
        (RECORD.replace("ana: play B2", "ana: fly"), "line 17: there is no action “fly”"),
        (RECORD.replace("ana: play B2", "ana: play B1"), "line 17: Blue 1 is not in your hand. [D-024]"),
        (RECORD.replace("seed:", "title: 7\nseed:"), "line 7: title must be text"),
    ],
)
def test_a_bad_record_is_one_line_that_names_file_and_line(
    file: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr() == ("", f"sabot: {file}: {said}\n")


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> str:
    """Set the rules to a third revision; returns what an error says about it."""
    later = REVISION + 2
    for module in ("sabot.revision", "sabot.match.record_parser", "sabot.match.replay"):
        monkeypatch.setattr(f"{module}.REVISION", later)
    changes = Unreadable("changes", since=REVISION)
    return f"(the record was made under revision {REVISION} of the rules, and this is revision {later}: {changes})"


@pytest.mark.usefixtures("later_rules")
def test_an_older_record_that_comes_out_the_same_is_played(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "10. bo: play wild\n" in replayed(capsys, file)
    assert as_json(capsys, file)["rules"] == REVISION


def test_an_older_record_that_comes_out_otherwise_says_where_and_why(
    monkeypatch: pytest.MonkeyPatch, file: Path, capsys: pytest.CaptureFixture[str], later_rules: str
) -> None:
    monkeypatch.setattr("sabot.match.match_loop.choose_dealer", lambda sheet, table, which: setattr(table, "dealer", 0))
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == (
        f"sabot: {file}: line 13: the players at the tables, and their dealers, "
        "are [{'players': ['ana', 'bo'], 'dealer': 'ana'}], not [{'players': ['ana', 'bo'], 'dealer': 'bo'}] "
        f"{later_rules}\n"
    )


def test_an_older_record_with_an_option_that_is_no_more_says_so(
    file: Path, capsys: pytest.CaptureFixture[str], later_rules: str
) -> None:
    file.write_text(RECORD.replace("options: {}", "options: {oldest_deals: true}"), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sabot: {file}: line 4: options: there is no option “oldest_deals”")
    assert said.endswith(f"{later_rules}\n")


@pytest.mark.parametrize(("key", "what"), [("rules", "the rules"), ("record", "the record format")])
def test_a_record_of_later_rules_or_another_form_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], key: str, what: str
) -> None:
    known = REVISION if key == "rules" else FORM
    file.write_text(
        RECORD.replace(f"{key}: {known}", f"{key}: 9").replace("seed:", "novelty: yes\nseed:"), encoding="utf-8"
    )
    assert main(["replay", str(file)]) == 2
    line = 1 if key == "record" else 2
    said = f"line {line}: revision 9 of {what} is too new for this Sabot, which knows revisions up to {known}"
    assert capsys.readouterr().err == f"sabot: {file}: {said}\n"


class Live(io.StringIO):
    """A stream to a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("is_live", "steps"), [((True, True), 2), ((True, False), 10), ((False, True), 10)])
def test_it_waits_only_where_a_person_reads_and_types(
    monkeypatch: pytest.MonkeyPatch, file: Path, is_live: tuple[bool, bool], steps: int
) -> None:
    source, sink = (Live if live else io.StringIO for live in is_live)
    out = sink()
    monkeypatch.setattr(sys, "stdin", source("\nq\n"))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(["replay", str(file)]) == 0
    assert len(re.findall(r"^\d+\. ", out.getvalue(), re.MULTILINE)) == steps
