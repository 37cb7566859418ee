/** The reference of a booking, in the languages airlines and agencies write. */
import { type Found, foundAt } from '../../draft/found.ts';
import { type Cell, pieceCells } from '../../layout/cells.ts';
import { airlineNamed } from '../../reference/airlines.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { addressesIn, isWithin } from '../../text/web-addresses.ts';
import { foldInPlace } from '../flight-labels.ts';
import { marksOf } from '../flight-marks.ts';
import { isOfNights } from '../no-flights/nights.ts';
import { beginsOtherService } from '../no-flights/other-services.ts';
import { airlineLabel, anAirline, fileLabel, ofOtherService, ofSystem, referenceLabel, siteLabel } from './reference-labels.ts';
import {
  drawnLetters,
  drawnLonger,
  figuresAlone,
  inParts,
  isReference,
  ofTheAirline,
  ofWhatever,
  type Shape,
} from './reference-shapes.ts';
import { refInColumn } from './references-in-columns.ts';
import { isAirline, refOfNamedAirline } from './references-of-named-airlines.ts';
import { withoutTradeReferences } from './references-of-the-trade.ts';

/** The reference of the agency or of its reservation system; where the document prints none, the airline's own, and last the number of an agency's or a tour operator's. */
export function bookingRefIn(lines: readonly Line[]): Found | undefined {
  const { ref } = known.get(lines) ?? { ref: readRef(lines) };
  known.set(lines, { ref });
  return ref;
}

/** The airline's own reference, printed beside another one. */
export function airlineRefIn(lines: readonly Line[]): Found | undefined {
  const own = airlinesRef(lines) ?? refOfNamedAirline(lines);
  return own && own.value !== bookingRefIn(lines)?.value ? own : undefined;
}

/** The same lines are asked more than once: for the draft, and for what is no flight. */
const known = new WeakMap<readonly Line[], { ref: Found | undefined }>();

function readRef(lines: readonly Line[]): Found | undefined {
  const own = withoutTradeReferences(lines);
  return refIn(own) ?? (own === lines ? undefined : refIn(lines));
}

function refIn(lines: readonly Line[]): Found | undefined {
  const all = [...labelledRefs(lines, { ...drawnLetters, isElse: isOfNights })].filter(
    ({ label }) => !ofOtherService.test(label),
  );
  const ofFlights = all.filter(({ ref }) => !isInOtherEntry(lines, ref));
  const labelled = ofFlights.length > 0 ? ofFlights : all;
  const ofSystems = labelled.find(({ label, ref }) => ofSystem.test(label) && isDrawn(ref));
  const ofBooking = labelled.find(({ label, ref }) => !anAirline.test(label) && !isHeadedByAirline(label) && isDrawn(ref));
  return (
    ofSystems?.ref ??
    labelledRefs(lines, ofTheAirline, siteLabel).next().value?.ref ??
    looselySystems(lines) ??
    ofBooking?.ref ??
    airlinesRef(lines) ??
    labelled[0]?.ref ??
    // Of several airlines' own the first: Airline reference (Air New Zealand): … | Airline reference (Air Rarotonga): …
    labelledRefs(lines, ofTheAirline, airlineLabel).next().value?.ref ??
    overLabel(lines) ??
    inOrder(loosely(lines), ofWhateverIn(lines)) ??
    refOfNamedAirline(lines) ??
    refInColumn(lines) ??
    onlyReference(lines, drawnOwn) ??
    onlyReference(lines, drawn) ??
    labelledRefs(lines, inParts).next().value?.ref ??
    labelledRefs(lines, drawnLonger).next().value?.ref ??
    labelledRefs(lines, figuresAlone).next().value?.ref ??
    labelledRefs(lines, figuresAlone, fileLabel).next().value?.ref
  );
}

/** Behind words that may be any reference's, or behind words we do not know: the one printed first. */
const inOrder = (one: Found | undefined, other: Found | undefined): Found | undefined =>
  one && other && isBefore(other.box, one.box) ? other : (one ?? other);

const isBefore = (one: Box, other: Box) => one.page < other.page || (one.page === other.page && one.y < other.y);

/** `CHIỀU VỀ – Vietjet Air – mã đặt chỗ: 8F4RTW`: between its strokes stands whose it is. */
const isHeadedByAirline = (label: string): boolean =>
  label.split(/\s[–—|·/-]\s/).some((part) => airlineNamed(part) !== undefined);

/** In lines: so far under its heading an entry is told. */
const ofEntry = 4;

/** `Train to Boston`, over `Confirmation: 7A41C9`: where each entry of a journey has its own, that of a train is not the booking's. */
function isInOtherEntry(lines: readonly Line[], { box }: Found): boolean {
  const row = lines.findIndex(({ page, y, height }) => page === box.page && Math.abs(y - box.y) < height / 2);
  const above = lines.slice(Math.max(0, row - ofEntry), row).toReversed();
  const heading = above.find(
    (line) => beginsOtherService(fold(line.text)) || marksOf(line).some(({ kind }) => kind === 'flight'),
  );
  return heading !== undefined && beginsOtherService(fold(heading.text));
}

/** The one reference that is said to be the airline's, in whatever words. */
function airlinesRef(lines: readonly Line[]): Found | undefined {
  if (!lines.some(({ text }) => anAirline.test(foldInPlace(text)))) return undefined;
  const found = [...labelledRefs(lines, ofTheAirline, airlineLabel)].map(({ ref }) => ref);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** Behind a label and words we do not know; where it has no figure, the words name an airline. */
const ofWhateverIn = (lines: readonly Line[]): Found | undefined =>
  [...labelledRefs(lines, { ...ofWhatever, isElse: isOfNights })].find(
    ({ ref: { value }, label, behind = '' }) =>
      !ofOtherService.test(label) && (/\d/.test(value) || namesAirline(label) || isAirline(behind.replace(/[()]/g, '').trim())),
  )?.ref;

const namesAirline = (words: string): boolean => anAirline.test(words) || isAirline(words.replace(/[\s:]+$/, ''));

/** Whether a reference is printed under a label of its own. */
export const hasLabelledRef = (lines: readonly Line[]): boolean => !labelledRefs(lines, drawnLetters).next().done;

/** A reference, the words before it in its cell, folded, and what stands behind it in its own. */
type Labelled = { ref: Found; label: string; behind?: string };

function* labelledRefs(
  lines: readonly Line[],
  { behind: shape, whole, fits, certainty, isElse }: Shape,
  labels = referenceLabel,
): Generator<Labelled, undefined> {
  for (const [row, line] of lines.entries()) {
    if (isElse?.(line)) continue;
    const cells = pieceCells(line);
    for (const [index, cell] of cells.entries()) {
      const folded = foldInPlace(cell.text);
      let before = 0;
      for (const label of [...folded.matchAll(labels)].slice(0, 4)) {
        const words = label.index + label[0].trimEnd().length;
        // Nr rezerwacji (booking no.): 4417302
        const end = words + (folded[label.index - 1] === '(' && folded[words] === ')' ? 1 : 0);
        const behind = shape.exec(cell.text.slice(end));
        if (!behind) continue;
        const own = behind.groups?.ref;
        if (own !== undefined) {
          const start = end + behind[0].length - own.length;
          const ref = foundAt(line, cell.start + start, cell.start + start + own.length, certainty);
          if (fits(own)) yield { ref, label: folded.slice(before, start) };
          before = start + own.length;
          continue;
        }
        const beside = cells.slice(index + 1).find((other) => other.text !== ':');
        const values = [beside, ...belowOf(lines, row, cell).filter((below) => !isOfRowOfFlight(below))].filter(
          (candidate) => candidate && fits(whole.exec(candidate.text)?.groups?.ref ?? ''),
        );
        // BOKNINGSREFERENS   BOKAD over NB4XTZ   2026-11-19: what stands beside may be the next column's head.
        const isHead =
          values[0] === beside && values.length > 1 && !/\d/.test(beside?.text ?? '') && /\d/.test(values[1]?.text ?? '');
        const value = isHead ? values[1] : values[0];
        const ref = value && whole.exec(value.text)?.groups?.ref;
        if (value && ref) {
          const start = value.start + value.text.indexOf(ref);
          yield {
            ref: foundAt(value.line, start, start + ref.length, certainty),
            label: folded.slice(before, end + behind[0].length),
            behind: value.text.slice(start - value.start + ref.length),
          };
        }
      }
    }
  }
}

// Etihad reference: M7HTBE | Filekey PQ7ZSC | Amadeus: 5XN7QD | Nr rezerwacji linii lotniczej: 2LZK7Q
const looseLabel =
  /(?<!\p{L})(?:reference|ref\.|referinta|referenz|referencia|riferimento|confirmation|locator|filekey|dossier|code|cod|kod|codigo|codice|rezerwac\p{L}*|rezervac\p{L}*|reservation|бронь|брони|резервация|amadeus|sabre|galileo|travelport|worldspan|gds)(?: (?:\/ )?[\p{L}.]+){0,3}\s?(?:[:#№]{1,2}\s?|\s{1,24})(?=\S)/gu;
const drawnReference = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{6}(?![\p{L}\d/.-]|,\S)/u;

// MasterCard ****7719, engedélyezési kód 004Q7W | Authorization code: 004Q7W | Promo code: SPRING
const ofPayment =
  /(?<!\p{L})(?:auth\p{L}*|approval|autori[sz]\p{L}*|autoryzac\p{L}*|engedelyez\p{L}*|onay|transac\p{L}*|tranzac\p{L}*|promo\p{L}*|voucher|gift|discount|reducere) (?=\p{L})/u;

const looselySystems = (lines: readonly Line[]): Found | undefined =>
  [...loose(lines)].find(({ label }) => ofSystem.test(label))?.ref;

/** Large in a line of its own, with what it is in small letters under it. */
function overLabel(lines: readonly Line[]): Found | undefined {
  for (const [row, line] of lines.entries())
    for (const cell of pieceCells(line)) {
      const label = [...foldInPlace(cell.text).matchAll(referenceLabel)][0];
      if (label?.[0].trim().length !== cell.text.replace(/[:\s]+$/, '').length) continue;
      const above = inColumn(lines.slice(Math.max(0, row - 1), row), cell).find(({ text }) => text.length === 6);
      if (above && drawnReference.test(above.text) && ofTheAirline.fits(above.text))
        return foundAt(above.line, above.start, above.start + above.text.length, 0.7);
    }
  return undefined;
}

/** Behind a word that may be any reference's: six letters and figures as reservation systems draw them. */
function loosely(lines: readonly Line[]): Found | undefined {
  const found = [...loose(lines)].map(({ ref }) => ref);
  // Dossier GUERIN is the family's.
  return found.find(({ value }) => /\d/.test(value)) ?? found[0];
}

/** Each with the words before it in its line, folded. */
function* loose(lines: readonly Line[]): Generator<Labelled> {
  for (const line of lines)
    for (const label of foldInPlace(line.text).matchAll(looseLabel)) {
      const start = label.index + label[0].length;
      if (ofPayment.test(foldInPlace(line.text.slice(Math.max(0, label.index - 24), start)))) continue;
      const ref = drawnReference.exec(line.text.slice(start))?.[0];
      const place = { start, end: start + 6 };
      const isElse = isWithin(marksOf(line), place) || isWithin(addressesIn(line.text), place);
      if (
        ref &&
        isReference(ref) &&
        !isElse &&
        (/\d/.test(ref) || label[0].trimEnd().endsWith(':') || /[\p{Ll}]/u.test(line.text))
      )
        yield {
          ref: foundAt(line, start, start + ref.length, 0.7),
          label: foldInPlace(line.text.slice(Math.max(0, start - 40), start)),
        };
    }
}

// 8E6QXP: letters and digits, as reservation systems draw them
const drawn = /(?<![\p{L}\d/.,-])(?<ref>(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d)[A-Z\d]{6})(?![\p{L}\d/.,-]\S|[\p{L}\d])/dgu;
// XM2RWA   AY / 6KQ3TB: behind its code stands an airline's own
const drawnOwn = new RegExp(`(?<![A-Z\\d]{2} / )${drawn.source}`, 'dgu');

/** Without a label we know: what looks like a reference, where one thing alone on the whole document does. */
function onlyReference(lines: readonly Line[], shape: RegExp): Found | undefined {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(shape)].flatMap((match) => {
      const [start, end] = match.indices?.groups?.ref ?? [0, 0];
      const isElse =
        isWithin(marksOf(line), { start, end }) ||
        isWithin(addressesIn(line.text), { start, end }) ||
        ofPayment.test(foldInPlace(line.text.slice(Math.max(0, start - 40), start)));
      return isElse || !isReference(match[0]) ? [] : [foundAt(line, start, end, 0.5)];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

const isDrawn = ({ value }: Found) => value.length < 7;

/** `Meno   2.2.2027   AY951   Helsinki (HEL) 07:50`, below a label whose sentence goes on: the number of a flight among its hours. */
const isOfRowOfFlight = ({ line, start, end }: Cell): boolean => {
  const marks = marksOf(line);
  const isNumber = marks.some((mark) => mark.kind === 'flight' && mark.start === start && mark.end === end);
  return isNumber && marks.some(({ kind }) => kind === 'time');
};

/** In the next three lines. */
const belowOf = (lines: readonly Line[], row: number, cell: { x: number; right: number }) => [
  ...besideWrapped(lines[row], lines[row + 1], cell),
  ...inColumn(lines.slice(row + 1, row + 4), cell),
];

/** `REZERVASYON KODU / BOOKING` over `REFERENCE`, and half a line lower than the first the value of both: next to the label, in no line of its own. */
function besideWrapped(line: Line | undefined, next: Line | undefined, { right }: { right: number }) {
  if (!line || !next || next.page !== line.page || next.y >= line.y + line.height * 0.75) return [];
  const isFree = (x: number) => !pieceCells(line).some((other) => other.x >= right && other.x <= x);
  return pieceCells(next)
    .filter(({ x }) => x >= right && isFree(x))
    .slice(0, 1);
}

/** What is in the same column, or alone in its line. */
function inColumn(lines: readonly Line[], cell: { x: number; right: number }) {
  return lines.flatMap((line) => {
    const cells = pieceCells(line);
    return cells.filter((below) => cells.length === 1 || (below.x < cell.right && below.right > cell.x));
  });
}
