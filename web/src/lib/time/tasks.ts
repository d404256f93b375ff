/** Not every browser has it, nor does TypeScript know it. */
interface Scheduler {
  postTask(act: () => void, options: { priority: "user-blocking" }): Promise<unknown>;
}

/** Act in a task of its own, before anything less urgent. */
export function soon(act: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler) void scheduler.postTask(act, { priority: "user-blocking" });
  else setTimeout(act);
}

/** How long a frame may be late, in milliseconds: a page that was hidden meanwhile has none. */
const LATE = 100;

/**
 * Act soon after the next frame, so that there is time until the one after it; returns how to call it off. After a rest
 * browsers paint what has changed before they do anything else, but not right after a frame.
 */
export function afterFrame(act: () => void): () => void {
  let isDue = true;
  const once = (): void => {
    if (isDue) act();
    isDue = false;
  };
  requestAnimationFrame(() => soon(once));
  setTimeout(once, LATE);
  return () => void (isDue = false);
}
