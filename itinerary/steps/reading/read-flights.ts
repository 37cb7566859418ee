/**
 * Reads a document as it stands, with the rows of narrow tables unwrapped, with numbers of flights in one piece, with cards side by side
 * parted, and with lying tables turned; takes what tells most of the journey.
 */

import { printedIn } from '../../documents/anchors/anchors-in.ts';
import { holdTogether, leadOn, togetherness } from '../../documents/anchors/better-flights.ts';
import { departuresOnly } from '../../documents/anchors/departures-only.ts';
import { airportsAt } from '../../documents/anchors/ends.ts';
import { anotherLayout, isToldInSentences } from '../../documents/another-layout.ts';
import { operatedNumbersIn } from '../../documents/flight-marks.ts';
import { ticketNumbersIn } from '../../documents/people/booked-passengers.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import type { TicketFormat } from '../../formats/contract.ts';
import { centredRows } from '../../text/centred-rows.ts';
import { partCards, partColumns, partHalves, partSidebar } from '../../text/part-columns.ts';
import type { TicketText } from '../../text/ticket-text.ts';
import { turnTables } from '../../text/turn-tables.ts';
import { partTwinCards } from '../../text/twin-cards.ts';
import { unwrapTables } from '../../text/unwrap-tables.ts';
import { hasCutName } from '../../values/travellers.ts';
import { withBookingBeside } from './booking-beside.ts';
import { cardsOfFlights } from './cards-of-flights.ts';
import { chainedRows } from './chained-rows.ts';
import { type Chosen, chooseFormat } from './choose-format.ts';
import { withClauses } from './clauses.ts';
import { columnsOfFlights } from './columns-of-flights.ts';
import { withFlightsAlone } from './flights-alone.ts';
import { timesWithoutHalf } from './halves-of-day.ts';
import { withoutHoursBeforeLeaving } from './hours-before-leaving.ts';
import { withoutOddlyLabelled } from './oddly-labelled.ts';
import { rowsOfCells } from './rows-of-cells.ts';
import { withoutBorrowedDays } from './unread-days.ts';
import { datedIn, daysIn, isDatedBesideHour, ownDaysIn, valuesIn } from './values-of-readings.ts';
import { withWholeDays } from './whole-days.ts';
import { withWholeNumbers } from './whole-numbers.ts';

/** `columnsLost`: a format knows the document and sees that copying took its table apart; then only that table put together again is believed. */
export function readFlights(document: TicketText, formats: readonly TicketFormat[]): Chosen | { columnsLost: true } | undefined {
  const printed = withFlightsAlone(document);
  const ticket = withWholeDays(printed);
  const asItStands = chooseFormat(ticket, formats);
  const lost = 'problems' in asItStands && asItStands.columnsLost === true;
  let best = 'draft' in asItStands ? asItStands : undefined;
  const seen = new Set([ticket.text]);
  let isOfRows = false;
  let numbers: ReturnType<typeof printedIn> | undefined;
  const flights = () => (numbers ??= printedIn(shortLines(ticket)));
  let labelledHours: TicketText | undefined;
  const labelled = () => (labelledHours ??= withoutHoursBeforeLeaving(ticket));
  const asPrinted = () => (ticket === printed ? undefined : printed);
  for (const otherView of lost
    ? [unwrapTables]
    : [
        asPrinted,
        unwrapTables,
        wholeNumbers,
        chainedRows,
        partTwinCards,
        partColumns,
        turnTables,
        columnsOfFlights,
        centredRows,
        rowsOfCells,
        ...guesses,
      ]) {
    // A table that says when one leaves and not when one lands is whole as it stands.
    if (best?.readsAnyLayout && isOfDepartures(best, ticket)) break;
    const isGuess = guesses.includes(otherView);
    // Sentences are told in clauses, whatever their lines seem to tell.
    const isTold =
      otherView === withClauses && best?.readsAnyLayout === true && isToldInSentences(ticket.lines, best.draft.segments);
    const isEnough = isGuess && best !== undefined && (isOfRows || isWholeJourney(best, flights()));
    if (isEnough && !isTold) continue;
    const view = otherView(isGuess || otherView === partColumns ? labelled() : ticket);
    if (!view || seen.has(view.text)) continue;
    seen.add(view.text);
    const read = chooseFormat(view, formats);
    if (!('draft' in read)) continue;
    const chosen = withoutOperated(read, ticket, flights());
    // Who knows the table left out what it prints and nobody flies.
    const isStranger = (isGuess || otherView === rowsOfCells) && best && !best.readsAnyLayout && chosen.format !== best.format;
    const isClearer =
      isTold && isOfSameKind(chosen, best) && isOtherJourney(chosen, best) && isOfSameFlights(chosen, best, flights());
    const isSurer =
      otherView === rowsOfCells &&
      isOfSameKind(chosen, best) &&
      isOtherJourney(chosen, best) &&
      holdsAsWell(chosen, best, flights());
    if (
      best &&
      (isStranger ||
        addsToWhole(chosen, best, flights()) ||
        !(isSurer || isClearer || (!isEnough && tellsMore(chosen, best, ticket, flights))))
    )
      continue;
    isOfRows ||= isSurer;
    // Cards are of flights: who travels is read off the page as it stands. So is a party of whom each has a ticket, and no ticket is left: in columns
    // that were parted `Booked by` has lost its label.
    const isKnown =
      'draft' in asItStands && asItStands.readsAnyLayout && (isGuess || isSurer || isWholeParty(asItStands.draft, ticket));
    const known = isKnown ? asItStands.draft.passengers : [];
    const passengers = known.length > 0 ? known : withoutOddlyLabelled(chosen.draft.passengers, ticket.lines);
    best = { ...chosen, draft: { ...chosen.draft, passengers } };
  }
  const claimed = lost ? asItStands.problems.at(-1)?.format : undefined;
  if (lost && best?.format !== claimed) return { columnsLost: true };
  // What a format knows of its table it reads; what stands around it, as on anybody's document.
  if (!best) return undefined;
  const draft = { ...best.draft, segments: withoutBorrowedDays(best.draft.segments, ticket.lines) };
  return withDoubt({ ...best, draft: withBookingBeside(draft, ticket, best.readsAnyLayout, document.lines) }, ticket);
}

/** An agency's letter about flights of an airline names it as the airline's own documents do. */
function withDoubt(chosen: Chosen, { lines }: TicketText): Chosen {
  const { draft, readsAnyLayout } = chosen;
  const isTold = draft.doubts.some(({ code }) => code === anotherLayout.code);
  if (!readsAnyLayout || isTold || !isToldInSentences(lines, draft.segments)) return chosen;
  return { ...chosen, draft: { ...draft, doubts: [anotherLayout, ...draft.doubts] } };
}

/** What stands in the rows of a table is surer than what stands near it, for who knows no layout. */
const isOfSameKind = (one: Chosen, other: Chosen | undefined): other is Chosen =>
  one.readsAnyLayout === true && other?.readsAnyLayout === true && one.format === other.format;

function isOtherJourney(one: Chosen, other: Chosen): boolean {
  const [flights, others] = [one.draft.segments, other.draft.segments];
  const isAsWhole = flights.every(isWhole) && flights.length >= others.length && datedIn(flights) >= datedIn(others);
  return isAsWhole && (journeyOf(one) !== journeyOf(other) || leavesOnOtherDays(flights, others));
}

/** But for a day that stands in the middle of its rows, and so not quite beside their hours; over two of them it looks like a heading between. */
const holdsAsWell = (one: Chosen, other: Chosen, printed: ReturnType<typeof printedIn>) =>
  togetherness(one.draft.segments, printed) +
    besideRows +
    asHeading * (datedIn(one.draft.segments) - ownDaysIn(one.draft.segments)) >=
  togetherness(other.draft.segments, printed);
const besideRows = 1;
const asHeading = 2;

/** Each number once, and where the other leads through as well none more than it has. */
function isOfSameFlights(
  { draft: { segments } }: Chosen,
  { draft: { segments: others } }: Chosen,
  printed: ReturnType<typeof printedIn>,
): boolean {
  const isEachOnce = numbersIn(segments).size === segments.length && leadsThrough(segments, printed);
  return isEachOnce && (segments.length === others.length || !leadsThrough(others, printed));
}

/** Their flights are the same ones, in order. */
const leavesOnOtherDays = (flights: readonly DraftSegment[], others: readonly DraftSegment[]) =>
  flights.some(({ departure: { date } }, index) => {
    const known = others[index]?.departure.date?.value;
    return date && known && (date.value.day !== known.day || date.value.month !== known.month);
  });

const isOfDepartures = ({ draft: { segments } }: Chosen, ticket: TicketText) =>
  segments.length > 0 &&
  segments.every(({ arrival }) => !arrival.time) &&
  departuresOnly(shortLines(ticket)).length === segments.length;

const isWholeParty = ({ passengers }: Chosen['draft'], ticket: TicketText) =>
  passengers.every(({ eticket }) => eticket) && ticketNumbersIn(shortLines(ticket)).length === passengers.length;

/** Many tables have as many cells on the left as on the right, and would be parted as well. */
const guesses: readonly ((ticket: TicketText) => TicketText | undefined)[] = [
  partHalves,
  partSidebar,
  partCards,
  cardsOfFlights,
  withClauses,
];

/** The document with its parted numbers put together; undefined where there are none. */
function wholeNumbers(ticket: TicketText): TicketText | undefined {
  const whole = withWholeNumbers(ticket);
  return whole === ticket ? undefined : whole;
}

/** A format that knows its table reads each number in it; anybody's document holds together besides, and leads on. */
function isWholeJourney({ draft: { segments }, readsAnyLayout }: Chosen, printed: ReturnType<typeof printedIn>): boolean {
  const read = numbersIn(segments);
  return readsAnyLayout ? leadsThrough(segments, printed) : printed.sure.isSubsetOf(read);
}

const leadsThrough = (segments: readonly DraftSegment[], printed: ReturnType<typeof printedIn>) =>
  holdTogether(segments, printed) && leadOn(segments);

/** What leads through without a fault has no flight more: a number named again beside a meal is none. */
const addsToWhole = (one: Chosen, other: Chosen, printed: ReturnType<typeof printedIn>): boolean =>
  isOfSameKind(one, other) &&
  one.draft.segments.length > other.draft.segments.length &&
  leadsThrough(other.draft.segments, printed) &&
  !leadsThrough(one.draft.segments, printed);

/** In a part of a line `AMERICAN AIRLINES AS AA51` has lost the words before it: that is who flies, and no flight of its own. */
function withoutOperated(chosen: Chosen, { lines }: TicketText, { sure }: ReturnType<typeof printedIn>): Chosen {
  if (chosen.draft.segments.every(({ flightNumber }) => sure.has(flightNumber.value))) return chosen;
  const operated = new Set(lines.flatMap(operatedNumbersIn)).difference(sure);
  const segments = chosen.draft.segments.filter(({ flightNumber }) => !operated.has(flightNumber.value));
  return segments.length === chosen.draft.segments.length ? chosen : { ...chosen, draft: { ...chosen.draft, segments } };
}

const numbersIn = (segments: readonly DraftSegment[]) => new Set(segments.map(({ flightNumber }) => flightNumber.value));

const leastSure = 'generic';
/** Longer lines are sentences. */
const longest = 600;
/** Two readings of one journey differ by chance as well, unless only one of them leaves from where it landed. */
const clearly = 1.5;

const shortLines = ({ lines }: TicketText) => lines.filter(({ text: { length } }) => length <= longest);

/** More whole flights; flights that clearly hold together better; or the same flights in the same format, and more said of them. */
function tellsMore(one: Chosen, other: Chosen, ticket: TicketText, flights: () => ReturnType<typeof printedIn>): boolean {
  // A format that knows the table knows what it does not print; an airline's that reads any layout has no table.
  const knowsTable = other.format !== leastSure && !other.readsAnyLayout;
  if (one.format === leastSure && knowsTable && other.draft.segments.some(({ departure: { date } }) => date)) return false;
  const [whole, otherWhole] = [one, other].map(({ draft }) => departuresIn(draft.segments));
  if (whole !== otherWhole) return (whole ?? 0) > (otherWhole ?? 0);
  // A cell put together again has its AM or PM.
  const [halfless, otherHalfless] = [one, other].map(({ draft }) => timesWithoutHalf(draft, ticket.text).length);
  if (halfless !== otherHalfless) return (halfless ?? 0) < (otherHalfless ?? 0);
  if (one.format !== other.format) return false;
  const printed = flights();
  const [holds, otherHolds] = [one, other].map(({ draft }) => togetherness(draft.segments, printed));
  const [left, otherLeft] = [one, other].map(({ draft }) => printed.sure.difference(numbersIn(draft.segments)).size);
  if (left !== otherLeft) return (left ?? 0) < (otherLeft ?? 0);
  const leads = ({ draft: { segments } }: Chosen) => leadsThrough(segments, printed);
  const clearer = leads(one) && !leads(other) ? 0 : clearly;
  const isOpen = clearer === 0 || !holdTogether(other.draft.segments, printed);
  if (isOpen && (holds ?? 0) > (otherHolds ?? 0) + clearer) return true;
  if (journeyOf(one) !== journeyOf(other) || leadsElsewhere(one, other)) return false;
  // `12:00 Fri 21 May` under `Monday 17 May 2027  HOTEL`: what stands beside its hour is surer than a heading with a year.
  const isOther = leavesOnOtherDays(one.draft.segments, other.draft.segments);
  const [beside, otherBeside] = [one, other].map(({ draft }) => draft.segments.filter(isDatedBesideHour).length);
  if (isOther && beside !== otherBeside) return (beside ?? 0) > (otherBeside ?? 0);
  // Days first, with their years, then people with their tickets: a baggage more does not outweigh one.
  const [days, otherDays] = [one, other].map(({ draft }) => daysIn(draft.segments));
  if (days !== otherDays) return (days ?? 0) > (otherDays ?? 0);
  // Beside each other stand the day of the way out and that of the way back: who reads one for both left the other.
  const [own, otherOwn] = [one, other].map(({ draft }) => ownDaysIn(draft.segments));
  if (own !== otherOwn) return (own ?? 0) > (otherOwn ?? 0);
  const [people, otherPeople] = [one, other].map(({ draft }) => draft.passengers.filter(({ eticket }) => eticket).length);
  if (people === otherPeople && hasCutName(one.draft.passengers, other.draft.passengers)) return false;
  return people === otherPeople ? valuesIn(one.draft) > valuesIn(other.draft) : (people ?? 0) > (otherPeople ?? 0);
}

const isWhole = ({ departure, arrival }: DraftSegment) =>
  [departure, arrival].every((end) => end.time && (end.airport ?? end.place));

/** Whole flights: nobody leaves a place twice in one minute, by two numbers. */
function departuresIn(segments: readonly DraftSegment[]): number {
  const numbers = new Map<string, string>();
  const own = segments.filter(isWhole).filter(({ flightNumber, departure: { airport, place, date, time } }) => {
    const key = [(airport ?? place)?.value, date?.value.day, date?.value.month, time?.value].join();
    const number = numbers.get(key) ?? flightNumber.value;
    numbers.set(key, number);
    return number === flightNumber.value;
  });
  return own.length;
}

const journeyOf = ({ draft }: Chosen) =>
  draft.segments
    .map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.time, arrival.time].map((found) => found?.value).join(),
    )
    .join(';');

/** An end that both read, by its code or its name, and not as the same: nothing more can be told of it. Their flights are the same ones, in order. */
const leadsElsewhere = (one: Chosen, other: Chosen) =>
  one.draft.segments.some(({ departure, arrival }, index) => {
    const same = other.draft.segments[index];
    return [
      [departure, same?.departure],
      [arrival, same?.arrival],
    ].some(([end, known]) => {
      const [own, others] = [end, known].map((one) => new Set(one && airportsAt(one)));
      const isOther = own?.size && others?.size && own.isDisjointFrom(others);
      return isOther || (end?.airport && known?.airport && end.airport.value !== known.airport.value);
    });
  });
