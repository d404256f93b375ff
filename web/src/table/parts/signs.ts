/** SVG paths of small signs, in a viewBox of 24 by 24, drawn in the current colour. */
export const SIGNS = {
  cards: "M4 6.5 12 4l5 14.5-8 2.5ZM14 4h6v14l-1.5.4",
  bot: "M6 9h12v10H6ZM12 9V5M9.5 13.5v1.5M14.5 13.5v1.5M3.5 12v4M20.5 12v4",
  arrow: "M3 12h16M13 6l6 6-6 6",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  smile: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM8 14q4 5 8 0M9 9v.5M15 9v.5",
  talk: "M4 5h16v11H10l-4.5 4V16H4Z",
  question: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18.5v.5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9V16h-7v-2.1A6 6 0 0 1 12 3Z",
  dealer: "M5 6h9l5 9v4H5ZM5 15h14",
  sound: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silence: "M4 9.5v5h4l5 4.5V5L8 9.5ZM17 9.5l4.5 5M21.5 9.5l-4.5 5",
  full: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  screen: "M3 5h18v11H3ZM9 20h6M12 16v4",
  time: "M12 4a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 8v5l3.5 2M9.5 2h5",
  door: "M6 21V3h9v18M6 21h12M12 12v1.5M18 8l3 4-3 4M21 12h-6",
} as const;
