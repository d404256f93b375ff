import { ANIMALS } from "./animals";
import { picture } from "./draw";
import { ROBOTS } from "./robots";

export { ANIMALS };

/** The picture of a face as SVG; null if this version of the page does not know it. */
export function faceOf(face: string): string | null {
  const shapes = ANIMALS[face] ?? ROBOTS[face];
  return shapes ? picture(shapes) : null;
}
