import { both, circle, eyes, line, oval, patch, path, spot } from "./draw";

/** The faces that guests choose from. Each can be told by its outline alone. The server has the list (access/faces.py). */
export const ANIMALS: Record<string, string> = {
  cat:
    path("M9 8 26 18Q32 16.500 38 18L55 8 56 34Q56 58 32 58T8 34Z", "#f2b45c") +
    both(patch("M13 15 22 20.500 13.500 27Z", "#f7d9c0")) +
    eyes(10, 34, 3.5) +
    path("M29 42h6l-3 4Z", "#d9636e") +
    line("M32 46v3M32 49q-4 4-8 1M32 49q4 4 8 1") +
    line("M3 38l10 2M3 47l10-1M61 38l-10 2M61 47l-10-1"),
  dog:
    circle(32, 33, 21, "#d9b38c") +
    both(path("M20 14Q6 10 4 26T9 50Q18 50 19 34Z", "#7a5236")) +
    path("M22 44q10-10 20 0 2 12-10 12T22 44Z", "#f6e9da") +
    eyes(8, 30) +
    spot(32, 42, 5, "#2b2433", 3.5) +
    path("M29 50h6v7q-3 4-6 0Z", "#e8798a"),
  fox:
    path("M6 6 25 19h14L58 6 60 32Q52 44 32 60 12 44 4 32Z", "#e8793a") +
    both(patch("M6 33Q18 34 24 42L31 57Q12 45 6 33Z", "#fff6ea")) +
    eyes(12, 33) +
    spot(32, 56, 4.5),
  bear:
    both(circle(14, 17, 10, "#8a5a36")) +
    circle(32, 35, 23, "#a06b43") +
    oval(32, 44, 12, 10, "#e9cfae") +
    eyes(9, 31) +
    spot(32, 40, 4.5, "#2b2433", 3.2) +
    line("M32 43v4M32 47q-4 4-7 1M32 47q4 4 7 1"),
  rabbit:
    both(path("M26 28Q12 18 17 3 27 4 30 24Z", "#e9e4ee") + patch("M24 21q-5-6-4-12 4 4 6 13Z", "#f0b8c4")) +
    circle(32, 42, 18, "#f4f0f7") +
    eyes(8, 39) +
    path("M29.500 45h5L32 48Z", "#e8798a") +
    path("M29 51h6v6h-6Z", "#fff"),
  mouse:
    both(circle(15, 21, 14, "#b9b4c4") + spot(15, 21, 7.5, "#efc3cd")) +
    path("M16 38Q18 26 32 26T48 38 32 60 16 38Z", "#cbc6d6") +
    eyes(7, 40) +
    spot(32, 57, 4, "#d9636e") +
    line("M24 53 10 51M24 55 13 60M40 53l14-2M40 55l11 5"),
  pig:
    both(path("M27 15 5 5 3 29 16 27Z", "#e58aa0")) +
    oval(32, 38, 24, 20, "#f4a9b8") +
    oval(32, 43, 11, 8, "#e58aa0") +
    spot(28, 43, 2, "#2b2433", 3) +
    spot(36, 43, 2, "#2b2433", 3) +
    eyes(10, 30) +
    line("M26 54q6 3 12 0"),
  cow:
    both(path("M21 20Q8 20 9 4 15 12 27 13Z", "#f1e3c2") + path("M17 25Q4 20 3 28T15 37Z", "#3b3342")) +
    path("M17 20Q32 10 47 20L48 42Q32 36 16 42Z", "#fbf7f0") +
    patch("M18 21Q24 17 30 18q1 12-12 16Z", "#3b3342") +
    oval(32, 49, 19, 12, "#f4b8a9") +
    spot(25, 48, 2.5, "#2b2433", 3.5) +
    spot(39, 48, 2.5, "#2b2433", 3.5) +
    spot(24, 29, 3, "#fff") +
    spot(24, 29, 1.800) +
    spot(40, 29, 3),
  lion:
    path(
      "M32 3q6 0 8 5 6-2 10 2t2 9q6 2 6 8t-3 8q4 5 1 10t-9 5q0 6-6 8t-9-2q-5 5-9 2t-5-6q-7 1-10-4t0-10q-5-4-4-10t6-7q-3-6 1-10t10-2q3-6 11-6Z",
      "#a8581f",
    ) +
    circle(32, 33, 17, "#f0bf5e") +
    eyes(7, 30) +
    path("M28 36h8l-4 5Z", "#5c3113") +
    line("M32 41v2M32 43q-4 4-8 1M32 43q4 4 8 1"),
  elephant:
    both(path("M22 16Q4 6 2 24T16 44Z", "#8fa3b5") + patch("M18 22Q8 16 7 25T16 38Z", "#c7a9b8")) +
    path("M17 24Q18 9 32 9T47 24 40 42L39 54Q38 62 30 61T25 54l4-1q1 4 3 3t1-6L24 42Q17 36 17 24Z", "#aebfce") +
    eyes(8, 27) +
    line("M27 43h9M29 49h8"),
  frog:
    path("M6 37Q6 28 11 25 8 7 19 7T30 22h4Q34 7 45 7T53 25Q58 28 58 37 58 56 32 56T6 37Z", "#6fb04a") +
    both(circle(19, 17, 6.5, "#fff") + spot(19.500, 17, 3.200)) +
    line("M14 39q18 13 36 0") +
    spot(29, 33, 1.5) +
    spot(35, 33, 1.5),
  owl:
    both(path("M13 32Q2 40 5 55l12-3Z", "#6f513a") + path("M22 57l-7 5h12Z", "#f0a531")) +
    path("M12 3 26 12h12L52 3 50 26Q56 58 32 58T14 26Z", "#8d6b4f") +
    patch("M20 44q12-8 24 0 0 12-12 12T20 44Z", "#d8bd98") +
    both(circle(21, 28, 10.5, "#fff6dd") + spot(22, 28, 4.500)) +
    path("M28 33h8l-4 9Z", "#f0a531"),
  penguin:
    both(path("M17 27Q5 36 5 49 13 47 18 40Z", "#2f3a4a") + path("M19 58H9Q11 51 21 52Z", "#f0a531")) +
    path("M15 24Q15 4 32 4T49 24 50 42 32 59 14 42 15 24Z", "#2f3a4a") +
    patch("M21 26q5-8 11-1 6-7 11 1 4 29-11 29T21 26Z", "#fff") +
    eyes(6, 25) +
    path("M27 30h10l-5 6Z", "#f0a531"),
  duck:
    path("M12 59Q10 44 18 38 10 30 12 20 15 5 30 5T47 20l14 5q2 4-2 6L45 32Q42 36 38 37q14 6 12 22Z", "#f7d046") +
    path("M44 20 61 25q2 4-2 6L43 32Z", "#ee8a2b") +
    line("M46 27h13") +
    spot(34, 18, 3.200) +
    line("M22 48q8 8 18 0"),
  fish:
    path("M44 32Q50 22 61 15 57 32 61 49 50 42 44 32Z", "#d86a44") +
    path("M20 16Q28 4 38 12L36 20Z", "#d86a44") +
    path("M3 34Q12 14 28 14T48 32 28 52 3 34Z", "#f08b5e") +
    line("M26 20q8 13 0 26") +
    spot(15, 30, 3.200) +
    line("M5 38q5 2 9-1"),
  snail:
    line("M10 34 6 17M18 34l2-17") +
    circle(6, 14, 4, "#f3dfa8") +
    circle(20, 14, 4, "#f3dfa8") +
    path("M5 44Q5 32 14 32q7 0 8 10l36 7q6 3 3 8H16Q5 57 5 44Z", "#f3dfa8") +
    circle(40, 32, 19, "#b98ac4") +
    line("M40 32q-5-5 2-7 10 0 8 10-3 11-15 8-11-4-6-16") +
    line("M9 50q3 2 6 1"),
  bee:
    path("M28 28Q6 24 10 10T33 24Z", "#dff0f7") +
    path("M34 27Q40 4 54 7T44 28Z", "#dff0f7") +
    line("M12 29Q6 24 3 27M16 26q-3-8-8-8") +
    path("M8 40Q8 25 26 25T60 42Q58 56 30 56T8 40Z", "#f7c83a") +
    patch("M25 25.500q6-1 9 .6 3 15-1 29.400-6 .8-10-.3 5-15 2-29.700ZM42 28q5 2 9 5 1 10-3 18-5 3-9 3.500 4-14 3-26.500Z", "#3b3342") +
    spot(16, 37, 3) +
    line("M12 46q4 4 9 1"),
  crab:
    both(
      path("M15 32Q2 27 5 12q3-9 10-7l-2 8 8-5q4 10-4 16Z", "#e0563f") + line("M14 46 4 50M17 51 8 59M22 27V17") + circle(22, 15, 4.500, "#fff") + spot(22, 15, 1.800),
    ) +
    oval(32, 41, 20, 14, "#ee6e52") +
    line("M25 44q7 7 14 0"),
  dragon:
    path("M22 60Q4 46 4 32l7 2Q5 22 10 13l6 6Q17 8 27 3l3 8Q44 10 50 24l11 4q3 9-3 14L40 45Q36 50 38 60Z", "#4fae8a") +
    patch("M28 58Q24 48 32 40l9 3q-8 6-7 15Z", "#c9ecc6") +
    spot(37, 25, 3.200) +
    spot(56, 31, 1.800) +
    line("M42 38q8 2 14-2") +
    path("M46 43l3 6 3-7Z", "#fff"),
  unicorn:
    path("M36 16 47 1l1 20Z", "#f7d046") +
    path("M30 14Q16 8 8 22T6 60l20 0Z", "#c58be0") +
    path("M26 60Q16 34 26 20L28 8l9 8Q48 18 52 30l8 12q1 8-7 10t-12-6Q36 48 40 60Z", "#fbf7ff") +
    spot(39, 29, 3.200) +
    spot(55, 44, 1.700) +
    line("M46 48q5 1 8-1"),
};
