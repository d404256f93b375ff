"""Without its packages, `sabot.envs` says which command installs them."""

import subprocess
import sys

import pytest

from sabot.extras import install_command


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_a_missing_package_names_the_command(missing: str) -> None:
    last = last_line(missing, "import sabot.envs")
    assert "MissingExtra: " in last
    assert install_command("envs") in last


def test_a_bot_whose_packages_are_missing_names_the_command() -> None:
    command = "from sabot.cli import main; main(['arena', 'sabot.learned:Learned', 'careful', '--lang=en'])"
    last = last_line("numpy", command)
    assert (
        last == f"sabot: sabot.learned:Learned: some packages are missing; to install them: {install_command('envs')}"
    )


def last_line(missing: str, code: str) -> str:
    """The last line on standard error of a program for which a module is not installed."""
    code = f"import sys; sys.modules[{missing!r}] = None; {code}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return run.stderr.strip().splitlines()[-1]
