import { rect } from '../path.ts';

/** Cross standing on y. */
export const crossPath = (x: number, y: number, h: number) =>
  rect(x - h * 0.06, y - h, h * 0.12, h) + rect(x - h * 0.26, y - h * 0.74, h * 0.52, h * 0.12);
