"""The steps of docs/deploy.md: followed below a directory instead of `/`, as far as they only write files."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.deploy.proxies import nginx
from tests.deploy.test_units import COMMAND, section
from tests.support.paths import DOCS, ROOT
from tests.support.server.services import program

WRITING = ("NAME=", "install ", "echo ", "cp ", "sed ", "(umask", "export ")
"""How the steps begin that are run here."""
ELSEWHERE = (
    "apt ",
    "systemctl ",
    "certbot ",
    "curl ",
    "nginx ",
    "docker ",
    "deploy/install ",
    "editor ",
    "make ",
    "sabot ",
)
"""How those begin that need a real machine, or are run by other tests: the installer, nginx, and our own commands."""
NAME = "play.club.example"


def steps(heading: str) -> list[str]:
    """The commands of a section."""
    text = (DOCS / "deploy.md").read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^    (\S.*)$", text, re.MULTILINE)


def follow(heading: str, root: Path) -> None:
    """Run the steps of a section that write files, with your own name."""
    for directory in ("etc/systemd/system", "etc/nginx/conf.d"):
        (root / directory).mkdir(parents=True)
    lines = [step for step in steps(heading) if step.startswith(WRITING)]
    script = "\n".join(lines).replace("NAME=play.example.org", f"NAME={NAME}")
    script = re.sub(r"(?<=[\s>])/etc/", f"{root}/etc/", script).replace("> deploy/.env", f"> {root}/.env")
    subprocess.run(("sh", "-euc", script), cwd=ROOT, check=True, env={"PATH": os.environ["PATH"]})


@pytest.mark.parametrize("heading", ["On a server with systemd", "In containers"])
def test_every_step_is_known(heading: str) -> None:
    assert [step for step in steps(heading) if not step.startswith((*WRITING, *ELSEWHERE))] == []
    for file in re.findall(r"\bdeploy/[\w@.-]+", "\n".join(steps(heading))):
        assert file == "deploy/.env" or (ROOT / file).exists(), file


def test_the_steps_for_systemd_and_nginx_make_files_that_both_accept(tmp_path: Path) -> None:
    follow("On a server with systemd", tmp_path)
    assert (tmp_path / "etc/sabot/environment").read_text() == f"SABOT_ORIGIN={NAME}\n"
    assert (tmp_path / "etc/sabot").stat().st_mode & 0o777 == 0o700
    units = tmp_path / "etc/systemd/system"
    for unit in units.iterdir():
        unit.write_text(unit.read_text("utf-8").replace(COMMAND, "/bin/true"), "utf-8")
    verify = (program("systemd-analyze"), "verify", "--man=no", *map(str, sorted(units.iterdir())))
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    site = (tmp_path / "etc/nginx/conf.d/sabot.conf").read_text("utf-8")
    assert "play.example.org" not in site
    assert section("sabot.socket", "Socket")["ListenStream"] in site
    with nginx(tmp_path, [1], site=site.replace(NAME, "play.example.org")):
        pass  # it has checked the file, and has started


def test_the_steps_for_containers_keep_the_password_private(tmp_path: Path) -> None:
    follow("In containers", tmp_path)
    written = (tmp_path / ".env").read_text()
    assert re.fullmatch(rf"SABOT_NAME={NAME}\nSABOT_PASSWORD=[0-9a-f]{{32}}\n", written)
    assert (tmp_path / ".env").stat().st_mode & 0o777 == 0o600
