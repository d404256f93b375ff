import { soon } from "../../lib/time/tasks";

/** Reads positions; may return what is to be done with them. */
type Read = () => (() => void) | void;

let reads: Read[] = [];

/**
 * Read positions before the next frame is painted, and write only after all have been read: the browser lays the page out
 * again whenever somebody reads after somebody else has written. A hidden page has no frames.
 */
export function measure(read: Read): void {
  if (!reads.length) (document.hidden ? queueMicrotask : beforeFrame)(run);
  reads.push(read);
}

/** In a task of its own, so that the page is not laid out and painted in a single long one, but at the latest in the frame. */
function beforeFrame(act: () => void): void {
  let isDue = true;
  const once = (): void => {
    if (isDue) act();
    isDue = false;
  };
  soon(once);
  requestAnimationFrame(once);
}

function run(): void {
  const now = reads;
  reads = [];
  const writes = now.map((read) => read());
  for (const write of writes) write?.();
}
