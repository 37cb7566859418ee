/** Terminals that are written as the number of a flight would be. */
import { airportAt, airportsNamed } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';
import { isCodeAlone } from './code-words.ts';

// T5, or 2E in Paris: other figures with a letter are airlines, as 6E
const terminalAndHour = /^(?:T\d|2[A-G])\s+(?:[01]\d|2[0-3])[0-5]\d$/;
const hourBehind = /^\s+(?:[01]\d|2[0-3])[:.]?[0-5]\d(?![\d:.])/;
const terminalWithFigure = 'MM2'.length;
const wordBefore = /(?<word>\p{L}{3,})[)\s]\s{0,8}$/u;

// LOS (MM2) 16:30
const codeBefore = /(?<![A-Z])(?<code>[A-Z]{3}) ?\($/;

/** `Paris CDG 2E 0940`: before an hour in four figures, behind a place or with the second hour behind it; `LOS (MM2)`: in brackets behind an airport's code. */
export function isTerminal({ text }: Line, start: number, end: number): boolean {
  const code = codeBefore.exec(text.slice(0, start))?.groups?.code;
  if (code !== undefined && text[end] === ')' && end - start === terminalWithFigure && airportAt(code) !== undefined) return true;
  if (!terminalAndHour.test(text.slice(start, end))) return false;
  if (hourBehind.test(text.slice(end))) return true;
  const word = wordBefore.exec(text.slice(0, start))?.groups?.word;
  return word !== undefined && ((isCodeAlone(word) && airportAt(word) !== undefined) || airportsNamed(word).length > 0);
}
