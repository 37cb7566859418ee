/**
 * A change of schedule in labels, “Previous departure: 06:55” above “New departure: 08:20”, or in columns, “Old time” beside “New time”, or in a
 * sentence: read is what is new, that there was another is told.
 */
import { marksOf } from '../documents/flight-marks.ts';
import { current, currentAlone, former, formerAlone } from '../documents/words-of-change.ts';
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { type Column, columnsOf } from '../text/columns.ts';
import { fold } from '../text/fold.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';
import { withPages } from '../text/with-pages.ts';
import { withoutParts } from '../text/without-parts.ts';
import { hoursBeforeArrows } from './arrowed-hours.ts';
import { formerHours } from './changed-hours.ts';
import { changeLabelOfAsia, formerPart } from './former-in-asia.ts';
import { formerInSentences } from './former-in-sentences.ts';
import { formerWays } from './former-ways.ts';
import { toldChanges } from './told-changes.ts';

// Previous departure: Sat 19 Jun 2027 06:55 | Alte Abflugzeit   09.10 Uhr
const labelled = /^\W*(\p{L}[\p{L} .'/-]{1,50}?)(?:\s*:\s|\s{2,})(.*\d[:.h]\d\d.*)$/u;
const clock = /\d[:.h]?\d\d/;
/** In lines: from what was to what is. */
const reach = 6;
/** In lines: below the heads of its columns. */
const longestTable = 60;

/** What a label is about without the words that say when: `departure`; undefined where nothing of the kind is labelled. */
type Labelled = { about: string; isFormer: boolean };

export function withoutFormerTimes(ticket: TicketText): { ticket: TicketText; doubts: DraftDoubt[] } {
  const former = formerLines(ticket.lines)
    .union(underFormer(ticket.lines))
    .union(formerWays(ticket.lines))
    .union(toldChanges(ticket.lines));
  const inSentences = formerInSentences(ticket.lines);
  const left = ticket.lines.filter((line) => !former.has(line) && !inSentences.has(line));
  const hours = new Map([...formerHours(left), ...hoursBeforeArrows(left)]);
  const struck = ticket.struck?.filter((words) => clock.test(words)) ?? [];
  const halves = new Map(
    ticket.lines.flatMap((line) => {
      const part = formerPart(line);
      return part ? [[line, [part]] as const] : [];
    }),
  );
  const said = [...[...former, ...inSentences.keys(), ...hours.keys(), ...halves.keys()].map(({ text }) => text), ...struck];
  const pages = ticket.pages.map((page) => {
    let column: FormerColumn | undefined;
    let rows = 0;
    const lines = page.lines.flatMap((line) => {
      if (former.has(line)) return [];
      const sentences = inSentences.get(line);
      if (sentences) return sentences;
      const gone = hours.get(line) ?? halves.get(line);
      if (gone) return [withoutParts(line, gone)];
      const head = formerColumn(line);
      if (head) [column, rows] = [head, longestTable];
      rows -= 1;
      const cut = column && !head && rows > 0 ? withoutCell(line, column) : line;
      if (cut !== line) said.push(line.text);
      return [cut];
    });
    return { ...page, lines };
  });
  if (said.length === 0) return { ticket, doubts: [] };
  return { ticket: withPages(ticket, pages), doubts: [replacedTimes(said)] };
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

function labelOf(label: string): Labelled | undefined {
  const ofAsia = changeLabelOfAsia(label);
  if (ofAsia) return ofAsia.end === label.length ? ofAsia : undefined;
  const words = fold(label);
  if (formerAlone.test(words) || currentAlone.test(words)) return { isFormer: formerAlone.test(words), about: '' };
  const [isFormer, isCurrent] = [former.test(words), current.test(words)];
  if (isFormer === isCurrent) return undefined;
  const about = words.replace(isFormer ? former : current, '');
  return { isFormer, about: about.replace(/\s+/g, ' ').trim() };
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

/** A column that counts no more, and where the next begins. */
type FormerColumn = { cell: Column; next: number };

/** Flight   Old time   New time */
function formerColumn(line: Line): FormerColumn | undefined {
  if (/\d/.test(line.text)) return undefined;
  const cells = columnsOf(line);
  const labels = cells.map(({ text }) => labelOf(text));
  const at = labels.findIndex((label) => label?.isFormer && labels.some(isNewOf(label)));
  const cell = cells[at];
  return cell && { cell, next: cells[at + 1]?.x ?? Number.POSITIVE_INFINITY };
}

/** The line with blanks where its cell under a head stood, if it tells a time; it begins no further left than the head does, by a letter or two. */
function withoutCell(line: Line, { cell: head, next }: FormerColumn): Line {
  const cell = columnsOf(line).find((one) => one.x > head.x - line.height && one.right < next && clock.test(one.text));
  return cell ? withoutParts(line, [cell]) : line;
}

const isNewOf =
  ({ about }: Labelled) =>
  (label: Labelled | undefined) =>
    label?.isFormer === false && label.about === about;

const replacedTimes = (lines: readonly string[]): DraftDoubt => {
  const said = lines[0]?.replace(/\s+/g, ' ').trim().slice(0, 80);
  return {
    code: 'flight-replaced',
    message: {
      en: `The ticket also prints times as they were before a change (“${said}”). Only the new ones are given.`,
      ro: `Biletul tipărește și ore de dinaintea unei modificări („${said}”). Sunt redate doar cele noi.`,
    },
    where: null,
  };
};
