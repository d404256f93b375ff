"""The units of systemd: valid, sandboxed as systemd itself counts it, and alike."""

import re
import shlex
import subprocess
from configparser import ConfigParser
from inspect import signature
from pathlib import Path

import pytest

from sabot.server.serve_command import serve_command
from tests.support.paths import ROOT
from tests.support.server.services import program

DEPLOY = ROOT / "deploy"
SERVICES = ("sabot.service", "sabot@.service")
UNITS = (*SERVICES, "sabot.socket")
MOST_EXPOSED = 3.0
COMMAND = "/opt/sabot/bin/sabot"
OWN = {"EnvironmentFile", "ExecStart"}
"""Settings in which the services differ."""


def section(unit: str, name: str) -> dict[str, str]:
    """The settings of a section; of a setting that is repeated, the last one."""
    parser = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # the names of settings have capitals
    parser.read(DEPLOY / unit, "utf-8")
    return dict(parser[name])


@pytest.mark.parametrize("unit", SERVICES)
def test_systemd_calls_the_sandbox_ok(unit: str) -> None:
    command = (program("systemd-analyze"), "security", "--offline=true", "--no-pager", DEPLOY / unit)
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    exposure = re.search(r"Overall exposure level for \S+: (\S+)", said)
    assert exposure is not None, said
    assert float(exposure[1]) <= MOST_EXPOSED


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_finds_no_fault(unit: str, tmp_path: Path) -> None:
    """The command is replaced by one that is there."""
    for name in UNITS:
        (tmp_path / name).write_text((DEPLOY / name).read_text("utf-8").replace(COMMAND, "/bin/true"), "utf-8")
    command = (program("systemd-analyze"), "verify", "--man=no", tmp_path / unit)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_both_services_have_the_same_sandbox() -> None:
    one, several = (section(unit, "Service") for unit in SERVICES)
    assert {name for name in {*one, *several} if one.get(name) != several.get(name)} == OWN
    assert [*one] == [*several]


@pytest.mark.parametrize("unit", SERVICES)
def test_a_service_starts_what_there_is(unit: str) -> None:
    command, name, *arguments = shlex.split(section(unit, "Service")["ExecStart"])
    assert (command, name) == (COMMAND, "serve")
    flags = {argument.removeprefix("--").replace("-", "_") for argument in arguments if argument.startswith("--")}
    assert flags <= signature(serve_command).parameters.keys()


def test_the_installer_says_how_it_is_used() -> None:
    done = subprocess.run((DEPLOY / "install",), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "deploy/install /opt/sabot" in done.stderr


def test_a_socket_belongs_to_the_service_of_its_name() -> None:
    assert section("sabot.service", "Unit")["Requires"] == "sabot.socket"
    assert section("sabot.socket", "Socket")["ListenStream"] == "127.0.0.1:8000"
