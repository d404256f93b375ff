/** Reads positions; may return what is to be done with them. */
type Read = () => (() => void) | void;

let reads: Read[] = [];

/**
 * Read positions when everything of an update is in the document, and write only after all have been read. Whoever reads
 * after somebody else has written makes the browser lay the page out once more.
 */
export function measure(read: Read): void {
  if (!reads.length) queueMicrotask(run);
  reads.push(read);
}

function run(): void {
  const now = reads;
  reads = [];
  const writes = now.map((read) => read());
  for (const write of writes) write?.();
}
