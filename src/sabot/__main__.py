"""`python -m sabot` is the command `sabot`. The engine alone has no commands: it says what to install."""

import sys
from importlib.util import find_spec

from sabot.extras import not_installed

if find_spec("sabot.cli") is None:
    sys.exit(f"sabot: {not_installed('')}")

from sabot.cli import main

sys.exit(main())
