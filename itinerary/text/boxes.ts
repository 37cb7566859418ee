/** Where words stand on a page. */
import type { Box, Line, Word } from './ticket-text.ts';

/** The words with any character from `start` up to `end`. Found by halves: a line may have thousands, and be asked for each of them. */
export function wordsBetween({ words }: Line, start: number, end: number): readonly Word[] {
  const first = firstWhere(words, (word) => word.start + word.text.length > start);
  return words.slice(
    first,
    firstWhere(words, (word) => word.start >= end),
  );
}

/** The index of the first word of which it is true, as it then is of all behind it; how many there are where it is true of none. */
function firstWhere(words: readonly Word[], isBehind: (word: Word) => boolean): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    if (word && isBehind(word)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where the characters of a line from `start` up to `end` stand: the words they are in, cut in proportion where they begin or end inside one. */
export function boxOf(line: Line, start: number, end: number): Box {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const word of wordsBetween(line, start, end)) {
    const from = Math.max(start, word.start);
    const to = Math.min(end, word.start + word.text.length);
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

/** In points, from the foot of a line to the head of the one below it: less than nothing where they overlap, without end on another page. */
export const gapBetween = (above: Line, { page, y }: Line): number =>
  page === above.page ? y - above.y - above.height : Number.POSITIVE_INFINITY;
