import { both, circle, line, oval, patch, path, picture, spot } from "./draw";

const SKIN = "#f7d046";
const head = circle(32, 33, 25, SKIN);

/** What a player can show at the seat (the server has the list: tables/reactions.py). */
export const REACTIONS: Record<string, string> = {
  laugh: head + both(line("M17 27q5-6 10 0")) + path("M17 36h30q-2 17-15 17T17 36Z", "#fff") + both(path("M11 30q-9 6-6 12t10 0q2-5-4-12Z", "#7fc4ee")),
  cry: head + both(line("M17 28q5 4 10 0") + patch("M18 32h8v24h-8Z", "#7fc4ee")) + line("M24 49q8-8 16 0"),
  angry: circle(32, 33, 25, "#ee6e52") + both(line("M15 23l12 6") + spot(22, 33, 3.500)) + path("M20 43h24v8H20Z", "#fff") + line("M28 43v8M36 43v8"),
  love: path("M32 58Q2 38 5 20 9 5 22 8q7 2 10 10Q35 10 42 8 55 5 59 20 62 38 32 58Z", "#e0365a") + patch("M13 19q3-7 9-5-6 2-7 9Z", "#fff"),
  wow: head + both(circle(22, 28, 6, "#fff") + spot(22, 28, 2.500)) + oval(32, 46, 6, 8, "#7a3b2a") + both(line("M4 14l6 4M14 3l4 6")),
  cool: head + path("M9 23h46l-3 13q-9 4-15-1l-2-7h-6l-2 7q-6 5-15 1Z", "#2b2433") + line("M24 46q10 5 17-3"),
  think: head + both(spot(23, 28, 3)) + line("M17 20q5-4 9-1M38 19h9M25 43l14-4") + path("M30 58q-12 4-10-8l4-3 3 6 12-4 2 5Z", "#f3dfa8"),
  sleepy: head + both(line("M16 33q6 5 12 0")) + oval(32, 46, 4, 5, "#7a3b2a") + line("M44 6h11L44 20h11M37 15h6l-6 8h6"),
  clap: path("M12 34 24 15q5-4 7 1l-5 10 15-15q6-2 6 4L37 27l10-6q6 0 4 6L36 47Q24 60 13 50q-6-6-1-16Z", "#f3c9a0") + line("M50 40l8 3M46 48l5 7M56 33l6-1"),
  thumb: path("M6 31h13v27H6Z", "#5a93b5") + path("M19 33 30 22 32 6q9-3 10 8l-2 12h15q5 4 1 9 4 4 0 9 2 5-3 8 0 6-6 6H28l-9-5Z", "#f3c9a0"),
  party: path("M6 59 20 23l21 21Z", "#8a6fd6") + line("M14 40l11 11M30 20q-4-8 4-14M42 28q8-8 14-2M45 40q8-3 12 4") + spot(44, 12, 3, "#e0563f") + spot(56, 14, 3, "#6fb04a") + spot(36, 30, 3, "#5aa7d6") + spot(52, 54, 3, "#f0a531"),
  fear: circle(32, 33, 25, "#cfe3f2") + both(circle(23, 27, 6.500, "#fff") + spot(23, 28, 1.800) + path("M8 40q1-6 5-4l4 8-3 14q-8-2-6-18Z", "#cfe3f2")) + path("M24 48q2-11 8-11t8 11Z", "#2b2433"),
};

/** What a player can throw at another: as it flies, and as it lands. */
export const THROWN: Record<string, readonly [flying: string, landed: string]> = {
  tomato: [
    path("M32 16Q58 12 58 34T32 58 6 34 32 16Z", "#e0402f") + path("M32 18l-12-4 9-2-2-8 6 6 7-7-2 9 10 1Z", "#4f9a3d"),
    path("M30 4l4 14 13-12-4 15 17-3-13 11 14 9-17 0 8 15-15-8-3 16-7-14-13 11 4-15-16 0 13-9L4 24l17 1Z", "#e0402f") + spot(26, 28, 3, "#f7b7a0") + spot(37, 37, 3, "#f7b7a0"),
  ],
  flower: [
    line("M32 36v25", "#3f8a3a") + path("M32 54q-12 2-14-9 12-1 14 9Z", "#6fb04a") + flower(32, 22, 1),
    flower(32, 32, 1.6),
  ],
  snowball: [
    circle(32, 32, 22, "#f2f8fd") + patch("M19 22q5-9 14-8-8 3-9 11Z", "#c9dff0"),
    path("M32 5l5 15 15-9-8 16 16 4-16 6 9 14-15-6-4 15-7-15-14 8 7-15L4 32l16-4-8-15 15 7Z", "#f2f8fd"),
  ],
  cake: [
    path("M8 34h48v20q-24 8-48 0Z", "#f3c9a0") + path("M8 34q0-12 24-12t24 12q-4 8-8 2-5 8-9 0-5 9-11 0-4 7-9 0-6 6-11-2Z", "#fff") + circle(32, 16, 6, "#e0365a"),
    path("M8 32Q5 14 22 12q6-8 16-2 16-2 17 12 8 10-3 19-2 14-16 13-12 5-19-4Q2 46 8 32Z", "#fff") + circle(24, 27, 5, "#e0365a") + patch("M30 40q8-6 16 0-6 8-16 0Z", "#f3c9a0"),
  ],
  plane: [
    path("M3 30 61 8 40 58 28 40Z", "#fff") + path("M28 40 61 8 24 36 25 54Z", "#c9dff0"),
    path("M3 30 61 8 40 58 28 40Z", "#fff") + path("M28 40 61 8 24 36 25 54Z", "#c9dff0"),
  ],
};

function flower(x: number, y: number, size: number): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-10" rx="7" ry="9" fill="#e86aa0" transform="rotate(${turn})"/>`);
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals.join("")}<circle r="6" fill="#f7d046"/></g>`;
}

/** The pictures of a reaction: one, or for what is thrown as it flies and as it lands. */
export function picturesOf(reaction: string): string[] {
  const shown = REACTIONS[reaction];
  return (shown ? [shown] : [...(THROWN[reaction] ?? [])]).map(picture);
}
