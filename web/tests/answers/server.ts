import { readFileSync } from "node:fs";

import { vi } from "vitest";

import { prefs } from "../../src/lib/prefs.svelte";
import { words } from "../../src/lib/words.svelte";

prefs.speed = 0;
words.learn("en", readFileSync("../src/sabot/locale/en.ftl", "utf8"));

type Answers = Record<string, unknown>;

/** Answer as the server did, and tell what was asked; what it was not asked is not there. */
export function serve(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const path = address.replace(/[?&]lang=en$/, "");
    asked.push(init.method === "POST" ? `POST ${path} ${String(init.body)}` : path);
    const answer = answers[path];
    const refused = { code: "route/none", rule: "", message: "There is nothing here." };
    return Promise.resolve(Response.json(answer ?? { refused }, { status: answer ? 200 : 404 }));
  });
  return asked;
}

/** What an element says, without needless blanks. */
export function textOf(node: Element | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
