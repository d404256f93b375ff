/** Helpers to draw pictures as SVG text, in a square of 64 by 64 with dark outlines. */

export const INK = "#2b2433";

/** A filled shape with an outline. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, width: number, height: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"/>`;
}

/** A line without a filling. */
export function line(d: string, colour = INK): string {
  return `<path d="${d}" fill="none" stroke="${colour}"/>`;
}

/** A shape without an outline: an eye, a nose, a spot. */
export function spot(x: number, y: number, width: number, fill = INK, height = width): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}" stroke="none"/>`;
}

/** A path without an outline. */
export function patch(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="none"/>`;
}

/** Two eyes, each at this distance from the middle. */
export function eyes(apart: number, y: number, size = 3): string {
  return spot(32 - apart, y, size) + spot(32 + apart, y, size);
}

/** The same shape on both sides: drawn on the left, and mirrored. */
export function both(shape: string): string {
  return `${shape}<g transform="matrix(-1 0 0 1 64 0)">${shape}</g>`;
}

/** A whole picture. */
export function picture(shapes: string): string {
  return `<svg viewBox="0 0 64 64" aria-hidden="true" stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${shapes}</svg>`;
}
