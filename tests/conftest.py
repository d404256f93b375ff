"""Settings for all tests."""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, print_blob=True)
if os.environ.get("CI"):
    settings.load_profile("ci")
"""Where a change is judged, the same examples are tried every time; at home and in `make soak` always new ones."""
