"""The rulebook: every rule of the printed sheets and every ruling, in our own words, in four languages."""

from sabot.rulebook.book import Chapter, Rule, Source, Wording, chapters, find_rule, quoted, rules

__all__ = ["Chapter", "Rule", "Source", "Wording", "chapters", "find_rule", "quoted", "rules"]
