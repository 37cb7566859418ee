/** Words above a flight, or beside it, that say how it stands: replaced by another, or taken from the journey. */
import { marksOf } from '../documents/flight-marks.ts';
import { fold } from '../text/fold.ts';
import type { Box, Line } from '../text/ticket-text.ts';

/** Folded. */
type Words = { said: RegExp; otherwise: RegExp; unless?: RegExp };

/** In lines: so far below its words stands a flight, or the heading of its table. */
const reach = 8;
/** Longer lines are sentences; the gaps of a table are not counted. */
const longest = 90;

const isSentence = ({ text }: Line) => text.replace(/\s+/g, ' ').length > longest;

/** Whether the nearest words of either kind, in the flight's own line or above it, say it. A flight above has words of its own. */
export function isSaidOf(lines: readonly Line[], { page, y }: Box, { said, otherwise, unless }: Words): boolean {
  const own = lines.findLastIndex((line) => line.page === page && line.y <= y + 1);
  let leadsHere = false;
  for (let row = own; row >= Math.max(0, own - reach); row -= 1) {
    const line = lines[row];
    if (!line) continue;
    // … dass der folgende Flug leider annulliert wurde: a sentence with a colon is about what stands below it.
    leadsHere = /:\s*$/.test(line.text) || (leadsHere && isSentence(line));
    if ((isSentence(line) && !leadsHere) || (row < own && isOfOtherFlight(line))) continue;
    const plain = fold(line.text.replace(/^.*[.!?] (?=\p{Lu})/u, ''));
    const isOtherwise = otherwise.test(plain);
    if (isOtherwise || (said.test(plain) && !unless?.test(plain))) return !isOtherwise;
  }
  return false;
}

const isOfOtherFlight = (line: Line) => marksOf(line).some(({ kind }) => kind === 'flight');
