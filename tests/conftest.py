"""Settings for all tests."""

import os

from hypothesis import settings

os.environ["LANGUAGE"] = "en"
"""Whatever language the machine speaks, the tests read English unless they ask for another."""

settings.register_profile("ci", derandomize=True, print_blob=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
"""Where a change is judged, the same examples are tried every time; at home and in `make soak` always new ones."""
