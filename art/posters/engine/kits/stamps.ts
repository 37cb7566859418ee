// Printing what ctx.share has drawn.
import { tenths, thousandths } from '../numbers.ts';

/** Print shared art at x, y; `stretch` scales its height apart from its width. */
export const putStamp = (id: string, x: number, y: number, scale = 1, flip = false, stretch = scale): string =>
  `<use href="#${id}" transform="translate(${tenths(x)} ${tenths(y)})scale(${thousandths(flip ? -scale : scale)}${flip || stretch !== scale ? ` ${thousandths(stretch)}` : ''})"/>`;

/** Distances are rounded so that neighbours share a stamp. */
export const toTwelfth = (depth: number): number => Math.round(depth * 12) / 12;
