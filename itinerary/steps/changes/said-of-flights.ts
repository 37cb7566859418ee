/** Words above a flight, or beside it, that say how it stands: replaced by another, or taken from the journey. */
import { marksOf } from '../../documents/flight-marks.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';

/** Folded. `numbers`: where the numbers of all flights stand, of which some may have no designator. */
type Words = { said: RegExp; otherwise: RegExp; unless?: RegExp; numbers?: readonly Box[] };

/** For patterns, folded: a flight was cancelled, in the words of whole sentences and of headings alike. */
export const cancelled = String.raw`cancel{1,2}ed|cancelad[oa]s?|cancellat[oaie]|gestrichen|annulliert|annulee?s?|anulat[aei]?|anulad[oa]s?|annullat[oaie]|soppress[oaie]|iptal edil\p{L}*|odwolan[yae]|anulowan\p{L}*|geannuleerd|aflyst|avbokad[et]?|avbestilt|installt|kansellert|zrusen\p{L}*|otkazan\p{L}*|ακυρωθ\p{L}*|отменен\p{L}*|скасован\p{L}*|анульован\p{L}*|аннулирован\p{L}*|анулиран\p{L}*`;
/** For patterns, folded: it might be, or was not. */
export const onCondition = String.raw`if|when|in case|can|may|cannot|not|unless|falls|wenn|kann|konnen|nicht|daca|cand|poate|pot|nu|si|peut|peuvent|se|puo|possono|puede|pueden|no|nao|pode|podem|jesli|mozna|moze|nie|ha|eger|free|gratuit\p{L}*|kostenlos\p{L}*|gratis`;

// Leider wurde Ihr Flug LH 1336 am 12.04.2027 … annulliert: folded; alone such a word makes a sentence say it
const isCancelled = new RegExp(
  String.raw`(?<!\p{L})(?:${cancelled}|cancelo|cancelou|annule|annullato|anulowal\p{L}*|odwolal\p{L}*|iptal etti|zrusil\p{L}*|otkazal\p{L}*|ακυρωσε|отменил\p{L}*|скасув\p{L}*|storniert|stallts in|innstilt|supprimee?s?|peruttu|peruutettu|анулиран\p{L}*|torol\p{L}*)(?!\p{L})`,
  'u',
);
const isUncertain = new RegExp(
  String.raw`(?<!\p{L})(?:${onCondition}|pas|nao|instead|stattdessen|replac\p{L}*|ersetzt\p{L}*)(?!\p{L})`,
  'u',
);
/** In lines: so far from its number a sentence may begin or end. */
const ofSentence = 3;

/** In lines: so far below its words stands a flight, or the heading of its table. */
const reach = 8;
/** Longer lines are sentences; the gaps of a table are not counted. */
const longest = 90;

const isSentence = ({ text }: Line) => text.replace(/\s+/g, ' ').length > longest;

/** Whether the nearest words of either kind, in the flight's own line or above it, say it. A flight above has words of its own. */
export function isSaidOf(lines: readonly Line[], { page, y }: Box, { said, otherwise, unless, numbers = [] }: Words): boolean {
  const own = lines.findLastIndex((line) => line.page === page && line.y <= y + 1);
  if (isToldCancelled(lines, own)) return true;
  let leadsHere = false;
  for (let row = own; row >= Math.max(0, own - reach); row -= 1) {
    const line = lines[row];
    if (!line) continue;
    // … dass der folgende Flug leider annulliert wurde: a sentence with a colon is about what stands below it.
    leadsHere = /:\s*$/.test(line.text) || (leadsHere && isSentence(line));
    const label = row === own ? labelOf(line) : undefined;
    if ((isSentence(line) && !leadsHere && !label) || (row < own && isOfOtherFlight(line, numbers))) continue;
    const plain = fold(label ?? line.text.replace(/^.*[.!?] (?=\p{Lu})/u, ''));
    const isOtherwise = otherwise.test(plain);
    if (isOtherwise || (said.test(plain) && !unless?.test(plain))) return !isOtherwise;
  }
  return false;
}

/** `Same-day standby list: AA 2318 …`, however long the line. */
function labelOf(line: Line): string | undefined {
  const number = marksOf(line).find(({ kind }) => kind === 'flight');
  return isSentence(line) && number ? /^[^:]{3,60}:\s*$/.exec(line.text.slice(0, number.start))?.[0] : undefined;
}

const isOfOtherFlight = (line: Line, numbers: readonly Box[]) =>
  marksOf(line).some(({ kind }) => kind === 'flight') ||
  numbers.some(({ page, y }) => page === line.page && Math.abs(y - line.y) <= 1);

/** Whether the sentence around its number says that a flight, and no other, was cancelled. */
function isToldCancelled(lines: readonly Line[], own: number): boolean {
  const line = lines[own];
  if (!line || !isWritten(line)) return false;
  const [before, behind] = [lines.slice(Math.max(0, own - ofSentence), own), lines.slice(own + 1, own + 1 + ofSentence)];
  const from = before.findLastIndex((one) => !isWritten(one)) + 1;
  const to = behind.findIndex((one) => !isWritten(one));
  const around = [...before.slice(from), line, ...(to < 0 ? behind : behind.slice(0, to))];
  const number = marksOf(line).find(({ kind }) => kind === 'flight');
  if (!number) return false;
  const at = around.slice(0, around.indexOf(line)).reduce((sum, { text }) => sum + text.length + 1, 0) + number.start;
  const text = around.map((one) => one.text).join(' ');
  const ends = [...text.matchAll(endOfSentence)].map(({ index }) => index + 1);
  const start = ends.findLast((one) => one <= at) ?? 0;
  const end = ends.find((one) => one > at) ?? text.length;
  const flights = new Set(
    around.flatMap((one) => marksOf(one).flatMap((mark) => (mark.kind === 'flight' ? mark.found.text : []))),
  );
  const sentence = text.slice(start, end);
  if ([...flights].filter((one) => sentence.includes(one)).length !== 1) return false;
  const plain = fold(sentence);
  return isCancelled.test(plain) && !isUncertain.test(plain);
}

// Not behind the number of a day: am 12. April
const endOfSentence = /(?<!\d)[.!?](?= \p{Lu}|$)/gu;
const smallWords = /(?<![\p{L}\d])\p{Ll}+(?!\p{L})/gu;
const isWritten = ({ text }: Line) => !/\S\s{2,}\S/.test(text) && (text.match(smallWords)?.length ?? 0) >= 2;
