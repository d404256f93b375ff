"""`python -m sabot` is the command `sabot`."""

import sys

from sabot.cli import main

sys.exit(main())
