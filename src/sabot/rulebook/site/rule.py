"""Writes the rules on the page of an edition, each with its own anchor."""

from collections.abc import Iterable, Iterator

from sabot.rulebook.book import Chapter, Rule, by_chapter
from sabot.rulebook.digest import comparisons_about
from sabot.rulebook.site.comparisons import comparison_anchor
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.links import Links, spaced
from sabot.rulebook.site.page import OPTIONS, SHEETS
from sabot.rulebook.texts import example, options_about, source_text
from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle

WIDTH = 72
"""The width of an example in columns."""


def anchor(chapter: Chapter) -> str:
    """The anchor of a chapter."""
    return f"{chapter.folder}-{chapter.name}"


class Rules:
    """Writes rules in a language."""

    def __init__(self, links: Links, language: Language) -> None:
        self.links = links
        self.language = language
        self.say = language.say

    def chapters(self, rules: Iterable[Rule]) -> Html:
        """Rules chapter by chapter."""
        return join(*(self._chapter(chapter, found) for chapter, found in by_chapter(rules).items()))

    def _chapter(self, chapter: Chapter, rules: Iterable[Rule]) -> Html:
        title = tag("h3", chapter.titles[self.language.code])
        return tag("section", title, *map(self._rule, rules), id=anchor(chapter), class_="chapter")

    def _rule(self, rule: Rule) -> Html:
        head = tag("h4", tag("a", rule.id, href=f"#{rule.id}", class_="id"))
        parts = (*self._wording(rule), self._notes(rule), *self._example(rule))
        return tag("section", head, *parts, id=rule.id, class_="rule")

    def _wording(self, rule: Rule) -> Iterator[Html]:
        wording = rule.wordings[self.language.code]
        if not rule.is_ruling:
            yield tag("p", self.links.text(wording.rule))
            return
        for part, text in (("sheets", wording.sheets), ("play", wording.rule), ("why", wording.why)):
            yield tag("p", tag("b", self.say(f"rules-{part}")), " ", self.links.text(text), class_=part)

    def _notes(self, rule: Rule) -> Html:
        """The sources of a rule, the options that change it, and related rules."""
        notes = [tag("span", " · ".join(source_text(source, self.language) for source in rule.sources))]
        options = [tag("a", option.name, href=f"{OPTIONS}#{option.name}") for option in options_about(rule)]
        if options:
            notes.append(tag("span", self.say("rules-otherwise"), " ", spaced(options)))
        notes += [
            tag("a", self.say("rules-compared"), href=f"{SHEETS}#{comparison_anchor(comparison)}")
            for comparison in comparisons_about(rule.id)[:1]
        ]
        if rule.see:
            notes.append(tag("span", self.say("rules-see"), " ", self.links.to_each(rule.see)))
        return tag("p", spaced(notes), class_="notes")

    def _example(self, rule: Rule) -> Iterator[Html]:
        """The example, if it is one of this edition."""
        if rule.example and rule.example["edition"] == self.links.edition:
            lines = "\n".join(example(rule, self.language, TerminalStyle(language=self.language), WIDTH))
            summary = tag("summary", self.say("rules-example"))
            yield tag("details", summary, tag("pre", self.links.text(lines), tabindex="0"))
