import { both, circle, eyes, line, oval, patch, path, spot } from "./draw";

/** The faces of the characters that bots play: robots, each with an outline of its own (cast: bots/characters/cast.py). */
export const ROBOTS: Record<string, string> = {
  // A box with a ball on a spring: always first.
  bo:
    line("M32 20v-9") +
    circle(32, 8, 5, "#e0563f") +
    both(path("M10 32H4v12h6Z", "#8fa3b5")) +
    path("M10 20h44v36H10Z", "#b9d3e8") +
    both(circle(22, 34, 6, "#fff") + spot(23, 34, 2.800)) +
    path("M20 45h24v6H20Z", "#fff") +
    line("M28 45v6M36 45v6"),
  // One eye under a dome: sees everything, says nothing.
  cy:
    path("M6 60V36Q6 6 32 6t26 30v24Z", "#9fb0a8") +
    path("M6 46h52v14H6Z", "#6f837a") +
    circle(32, 32, 14, "#fff") +
    circle(32, 32, 7, "#5aa7d6") +
    spot(32, 32, 3) +
    line("M24 53h16"),
  // A diamond with earrings.
  dee:
    path("M32 3 61 32 32 61 3 32Z", "#f2a7c3") +
    both(circle(23, 29, 5, "#fff") + spot(23, 29, 2.400) + line("M17 22l6-3")) +
    path("M24 39h16q-2 10-8 10t-8-10Z", "#d9365a"),
  // A bowler hat and a moustache.
  eli:
    path("M17 28h30v31H17Z", "#d9c7a0") +
    path("M7 28h50v-6H46Q46 5 32 5T18 22H7Z", "#4a3a52") +
    eyes(7, 36) +
    path("M32 44Q22 40 20 49q7 3 12-2 5 5 12 2-2-9-12-5Z", "#6b4a2f"),
  // Feelers and wings.
  fay:
    both(line("M27 20Q24 8 15 8") + circle(13, 8, 4, "#f7d046") + path("M17 34Q2 20 3 36T15 50Z", "#d6f0e6")) +
    circle(32, 38, 19, "#a6d8b4") +
    both(spot(25, 35, 3.500, "#2b2433", 5)) +
    line("M25 47q7 6 14 0"),
  // A bucket with a handle, upside down.
  gus:
    path("M18 12Q18 3 32 3t14 9", "none") +
    path("M16 12h32l10 44H6Z", "#e3b06a") +
    patch("M9.500 47h45l1.500 7.500H8Z", "#c98a3b") +
    eyes(8, 30, 3.500) +
    path("M20 38h24q-2 8-12 8t-12-8Z", "#fff"),
  // A television with a V on top.
  hal:
    line("M32 20 18 4M32 20 46 4") +
    path("M5 20h54v34H5Z", "#8a7f99") +
    path("M11 26h30v22H11Z", "#24352f") +
    line("M19 34v4M33 34v4", "#7be0a8") +
    line("M20 43h12", "#7be0a8") +
    spot(50, 31, 3, "#f7d046") +
    spot(50, 42, 3, "#e0563f") +
    line("M16 54v6M48 54v6"),
  // A pot from which leaves grow.
  ivy:
    path("M31 24Q10 24 8 6q20-2 24 16Z", "#6fb04a") +
    path("M33 24Q54 22 56 4 38 2 32 22Z", "#8cc763") +
    path("M8 24h48v9H8Z", "#c97b55") +
    path("M13 33h38l-5 27H18Z", "#dd9169") +
    eyes(8, 41) +
    line("M27 50q5 4 10 0"),
  // A triangle, and in a hurry.
  jo:
    path("M32 4 60 58H4Z", "#f7d046") +
    eyes(7, 38, 3.500) +
    line("M19 30l8 4M45 30l-8 4") +
    line("M26 49h12"),
  // Six sides and headphones.
  kim:
    path("M32 8 54 20v24L32 57 10 44V20Z", "#b9a7e0") +
    line("M9 26Q9 3 32 3t23 23") +
    both(path("M3 24h9v18H3Z", "#4a3a52")) +
    eyes(8, 31, 3.5) +
    path("M24 41h16q-1 7-8 7t-8-7Z", "#fff"),
  // A teapot that takes its time.
  lou:
    path("M45 28Q60 24 60 37T44 48", "none") +
    path("M14 34 3 24q-2 4 0 8l10 16Z", "#7fb7d6") +
    circle(31, 39, 20, "#7fb7d6") +
    path("M20 21q11-7 22 0Z", "#5a93b5") +
    circle(31, 14, 4, "#f7d046") +
    line("M21 36q3-3 6 0M35 36q3-3 6 0") +
    oval(31, 46, 4, 3, "#fff"),
  // A crown, and never a doubt.
  mia:
    path("M8 30 4 6l15 11L32 3l13 14L60 6l-4 24Z", "#f7c83a") +
    path("M10 28h44v22q0 10-22 10T10 50Z", "#f2c9d8") +
    both(spot(22, 39, 3.500) + line("M17 33l8-1")) +
    line("M25 50q7 5 14-1"),
};
