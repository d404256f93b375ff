"""Environments are an extra of their own; without it nothing here is collected."""

from importlib.util import find_spec

NEEDED = ("gymnasium", "pettingzoo")
collect_ignore_glob = [] if all(map(find_spec, NEEDED)) else ["*"]
"""The tests of the environments are left out where `sabot[envs]` is not installed."""
