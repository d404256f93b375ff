import type { RuleShown } from "../lib/server/protocol";

/** A chapter with its rules. */
export interface Chapter {
  /** Identifies the chapter: two parts of the book may have chapters with the same title. */
  readonly key: string;
  readonly title: string;
  readonly isRuling: boolean;
  readonly rules: RuleShown[];
}

/** Whether a rule is a ruling: a decision of ours where the rule sheets disagree or say nothing. */
export function isRuling(rule: RuleShown): boolean {
  return rule.id.startsWith("X");
}

/** Groups rules by chapter, in the order of the book. */
export function chaptersOf(rules: readonly RuleShown[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const key = `${rule.id[0]} ${rule.chapter}`;
    const chapter = chapters.get(key) ?? { key, title: rule.chapter, isRuling: isRuling(rule), rules: [] };
    chapter.rules.push(rule);
    chapters.set(key, chapter);
  }
  return [...chapters.values()];
}
