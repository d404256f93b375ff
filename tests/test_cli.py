"""The command line: exit codes, one line for every error, and nothing imported before it is needed."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

import sabot
from sabot.cli import app, main
from sabot.command_line.edition_flags import EditionName
from sabot.editions import EDITIONS

POSITION = "edition: deluxe\nplayers: [ana, bo]\nhands: {ana: [R7, R8], bo: [G1]}\ndraw: [B1]\ndiscard: [R9]\n"
LEGAL = POSITION + "script: [{ana: play R7}]\n"
REFUSED = POSITION + "script: [{bo: draw}]\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "position.yaml"


@pytest.mark.parametrize(("text", "code"), [(LEGAL, 0), (REFUSED, 1)])
def test_the_exit_code_tells_whether_all_was_legal(
    file: Path, capsys: pytest.CaptureFixture[str], text: str, code: int
) -> None:
    file.write_text(text, encoding="utf-8")
    assert main(["referee", str(file)]) == code
    told = capsys.readouterr()
    assert told.out.startswith("deluxe: ana and bo; bo deals\n")
    assert told.err == ""
    assert main(["referee", str(file), "--json"]) == code
    assert json.loads(capsys.readouterr().out)["ok"] == (code == 0)


def test_a_minus_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(LEGAL.encode())))
    assert main(["referee", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"]["turn"] == "bo"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "this is not a position"),
        (b"edition: deluxe\n\xff\xfe", "line 2: unacceptable character"),
        (b"a\x00b", "line 1: unacceptable character"),
        (b"{", "line "),
        (b"edition: deluxe", "the key players is missing"),
        (POSITION.replace("R7", "R77").encode(), "hands: ana: there is no card “R77” in deluxe"),
        (POSITION.encode() + b"hands: {}", "line 6: the key “hands” appears twice"),
        (POSITION.encode() + b"script: [{ana: dance}]", "script: action 1: there is no action “dance”"),
        (POSITION.encode() + b'turn: "\\ud800"', "line 6: "),
    ],
)
def test_what_can_not_be_read_is_one_line_with_the_place(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    file.write_bytes(content)
    assert main(["referee", str(file), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"sabot: {file}: {said}")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["referee", "no such file"], "no such file: No such file or directory"),
        (["referee", "."], ".: Is a directory"),
        (["referee", "two\nlines"], "two lines: No such file or directory"),
        (["referee", "x\0y"], "x\0y: this is not a file name"),
        (["referee", ""], "the file name is missing"),
        (["referee"], "needs a value for FILE"),
        (["referee", "--jsn", "x"], "there is no option --jsn"),
        (["referee", "x", "--jsn"], "there is no option --jsn; did you mean --json?"),
        (["referee", "x", "y"], "too many arguments: y"),
        (
            ["refree", "x"],
            (
                "no command refree; did you mean referee? The commands are "
                "admin, arena, backup, completion, dataset, doctor, keys, match, matches, mcp, open, options, play, "
                "records, referee, replay, restore, rules, serve, simulate, verify"
            ),
        ),
        (["--nonsense"], "--nonsense"),
        (["match", "--resume", ""], "the file name is missing"),
        (["match", "--bots", "--record", ""], "the file name is missing"),
        (["rules", "--html", ""], "the file name is missing"),
        (["replay", "no such file"], "no such file: No such file or directory"),
        (["replay"], "needs a value for FILE"),
        (["replay", "--sead", "x"], "--sead"),
        (["replay", "x", "--step", "many"], "--step"),
        (["verify", "."], ".: Is a directory"),
        (["verify", "x", "--shown", "all"], "--shown: must be 8 to 64 hexadecimal digits, not “all”"),
        (["play", "--edition", "chess"], "choose from deluxe, potter, flip, wizz"),
        (["play", "--players", "1"], "--players: must be from 2 to 10 players, not 1"),
        (["play", "--players", "many"], "--players"),
        (["play", "--option", "howlers"], "--option: must be name=value, not “howlers”"),
        (["play", "--option", "wheel=[", "--edition", "wizz"], "--option wheel: “[” cannot be read"),
        (["xyzzy"], "no command xyzzy; the commands are admin"),
        (["play", "--option", "luck=1"], "there is no option “luck”; sabot options lists them all"),
        (
            ["play", "--option", "stackin=same", "--edition", "deluxe"],
            "there is no option “stackin”; did you mean stacking? sabot options lists them all",
        ),
        (["options", "chess"], "choose from deluxe, potter, flip, wizz"),
        (["matches", "statistics", "--json"], "--json: is for the list only"),
        (["completion", "tcsh"], "choose from bash, zsh, fish"),
        (["play", "--option", "howlers=4", "--edition", "deluxe"], "option howlers belongs to potter"),
        (["play", "--name", "referee"], "referee cannot be the name of a player"),
    ],
)
def test_what_a_user_does_wrong_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("sabot: ")
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_the_help_of_a_command_says_more_than_the_list_of_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["referee", "--help"]) == 0
    assert "Exits with 0 when all actions were legal" in capsys.readouterr().out
    assert main(["--help"]) == 0
    assert "Exits with" not in capsys.readouterr().out


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["-h"]):
        assert main(arguments) == 0
        told = capsys.readouterr().out
        assert all(command in told for command in ("arena", "play", "referee", "replay", "simulate", "verify"))
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"{sabot.__version__}\n"
    for command in ("referee", "play", "replay", "verify"):
        assert main([command, "--help"]) == 0
        assert f"Usage: sabot {command}" in capsys.readouterr().out


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as StringIO has it
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert main(["play"]) == 130
    assert capsys.readouterr().err == ""


def test_a_reader_that_has_heard_enough_is_no_error(file: Path) -> None:
    file.write_text(LEGAL, encoding="utf-8")
    script = 'import sys; from sabot.cli import main; sys.exit(main(["referee", sys.argv[1]]))'
    with subprocess.Popen(
        [sys.executable, "-c", script, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "standard output: No space left on device"),
        ("fr", "sortie standard\u00a0: il n’y a plus de place sur le disque"),
    ],
)
def test_a_full_disk_is_one_line(file: Path, language: str, said: str) -> None:
    file.write_text(LEGAL, encoding="utf-8")
    script = "import sys; from sabot.cli import main; sys.exit(main(sys.argv[1:]))"
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-X", "utf8", "-c", script, "referee", str(file), "--lang", language]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False, timeout=60)
    assert (done.returncode, done.stderr) == (2, f"sabot: {said}\n")


@pytest.mark.parametrize(
    ("language", "place"),
    [
        ("en", "standard input:"),
        ("es", "entrada estándar:"),
        ("fr", "entrée standard\u00a0:"),
        ("pt", "entrada padrão:"),
    ],
)
def test_an_error_names_standard_input_in_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, place: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    assert main(["referee", "-", "--lang", language]) == 2
    assert capsys.readouterr().err.startswith(f"sabot: {place} ")


@pytest.mark.parametrize("flag", [["--lang", "fr"], ["--lang=fr"]])
def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str], flag: list[str]) -> None:
    assert main(["rules", "D-046", *flag]) == 0
    after = capsys.readouterr().out
    assert main([*flag, "rules", "D-046"]) == 0
    assert capsys.readouterr().out == after
    assert "Bluff et défi" in after


@pytest.mark.parametrize("command", [name for name in app if not name.startswith("-")])
def test_every_command_speaks_a_language_when_asked(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main(["--lang", "es", command, "--nothing"]) == 2
    assert "--nothing" in capsys.readouterr().err
    assert "--lang" in {name for argument in app[command].assemble_argument_collection() for name in argument.names}


def test_what_the_terminal_can_not_write_is_escaped(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    file.write_text(LEGAL.replace("bo", "bó"), encoding="utf-8")
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "ascii"))
    assert main(["referee", str(file)]) == 0
    assert written.getvalue().startswith(rb"deluxe: ana and b\xf3; b\xf3 deals")


@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        ("['--help']", ("yaml", "numpy", "numba", "fluent.syntax", "sabot.kernel", "sabot.plain", "sabot.lab")),
        ("['--help', '--lang', 'fr']", ("yaml", "numpy", "numba", "sabot.kernel", "sabot.plain", "sabot.lab")),
        ("['referee', '-']", ("rich", "numpy", "numba", "sabot.plain", "sabot.lab")),
        ("['replay', '-']", ("rich", "numpy", "numba", "sabot.lab")),
        ("['verify', '-']", ("rich", "numpy", "numba", "sabot.lab")),
    ],
)
def test_nothing_is_imported_before_it_is_needed(arguments: str, unwanted: tuple[str, ...]) -> None:
    script = f"import sys; from sabot.cli import main; main({arguments}); print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, input=LEGAL, capture_output=True, text=True, check=True, timeout=60)
    assert set(unwanted) & set(done.stderr.split()) == set()


def test_the_flag_for_editions_knows_all_of_them() -> None:
    assert get_args(EditionName) == tuple(EDITIONS)
