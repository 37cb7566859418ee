/**
 * What looks like a flight, a traveller or a ticket's number and was not read is said, whatever format read the rest: a value lost
 * without a word is as bad as one invented.
 */
import { type Anchor, ofKind } from '../../documents/anchors/anchor.ts';
import { anchorsIn, printedIn } from '../../documents/anchors/anchors-in.ts';
import { isPairOfCodes } from '../../documents/code-words.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import { isOfFlights } from '../../documents/no-flights/other-services.ts';
import { ticketNumbersIn } from '../../documents/people/booked-passengers.ts';
import { mayBeName } from '../../documents/people/names/printed-names.ts';
import type { DraftDoubt, DraftItinerary, DraftSegment } from '../../draft/draft-itinerary.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Box, Line, TicketText } from '../../text/ticket-text.ts';
import { flightNamedDoubt } from '../../values/carriers.ts';
import { withClauses } from '../reading/clauses.ts';
import { tellUnreadPeople } from './tell-unread-people.ts';

/** Longer lines are sentences and conditions. */
const longest = 160;
/** Beside its number a segment names its day, its places and its times: three of these at least. */
const fewest = 3;
/** A text made to name more than any ticket has is not listed. */
const most = 20;

/** @param draft with every flight that was read, and what its format told already. */
export function tellUnread(ticket: TicketText, draft: DraftItinerary): DraftDoubt[] {
  const short = shortLines(ticket);
  const inClauses = shortLines(withClauses(ticket) ?? ticket);
  const tickets = unreadTickets(short, draft);
  // Who has no ticket may have one of these; where there are more of them, there is somebody more.
  const more = tickets.length - draft.passengers.filter(({ eticket }) => !eticket).length;
  const people = tellUnreadPeople(short, draft.passengers, Math.max(0, more));
  return [...unreadFlights(inClauses, draft), ...people, ...tickets.map(ticketDoubt)];
}

const shortLines = ({ lines }: TicketText) => lines.filter(({ text: { length } }) => length <= longest);

function unreadFlights(lines: readonly Line[], { segments, doubts }: DraftItinerary): DraftDoubt[] {
  const read = new Set(segments.map(({ flightNumber }) => flightNumber.value));
  const told = doubts.filter(({ code }) => code === 'flight-not-read').map(({ message }) => message.en.replace(/\s/g, ''));
  const isTold = (number: string) => told.some((words) => new RegExp(`${number}(?!\\d)`).test(words));
  const unread = new Set([...numbersInSegments(lines, read), ...numbersNearTimes(lines, segments, read)]);
  return [...unread]
    .filter((number) => !isTold(number))
    .slice(0, most)
    .map(flightNamedDoubt);
}

/** Numbers in lines that tell a segment by themselves. */
function numbersInSegments(lines: readonly Line[], read: ReadonlySet<string>): string[] {
  const named = lines.map((line) => numberIn(line, read));
  const several = lines.map((line) => flightsBeside(line, read));
  const isAsked = named.some((number) => number !== undefined) || several.some((marks) => marks.length > 0);
  const anchors = isAsked ? anchorsIn(lines) : [];
  return lines.flatMap((line, row) => {
    const [beside, own] = [several[row] ?? [], anchors[row] ?? []];
    const times = ofKind(own, 'time');
    const ownTimes = beside.length > 0 ? withTimesOfTheirOwn(beside, times) : [];
    if (ownTimes.length > 0) return ownTimes.filter((number) => !read.has(number));
    const number = named[row];
    return number !== undefined && times.length + endsIn(line, own) >= fewest ? number : [];
  });
}

/** Days and places of a line, these by their codes or by their names. */
function endsIn(line: Line, anchors: readonly Anchor[]): number {
  const named = (kind: 'airport' | 'day') => marksOf(line).filter((mark) => mark.kind === kind).length;
  const codes = 2 * (line.text.match(glued)?.filter(isPairOfCodes).length ?? 0);
  return named('day') + Math.max(named('airport') + codes, ofKind(anchors, 'place').length);
}

type FlightMark = ReturnType<typeof flightMarksOf>[number];
const flightMarksOf = (line: Line) => marksOf(line).filter((mark) => mark.kind === 'flight');

/** The flights of a line that names several, of which not all were read. */
function flightsBeside(line: Line, read: ReadonlySet<string>): FlightMark[] {
  const marks = flightMarksOf(line);
  return marks.length > 1 && marks.some(({ found }) => !read.has(found.value)) && isOfFlights(line) ? marks : [];
}

/** Where each number of a line has two hours behind it, or each before it, they are several flights; a codeshare has none of its own. */
function withTimesOfTheirOwn(marks: readonly FlightMark[], times: readonly { start: number }[]): string[] {
  const within = (from: number, to: number) => times.filter(({ start }) => start >= from && start < to).length;
  const isBehind = marks.every(({ end }, index) => within(end, marks[index + 1]?.start ?? Number.POSITIVE_INFINITY) >= 2);
  const isBefore = marks.every(({ start }, index) => within(marks[index - 1]?.end ?? 0, start) >= 2);
  return isBehind || isBefore ? marks.map(({ found }) => found.value) : [];
}

/** The first number of a line none of whose numbers was read: beside a flight that was read stands its codeshare. */
function numberIn(line: Line, read: ReadonlySet<string>): string | undefined {
  const numbers = numbersOf(line);
  const [only = likeAircraft(line, read)] = numbers;
  return only === undefined || numbers.some((number) => read.has(number)) || !isOfFlights(line) ? undefined : only;
}

const numbersOf = (line: Line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : []));

/** Line by line, however this document writes its hours. */
const timesIn = (lines: readonly Line[]) => anchorsIn(lines).map((anchors) => ofKind(anchors, 'time'));

/** In lines: so far from its number a flight's times may stand. */
const reach = 6;
/** Flown by others under this number, or not at all. */
const notFlown =
  /operat|code ?-?share|(?:partage|partag[ée]) de code|vol partagé|c[óo]digo (?:compartido|compartilhado|partilhado)|condivis|gemeinschaftsflug|ortak uçuş|marketed|cancel|anulat|storn|annul|iptal/i;

/** Numbers with two times beside, over or under them that no flight was given. */
function numbersNearTimes(lines: readonly Line[], segments: readonly DraftSegment[], read: ReadonlySet<string>): string[] {
  const ofFlights = lines.filter(isOfFlights);
  const { sure } = printedIn(ofFlights);
  if (sure.isSubsetOf(read)) return [];
  const used = new Set(
    segments.flatMap(({ departure, arrival }) =>
      [departure.time, arrival.time].flatMap((time) => (time ? spotOf(time.box) : [])),
    ),
  );
  // `DELTA 1489` is a number as well.
  const byName = anchorsIn(ofFlights).map((anchors) => ofKind(anchors, 'flight').map(({ found }) => found.value));
  const numbers = ofFlights.map((line, row) => [...new Set([...numbersOf(line), ...(byName[row] ?? [])])]);
  const free = timesIn(ofFlights).map((times) => times.filter(({ found }) => !used.has(spotOf(found.box))));
  const freeTimes = free.map(({ length }) => length);
  return ofFlights.flatMap((line, row) => {
    const own = numbers[row] ?? [];
    const unread = own.filter((number) => sure.has(number) && !read.has(number));
    // Beside a flight that was read stands its codeshare; three in one line are the flights of a table that lies, and each under the same label of cards.
    const isLying = (own.length > 2 && unread.length > 1) || areOfCards(line);
    if (unread.length === 0 || notFlown.test(around(ofFlights, row))) return [];
    if (unread.length < own.length && !isLying)
      return numbersOverTimes(line, free.slice(Math.max(0, row - reach), row + reach + 1).flat()).filter((number) =>
        unread.includes(number),
      );
    const reaches = (step: 1 | -1) => {
      let times = 0;
      for (let at = row + step; Math.abs(at - row) <= reach && numbers[at]?.length === 0; at += step) times += freeTimes[at] ?? 0;
      return times;
    };
    // In a cell in the middle of its rows, `10:40` over it and `11:30` under it.
    const isBetween = (freeTimes[row - 1] ?? 0) > 0 && (freeTimes[row + 1] ?? 0) > 0;
    const isNear =
      isBetween || (freeTimes[row] ?? 0) + Math.max(reaches(1), reaches(-1)) >= 2 || segments.some(hasHourBeside(line));
    return isNear ? unread.slice(0, isLying ? most : 1) : [];
  });
}

/** In heights of a line: so near a number stands the hour that may be its own. */
const beside = 1.5;

/** `22:55` over `AY 68` was given to a flight whose own number stands farther from it: then nobody knows whose it is. */
const hasHourBeside =
  ({ page, y, height }: Line) =>
  ({ flightNumber, departure, arrival }: DraftSegment): boolean =>
    [departure.time, arrival.time].some(
      (time) =>
        time?.box.page === page &&
        Math.abs(time.box.y - y) <= beside * height &&
        (flightNumber.box.page !== page || Math.abs(time.box.y - flightNumber.box.y) > 2 * beside * height),
    );

/** `QR 222      QF 642` with `11:35  18:15` over or under the second: of cards beside each other each has hours of its own. */
function numbersOverTimes(line: Line, free: readonly { x: number }[]): string[] {
  const columns = columnsOf(line).flatMap((column) => {
    const [own, ...more] = flightMarksOf(line).filter(({ start, end }) => start >= column.start && end <= column.end);
    return own && more.length === 0 ? [{ x: column.x - inward, number: own.found.value }] : [];
  });
  return columns.flatMap(({ x, number }, index) => {
    const next = columns[index + 1]?.x ?? Number.POSITIVE_INFINITY;
    return columns.length > 1 && free.filter((time) => time.x >= x && time.x < next).length >= 2 ? number : [];
  });
}

/** In points: so far before its number a card may begin. */
const inward = 45;

/** `Flight: SV 311      Flight: SV 312` */
function areOfCards(line: Line): boolean {
  const marks = flightMarksOf(line);
  const labels = columnsOf(line).flatMap(({ start, end }) => {
    const own = marks.find((mark) => mark.start > start && mark.end <= end);
    return own ? line.text.slice(start, own.start) : [];
  });
  return labels.length > 1 && labels.length === marks.length && new Set(labels).size === 1;
}

const around = (lines: readonly Line[], row: number) =>
  lines
    .slice(Math.max(0, row - 1), row + 3)
    .map(({ text }) => text)
    .join(' ');

const spotOf = ({ page, x, y }: Box) => `${page} ${Math.round(x)} ${Math.round(y)}`;

// A340: Aegean's flight 40, printed without a blank, looks like an aircraft; beside others of the airline it may be one.
const aegeanGlued = /(?<![\p{L}\d/-])A3\d{2}(?![\p{L}\d-])/u;
const likeAircraft = ({ text }: Line, read: ReadonlySet<string>) =>
  [...read].some((number) => number.startsWith('A3')) ? aegeanGlued.exec(text)?.[0] : undefined;

// OTPFRA
const glued = /(?<![\p{L}\d])[A-Z]{6}(?![\p{L}\d])/gu;

// EMD 235-1820012345 | In exchange for 235-2412345678
const otherPaper = /(?<!\p{L})(?:emd|exchange|exchanged|original|invoice|factur\p{L}*|excess|refund\p{L}*|voucher)(?!\p{L})/iu;

/**
 * Numbers of tickets nobody was given, where somebody is without one; and where nobody is, those of the same airline in lines of their own:
 * they are of travellers who were not read. What stands beside a number that was read continues it.
 */
function unreadTickets(lines: readonly Line[], { passengers }: DraftItinerary): string[] {
  const read = new Set(passengers.flatMap(({ eticket }) => eticket?.value ?? []));
  const isComplete = passengers.length > 0 && passengers.every(({ eticket }) => eticket);
  const issuers = new Set([...read].map(issuerOf));
  const papers = lines.filter(({ text }) => !otherPaper.test(text));
  // What was exchanged for another is seen by the heads of its column.
  const standing = new Set(numbersIn(lines));
  const isApart = (line: Line) => !isComplete || !numbersIn([line]).some((number) => read.has(number));
  return [...numbersIn(papers.filter(isApart)), ...papers.filter((line) => !isApart(line)).flatMap(numbersOfOthers)]
    .filter((number) => standing.has(number) && !read.has(number) && (!isComplete || issuers.has(issuerOf(number))))
    .slice(0, most);
}

// Ann Porter (125-2417330988), Miles Porter (125-2417330989)
const betweenNames = /\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/u;

/** The numbers of a line that have a name between them and the number before. */
function numbersOfOthers(line: Line): string[] {
  return ticketNumbersIn([line]).flatMap(({ value, text }) => {
    const [before = ''] = line.text.split(text);
    const name = betweenNames.exec(before.split(/\d{10}/).at(-1) ?? '')?.[0];
    return name !== undefined && mayBeName(name) ? [value] : [];
  });
}

const numbersIn = (lines: readonly Line[]) => ticketNumbersIn(lines).map(({ value }) => value);

/** Its airline, by the three digits it begins with. */
const issuerOf = (number: string) => number.slice(0, 3);

const ticketDoubt = (number: string): DraftDoubt => ({
  code: 'ticket-not-read',
  message: {
    en: `The ticket number ${number.slice(0, 3)}-${number.slice(3)} is printed, but whose it is could not be told. Please check.`,
    ro: `Numărul de bilet ${number.slice(0, 3)}-${number.slice(3)} este tipărit, dar nu s-a putut afla al cui este. Vă rugăm să verificați.`,
  },
  where: null,
});
