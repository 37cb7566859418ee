// Numbers as SVG text, with as few characters as a picture can bear: stage units, at most one decimal.

/** A fraction without its leading zero: 0.5 → ".5", -0.5 → "-.5"; -0 → "0". */
function shortest(value: number): string {
  const text = String(value);
  if (Number.isInteger(value)) return text;
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** A length or coordinate to one decimal. */
export const tenths = (value: number): string => shortest(Math.round(value * 10) / 10);

/** A factor (scale, opacity) to three decimals. */
export const thousandths = (value: number): string => shortest(Math.round(value * 1000) / 1000);

/** Numbers joined with the fewest separators SVG allows: a minus sign needs no space before it. */
export function joinNumbers(values: readonly number[]): string {
  let out = '';
  for (const value of values) {
    const text = tenths(value);
    out += out && !text.startsWith('-') ? ` ${text}` : text;
  }
  return out;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** A start point: whole units away from the stage's origin, tenths near it, where stamped art is drawn. */
export const roundFar = (value: number): number => (Math.abs(value) >= 100 ? Math.round(value) : toTenth(value));

/** A step between two points: long edges in whole units, short ones in tenths. */
export const roundStep = (value: number): number => (Math.abs(value) >= 12 ? Math.round(value) : toTenth(value));

/** Item `i` of a list. A missing one is a mistake in a drawing: it must stop the print, not leave NaN in a path. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`a list of ${list.length} has no item ${i}`);
  return item;
}
