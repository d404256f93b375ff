"""Packs the engine: all of `src/sabot` that `sabot-cards` does not pack itself."""

import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[Any]):
    """Chooses the files. In the source distribution they are beside this file, in the repository one level up."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the files, each at its place in the wheel or in the source distribution."""
        if version == "editable":
            return
        root = Path(self.root)
        is_unpacked = (root / "src").is_dir()
        sources = root / "src" if is_unpacked else root.parent / "src"
        others = () if is_unpacked else _packed_by_table(root.parent)
        prefix = "src/" if self.target_name == "sdist" else ""
        for path in sorted(sources.rglob("*")):
            name = path.relative_to(sources).as_posix()
            if path.is_file() and "__pycache__" not in path.parts and not f"src/{name}/".startswith(others):
                build_data["force_include"][str(path)] = prefix + name


def _packed_by_table(repository: Path) -> tuple[str, ...]:
    """The beginnings of the paths that the other distribution packs."""
    project = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))
    return tuple(f"{path}/" for path in project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"])
