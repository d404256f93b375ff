import { levelOf, type Edition, type Level } from "./play";

const STORED = "sabot";

const USUAL = {
  theme: "auto" as "auto" | "light" | "dark",
  lang: "" as string,
  /** How quick cards move: 0 is at once, 1 the usual. */
  speed: 1,
  sound: false,
  edition: "deluxe" as Edition,
  opponents: 3,
  level: "fair" as Level,
  /** Whether the first hints have been seen. */
  welcomed: false,
};
export type Prefs = typeof USUAL;

/** What a guest prefers, kept in this browser. */
export const prefs: Prefs = $state(known({ ...USUAL, ...read() }));

/** Keep what is preferred, and show it in the colours of the theme, as long as the page lives. */
export function keepPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(prefs);
      try {
        localStorage.setItem(STORED, text);
      } catch {
        // A browser that keeps nothing forgets: the page works all the same.
      }
    });
    $effect(() => {
      if (prefs.theme === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = prefs.theme;
    });
  });
}

/** What is preferred, as far as this version knows it. */
function known(kept: Prefs): Prefs {
  return { ...kept, level: levelOf(kept.level) };
}

function read(): Partial<Prefs> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept as object).filter(([name, value]) => typeof value === typeof USUAL[name as keyof Prefs]),
    );
  } catch {
    return {};
  }
}
