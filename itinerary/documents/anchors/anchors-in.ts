/** All anchors of a document, line by line. What may be one only in some documents, such as `0715`, is looked for where nothing surer is. */
import { foundAt } from '../../draft/found.ts';
import { pieceCells } from '../../layout/cells.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { isGivenName } from '../../reference/given-names.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { readTime } from '../../values/clock.ts';
import { readMinutes } from '../../values/durations.ts';
import { slashNamesIn } from '../../values/travellers.ts';
import { isOfIssue } from '../booking-facts.ts';
import { isOfTaxes, isSumWithoutAmount } from '../code-words.ts';
import { foldInPlace, isNoise, type LabelKind } from '../flight-labels.ts';
import { type Mark, marksOf } from '../flight-marks.ts';
import { type LabelledCell, labelledCells } from '../labelled-cells.ts';
import { isNearYear, newestYear } from '../newest-year.ts';
import { besideStop } from '../no-flights/stops-on-the-way.ts';
import { isOfLanding, isOfTerm } from '../words-of-days.ts';
import { type Anchor, ofKind, type Spot } from './anchor.ts';
import { saysLanding, withDaysOfLanding } from './days-of-landing.ts';
import { headingDays } from './heading-days.ts';
import { withoutHoursAsYears } from './hours-as-years.ts';
import { learnedPlaces } from './learned-places.ts';
import { withNextDays } from './next-days.ts';
import { withNumberedWeekdays } from './numbered-weekdays.ts';
import { otherNumbersOf } from './numbers-of-others.ts';
import { placesIn } from './place-anchors.ts';
import { freeOf, isOfFlight, longest, spots } from './spots.ts';
import { mostlyByName, undesignatedFlights } from './undesignated-flights.ts';
import { unlistedHeads } from './unlisted-heads.ts';
import { unlistedPlaces } from './unlisted-places.ts';
import { withWeakTimes, writesPoints } from './weak-times.ts';
import { widerFlights } from './wider-flights.ts';

/**
 * The numbers of flights a document prints, those that may be numbers of something else, where its days stand, which of them head what is
 * below, and which are of landing.
 */
export function printedIn(
  lines: readonly Line[],
): Record<'sure' | 'doubtful', Set<string>> & Record<'days' | 'headings' | 'landings', Box[]> {
  const marks = lines.flatMap(marksOf);
  const isOther = otherNumbersOf(lines);
  const flights = marks.flatMap((mark) => (mark.kind === 'flight' ? [{ value: mark.found.value, doubtful: isOther(mark) }] : []));
  const issued = isOfIssue(lines);
  const days = marks.flatMap((mark) => (mark.kind === 'day' && !issued(mark) && !isOfTerm(mark) ? [mark.found.box] : []));
  const apart = lines.flatMap((line) => widerFlights(line).map(({ value }) => value));
  const strong = new Set([...flights.filter(({ doubtful }) => !doubtful).map(({ value }) => value), ...apart]);
  const sure = strong.union(new Set(withoutDesignator(lines, strong).flatMap((row) => row.map(({ value }) => value))));
  const doubtful = new Set(flights.filter(({ value }) => !sure.has(value)).map(({ value }) => value));
  const rows = lines.map((line, row) => ({ anchors: marksOf(line).map((mark) => ({ ...mark, row })), row }));
  const headings = [...headingDays(rows)].flatMap((mark) => (mark.kind === 'day' ? [mark.found.box] : []));
  const landings = marks.flatMap((mark) => (mark.kind === 'day' && saysLanding(mark) ? [mark.found.box] : []));
  return { sure, doubtful, days, headings, landings };
}

/** The same lines are asked more than once: for a table of departures, for flights, for what was left unread. */
const known = new WeakMap<readonly Line[], Anchor[][]>();

/** Days of birth and of issue are no days of flights: nobody's journey is printed with years that lie two apart. */
export function anchorsIn(lines: readonly Line[]): readonly Anchor[][] {
  const anchors = known.get(lines) ?? readAnchors(lines);
  known.set(lines, anchors);
  return anchors;
}

function readAnchors(lines: readonly Line[]): Anchor[][] {
  const cells = labelledCells(lines);
  const isOther = otherNumbersOf(lines);
  const rows = withoutSpelledTimes(
    lines.map((line, row) => (line.text.length > longest ? [] : lineAnchors(line, row, cells[row] ?? [], isOther))),
  );
  const learned = learnedPlaces(lines);
  for (const [row, line] of lines.entries()) {
    const own = rows[row];
    const places = own && line.text.length <= longest ? learned(line, freeOf(own)) : [];
    const spot = places.length > 0 ? spots(line, row, cells[row] ?? []) : undefined;
    for (const place of places) if (spot) own?.push({ ...spot(place.start, place.end), ...place });
  }
  const strong = (kind: Anchor['kind']) =>
    rows.flat().filter((anchor) => anchor.kind === kind && !(kind === 'flight' && anchor.weak)).length;
  const numbers = Math.max(1, strong('flight'));
  const withNames = withUndesignated(withNumberedWeekdays(rows, lines, cells), lines, cells);
  const isEnough = strong('time') >= 2 * numbers && !writesPoints(withNames);
  const timed = isEnough ? withNames : withWeakTimes(withoutHoursAsYears(withNames), lines, cells, 2 * numbers);
  const newest = newestYear(timed, lines);
  const issued = isOfIssue(lines);
  return withDaysOfLanding(withNextDays(timed, lines, cells), lines).map((row) => {
    const own = row.filter((anchor) => anchor.kind !== 'day' || (isNearYear(anchor.found.value.year, newest) && !issued(anchor)));
    return own.filter((anchor) => !isOfStamp(anchor, own)).toSorted((one, other) => one.start - other.start);
  });
}

/** `Shared from the app · 26.11.2026 20:31`: right behind a day that is no flight's an hour is none either. */
const isOfStamp = ({ kind, line, start }: Anchor, row: readonly Anchor[]): boolean =>
  kind === 'time' &&
  marksOf(line).some(
    (mark) =>
      mark.kind === 'day' &&
      /^[\s,]{1,2}$/.test(line.text.slice(mark.end, start)) &&
      !row.some((other) => other.kind === 'day' && other.start === mark.start),
  );

/** Who writes `07h30` and `8 h 45`, or `07 h 30` and `8 h 45`, means a clock by the one and a duration by the other. */
function withoutSpelledTimes(rows: readonly Anchor[][]): Anchor[][] {
  const times = rows.flat().flatMap((anchor) => (anchor.kind === 'time' ? [anchor.found.text] : []));
  const isTight = times.filter((text) => /\d[:h]\d/i.test(text)).length > 1;
  const isPadded = times.filter((text) => /^0\d h \d/i.test(text)).length > 1;
  const isDuration = (text: string) => (isTight && spelled.test(text)) || (isPadded && /^\d h \d/i.test(text));
  return rows.map((row) =>
    row.filter(({ kind, line, start, end }) => !(kind === 'time' && isDuration(line.text.slice(start, end)))),
  );
}

const spelled = /\d h \d/i;

function withoutDesignator(lines: readonly Line[], designated: ReadonlySet<string>) {
  const heads = unlistedHeads(lines);
  const others = designated.size > 0 ? mostlyByName(lines, designated) : undesignatedFlights(lines);
  return others.map((row, at) => [...row, ...(heads[at] ?? [])]);
}

function withUndesignated(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
): Anchor[][] {
  const designated = ofKind(rows.flat(), 'flight').flatMap(({ found, weak }) => (weak ? [] : found.value));
  const flights = withoutDesignator(lines, new Set(designated));
  return rows.map((row, at) => {
    const line = lines[at];
    if (!line || line.text.length > longest) return row;
    const spot = spots(line, at, cells[at] ?? []);
    const free = freeOf(row);
    const own = (flights[at] ?? [])
      .filter(({ start, end }) => free(start, end))
      .map(
        ({ start, end, value }): Anchor => ({
          ...spot(start, end),
          kind: 'flight',
          found: { ...foundAt(line, start, end, 0.9), value },
        }),
      );
    return [...row, ...own];
  });
}

// Despegue del vuelo VY 6100 a Roma | Flug LH 4 nach Hamburg | LO 3906 do Krakowa
const towards =
  /^ (?:a|à|to|nach|vers|para|hacia|per|la|spre|către|naar|till|til|do|в|на|за|για) (?:\p{Lu}[\p{L} '’-]{0,30}\()?$/u;

function lineAnchors(line: Line, row: number, cells: readonly LabelledCell[], isOther: (mark: Mark) => boolean): Anchor[] {
  const { marks, isStop, stop } = besideStop(line);
  const spot = spots(line, row, cells);
  const anchors = marks.flatMap((mark): Anchor[] => markAnchor(mark, spot(mark.start, mark.end), isOther));
  if (isStop) return anchors;
  const isFree = freeOf(anchors);
  const free = (start: number, end: number) => isFree(start, end) && !(stop && start < stop.end && end > stop.start);
  for (const { start, end, value } of widerFlights(line)) {
    if (free(start, end)) anchors.push({ ...spot(start, end), kind: 'flight', found: { ...foundAt(line, start, end), value } });
  }
  const isMoney = isOfTaxes(line.text) || isSumWithoutAmount(line.text);
  const isElsewhere = anchors.length === 0 && (isMoney || address.test(foldInPlace(line.text)));
  const places = isElsewhere ? [] : placesIn(line, marks);
  for (const place of places) {
    const at = spot(place.start, place.end);
    const elsewhere = (place.weak && (at.label === 'noise' || at.label === 'passenger')) || isOfBelongings(at.label);
    if (namesBothEnds(cells, place, places)) at.label = undefined;
    const isFirst = place === places[0];
    if (isFirst && anchors.some(({ kind, end }) => kind === 'flight' && towards.test(line.text.slice(end, place.start))))
      at.label = 'arrival';
    if (free(place.start, place.end) && !elsewhere && !isInName(place, line, marks)) anchors.push({ ...at, ...place });
  }
  const freeYet = freeOf(anchors);
  if (!isElsewhere)
    anchors.push(...unlistedPlaces(line, cells, freeYet).map((place) => ({ ...spot(place.start, place.end), ...place })));
  for (const { start, end } of secondTimes(line)) {
    const value = readTime(line.text.slice(start, end));
    if (value && free(start, end))
      anchors.push({ ...spot(start, end), kind: 'time', found: { ...foundAt(line, start, end), value } });
  }
  for (const cell of cells) {
    const minutes = readMinutes(line.text.slice(cell.start, cell.end));
    if (minutes !== undefined && (cell.label === 'duration' || isDuration.test(line.text.slice(cell.start, cell.end))))
      anchors.push({
        ...spot(cell.start, cell.end),
        kind: 'duration',
        found: { ...foundAt(line, cell.start, cell.end), value: minutes },
      });
  }
  return anchors.filter((anchor) => isOfFlight(anchor));
}

/** `Depart · Kuala Lumpur to Bali`: one of both is where it lands, whatever the label. */
function namesBothEnds(
  cells: readonly LabelledCell[],
  { start }: { start: number },
  places: ReturnType<typeof placesIn>,
): boolean {
  const own = cells.find((cell) => start >= cell.start && start < cell.end);
  const beside = own ? places.filter((place) => place.start >= own.start && place.start < own.end) : [];
  return new Set(beside.map(({ airports: [airport] }) => airport?.city)).size > 1;
}

/** `Baggage: 20kg (PVG-NRT)` says it of a flight that stands elsewhere. */
const isOfBelongings = (label: LabelKind | undefined) => label === 'baggage' || label === 'seat';

// MR DUMITRACHE VASILE | CHD DUMITRACHE DAVID: there is a city of David as well
const titledCapitals = /^(?:MR|MRS|MS|MISS|MSTR|CHD|INF|ADT|DL|DNA|DOMNUL|DOAMNA|SIG|HERR|FRAU)\.? \p{Lu}{2}/u;

/** `2   COLOMBO MARIA TERESA`: beside a number, and a given name behind it. */
function isInNumberedName(line: Line, start: number, end: number): boolean {
  const cells = pieceCells(line);
  const cell = cells.find((one) => one.start <= start && end <= one.end);
  if (!cell || !/^\d{1,3}[.)]?\s/.test(line.text) || /\d/.test(cell.text.replace(/^\d{1,3}[.)]? /, ''))) return false;
  return line.text
    .slice(end, cell.end)
    .split(/[\s-]+/)
    .some(isGivenName);
}

/** VAN DER BERG/ANNA MRS: a particle is no airport. `ISTANBUL/IST 07JUL 0705` is no name, nor is `MINNEAPOLIS/ST PAUL`. */
function isInName(
  { start, end, weak }: { start: number; end: number; weak: boolean },
  line: Line,
  marks: readonly Mark[],
): boolean {
  if (!weak) return false;
  if (pieceCells(line).some((cell) => cell.start <= start && end <= cell.end && titledCapitals.test(cell.text))) return true;
  if (marks.some(({ kind }) => kind === 'time' || kind === 'day' || kind === 'flight')) return false;
  if (isInNumberedName(line, start, end)) return true;
  return slashNamesIn(line).some(({ name }) => {
    const at = line.text.indexOf(name.text);
    return at <= start && end <= at + name.text.length && airportsNamed(name.text).length === 0;
  });
}

// Wizz Air Hungary Kft. :: H-1185 Budapest, BUD International Airport Building 221
const address =
  /(?<!\p{L})(?:kft|ltd|gmbh|srl|inc|plc|building|street|strada|str|bd|blvd|bulevardul|sos|soseaua|calea|piata|strasse|avenue|road|rue|calle|rua|utca|ulica|ul|p\.? ?o\.? ?box)(?!\p{L})|[\w.-]@[\w-]|www\./u;

// 2 h 05 min | 1 Std. 20 Min. | 1h40m
const isDuration = /^\d{1,2}\s?\p{L}+\.?\s?\d{1,2}\s?\p{L}+\.?$/u;

function markAnchor(mark: Mark, spot: Spot, isOther: (mark: Mark) => boolean): Anchor[] {
  switch (mark.kind) {
    case 'airport':
      return [];
    case 'flight':
      return [{ ...spot, kind: 'flight', found: mark.found, weak: isOther(mark) }];
    case 'day':
      if (isOfTerm(mark)) return [];
      return [{ ...spot, kind: 'day', found: mark.found, ...(isOfLanding(mark) && { label: 'arrival' as const }) }];
    case 'time':
      return [{ ...spot, kind: 'time', found: mark.found, weak: isNoise(spot.line.text.slice(0, spot.start)) }];
    case 'shift':
      return [{ ...spot, kind: 'shift', found: mark.found }];
    case 'terminal':
      return [{ ...spot, kind: 'terminal', found: mark.found }];
  }
}

// 07:15-08:55: the second of a range
const rangeEnd = /(?<=\d[:h]\d{2}(?:\s?[ap]m)?)\s?[-–]\s?(?<time>\d{1,2}[:h]\d{2}(?:\s?[ap]m)?)(?![\d:])/dgiu;

const secondTimes = ({ text }: Line) =>
  [...text.matchAll(rangeEnd)].map((match) => ({
    start: match.indices?.groups?.time?.[0] ?? 0,
    end: match.indices?.groups?.time?.[1] ?? 0,
  }));
