"""What `make dist` does besides building: compares the tag with the version and the changelog, and writes checksums."""

import sys
from hashlib import sha256
from pathlib import Path

import sabot
from tests.support.paths import ROOT

SUMS = "SHA256SUMS"


def faults(tag: str, changelog: str) -> list[str]:
    """What is wrong with a release; a build without a tag is always right."""
    if not tag:
        return []
    wrong = []
    if tag != f"v{sabot.__version__}":
        wrong.append(f"the tag is {tag}, but the version is {sabot.__version__}")
    if f"## [{tag.removeprefix('v')}] - " not in changelog:
        wrong.append(f"CHANGELOG.md has no section [{tag.removeprefix('v')}] with a date")
    return wrong


def checksums(folder: Path) -> str:
    """The checksums of all files of a folder, in the format of `sha256sum`."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name not in (SUMS, ".gitignore"))
    return "".join(f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def main(task: str, argument: str = "") -> int:
    """Check a tag, or write the checksums of a folder."""
    if task == "checksums":
        (Path(argument) / SUMS).write_text(checksums(Path(argument)), "utf-8")
        return 0
    wrong = faults(argument, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    print(*wrong, sep="\n", end="\n" * bool(wrong), file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
