import type { Problem } from "./protocol";
import { trackWork } from "./settled";
import { say, words } from "./words.svelte";

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

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${words.lang}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refusal("server/unreachable", "", say("page-unreachable"));
  }
  if (answer.ok) return (await answer.json()) as T;
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
