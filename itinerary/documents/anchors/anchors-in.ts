/** All anchors of a document, line by line. What may be one only in some documents, such as `0715`, is looked for where nothing surer is. */
import { foundAt } from '../../draft/found.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { monthNames } from '../../values/calendar-words.ts';
import { readTime } from '../../values/clock.ts';
import { readMinutes } from '../../values/durations.ts';
import { slashNamesIn } from '../../values/travellers.ts';
import { bookingRefIn } from '../booking-facts.ts';
import { foldInPlace, isNoise, type LabelKind } from '../flight-labels.ts';
import { type Mark, marksOf, operatedNumbersIn } from '../flight-marks.ts';
import { type LabelledCell, labelAt, labelledCells } from '../labelled-cells.ts';
import { isStopOnTheWay } from '../other-services.ts';
import type { Anchor, Spot } from './anchor.ts';
import { placesIn } from './place-anchors.ts';
import { undesignatedFlights } from './undesignated-flights.ts';
import { widerFlights } from './wider-flights.ts';

/** Longer lines are no table and no card. */
const longest = 300;

/** The numbers of flights a document prints, those that may be numbers of something else or are those of who operates, and where its days stand. */
export function printedIn(lines: readonly Line[]): Record<'sure' | 'doubtful' | 'operated', Set<string>> & { days: Box[] } {
  const marks = lines.flatMap(marksOf);
  const isOther = otherNumbersOf(lines);
  const flights = marks.flatMap((mark) => (mark.kind === 'flight' ? [{ value: mark.found.value, doubtful: isOther(mark) }] : []));
  const days = marks.flatMap((mark) => (mark.kind === 'day' ? [mark.found.box] : []));
  const cells = labelledCells(lines);
  const apart = lines.flatMap((line, row) => widerFlights(line, cells[row] ?? []).map(({ value }) => value));
  const sure = new Set([...flights.filter(({ doubtful }) => !doubtful).map(({ value }) => value), ...apart]);
  const doubtful = new Set(flights.filter(({ value }) => !sure.has(value)).map(({ value }) => value));
  const operated = new Set(lines.flatMap(operatedNumbersIn)).difference(sure);
  return { sure, doubtful, operated, days };
}

/** Days of birth are no days of flights: nobody's journey is printed with years that lie two apart. */
export function anchorsIn(lines: readonly Line[]): Anchor[][] {
  const cells = labelledCells(lines);
  const isOther = otherNumbersOf(lines);
  const rows = withoutSpelledTimes(
    lines.map((line, row) =>
      line.text.length > longest || isStopOnTheWay(line) ? [] : lineAnchors(line, row, cells[row] ?? [], isOther),
    ),
  );
  const strong = (kind: Anchor['kind']) =>
    rows.flat().filter((anchor) => anchor.kind === kind && !(kind === 'flight' && anchor.weak)).length;
  const numbers = Math.max(1, strong('flight'));
  const withNames = strong('flight') > 0 ? rows : withUndesignated(rows, lines, cells);
  const timed =
    strong('time') >= 2 * numbers ? withNames : withWeakTimes(withoutHoursAsYears(withNames), lines, cells, 2 * numbers);
  const newest = Math.max(0, ...timed.flat().map((anchor) => (anchor.kind === 'day' ? (anchor.found.value.year ?? 0) : 0)));
  return timed.map((row) =>
    row
      .filter((anchor) => anchor.kind !== 'day' || (anchor.found.value.year ?? newest) > newest - 2)
      .toSorted((one, other) => one.start - other.start),
  );
}

/** Who writes `07h30` and `8 h 45` means a clock by the one and a duration by the other. */
function withoutSpelledTimes(rows: readonly Anchor[][]): Anchor[][] {
  const times = rows.flat().flatMap((anchor) => (anchor.kind === 'time' ? [anchor.found.text] : []));
  const isTight = times.filter((text) => /\d[:h]\d/i.test(text)).length > 1;
  return rows.map((row) =>
    row.filter(({ kind, line, start, end }) => !(isTight && kind === 'time' && spelled.test(line.text.slice(start, end)))),
  );
}

const spelled = /\d h \d/i;

function withUndesignated(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
): Anchor[][] {
  const flights = undesignatedFlights(lines);
  return rows.map((row, at) => {
    const line = lines[at];
    if (!line || line.text.length > longest) return row;
    const spot = spots(line, at, cells[at] ?? []);
    const own = (flights[at] ?? []).map(
      ({ start, end, value }): Anchor => ({
        ...spot(start, end),
        kind: 'flight',
        found: { ...foundAt(line, start, end, 0.9), value },
      }),
    );
    return [...row, ...own];
  });
}

function lineAnchors(line: Line, row: number, cells: readonly LabelledCell[], isOther: (mark: Mark) => boolean): Anchor[] {
  const marks = marksOf(line);
  const spot = spots(line, row, cells);
  const anchors = marks.flatMap((mark): Anchor[] => markAnchor(mark, spot(mark.start, mark.end), isOther));
  const free = freeOf(anchors);
  for (const { start, end, value } of widerFlights(line, cells)) {
    if (free(start, end)) anchors.push({ ...spot(start, end), kind: 'flight', found: { ...foundAt(line, start, end), value } });
  }
  const places = anchors.length === 0 && address.test(foldInPlace(line.text)) ? [] : placesIn(line, marks);
  for (const place of places) {
    const at = spot(place.start, place.end);
    const elsewhere = (place.weak && (at.label === 'noise' || at.label === 'passenger')) || isOfBelongings(at.label);
    if (namesBothEnds(cells, place, places)) at.label = undefined;
    if (free(place.start, place.end) && !elsewhere && !isInName(place, line, marks)) anchors.push({ ...at, ...place });
  }
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

/** VAN DER BERG/ANNA MRS: a particle is no airport. `ISTANBUL/IST 07JUL 0705` is no name. */
function isInName(
  { start, end, weak }: { start: number; end: number; weak: boolean },
  line: Line,
  marks: readonly Mark[],
): boolean {
  if (!weak || marks.some(({ kind }) => kind === 'time' || kind === 'day' || kind === 'flight')) return false;
  return slashNamesIn(line).some(({ name }) => {
    const at = line.text.indexOf(name.text);
    return at <= start && end <= at + name.text.length;
  });
}

// Wizz Air Hungary Kft. :: H-1185 Budapest, BUD International Airport Building 221
const address =
  /(?<!\p{L})(?:kft|ltd|gmbh|srl|inc|plc|building|street|strada|str|strasse|avenue|road|rue|ulica|ul|p\.? ?o\.? box)(?!\p{L})/u;

// 2 h 05 min | 1 Std. 20 Min. | 1h40m
const isDuration = /^\d{1,2}\s?\p{L}+\.?\s?\d{1,2}\s?\p{L}+\.?$/u;

/** Times and days of boarding, validity and printing are no flight's; what stands under a duration is none either. */
function isOfFlight({ kind, label }: Anchor): boolean {
  if (kind === 'time' || kind === 'day' || kind === 'shift')
    return label !== 'noise' && label !== 'duration' && label !== 'passenger';
  return true;
}

function spots(line: Line, row: number, cells: readonly LabelledCell[]) {
  return (start: number, end: number): Spot => {
    const { label } = labelAt(cells, start);
    return { line, row, start, end, x: foundAt(line, start, end).box.x, label, weak: false };
  };
}

function markAnchor(mark: Mark, spot: Spot, isOther: (mark: Mark) => boolean): Anchor[] {
  switch (mark.kind) {
    case 'airport':
      return [];
    case 'flight':
      return [{ ...spot, kind: 'flight', found: mark.found, weak: isOther(mark) }];
    case 'day':
      return [{ ...spot, kind: 'day', found: mark.found }];
    case 'time':
      return [{ ...spot, kind: 'time', found: mark.found, weak: isNoise(spot.line.text.slice(0, spot.start)) }];
    case 'shift':
      return [{ ...spot, kind: 'shift', found: mark.found }];
    case 'terminal':
      return [{ ...spot, kind: 'terminal', found: mark.found }];
  }
}

// Confirmation: HT 4418 | Rezervare EU 2290
const otherNumber =
  /(?:confirm\p{L}*|booking|reserv\p{L}*|rezerv\p{L}*|voucher|polic\p{L}*|tax(?:es)?|prenotaz\p{L}*|buchung\p{L}*)[^\d]{0,20}$/u;

/** Which numbers are of something else: those behind such a word, and the booking's own reference. */
function otherNumbersOf(lines: readonly Line[]): (mark: Mark) => boolean {
  const reference = bookingRefIn(lines)?.box;
  const isReference = ({ found: { box } }: Mark) =>
    reference !== undefined && box.page === reference.page && box.x === reference.x && box.y === reference.y;
  return (mark) => otherNumber.test(foldInPlace(mark.line.text.slice(0, mark.start))) || isReference(mark);
}

function freeOf(anchors: readonly Anchor[]) {
  return (start: number, end: number) =>
    anchors.every((anchor) => anchor.kind === 'duration' || start >= anchor.end || end <= anchor.start);
}

// 07:15-08:55: the second of a range
const rangeEnd = /(?<=\d[:h]\d{2}(?:\s?[ap]m)?)\s?[-–]\s?(?<time>\d{1,2}[:h]\d{2}(?:\s?[ap]m)?)(?![\d:])/dgiu;

const secondTimes = ({ text }: Line) =>
  [...text.matchAll(rangeEnd)].map((match) => ({
    start: match.indices?.groups?.time?.[0] ?? 0,
    end: match.indices?.groups?.time?.[1] ?? 0,
  }));

// 24 Mar 1945 | 04DEC, 2020
const hourBehindDay = /^(?<day>.*\p{L})[.,]?\s+(?<hour>(?:19|20)[0-5]\d)$/u;

/** Where the same document writes days without a year, four figures behind one are the hour. */
function withoutHoursAsYears(rows: readonly Anchor[][]): Anchor[][] {
  const days = rows.flat().filter((anchor) => anchor.kind === 'day');
  const isMixed = days.some(({ found }) => found.value.year === undefined);
  const parted = (anchor: Anchor): Anchor => {
    const day = anchor.kind === 'day' ? hourBehindDay.exec(anchor.found.text)?.groups?.day : undefined;
    if (day === undefined || anchor.kind !== 'day' || !(isMixed || (anchor.found.value.year ?? 0) < 2000)) return anchor;
    const { year: _, ...value } = anchor.found.value;
    const end = anchor.start + day.length;
    return { ...anchor, end, found: { ...foundAt(anchor.line, anchor.start, end), value } };
  };
  return rows.map((row) => row.map(parted));
}

// 07.15 | 0715, 1120P, 0715 0955 in one cell: which of both this document writes is the one it has enough of
const weakTimes: readonly RegExp[] = [
  /(?<![\d.,/+:])(?<!(?<!\d\.\d{2} ?)-)(?<time>(?:[01]?\d|2[0-3])\.[0-5]\d(?:\s?[ap]\.?m\b\.?)?)(?!\d|[.,/]\d|[a-z]{2}(?!\p{L})|\s?(?:EUR|USD|RON|€|kg))/dgiu,
  /(?<![\d.,/+:]|(?<!(?<!\d)\d{4}|\d[AP]M?)-)(?<time>(?:[01]\d|2[0-3])[0-5]\d(?:[AP]M?(?!\p{L}))?|\d{3,4}[AP]M?(?!\p{L}))(?![\p{L}\d]|[.,:]\d|[/-]\d{5}| \d{3}(?!\d(?:$|\s{2})))/dgu,
];

function withWeakTimes(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
  wanted: number,
): Anchor[][] {
  for (const shape of weakTimes) {
    const found = lines.map((line, row) =>
      weakTimesOf(line, row, { above: lines[row - 1], cells: cells[row] ?? [], anchors: rows[row] ?? [], shape }),
    );
    const beside = found.filter((_, row) => isNearFlight(rows, row)).flat().length;
    if (beside >= Math.min(wanted, 4)) return rows.map((row, at) => [...row, ...(found[at] ?? [])]);
  }
  return [...rows];
}

/** In lines: taxes further below are written like clocks as well. */
const besideFlight = 6;

const isNearFlight = (rows: readonly Anchor[][], row: number) =>
  rows
    .slice(Math.max(0, row - besideFlight), row + besideFlight + 1)
    .some((anchors) => anchors.some(({ kind }) => kind === 'flight'));

// Feb 2027 | 2027
const lastWord = /(?<word>\p{L}+)[.,]?\s?$/u;

/** Four figures that are a year of these days: behind a month, or alone under a day that has none. */
function isYear({ text }: Line, start: number, end: number, above: Line | undefined): boolean {
  if (!/^202[5-9]$/.test(text.slice(start, end))) return false;
  if (monthNames.has(fold(lastWord.exec(text.slice(0, start))?.groups?.word ?? ''))) return true;
  return text.trim().length === 4 && above !== undefined && lacksYear.test(above.text) && namesMonth(above);
}

const lacksYear = /^(?!.*(?:19|20)\d{2})/;

const namesMonth = ({ text }: Line) => text.match(/\p{L}{3,}/gu)?.some((word) => monthNames.has(fold(word))) ?? false;

type WeakTimes = { above: Line | undefined; cells: readonly LabelledCell[]; anchors: readonly Anchor[]; shape: RegExp };

function weakTimesOf(line: Line, row: number, { above, cells, anchors, shape }: WeakTimes): Anchor[] {
  if (line.text.length > longest) return [];
  const free = freeOf(anchors);
  return [...line.text.matchAll(shape)].flatMap((match): Anchor[] => {
    const [start, end] = match.indices?.groups?.time ?? [0, 0];
    const value = isYear(line, start, end, above) ? undefined : readTime((match.groups?.time ?? '').replace('.', ':'));
    const anchor: Anchor = {
      ...spots(line, row, cells)(start, end),
      kind: 'time',
      weak: true,
      found: { ...foundAt(line, start, end, 0.8), value: value ?? '' },
    };
    return value && free(start, end) && isOfFlight(anchor) ? [anchor] : [];
  });
}
