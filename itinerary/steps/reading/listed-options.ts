/** What was to choose from before somebody booked: `2 options`, over `1) Malaysia MH 178 + MH 129 …` and `2) SriLankan direct …`, in a chat whose ticket stands below. */
import { foldInPlace } from '../../documents/flight-labels.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withLines } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';

// 2 options | Ai două variante: | Optionen: | … Pearl Travels: 2 opciones. Folded
const heading =
  /(?:^|[:\]>]\s?)(?:\p{L}{1,8}\s){0,2}(?:(?:\d|two|three|doua|trei|zwei|drei|deux|trois|dos|tres|due|tre|dvije|dve|tri|iki|uc|dwie|trzy)\s)?(?:options?|opti(?:uni|onen)|opties|variant(?:e|s|en|y|ok)|opcion(?:es)?|opcoes|opzioni|opcje|alternativ(?:e|es|as|en|er)|choices|possibilit(?:es|ies|a)|mozliwosci|moznosti|secenek(?:ler)?|варианта?|опции)\s?:?$/u;
// 1) | b. | – 2:
const entry = /^\W{0,3}(?:\d|[a-d])[.):]\s?\S/u;

/** The document without them; as it is where nothing of a flight stands below. */
export function withoutListedOptions(ticket: TicketText): TicketText {
  const { lines } = ticket;
  const options = lines.flatMap((line, row) => (heading.test(foldInPlace(line.text)) ? entriesFrom(lines, row + 1) : []));
  const last = lines.lastIndexOf(options.at(-1) as Line);
  const isBooked = options.length > 1 && lines.slice(last + 1).some((line) => flightsIn(line).length > 0);
  if (!isBooked) return ticket;
  return withLines(ticket, new Map(options.map((line) => [line, withoutParts(line, marksOf(line))] as const)));
}

function entriesFrom(lines: readonly Line[], from: number): Line[] {
  const rest = lines.slice(from);
  const end = rest.findIndex(({ text }) => !entry.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

const flightsIn = (line: Line) => marksOf(line).filter(({ kind }) => kind === 'flight');
