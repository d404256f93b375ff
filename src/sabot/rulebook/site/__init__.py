"""The rulebook as a static site in four languages, which works without scripts and without other hosts."""

from sabot.rulebook.site.write import write_site

__all__ = ["write_site"]
