/** Where words stand on a page. */
import type { Box, Line } from './ticket-text.ts';

/** Where the characters of a line from `start` up to `end` stand: the words they are in, cut in proportion where they begin or end inside one. */
export function boxOf(line: Line, start: number, end: number): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const word of line.words) {
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.start + word.text.length);
    if (from >= to) continue;
    left = Math.min(left, word.x + (word.width * (from - word.start)) / word.text.length);
    right = Math.max(right, word.x + (word.width * (to - word.start)) / word.text.length);
    top = Math.min(top, word.y);
    bottom = Math.max(bottom, word.y + word.height);
  }
  if (left > right) return { page: line.page, x: line.x, y: line.y, width: line.width, height: line.height };
  return { page: line.page, x: left, y: top, width: right - left, height: bottom - top };
}

/** The smallest box around several on one page; the first page's where they are on several. */
export function boxAround(first: Box, ...others: readonly Box[]): Box {
  const boxes = [first, ...others.filter((box) => box.page === first.page)];
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { page: first.page, x, y, width: right - x, height: bottom - y };
}
