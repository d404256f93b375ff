import { expect, test } from "vitest";

import type { GameEvent, View } from "../../src/lib/server/protocol";
import { DEAL, LAST_CARD, STAGGER, TRAVEL } from "../../src/lib/time/pace";
import { endTime, isJustDealt, motionTime } from "../../src/lib/time/timeline";
import { figuresOf } from "../../src/table/ends/digits";
import { pointerFrames, restOf, tickTimes } from "../../src/table/middle/wheel";
import { PIECES, pathOf } from "../../src/table/motion/confetti";
import { delayOf, flightsOf } from "../../src/table/motion/flights";
import { readingTime, showingOf } from "../../src/table/motion/showing";
import { moment } from "./scenes";

const view = moment("deluxe", "turn").shown.view as View;
const event = (kind: string, seat?: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "D-024", ...(seat && { seat }), ...more });

test("cards are dealt to all hands in turn, beginning at the left of the dealer", () => {
  const dealt = { ...view, dealer: "bo", hands: Object.fromEntries(view.players.map((name) => [name, Array(7).fill("??")])) };
  const order = dealt.players
    .flatMap((player) => [0, 1].map((card) => ({ player, time: delayOf([event("turned_up")], dealt, player, card) })))
    .toSorted((one, two) => one.time - two.time);
  expect(order.map(({ player }) => player)).toEqual(["cy", "ana", "bo", "cy", "ana", "bo"]);
  expect(new Set(order.map(({ time }) => time)).size).toBe(6);
  expect(delayOf([event("turned_up")], dealt, "bo", 6)).toBeLessThan(DEAL);
  expect(motionTime([event("turned_up")])).toBe(DEAL + TRAVEL);
});

test("a deal is seen on its way to the others only: the viewer's own cards are those of the hand", () => {
  const flights = flightsOf([event("turned_up")], view);
  expect(new Set(flights.map(({ from, to }) => `${from} > ${to}`))).toEqual(new Set(["draw > seat bo", "draw > seat cy"]));
  const many = { ...view, players: [..."abcdefghij"], viewer: "a", hands: Object.fromEntries([..."abcdefghij"].map((name) => [name, Array(7).fill("??")])) };
  expect(flightsOf([event("turned_up")], many).length).toBeLessThan(40);
});

test("cards that another player draws are counted out one by one", () => {
  const flights = flightsOf([event("drew", "bo"), event("drew", "bo"), event("drew", "ana"), event("drew", "bo")], view);
  expect(flights.map(({ to, delay }) => [to, delay])).toEqual([0, 1, 2].map((place) => ["seat bo", STAGGER * place]));
});

test("a drawn card shows the back that everybody sees: of two sides the one not in play", () => {
  const [flight] = flightsOf([event("drew", "bo", { card: "??/P4", side: "hero" })], { ...view, side: "hero" });
  expect(flight?.face).toBe("P4");
});

test("a hand that changes owner goes from seat to seat, unless it comes to the viewer", () => {
  const given = [event("gave_hand", "ana", { to: "bo" }), event("gave_hand", "cy", { to: "ana" })];
  expect(new Set(flightsOf(given, view).map(({ from, to }) => `${from} > ${to}`))).toEqual(new Set(["seat ana > seat bo"]));
});

test("the table stays after the last card of a round, and after no other", () => {
  expect([endTime([event("played", "bo"), event("won", "bo")]), endTime([event("played", "bo")])]).toEqual([LAST_CARD, 0]);
});

test("a round in which only the cards were dealt is seen being dealt, a later one is not", () => {
  const dealt = { ...view, turns: 0, discard: ["R5"] };
  expect(isJustDealt(dealt)).toBe(true);
  expect([isJustDealt({ ...dealt, turns: 3 }), isJustDealt({ ...dealt, discard: ["R1", "R5"] }), isJustDealt({ ...dealt, phase: "over" })]).toEqual([false, false, false]);
});

test("the cards of a war are put down in the order in which they are told", () => {
  const told = [event("told", "ana", { card: "R9" }), event("told", "bo", { card: "G9" }), event("told", "ana", { card: "Y9" }), event("told", "bo", { card: "Y8" })];
  const shown = showingOf([...told, event("won_war", "ana")], "ana");
  expect(shown?.isWar).toBe(true);
  expect(shown?.rows.map(({ seat, cards }) => [seat, cards.map(({ order }) => order)])).toEqual([["ana", [0, 2]], ["bo", [1, 3]]]);
  expect(shown?.stamp?.seat).toBe("ana");
});

test("a challenge is stamped, and its cards are shown only to those who were sent their faces", () => {
  const showed = [event("showed", "bo", { card: "R1" }), event("guilty", "bo")];
  expect(showingOf(showed, "ana")).toMatchObject({ stamp: { kind: "guilty" }, isWar: false, rows: [{ cards: [{ face: "R1" }] }] });
  const hidden = showingOf([event("showed", "bo", { card: "??" }), event("guilty", "bo")], "cy");
  expect(hidden?.rows).toEqual([{ seat: "bo", cards: [] }]);
  expect(showingOf([event("told", "ana", { card: "R1" })], "ana")).toBeNull();
  expect(hidden && readingTime(hidden)).toBeLessThan(readingTime(showingOf(showed, "ana") ?? { rows: [], stamp: undefined, isWar: false }) + 1);
});

test("the pointer of the wheel ticks slower and slower, once for each segment, and rests", () => {
  const ticks = tickTimes(restOf("almost", 0), restOf("war", 1));
  const gaps = ticks.slice(1).map((time, n) => time - (ticks[n] ?? 0));
  expect(gaps.length).toBeGreaterThan(8);
  expect(gaps.every((gap, n) => gap > 0 && gap >= (gaps[n - 1] ?? 0))).toBe(true);
  const offsets = pointerFrames(ticks).map(({ offset }) => Number(offset));
  expect(offsets).toEqual(offsets.toSorted((one, two) => one - two));
  expect([offsets.at(0), offsets.at(-1)]).toEqual([0, 1]);
});

test("every figure can be written by hand", () => {
  for (const value of [0, 123, 456, 789, -5]) expect(figuresOf(value).every(({ stroke }) => stroke.startsWith("M"))).toBe(true);
  expect(figuresOf(149).map(({ x }) => x)).toEqual([0, 11, 22]);
});

test("confetti moves and fades, and never needs a new layout", () => {
  expect(new Set(PIECES.map((piece) => piece.colour)).size).toBe(8);
  expect(new Set(PIECES.flatMap(pathOf).flatMap(Object.keys))).toEqual(new Set(["transform", "opacity", "easing", "offset"]));
});
