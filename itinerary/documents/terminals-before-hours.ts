/** `Stockholm Arlanda T5   0655   0815`, `Paris CDG 2E 0940`: a terminal before an hour in four figures is written as the number of a flight would be. */
import { airportAt, airportsNamed } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';
import { isCodeAlone } from './code-words.ts';

// T5, or 2E in Paris: other figures with a letter are airlines, as 6E
const terminalAndHour = /^(?:T\d|2[A-G])\s+(?:[01]\d|2[0-3])[0-5]\d$/;
const hourBehind = /^\s+(?:[01]\d|2[0-3])[:.]?[0-5]\d(?![\d:.])/;
const wordBefore = /(?<word>\p{L}{3,})[)\s]\s{0,8}$/u;

/** Whether what has the shape of a number stands behind a place, or has the second hour behind it. */
export function isTerminalBeforeHour({ text }: Line, start: number, end: number): boolean {
  if (!terminalAndHour.test(text.slice(start, end))) return false;
  if (hourBehind.test(text.slice(end))) return true;
  const word = wordBefore.exec(text.slice(0, start))?.groups?.word;
  return word !== undefined && ((isCodeAlone(word) && airportAt(word) !== undefined) || airportsNamed(word).length > 0);
}
