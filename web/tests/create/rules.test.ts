import { beforeEach, expect, test } from "vitest";

import { keptRules } from "../../src/lib/games/keptRules.svelte";
import { editionIn, hasRules, queryOf, rulesIn, type HouseRules } from "../../src/lib/games/rules";
import type { Options, OptionShown } from "../../src/lib/server/protocol";

function option(name: string, part: Partial<OptionShown>): OptionShown {
  const base = { label: name, help: "", group: "more", values: [], least: null, most: null, default: false, defaults: {} };
  return { ...base, name, kind: "flag", rulings: [], editions: [], scorings: [], chip: null, effects: [], ...part };
}

const KNOWN: Options = {
  options: [
    option("stacking", { kind: "choice", values: [{ value: "off", label: "no" }, { value: "same", label: "same" }] }),
    option("jump_in", {}),
    option("wheel", { kind: "weights", values: [{ value: "war", label: "war" }, { value: "race", label: "race" }], least: 0, most: 9 }),
  ],
  format: [
    option("scoring", { kind: "choice", values: [{ value: "none", label: "none" }] }),
    option("target", { kind: "number", least: 1, most: 1000 }),
  ],
  sheets: [],
};
const SUNDAY: HouseRules = {
  name: "Sunday & more",
  edition: "wizz",
  options: { stacking: "same", jump_in: true, wheel: { war: 3, race: 0 } },
  format: { scoring: "none", target: 200 },
};

beforeEach(() => {
  localStorage.clear();
  keptRules.all = [];
});

test("rules survive their link", () => {
  const query = new URLSearchParams(queryOf(SUNDAY));
  expect(editionIn(query)).toBe("wizz");
  expect(query.get("name")).toBe("Sunday & more");
  expect(hasRules(query)).toBe(true);
  expect(rulesIn(query, KNOWN)).toEqual({ options: SUNDAY.options, format: SUNDAY.format, unknown: [] });
});

test("what a link has and this version does not know is named, and the rest stays", () => {
  const query = new URLSearchParams("edition=wizz&jump_in=maybe&stacking=same&wheel=war:x&moon=full&target=0");
  expect(rulesIn(query, KNOWN)).toEqual({
    options: { stacking: "same" },
    format: {},
    unknown: ["jump_in", "wheel", "moon", "target"],
  });
  expect(editionIn(new URLSearchParams("edition=chess"))).toBeNull();
  expect(hasRules(new URLSearchParams("tournament&edition=flip"))).toBe(false);
});

test("rules are kept by name in this browser", () => {
  keptRules.keep(SUNDAY);
  keptRules.keep({ ...SUNDAY, edition: "flip" });
  expect(keptRules.all).toEqual([{ ...SUNDAY, edition: "flip" }]);
  expect(JSON.parse(localStorage.getItem("sabot-rules") ?? "")).toEqual(keptRules.all);
  keptRules.drop(SUNDAY.name);
  expect(keptRules.all).toEqual([]);
});
