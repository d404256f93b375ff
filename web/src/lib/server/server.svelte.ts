const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;

/** The header of answers that the service worker has kept: they say nothing about the server. */
export const KEPT_HEADER = "X-Sabot-Kept";

/** Whether the server answers. */
class Server {
  isReachable = $state(true);
  /** How often it has come back: what failed before can be requested again. */
  returns = $state(0);

  /** The server has answered a request. */
  answered(): void {
    if (this.isReachable) return;
    this.isReachable = true;
    this.returns += 1;
  }

  /** A request got no answer. */
  silent(): void {
    this.isReachable = false;
  }
}

export const server = new Server();

/** Try again and again, less and less often, and at once when the device is back. Returns a function that stops it. */
export function retry(attempt: () => Promise<unknown>): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout>;

  function schedule(): void {
    if (signal.aborted) return;
    timer = setTimeout(() => void attempt().catch(() => {}).finally(schedule), wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  }

  function atOnce(): void {
    if (!document.hidden) void attempt().catch(() => {});
  }

  schedule();
  addEventListener("online", atOnce, { signal });
  document.addEventListener("visibilitychange", atOnce, { signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
