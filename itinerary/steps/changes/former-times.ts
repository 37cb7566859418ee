/**
 * A change of schedule in labels, “Previous departure: 06:55” above “New departure: 08:20”, or in columns, “Old time” beside “New time”, or in a
 * sentence: read is what is new, that there was another is told.
 */
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftDoubt } from '../../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { withPages } from '../../text/with-pages.ts';
import { withoutParts } from '../../text/without-parts.ts';
import { partsBeforeArrows } from './arrowed-changes.ts';
import { isNewOf, type Labelled, labelOf } from './change-labels.ts';
import { formerHours } from './changed-hours.ts';
import { exchangedCoupons } from './exchanged-coupons.ts';
import { formerBeside } from './former-beside.ts';
import { formerBlocks } from './former-blocks.ts';
import { formerCells } from './former-columns.ts';
import { changeLabelOfAsia, formerPart } from './former-in-asia.ts';
import { formerInSentences } from './former-in-sentences.ts';
import { formerRows } from './former-rows.ts';
import { formerWays } from './former-ways.ts';
import { withoutHoursToldAgain } from './hours-told-again.ts';
import { missedFlights } from './missed-flights.ts';
import { replacedFlight, replacedTimes } from './replaced-doubts.ts';
import { toldChanges } from './told-changes.ts';

// Previous departure: Sat 19 Jun 2027 06:55 | Alte Abflugzeit   09.10 Uhr
const labelled = /^\W*(\p{L}[\p{L} .'/-]{1,50}?)(?:\s*:\s|\s{2,})(.*\d[:.h]\d\d.*)$/u;
const clock = /\d[:.h]?\d\d/;
/** In lines: from what was to what is. */
const reach = 6;

export function withoutFormerTimes(ticket: TicketText): { ticket: TicketText; doubts: DraftDoubt[] } {
  const former = formerLines(ticket.lines)
    .union(formerBlocks(ticket.lines))
    .union(underFormer(ticket.lines))
    .union(formerWays(ticket.lines))
    .union(formerRows(ticket.lines))
    .union(exchangedCoupons(ticket.lines))
    .union(toldChanges(ticket.lines));
  const inSentences = formerInSentences(ticket.lines);
  const left = ticket.lines.filter((line) => !former.has(line) && !inSentences.has(line));
  const hours = new Map([...formerHours(left), ...partsBeforeArrows(left)]);
  const beside = formerBeside(left);
  const again = withoutHoursToldAgain(left);
  const missed = missedFlights(left);
  const struck = ticket.struck?.filter((words) => clock.test(words)) ?? [];
  const halves = new Map(
    ticket.lines.flatMap((line) => {
      const part = formerPart(line);
      return part ? [[line, [part]] as const] : [];
    }),
  );
  const said = [
    ...[...former, ...inSentences.keys(), ...hours.keys(), ...beside.keys(), ...halves.keys()].map(({ text }) => text),
    ...again.said,
    ...struck,
  ];
  const pages = ticket.pages.map((page) => {
    const cells = formerCells(page.lines);
    const lines = page.lines.flatMap((line) => {
      if (former.has(line)) return [];
      const sentences = inSentences.get(line) ?? again.left.get(line);
      if (sentences) return sentences;
      const gone = [hours, beside, halves, cells, missed.parts].flatMap((parts) => parts.get(line) ?? []);
      if (gone.length === 0) return [line];
      if (cells.has(line)) said.push(line.text);
      return [withoutParts(line, gone)];
    });
    return { ...page, lines };
  });
  const doubts = [...missed.numbers.map(replacedFlight), ...(said.length > 0 ? [replacedTimes(said)] : [])];
  return doubts.length > 0 ? { ticket: withPages(ticket, pages), doubts } : { ticket, doubts };
}

/** Those whose label says that they are of before, near one of the same that says what is now. */
function formerLines(lines: readonly Line[]): ReadonlySet<Line> {
  const labels = lines.map(labelledIn);
  return new Set(
    lines.filter((_, row) => {
      const label = labels[row];
      return label?.isFormer && labels.slice(Math.max(0, row - reach), row + reach + 1).some(isNewOf(label));
    }),
  );
}

function labelledIn(line: Line): Labelled | undefined {
  const { text } = line;
  const ofAsia = changeLabelOfAsia(text);
  if (ofAsia) return clock.test(text.slice(ofAsia.end)) && !formerPart(line) ? ofAsia : undefined;
  const [, label] = labelled.exec(text) ?? [];
  return label ? labelOf(label) : undefined;
}

/** `Bisher` alone over its hours, and `Neu` alone over as many: flights with their numbers are told apart as flights. */
function underFormer(lines: readonly Line[]): ReadonlySet<Line> {
  const alone = lines.map(({ text }) => (/\d/.test(text) ? undefined : labelOf(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))));
  return new Set(
    lines.flatMap((line, row) => {
      if (!alone[row]?.isFormer || alone[row].about !== '') return [];
      const now = alone.findIndex(
        (label, at) => at > row + 1 && at <= row + reach && label?.isFormer === false && label.about === '',
      );
      if (now < 0) return [];
      const [was, is] = [lines.slice(row + 1, now), lines.slice(now + 1, 2 * now - row)];
      const isChange = !numbersIn(was) && hoursIn(was) > 0 && hoursIn(is) >= hoursIn(was);
      return isChange ? [line, ...was.filter((one) => hoursIn([one]) > 0)] : [];
    }),
  );
}

const hoursIn = (lines: readonly Line[]) => lines.flatMap(marksOf).filter(({ kind }) => kind === 'time').length;
const numbersIn = (lines: readonly Line[]) => lines.flatMap(marksOf).some(({ kind }) => kind === 'flight');
