"""What the documentation shows, for tests to try."""

from pathlib import Path

RECORDS_PAGE = Path(__file__).parent.parent / "docs" / "records.md"
RECORD = RECORDS_PAGE.read_text("utf-8").split("```yaml\n")[1].split("```")[0]
"""The record of a whole match of one short round."""
