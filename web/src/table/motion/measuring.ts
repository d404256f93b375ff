/** Reads positions; may return what is to be done with them. */
type Read = () => (() => void) | void;

let reads: Read[] = [];

/**
 * Read positions before the next frame is painted, and write only after all have been read. The browser lays the page out
 * for that frame anyway, but once more whenever somebody reads after somebody else has written. A hidden page has no frames.
 */
export function measure(read: Read): void {
  if (!reads.length) (document.hidden ? queueMicrotask : requestAnimationFrame)(run);
  reads.push(read);
}

function run(): void {
  const now = reads;
  reads = [];
  const writes = now.map((read) => read());
  for (const write of writes) write?.();
}
