/**
 * Days that a sentence says one lands on: `sosirea este a doua zi, miercuri 13 ianuarie, la 17:35`, `vous arriverez le lendemain, mercredi 10 mars`.
 * Its clauses may stand in lines of their own.
 */
import { columnAt, columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { foldInPlace } from '../flight-labels.ts';
import { nextDayWords } from '../next-day.ts';
import type { Anchor, DayAnchor } from './anchor.ts';

/** In lines, and in letters: so far back a sentence is read. */
const mostClauses = 4;
const mostLetters = 160;

const nextDayBefore = new RegExp(
  `(?<!\\p{L})(?:${nextDayWords})[\\s,;:(–-]*(?:(?:den|am|on|le|pe|em|no|na|el|il|op|we?|dnia|v|ve) )?$`,
  'u',
);
const landing =
  /(?<!\p{L})(?:ajung|sosi|ateriz|arr(?!\p{L})|arriv|arrib|atterr|land(?:s|et|en|er|ing|ung)?(?!\p{L})|lent(?!\p{L})|lend(?:ir|um|a|ing)(?!\p{L})|touch(?:es)? down|ankunft|ankom|ank(?=[.:])|lleg|aterri|cheg|pous|przyl|lad(?:uj|owan)|(?:bedzie(?:cie|sz)|beda panstwo) (?:na miejscu|w)(?!\p{L})|dotr[zua]|pril|pristan|dorazi|doleti|dolaz|dolet|stiz|slijec|slece|erkez|megerkez|leszall|aankom|komt u aan|framme|fremme|saapu|laskeut|perilla|varis|variyor|varac|inis|ulas|пристиг|каца|приб[ыу]|прилет|прилит|приземл|φταν|φτασ|αφιξ|προσγει)/gu;
const leaving =
  /(?<!\p{L})(?:plec|porni|decol|zbur|zbor|depart|leav|takes? off|fl(?:y|ies)|repart|part|quitt|envol|vol[ s]|start|ab(?:flieg|flug)|flieg|flug|sal(?:e|es|en|ida|dra)|despeg|vuel|vertre|vlieg|wyl|odl|indul|felszall|avg[aå]|avres|kalk|hareket|излит|вылет|отправ|αναχωρ)/gu;
// Before a day a clause of its own begins: iar pe 5 mai | and on 5 May
const joint =
  /[;]|(?<!\p{L})(?:iar|si|apoi|and|then|but|und|dann|et|puis|e|poi|y|luego|och|sedan|og|en|daarna|oraz|i|potem|a|pak|es|majd|ve|sonra|и|και)(?!\p{L})/u;

/** The rows, with the days of landing labelled so. */
export function withDaysOfLanding(rows: readonly Anchor[][], lines: readonly Line[]): Anchor[][] {
  return rows.map((row, at) =>
    row.map((anchor) => {
      if (anchor.kind !== 'day' || anchor.label === 'arrival') return anchor;
      // 21.55 plecare, ajungeți marți 4 mai: the word for leaving stands farther off
      if (anchor.label === 'departure' && !saysLanding(anchor)) return anchor;
      return !isPrintedAbove(anchor, rows.slice(Math.max(0, at - mostClauses), at)) && isOfLandingInSentence(anchor, at, lines)
        ? { ...anchor, label: 'arrival' as const }
        : anchor;
    }),
  );
}

/** `15:25   Despegue del vuelo EI 564` between other hours of a programme: the hour that begins the row of a number is that of leaving. */
export function leavesAtItsHour({ flight, left }: { flight: Anchor; left: Anchor }, times: readonly Anchor[]): boolean {
  const [first, ...others] = times.filter(({ row }) => row === flight.row);
  const words = foldInPlace(flight.line.text);
  const isOfRow = first?.start === 0 && others.length === 0 && last(words, leaving) >= 0 && last(words, landing) < 0;
  return !isOfRow || left === first;
}

/** The same day, over it: one leaves and lands on it. */
const isPrintedAbove = ({ found: { value } }: DayAnchor, above: readonly Anchor[][]): boolean =>
  above.flat().some((one) => one.kind === 'day' && one.found.value.day === value.day && one.found.value.month === value.month);

function isOfLandingInSentence(day: Anchor, row: number, lines: readonly Line[]): boolean {
  const own = wordsOfCell(day);
  // In a table a cell may have its clauses, and begins none of another line.
  if (columnsOf(day.line).length > 1) return endsInLanding(lastSentence(own), day);
  const words = sentenceBefore(own, row, lines);
  return !leavesOnNextDay(words, day, lines[row + 1]) && endsInLanding(words, day);
}

type Place = Pick<Anchor, 'line' | 'start' | 'end'>;

/** `The following day, Saturday 29 May, you fly back`: the sentence begins with it, and with no flight it could be of; its clauses may stand in lines of their own. */
function leavesOnNextDay(words: string, { line, end }: Place, below: Line | undefined): boolean {
  if (/\p{L}/u.test(words.replace(nextDayBefore, ''))) return false;
  const rest = foldInPlace(line.text.slice(end)).split(sentenceEnd)[0] ?? '';
  const behind = below && /^[^\p{L}\d]*$/u.test(rest) && !/[.!?]/.test(rest) ? foldInPlace(below.text) : rest;
  const [left, landed] = [behind.search(leaving), behind.search(landing)];
  return left >= 0 && (landed < 0 || left < landed);
}

/** `Arrives Sunday, April 4`: in its own cell. */
export const saysLanding = (day: Place): boolean => endsInLanding(lastSentence(wordsOfCell(day)), day);

// arrivée à Dakar (DSS) à 02h05 le dimanche
const hourOfLanding = /\d[:.hu]\d{2}(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr|uur))?[\s,(]{1,3}(?:\p{L}{1,3} )?$/u;
// , um 9.25 Uhr | at 09:25 | , alle 9.25
const hourBehind = /^,?\s(?:\p{L}{1,4}\s){0,2}\d{1,2}[:.hu]\d{2}/u;
const hourAndClause = /\d[:.hu]\d{2}(?=(?:\P{L}+\p{Ll}+){3})[^\d]{15,80}$/u;

/**
 * `arrivée à Dakar à 02h05 le dimanche 24 janvier`: right behind the hour one lands at; or `der um 22.15 Uhr nach Rom startet und Sie am Mittwoch, den
 * 10. März, um 9.25 Uhr absetzt`: between both hours of a sentence, right before the second.
 */
export function standsWithLanding(day: Place): boolean {
  const words = lastSentence(wordsOfCell(day));
  if (hourOfLanding.test(words) && last(words, landing) > last(words, leaving)) return true;
  const behind = foldInPlace(day.line.text.slice(day.end));
  return hourBehind.test(behind) && hourAndClause.test(words) && last(behind, leaving) < 0;
}

function endsInLanding(words: string, { line, end }: Place): boolean {
  if (nextDayBefore.test(words)) return true;
  const landed = last(words, landing);
  if (landed < 0 || landed < last(words, leaving)) return false;
  return !joint.test(words.slice(landed)) && last(foldInPlace(line.text.slice(end)), leaving) < 0;
}

/** `LO 42   Toronto – Varșovia, plecare 21.55, ajungeți marți 4 mai`: what stands before a day in its own cell. */
const wordsOfCell = ({ line, start }: Place): string => line.text.slice(columnAt(line, start)?.start ?? 0, start);

/** Where the last of such words begins. */
const last = (words: string, shape: RegExp): number => [...words.matchAll(shape)].at(-1)?.index ?? -1;

function sentenceBefore(own: string, row: number, lines: readonly Line[]): string {
  let words = own;
  for (let at = row - 1; row - at <= mostClauses && words.length < mostLetters; at -= 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !next || columnsOf(line).length > 1 || !goesOn(line.text, next.text)) break;
    words = `${line.text} ${words}`;
  }
  return lastSentence(words);
}

// Not behind arr. or Mi.
const sentenceEnd = /(?<!(?<!\p{L})\p{L}{1,4})[.!?]\s+(?=\p{L})/u;
const lastSentence = (words: string): string => foldInPlace(words.slice(-mostLetters)).split(sentenceEnd).at(-1) ?? '';

const goesOn = (above: string, below: string) => /[,;]$/.test(above) || (/^\p{Ll}/u.test(below) && !/[.!?:]$/.test(above));
