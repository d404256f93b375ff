"""Examples: records of a whole match of one short round."""

from tests.support.paths import DOCS, TESTS

RECORDS_PAGE = DOCS / "records.md"
DOCUMENTED = RECORDS_PAGE.read_text("utf-8").split("```yaml\n")[1].split("```")[0]
"""The record that the documentation explains."""
RECORD = (TESTS / "match" / "records" / "deluxe-salted-3.yaml").read_text("utf-8")
"""A record from before chance was keyed."""
