/** SVG paths of the playback buttons, in a viewBox of 24 by 24. */
export const SIGNS = {
  first: "M7 5v14M19 5 10 12l9 7Z",
  back: "M16 5 7 12l9 7Z",
  play: "M7 4.5 19 12 7 19.5Z",
  pause: "M8 5v14M16 5v14",
  next: "M8 5l9 7-9 7Z",
  last: "M5 5l9 7-9 7ZM17 5v14",
} as const;
