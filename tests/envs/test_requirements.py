"""Without its packages, `sabot.envs` says which command installs them."""

import subprocess
import sys

import pytest

from sabot.extras import install_command


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_a_missing_package_names_the_command(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import sabot.envs"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = run.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert install_command("envs") in last
