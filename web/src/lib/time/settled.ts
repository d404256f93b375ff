/**
 * Tells programs that drive the page whether it has settled: the root element has the attribute `data-settled` while every
 * request is answered, the connection is open, the last change is painted and no animation runs.
 *
 * A test or a script that takes screenshots waits for the attribute instead of sleeping.
 */
const root = document.documentElement;
const busy = new Set<object>();
let isWatching = false;
let changes = 0;

/** Something is pending: the page has not settled until `endWork` is called with the same object. Idempotent. */
export function beginWork(what: object): void {
  busy.add(what);
  change();
}

/** Something is done. Does nothing if it was not pending. */
export function endWork(what: object): void {
  if (busy.delete(what)) change();
}

/** The page has not settled until this promise is fulfilled or rejected. */
export async function trackWork<T>(work: Promise<T>): Promise<T> {
  beginWork(work);
  try {
    return await work;
  } finally {
    endWork(work);
  }
}

/** Keep `data-settled` up to date as long as the page is open. */
export function keepSettled(): void {
  isWatching = true;
  const whole = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(change).observe(document.body, whole);
  // Hovering and scrolling cause movement without any change of the document.
  for (const moving of ["transitionrun", "scroll"]) document.addEventListener(moving, change, { capture: true, passive: true });
  change();
}

function change(): void {
  if (!isWatching) return;
  delete root.dataset.settled;
  changes += 1;
  if (busy.size === 0) void settle(changes);
}

/**
 * Set `data-settled` when all animations have finished, unless something changes before. They are counted when the change is
 * painted: before that, the browser would have to lay the page out to know them.
 */
async function settle(change: number): Promise<void> {
  let waitedFor: Animation[];
  do {
    await painted();
    if (change !== changes) return;
    waitedFor = moving();
    await Promise.allSettled(waitedFor.map((animation) => animation.finished));
  } while (waitedFor.length > 0);
  root.dataset.settled = "";
}

/** Resolves in the second animation frame: by then the first has been painted, with every change made before it. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function moving(): Animation[] {
  return document.getAnimations().filter(willEnd);
}

/** The id of animations that nobody waits for: what fades in is already in its place. */
export const FADE = "fade";

/** Whether an animation runs and will end. Countdowns are left out: they run for as long as a player may think. */
export function willEnd({ id, effect, playState }: Animation): boolean {
  const isClock = effect instanceof KeyframeEffect && effect.target?.closest("[data-clock]");
  return playState === "running" && id !== FADE && !isClock && effect?.getComputedTiming().endTime !== Infinity;
}
