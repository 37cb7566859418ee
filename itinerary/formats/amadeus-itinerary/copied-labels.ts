/** Labels and their values that copying put one under the other: `FLIGHT`, `TK 1044 - TURKISH AIRLINES`, `MON 12 APRIL 2027`. */
import { joinedLines, withoutRule } from '../../layout/joined-lines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readDay } from '../../values/days.ts';

const endingInColon = /:\s*$/;
const someLabel = /^\p{L}[\p{L} ()./'’-]*:/u;
const numberFirst = /^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?\s*[-–−]\s/;
// 12 APR 09:10 | 12 APR 2027 9:10 PM
const moment = /^\d{1,2}\.?\s?\p{L}{3,9}\.?(?:\s?(?:20)?\d{2})?\s+\d{1,2}[:.h]?\d{2}\s?(?:[AP]M?)?$/iu;

/**
 * The lines with each label and its value in one line again.
 * @param heading a flight's word alone in its line. @param end the label of a departure or an arrival.
 */
export function withLabelsJoined(lines: readonly Line[], heading: RegExp, end: RegExp): Line[] {
  const clean = lines.map(withoutRule);
  const joined: Line[] = [];
  for (let index = 0, isOrphan: boolean = false; index < clean.length; ) {
    const [line, ...below] = clean.slice(index, index + 3);
    if (!line) break;
    // Below a label that found no value more labels come, and then their values: until the next flight nobody knows whose is whose.
    if (heading.test(line.text)) isOrphan = false;
    const taken: number = isOrphan && isBare(line) ? 0 : valuesBelow(line, below, heading, end);
    joined.push(joinedLines(line, below.slice(0, taken)));
    isOrphan ||= taken === 0 && isBare(line);
    index += 1 + taken;
  }
  return joined;
}

const isBare = ({ text }: Line) => endingInColon.test(text);

/** How many of the next lines belong to this one. */
function valuesBelow(line: Line, [first, second]: readonly Line[], heading: RegExp, end: RegExp): number {
  if (!first) return 0;
  if (heading.test(line.text)) {
    if (!numberFirst.test(first.text)) return 0;
    return second && readDay(second.text)?.year !== undefined ? 2 : 1;
  }
  if (!isBare(line)) return end.test(line.text) && moment.test(first.text) ? 1 : 0;
  if (someLabel.test(first.text) || heading.test(first.text)) return 0;
  return end.test(line.text) && second && moment.test(second.text) ? 2 : 1;
}
