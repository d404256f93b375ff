"""Settings for all tests, and the plugins that choose, repeat and compile for them."""

import os

import pytest
from hypothesis import settings

from tests.support import compiling, cpu, flaky, names, parts, repeating, systems

os.environ["LANGUAGE"] = "en"
"""Whatever language the machine speaks, the tests read English unless they ask for another."""

os.environ["XDG_CONFIG_HOME"] = os.devnull
"""The settings of the user who runs the tests are not read."""

settings.register_profile("home", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")
"""No example fails for taking long. In CI the same examples are tried every time, at home always new ones."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a part of the tests be run, their CPU time be measured, and what happens be late."""
    parts.add_option(parser)
    cpu.add_option(parser)
    parser.addoption("--jitter", type=int, metavar="SEED", help="make messages, answers and threads late by chance")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One worker for each core; one more where tests wait for browsers, servers and clocks."""
    return (os.cpu_count() or 1) + (parts.REST in (config.option.part or ()))


def pytest_configure(config: pytest.Config) -> None:
    """Add what holds for all tests."""
    for plugin in (parts, names, flaky, repeating, systems):
        config.pluginmanager.register(plugin)
    if config.option.cpu:
        config.pluginmanager.register(cpu)
    if config.option.jitter is not None:
        from tests.support.jitter import Jitter  # which imports the server

        config.pluginmanager.register(Jitter(config.option.jitter))
    if compiling.is_ahead():
        config.pluginmanager.register(compiling)
