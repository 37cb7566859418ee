/** Boarding passes, one a page: each page is the same form, and what one says is of its own flight alone. */
import type { Line } from '../text/ticket-text.ts';
import { marksOf } from './flight-marks.ts';

/** In lines: so near the number stand the words of its form. */
const near = 8;
/** Words of the form above the number, or beside it, and below it. */
const fewest = 2;

/**
 * @param lines of the whole document.
 * @returns them page by page where each page is one form with one flight; undefined where a flight may go on to the next page.
 */
export function formPages(lines: readonly Line[]): Line[][] | undefined {
  const pages = [...Map.groupBy(lines, ({ page }) => page).values()];
  const [first, ...others] = pages;
  if (!first || others.length === 0) return undefined;
  const words = new Set(first.filter(isOfForm).map(placed));
  const areForms = pages.every((page) => {
    const numbers = page.map((line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : [])));
    if (new Set(numbers.flat()).size !== 1) return false;
    const at = numbers.findIndex(({ length }) => length > 0);
    const shared = (part: readonly Line[]) => part.filter((line) => isOfForm(line) && words.has(placed(line))).length;
    return shared(page.slice(Math.max(0, at - near), at)) >= fewest && shared(page.slice(at + 1, at + 1 + near)) >= fewest;
  });
  return areForms ? pages : undefined;
}

const isOfForm = ({ text }: Line) => /\p{L}/u.test(text) && !/\d/.test(text);

/** What it says and where, to the point. */
const placed = ({ text, x, y }: Line) => `${Math.round(x)} ${Math.round(y)} ${text}`;
