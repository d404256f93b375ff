"""Runs a notebook as Jupyter would, without Jupyter: `python -m tests.support.notebooks FILE` prints what cells show.

Its cells run in order in the module `__main__` of a process of its own. Installing Jupyter's own runner would bring
forty packages for this.
"""

import ast
import io
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

PICTURES = ("_repr_svg_", "_repr_html_")


def code_cells(notebook: dict[str, Any]) -> list[str]:
    """The code of a notebook, cell by cell."""
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run_cell(code: str, names: dict[str, Any], name: str) -> Any:
    """Run a cell, and return the value of its last line if it is an expression."""
    tree = ast.parse(code, name)
    last = tree.body[-1] if tree.body else None
    if isinstance(last, ast.Expr):
        tree.body.pop()
    exec(compile(tree, name, "exec"), names)  # our own notebooks
    return eval(compile(ast.Expression(last.value), name, "eval"), names) if isinstance(last, ast.Expr) else None


def kind_of(value: Any) -> str:
    """How a notebook would show a value: as `svg`, `html`, a `figure`, `text`, or not at all."""
    if value is None:
        return ""
    for method in PICTURES:
        if hasattr(value, method) and getattr(value, method)():
            return method.strip("_").removeprefix("repr_")
    if hasattr(value, "savefig"):
        value.savefig(io.BytesIO(), format="svg")
        return "figure"
    return "text"


def main(file: str) -> list[str]:
    """Run all cells of a notebook, and return how each shows its result."""
    sys.modules["numba"] = None  # type: ignore[assignment]  # nothing has to be compiled for a few rounds
    module = ModuleType("__main__")
    module.__dict__["__builtins__"] = __builtins__
    sys.modules["__main__"] = module
    notebook = json.loads(Path(file).read_text("utf-8"))
    cells = enumerate(code_cells(notebook), 1)
    return [kind_of(run_cell(code, module.__dict__, f"{Path(file).name}, cell {number}")) for number, code in cells]


if __name__ == "__main__":
    shown = main(sys.argv[1])
    print(json.dumps(shown))
