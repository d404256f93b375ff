import { trackWork } from "../time/settled";
import { say, words } from "../words.svelte";
import type { Problem } from "./protocol";
import { KEPT_HEADER, server } from "./server.svelte";

/** The statuses with which a proxy says that it cannot reach the server. */
const BAD_GATEWAY = [502, 504];

/** Why a request failed: a code, the rule of the game if one forbids it, and a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }
}

/** Send a request. Throws a `Refusal` if the server refuses it or cannot be reached. */
export function ask<T>(method: string, path: string, body?: object): Promise<T> {
  return trackWork(send(method, path, body));
}

/** Get a text, such as a record. */
export function getText(path: string): Promise<string> {
  return askText("GET", path);
}

/** Send a request that is answered by a text. */
export function askText(method: string, path: string, body?: object): Promise<string> {
  return trackWork(send(method, path, body, (answer) => answer.text()));
}

async function send<T>(
  method: string,
  path: string,
  body?: object,
  read: (answer: Response) => Promise<T> = (answer) => answer.json() as Promise<T>,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${words.lang}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    server.silent();
    throw new Refusal("server/unreachable", "", say("page-unreachable"));
  }
  if (BAD_GATEWAY.includes(answer.status)) server.silent();
  else if (!answer.headers.has(KEPT_HEADER)) server.answered();
  if (answer.ok) return read(answer);
  throw await refusal(answer);
}

/** Send a GET request. */
export function get<T>(path: string): Promise<T> {
  return ask("GET", path);
}

/** The sentence that describes an error. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : say("page-failed");
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const { refused } = (await answer.json()) as Problem;
    return new Refusal(refused.code, refused.rule, refused.message);
  } catch {
    return new Refusal("server/failed", "", say("page-failed"));
  }
}
