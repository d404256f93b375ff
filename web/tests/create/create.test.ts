import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keptRules } from "../../src/lib/games/keptRules.svelte";
import { route } from "../../src/lib/page/route.svelte";
import type { Options, OptionShown } from "../../src/lib/server/protocol";
import Create from "../../src/pages/Create.svelte";
import { FakeServer, refusal } from "../lib/server";

const BASE = {
  group: "more",
  values: [],
  least: null,
  most: null,
  defaults: {},
  editions: ["deluxe", "flip"],
  scorings: [],
  chip: null,
  effects: [],
};
const SCORINGS = ["winner", "lowest", "none", "elimination", "partners", "rotation"];
const JUMP_IN: OptionShown = {
  ...BASE,
  name: "jump_in",
  label: "Jumping in",
  help: "May anybody?",
  group: "house",
  kind: "flag",
  default: false,
  rulings: ["X-148"],
};
const CAP: OptionShown = {
  ...BASE,
  name: "turn_cap",
  label: "Turn limit",
  help: "How many?",
  kind: "number",
  least: 1,
  most: 99,
  default: 50,
  rulings: [],
};
const CALL: OptionShown = {
  ...BASE,
  name: "uno_call",
  label: "Saying UNO",
  help: "When?",
  group: "uno",
  kind: "choice",
  values: [
    { value: "flexible", label: "until noticed" },
    { value: "before", label: "only before" },
  ],
  default: "flexible",
  rulings: [],
};
const WHEEL: OptionShown = {
  ...BASE,
  name: "wheel",
  label: "Wheel",
  help: "How likely?",
  group: "game",
  kind: "weights",
  values: [{ value: "war", label: "war" }],
  least: 0,
  most: 9,
  default: {},
  rulings: [],
  editions: ["wizz"],
};
const SCORING: OptionShown = {
  ...BASE,
  name: "scoring",
  label: "Scoring",
  help: "",
  kind: "choice",
  values: SCORINGS.map((value) => ({ value, label: value })),
  default: "winner",
  rulings: ["X-84"],
};
const TARGET: OptionShown = { ...CAP, name: "target", label: "Target", default: 500, most: 1000, scorings: ["winner"] };
const SHEET: OptionShown = {
  ...BASE,
  name: "sheet",
  label: "Rules",
  help: "By which sheet?",
  group: "sheet",
  kind: "choice",
  values: [
    { value: "none", label: "by the rulings of the rulebook" },
    { value: "001-es", label: "as the Spanish sheet says" },
  ],
  default: "none",
  rulings: ["X-150"],
};
const OPTIONS: Options = {
  options: [SHEET, JUMP_IN, CAP, CALL, WHEEL],
  format: [SCORING, TARGET],
  sheets: [
    { name: "none", edition: "", about: "As the rulebook decides.", options: {} },
    { name: "001-es", edition: "deluxe", about: "UNO comes first.", options: { uno_call: "before" } },
  ],
};

beforeEach(() => route.go("/new"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page for a new table, with all options read. */
async function open(answers: Record<string, unknown> = {}): Promise<FakeServer> {
  const server = new FakeServer({
    "GET /api/options": OPTIONS,
    "PUT /api/me": { name: "Robin", lang: "en" },
    "POST /api/tables": { table: "the-key" },
    ...answers,
  });
  render(Create);
  await screen.findByText("House rules", { selector: "strong" });
  return server;
}

/** The settings that the server is told. */
async function opened(server: FakeServer): Promise<unknown> {
  await fireEvent.click(screen.getByRole("button", { name: /^Open the/ }));
  await vi.waitFor(() => expect(route.path).toBe("/t/the-key"));
  return server.changes.at(-1)?.body;
}

test("every kind of option can be chosen", async () => {
  const server = await open();
  await fireEvent.click(screen.getByLabelText("Jumping in"));
  await fireEvent.change(screen.getByLabelText("Turn limit"), { target: { value: "70" } });
  await fireEvent.change(screen.getByLabelText("Saying UNO"), { target: { value: "before" } });
  await fireEvent.change(screen.getByLabelText("war"), { target: { value: "3" } });
  await fireEvent.change(screen.getByLabelText("Target"), { target: { value: "200" } });
  expect(await opened(server)).toMatchObject({
    edition: "deluxe",
    options: { jump_in: true, turn_cap: 70, uno_call: "before", wheel: { war: 3 } },
    format: { target: 200 },
  });
});

test("a sheet is the first choice, tells what differs, and sets the defaults of the others", async () => {
  const server = await open();
  const call = screen.getByLabelText<HTMLSelectElement>("Saying UNO");
  expect(screen.getByText(/As the rulebook decides\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "as the Spanish sheet says" }));
  expect(screen.getByText(/UNO comes first\./)).toBeTruthy();
  expect(call.value).toBe("before");
  await fireEvent.change(call, { target: { value: "flexible" } });
  expect(await opened(server)).toMatchObject({ options: { sheet: "001-es", uno_call: "flexible" } });
});

test("an option tells its help, its rule, and what it usually is", async () => {
  await open();
  const group = screen.getByText("House rules").closest("details") as HTMLElement;
  expect(within(group).getByText(/May anybody\?/)).toBeTruthy();
  expect(within(group).getByText("no changes")).toBeTruthy();
  expect(within(group).getByRole("link", { name: "Rule X-148", hidden: true }).getAttribute("href")).toBe(
    "/rules/X-148",
  );
  await fireEvent.click(screen.getByLabelText("Jumping in"));
  expect(within(group).getByText("1 change")).toBeTruthy();
  expect(within(group).getByText("(default: no)")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Undo all changes" }));
  expect(within(group).getByText("no changes")).toBeTruthy();
});

test("a tournament is explained, and has the seats that it needs", async () => {
  const server = await open();
  await fireEvent.click(screen.getByRole("radio", { name: "changing partners" }));
  expect(screen.getByText(/A tournament for four, or for eight at two tables/)).toBeTruthy();
  expect(screen.queryByLabelText("Target")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Add a seat" }));
  const settings = (await opened(server)) as { seats: string[] };
  expect(settings).toMatchObject({ format: { scoring: "rotation" } });
  expect(settings.seats).toHaveLength(8);
});

test("a tournament by link opens as many places as it can have, and draws the seats", async () => {
  route.go("/new?tournament");
  const server = await open();
  expect(screen.getByRole("heading", { name: "New tournament" })).toBeTruthy();
  expect(screen.queryByLabelText("Seat 2")).toBeNull();
  expect(screen.getByRole("group", { name: "Places" }).querySelector("output")?.textContent).toBe("8");
  await fireEvent.click(screen.getByRole("radio", { name: "elimination" }));
  await fireEvent.click(screen.getByRole("button", { name: "Fewer places" }));
  const settings = await opened(server);
  expect(settings).toMatchObject({ format: { scoring: "elimination" }, draw_seats: true });
  expect(settings).toHaveProperty("seats", Array.from({ length: 9 }, () => "person"));
});

test("seats are for people or for bots of some strength", async () => {
  const server = await open();
  await fireEvent.change(screen.getByLabelText("Seat 2"), { target: { value: "sharp" } });
  await fireEvent.click(screen.getByRole("button", { name: "Remove seat 4" }));
  expect(await opened(server)).toMatchObject({ seats: ["person", "sharp", "fair"] });
});

test("clocks, doors and the name of the table are told", async () => {
  const server = await open();
  await fireEvent.change(screen.getByLabelText(/Time to think/), { target: { value: "20" } });
  await fireEvent.change(screen.getByLabelText(/Pace of the bots/), { target: { value: "99" } });
  await fireEvent.click(screen.getByLabelText(/Listed for everybody/));
  await fireEvent.click(screen.getByLabelText("Others may watch"));
  await fireEvent.click(screen.getByLabelText(/a hint/));
  await fireEvent.input(screen.getByLabelText("Name of the table"), { target: { value: " Sunday " } });
  expect(await opened(server)).toMatchObject({
    clocks: { decision: 20, pace: 5 },
    public: true,
    spectators: false,
    hints: true,
    title: "Sunday",
  });
});

test("why there can be no such table is said", async () => {
  await open({ "POST /api/tables": refusal("partners is for 4 players") });
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  expect(await screen.findByText("partners is for 4 players")).toBeTruthy();
  expect(route.path).toBe("/new");
});

test("a house rule is one tap, and says what it does", async () => {
  const chip = { label: "jump in", value: true };
  const effects = [
    { value: true, players: 4, text: "Rounds get about 12% shorter." },
    { value: true, players: 2, text: "No measurable difference." },
  ];
  const server = await open({ "GET /api/options": { ...OPTIONS, options: [{ ...JUMP_IN, chip, effects }] } });
  const tap = screen.getByRole("button", { name: /jump in/ });
  await fireEvent.click(tap);
  expect(tap.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getAllByText(/12% shorter/).length).toBeGreaterThan(1);
  await fireEvent.click(tap);
  expect(tap.getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(tap);
  const length = within(screen.getByRole("group", { name: "How long?" }));
  await fireEvent.click(length.getByRole("radio", { name: "one round" }));
  expect(await opened(server)).toMatchObject({ options: { jump_in: true }, format: { scoring: "none" } });
});

test("rules of a link are taken over, and those that are unknown are told", async () => {
  route.go("/new?edition=deluxe&jump_in=true&target=200&moon=full");
  const server = await open();
  expect(screen.getByText(/does not know some of the rules in the link: moon/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "to 200" }).checked).toBe(true);
  expect(await opened(server)).toMatchObject({ options: { jump_in: true }, format: { target: 200 } });
});

test("rules are kept under a name", async () => {
  await open();
  await fireEvent.click(screen.getByLabelText("Jumping in"));
  await fireEvent.input(screen.getByLabelText("Name for these rules"), { target: { value: " Sunday " } });
  await fireEvent.click(screen.getByRole("button", { name: "Save these rules" }));
  expect(keptRules.all).toEqual([{ name: "Sunday", edition: "deluxe", options: { jump_in: true }, format: {} }]);
  await fireEvent.click(screen.getByRole("button", { name: "Undo all changes" }));
  await fireEvent.click(screen.getByRole("button", { name: "Sunday" }));
  expect(screen.getByLabelText<HTMLInputElement>("Jumping in").checked).toBe(true);
  keptRules.drop("Sunday");
});
