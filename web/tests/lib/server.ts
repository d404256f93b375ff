import { readFileSync } from "node:fs";

import { vi } from "vitest";

import { me } from "../../src/lib/me.svelte";
import { words } from "../../src/lib/words.svelte";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** A server with the test behind it: what is asked of it is kept, and answered by method and path. */
export class FakeServer {
  readonly asked: Asked[] = [];

  constructor(private readonly answers: Record<string, unknown> = {}) {
    vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => this.#answer(url, init));
    words.learn("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));
    [me.name, me.wish] = ["", "Robin"];
  }

  /** What was asked for that changes something. */
  get changes(): Asked[] {
    return this.asked.filter(({ method }) => method !== "GET");
  }

  async #answer(url: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url, "http://test/");
    searchParams.delete("lang");
    const path = searchParams.size ? `${pathname}?${searchParams}` : pathname;
    this.asked.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    const answer = this.answers[`${method} ${path}`] ?? this.answers[`${method} ${pathname}`];
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer ?? { version: 1 });
  }
}

/** What a server says that refuses something. */
export function refusal(message: string): Response {
  return Response.json({ refused: { code: "any/code", rule: "", message } }, { status: 409 });
}
