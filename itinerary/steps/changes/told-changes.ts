/** Sentences that tell what a flight was before, `It was due to depart at 12:35 and will now depart at 14:05`, beside the flight as it is. */
import { marksOf } from '../../documents/flight-marks.ts';
import { former } from '../../documents/words-of-change.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// Folded
const change =
  /(?<!\p{L})(?:(?:was|were) (?:originally |previously |initially )?(?:due|scheduled|planned|supposed)|originally|previously|instead of|rather than|ursprunglich|bisher(?:ige\p{L}*)?|statt|anstatt|au lieu de|initialement|etait prevu|in loc(?:ul)? de|initial|era programat|estaba previst\p{L}*|en (?:lugar|vez) de|inicialmente|originalmente|invece de\p{L}*|anziche|inizialmente|originariamente|era previst\p{L}*|estava previst\p{L}*|em vez de|zamiast|pierwotni\p{L}*|eredetileg|helyett|puvodn\p{L}*|misto|namiesto|oorspronkelijk\p{L}*|in plaats van|ursprungligen|i stallet for|oprindelig\p{L}*|i stedet for|opprinnelig)(?!\p{L})/u;
const isOfChange = (plain: string): boolean => change.test(plain) || former.test(plain);

/** In words with small letters: fewer are no sentence's; in lines: of its paragraph, on either side. */
const fewest = 4;
const around = 2;

/** Their lines, where all that counts of them is printed again: the number of the flight, and one of its hours. */
export function toldChanges(lines: readonly Line[]): ReadonlySet<Line> {
  const told = new Set<Line>();
  const rows = lines.flatMap((line, row) => (isSentence(line) && isOfChange(fold(line.text)) ? [row] : []));
  if (rows.length === 0) return told;
  const printed = { flight: linesWith(lines, 'flight'), time: linesWith(lines, 'time') };
  for (const row of rows) {
    const paragraph = paragraphOf(lines, row);
    const [numbers, hours] = [linesWith(paragraph, 'flight'), linesWith(paragraph, 'time')];
    const isAgain = numbers.size > 0 && [...numbers].every(([value, own]) => (printed.flight.get(value) ?? 0) > own);
    if (isAgain && hours.size > 1 && [...hours].some(([value, own]) => (printed.time.get(value) ?? 0) > own))
      for (const one of paragraph) told.add(one);
  }
  return told;
}

function paragraphOf(lines: readonly Line[], row: number): Line[] {
  let [from, to] = [row, row + 1];
  while (row - from < around && isSentence(lines[from - 1])) from -= 1;
  while (to - row <= around && isSentence(lines[to])) to += 1;
  return lines.slice(from, to);
}

const isSentence = (line: Line | undefined): boolean =>
  line !== undefined && !/\s{2}/.test(line.text) && (line.text.match(/(?<![\p{L}\d])\p{Ll}+(?!\p{L})/gu)?.length ?? 0) >= fewest;

/** How many lines print each value of that kind. */
function linesWith(lines: readonly Line[], kind: 'flight' | 'time'): Map<string, number> {
  const printed = new Map<string, number>();
  for (const line of lines) {
    const own = marksOf(line).flatMap((mark) => (mark.kind === kind ? mark.found.value : []));
    for (const value of new Set(own)) printed.set(value, (printed.get(value) ?? 0) + 1);
  }
  return printed;
}
