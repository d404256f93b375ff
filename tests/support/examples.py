"""Examples from the documentation."""

from tests.support.paths import DOCS

RECORDS_PAGE = DOCS / "records.md"
RECORD = RECORDS_PAGE.read_text("utf-8").split("```yaml\n")[1].split("```")[0]
"""The record of a whole match of one short round."""
