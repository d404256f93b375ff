import { readFileSync } from "node:fs";

import { vi } from "vitest";

import { me } from "../../src/lib/guest/me.svelte";
import { words } from "../../src/lib/words.svelte";

export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
}

/** Replaces the server: records requests, and answers them by method and path. */
export class FakeServer {
  readonly requests: RecordedRequest[] = [];

  constructor(private readonly answers: Record<string, unknown> = {}) {
    vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => this.#answer(url, init));
    words.setCatalogue("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));
    [me.name, me.typedName] = ["", "Robin"];
  }

  /** The recorded requests that change something that the guest sees. */
  get changes(): RecordedRequest[] {
    return this.requests.filter(({ method, path }) => method !== "GET" && !/\/(code|qr)$/.test(path));
  }

  async #answer(url: string, { method = "GET", body }: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url, "http://test/");
    searchParams.delete("lang");
    const path = searchParams.size ? `${pathname}?${searchParams}` : pathname;
    this.requests.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    const answer = this.answers[`${method} ${path}`] ?? this.answers[`${method} ${pathname}`];
    if (answer instanceof Response) return answer.clone();
    if (path === "/api/me/tables") return Response.json(answer ?? { tables: [] });
    return Response.json(answer ?? { version: 1 });
  }
}

/** The answer of a server that refuses a request. */
export function refusal(message: string): Response {
  return Response.json({ refused: { code: "any/code", rule: "", message } }, { status: 409 });
}
