"""The Containerfile, and the image that its instructions make, in a directory instead of a container."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from dockerfile_parse import DockerfileParser

from tests.support.paths import ROOT

CONTAINERFILE = ROOT / "Containerfile"
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")
"""What .dockerignore keeps from the builder. The page is left in, so that it need not be built once more."""
OWN_PATH = re.compile(r"(?<![\w./])/(opt/sabot|data|src)\b")
"""The paths of the image that are below the directory here."""


class Instruction(NamedTuple):
    """An instruction of the Containerfile."""

    name: str
    value: str

    @property
    def command(self) -> list[str]:
        """The words of a CMD or HEALTHCHECK in the form of a JSON list."""
        words: list[str] = json.loads(self.value[self.value.index("[") :])
        return words


def instructions() -> list[Instruction]:
    """All instructions, without comments."""
    parser = DockerfileParser(fileobj=BytesIO(CONTAINERFILE.read_bytes()))
    found = ((entry["instruction"], entry["value"]) for entry in parser.structure)
    return [Instruction(name, value) for name, value in found if name != "COMMENT"]


def stages() -> list[list[Instruction]]:
    """The instructions of each stage."""
    made: list[list[Instruction]] = []
    for instruction in instructions():
        if instruction.name == "FROM":
            made.append([])
        made[-1].append(instruction)
    return made


def copied_from_here() -> Iterator[tuple[list[str], str]]:
    """What is copied from the repository, and where to."""
    for instruction in instructions():
        if instruction.name == "COPY" and not instruction.value.startswith("--from"):
            *sources, target = instruction.value.split()
            yield sources, target


@dataclass
class Image:
    """The file system that the instructions made, below `root`, and the environment of the server in it."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)

    def within(self, text: str) -> str:
        """A text with the paths of the image below the directory here."""
        return OWN_PATH.sub(lambda path: f"{self.root}{path[0]}", text)

    def build(self) -> None:
        """Carry out the first stage, and take the environment from the last one."""
        first, last = stages()
        work = self.root / "src"
        work.mkdir()
        variables: dict[str, str] = {}
        for name, value in first:
            if name == "COPY":
                *sources, target = value.split()
                for source in sources:
                    copy(ROOT / source, work, target)
            elif name == "ARG":
                variables |= [assigned(value)]
            elif name == "RUN":
                self._run(value, work, variables)
        for name, value in last:
            if name == "ENV":
                self.environment |= map(assigned, shlex.split(self.within(value)))

    def _run(self, command: str, work: Path, variables: dict[str, str]) -> None:
        python = Path(sys.executable).resolve().parent
        path = f"{python}:{os.environ['PATH']}"
        kept = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
        done = subprocess.run(
            ("sh", "-c", self.within(command)),
            cwd=work,
            env=kept | variables | {"PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


def assigned(text: str) -> tuple[str, str]:
    """The name and the value of `NAME=VALUE`."""
    name, _, value = text.partition("=")
    return name, value


def copy(source: Path, work: Path, target: str) -> None:
    """Do what COPY does: a directory is copied as its content, a file into a directory that ends with a slash."""
    if source.is_dir():
        shutil.copytree(source, work / target, ignore=LEFT_OUT)
    else:
        into = work / target if target.endswith("/") else (work / target).parent
        into.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, into)
