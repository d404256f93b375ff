import type { Attachment } from "svelte/attachments";

import { prefs } from "../../lib/guest/prefs.svelte";
import type { Sight } from "../sight.svelte";
import { QUESTIONS } from "./questions";

const TYPED = "input, textarea, select, [contenteditable], dialog";

/** Answers single keys at a table: `tell` gets the answer in words. They are silent where one types, and can be switched off. */
export function answering(sight: Sight, tell: (answer: string) => void, openHelp: () => void): Attachment<HTMLElement> {
  return (root) => {
    function press(event: KeyboardEvent): void {
      const { target, key } = event;
      if (!prefs.keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isHere = target === document.body || (target instanceof Element && root.contains(target));
      if (!isHere || (target as Element).closest(TYPED)) return;
      const question = QUESTIONS.find((other) => other.key === key.toLowerCase());
      if (question) tell(question.answer(sight));
      else if (key === "?") openHelp();
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  };
}
