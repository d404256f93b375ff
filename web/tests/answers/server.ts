import { readFileSync } from "node:fs";

import { vi } from "vitest";

import { prefs } from "../../src/lib/guest/prefs.svelte";
import { words } from "../../src/lib/words.svelte";

prefs.speed = 0;
words.setCatalogue("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));

type Answers = Record<string, unknown>;

/** Replay recorded answers of the server, 404 for other paths; returns the list of requests. */
export function serve(answers: Answers): string[] {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const path = address.replace(/[?&]lang=en$/, "");
    requests.push(init.method === "POST" ? `POST ${path} ${String(init.body)}` : path);
    const answer = answers[path];
    if (typeof answer === "string") return Promise.resolve(new Response(answer));
    const refused = { code: "route/none", rule: "", message: "There is nothing here." };
    return Promise.resolve(Response.json(answer ?? { refused }, { status: answer ? 200 : 404 }));
  });
  return requests;
}

/** The text of an element, with whitespace collapsed. */
export function textOf(node: Element | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
