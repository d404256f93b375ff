"""The documentation as a site: `make docs` builds it strictly, so that a broken link is an error."""

import logging
import sys
from pathlib import Path

from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parent))

import reference_pages

import sabot

logging.getLogger("alembic").setLevel(logging.WARNING)

project = "Sabot"
author = "Sabot contributors"
project_copyright = author
release = version = sabot.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = ["images/README.md"]
default_role = "code"  # docstrings mark code as Markdown does
nitpicky = False  # types of private modules have no page
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": False}
suppress_warnings = ["myst.header"]  # a generated page may begin with the second level

html_theme = "furo"
html_title = f"Sabot {release}"
html_static_path: list[str] = []
html_show_copyright = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Write the generated pages before others are read, and take the pages of the root into the site."""
    app.connect("builder-inited", lambda app: reference_pages.write(Path(app.srcdir)))
    app.connect("source-read", reference_pages.adapt_links)
