"""Every rule of the sheets and every ruling, worded by us in four languages."""

from sabot.rulebook.book import Chapter, Rule, Source, Wording, chapters, find_rule, quoted, rules

__all__ = ["Chapter", "Rule", "Source", "Wording", "chapters", "find_rule", "quoted", "rules"]
