// Elements. An empty path or group prints nothing, so callers need not check.
import { joinNumbers, tenths, thousandths } from './numbers.ts';

const attributes = (extra: string): string => extra && ` ${extra}`;

/** Filled path; `extra` holds further attributes. */
export const fill = (d: string, color: string, extra = ''): string =>
  d ? `<path fill="${color}"${attributes(extra)} d="${d}"/>` : '';

/** Stroked path with flat ends, `width` in stage units. */
export const stroke = (d: string, color: string, width = 2, extra = ''): string =>
  d ? `<path fill="none" stroke="${color}" stroke-width="${tenths(width)}"${attributes(extra)} d="${d}"/>` : '';

/** Stroked path with round ends and joins. */
export const strokeRound = (d: string, color: string, width = 2, extra = ''): string =>
  stroke(d, color, width, `stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}`);

export const group = (inner: string, extra = ''): string => (inner ? `<g${attributes(extra)}>${inner}</g>` : '');

/** Put art drawn around 0, 0 at x, y: scaled by `scale`, mirrored when `flip`. */
export function place(x: number, y: number, scale: number, inner: string, flip = false): string {
  if (!inner) return '';
  const factor = thousandths(flip ? -scale : scale) + (flip || scale < 0 ? ` ${thousandths(scale)}` : '');
  return `<g transform="translate(${joinNumbers([x, y])})${scale !== 1 || flip ? `scale(${factor})` : ''}">${inner}</g>`;
}

/** The opacity attribute, 0…1. */
export const opacity = (value: number): string => `opacity="${thousandths(value)}"`;
