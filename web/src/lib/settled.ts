/**
 * Tells from outside whether the page has settled: `data-settled` stands on the root element as long as nothing that was
 * sent is unanswered, the connection is open, the last change is painted and nothing moves.
 *
 * A program that drives the page (a test, a script that takes screenshots) waits for it instead of for time.
 */
const root = document.documentElement;
const busy = new Set<object>();
let isKept = false;
let changes = 0;

/** The page has not settled until this is done; once is enough, however often it is said. */
export function begin(what: object): void {
  busy.add(what);
  change();
}

/** Something is done, whether it was ever begun or not. */
export function end(what: object): void {
  if (busy.delete(what)) change();
}

/** The page has not settled before this has come to something. */
export async function meanwhile<T>(work: Promise<T>): Promise<T> {
  begin(work);
  try {
    return await work;
  } finally {
    end(work);
  }
}

/** Keep `data-settled` true, as long as the page lives. */
export function keepSettled(): void {
  isKept = true;
  const whole = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(change).observe(document.body, whole);
  // What a pointer hovers over, or a finger pushes aside, moves without any change of the document.
  for (const moving of ["transitionrun", "scroll"]) document.addEventListener(moving, change, { capture: true, passive: true });
  change();
}

function change(): void {
  if (!isKept) return;
  delete root.dataset.settled;
  changes += 1;
  if (busy.size === 0) void settle(changes);
}

/** Say that the page has settled when all that moves has come to rest, unless something changes before. */
async function settle(change: number): Promise<void> {
  do {
    await Promise.allSettled(moving().map((animation) => animation.finished));
    await painted();
    if (change !== changes) return;
  } while (moving().length > 0);
  root.dataset.settled = "";
}

/** The second frame begins when the first has been painted, with everything that had changed before it. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** All that moves now and will come to rest. A clock runs out by itself: nobody waits for it. */
function moving(): Animation[] {
  return document.getAnimations().filter(({ effect, playState }) => {
    const isClock = effect instanceof KeyframeEffect && effect.target?.closest("[data-clock]");
    return playState === "running" && !isClock && effect?.getComputedTiming().endTime !== Infinity;
  });
}
