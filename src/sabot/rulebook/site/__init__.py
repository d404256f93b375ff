"""The rulebook as a small static site in four languages: no script is needed, and nothing is asked of other hosts."""

from sabot.rulebook.site.write import write_site

__all__ = ["write_site"]
