import { MediaQuery } from "svelte/reactivity";

import { LENGTHS, levelOf, type Edition, type Length, type Level } from "../games/play";

const STORAGE_KEY = "sabot";

/** The page, light or dark. */
export const THEMES = ["auto", "light", "dark"] as const;
/** What the table is made of. */
export const TABLES = ["felt", "wood", "night", "contrast"] as const;
export type TableLook = (typeof TABLES)[number];
const CARD_SIZES = ["usual", "small", "large"] as const;
/** How the own hand is sorted. */
export const SORTS = ["colour", "value"] as const;

/** How slow the bots are of tables against bots alone, relative to the usual. */
export const PACES = { quick: 0.5, usual: 1, slow: 2 } as const;
export type Pace = keyof typeof PACES;

const DEFAULTS = {
  theme: "auto" as (typeof THEMES)[number],
  /** Empty until the guest has chosen one. */
  table: "" as "" | TableLook,
  cards: "usual" as (typeof CARD_SIZES)[number],
  /** Empty until the guest has chosen one. */
  sort: "" as "" | (typeof SORTS)[number],
  /** How slow bots are; empty until the guest has chosen it. */
  pace: "" as "" | Pace,
  /** Whether the actions are at the left. */
  isLeftHanded: false,
  lang: "" as string,
  /** The speed of animations: 0 is none, 1 is normal. */
  speed: 1,
  /** Whether the page makes sounds. It is silent until the guest has used it. */
  sounds: true,
  /** From 0 to 1. */
  volume: 0.6,
  /** Whether the device vibrates on the guest's turn and on hits. */
  vibration: true,
  /** Whether speech bubbles and reactions are shown. */
  talk: true,
  /** Whether a sound and a vibration call the guest who looks away. */
  calls: true,
  /** Whether the guest has asked for notifications. */
  notify: false,
  /** Whether the guest needs more time at tables. The others see it. */
  moreTime: false,
  /** Whether single keys answer questions at the table. */
  keys: true,
  edition: "deluxe" as Edition,
  opponents: 3,
  level: "fair" as Level,
  length: "500" as Length,
  /** Whether the tips for a first game have been seen. */
  welcomed: false,
};
export type Prefs = typeof DEFAULTS;

/** The preferences of the guest, stored in this browser. */
export const prefs: Prefs = $state(migrated({ ...DEFAULTS, ...read() }));

const wantsContrast = new MediaQuery("(prefers-contrast: more)");

/** The look of the table: the chosen one, or the one that the device asks for. */
export function tableLook(): TableLook {
  return prefs.table || (wantsContrast.current ? "contrast" : "felt");
}

/** Store every change of the preferences and apply the looks, as long as the page is open. */
export function keepPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(STORAGE_KEY, text);
      } catch {
        // Some browsers block storage. The page works without it.
      }
    });
    $effect(() => {
      // How long the animations of style sheets take, as a multiple of what is usual.
      document.documentElement.style.setProperty("--pace", String(prefs.speed > 0 ? 1 / prefs.speed : 0));
    });
    $effect(() => {
      if (prefs.theme === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = prefs.theme;
      document.documentElement.dataset.table = tableLook();
      document.documentElement.dataset.cards = prefs.cards;
    });
  });
}

/** Stored preferences, with values that this version knows: another version may have stored others. */
function migrated(stored: Prefs): Prefs {
  return {
    ...stored,
    level: levelOf(stored.level),
    length: LENGTHS.find((length) => length === stored.length) ?? "500",
    theme: known(THEMES, stored.theme),
    table: stored.table && known(TABLES, stored.table),
    cards: known(CARD_SIZES, stored.cards),
    sort: stored.sort && known(SORTS, stored.sort),
    pace: stored.pace in PACES ? stored.pace : "",
  };
}

function known<T>(values: readonly [T, ...T[]], stored: T): T {
  return values.includes(stored) ? stored : values[0];
}

function read(): Partial<Prefs> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(stored as object).filter(([name, value]) => typeof value === typeof DEFAULTS[name as keyof Prefs]),
    );
  } catch {
    return {};
  }
}
