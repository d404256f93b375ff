"""`sabot doctor`."""

import json
import socket
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.commands import doctor_command
from sabot.extras import EXTRAS


def findings(capsys: pytest.CaptureFixture[str], code: int = 0) -> dict[str, dict[str, str]]:
    assert main(["doctor", "--json"]) == code
    return {finding["name"]: finding for finding in json.loads(capsys.readouterr().out)}


def test_everything_is_examined(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    found = findings(capsys)
    names = {"sabot", "python", "extra", "data", "cache", "settings", "page", "browser", "port", "network", "terminal"}
    assert set(found) == names
    assert found["data"]["found"].startswith(str(home / "data"))


def test_a_missing_extra_names_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(EXTRAS, "envs", ("no_such_module",))
    assert findings(capsys)["extra"]["state"] == "missing"
    assert main(["doctor"]) == 0
    assert "To install it: make setup" in capsys.readouterr().out


def test_settings_that_cannot_be_read_are_an_error(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    file = home / "config" / "sabot" / "settings.toml"
    file.parent.mkdir(parents=True)
    file.write_text('pace = "hasty"', encoding="utf-8")
    assert main(["doctor", "--lang", "en"]) == 1
    assert "pace must be waiting, quick, usual or slow, not “hasty”" in " ".join(capsys.readouterr().out.split())


def test_a_port_in_use_is_no_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        monkeypatch.setattr(doctor_command, "PORT", used.getsockname()[1])
        assert findings(capsys)["port"]["state"] == "missing"


@pytest.mark.posix
def test_a_directory_that_is_a_file_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert findings(capsys, 1)["data"]["state"] == "bad"
