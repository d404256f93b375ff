import type { Attachment } from "svelte/attachments";

/** Marks the controls whose actions are on their way to the server with `data-sent`, so that a tap is seen at once. */
export function markSent(sent: () => readonly string[]): Attachment<HTMLElement> {
  return (root) => {
    const controls = sent().flatMap((action) => [...root.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)]);
    for (const control of controls) control.toggleAttribute("data-sent", true);
    return () => {
      for (const control of controls) control.removeAttribute("data-sent");
    };
  };
}
