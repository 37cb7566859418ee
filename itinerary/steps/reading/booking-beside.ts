/** Who travels and under which reference, where what was read states only the flights: the data of a file, or a format that knows the table alone. */

import { issueDateIn } from '../../documents/booking-facts.ts';
import { passengersIn } from '../../documents/people/booked-passengers.ts';
import { partedNamesIn } from '../../documents/people/lists/parted-names.ts';
import { withTableRows } from '../../documents/people/names/wrapped-names.ts';
import { namedByEvidence } from '../../documents/people/names-by-evidence.ts';
import { ticketsIn } from '../../documents/people/tickets/tickets-of-passengers.ts';
import { bookingRefIn } from '../../documents/references/booking-reference.ts';
import type { DraftItinerary, DraftPassenger } from '../../draft/draft-itinerary.ts';
import type { Line, TicketText } from '../../text/ticket-text.ts';
import { travellerIndex } from '../../values/travellers.ts';

/** Longer lines are sentences. */
const longest = 600;
const isShort = ({ text }: Line) => text.length <= longest;
/** Printed under a label: among the words of a mail nothing less is believed. */
const sure = 0.9;

/** @param printed the document before anything in it was put together: the rows of its tables are whole there. */
export function withBookingBeside(
  draft: DraftItinerary,
  { lines }: TicketText,
  readsAnyLayout = false,
  printed: readonly Line[] = lines,
): DraftItinerary {
  const words = lines.filter(isShort);
  const page = printed === lines ? words : printed.filter(isShort);
  // Columns of families' and of given names hold on the page as it stands, and in no other view of it.
  const inColumns = readsAnyLayout && partedNamesIn(withTableRows(page)).length > 0;
  const isReferred = draft.bookingRef || draft.airlineRefs.length > 0 || draft.segments.some(({ airlineRef }) => airlineRef);
  const ref = isReferred ? undefined : bookingRefIn(words);
  const issueDate = draft.issueDate ?? issueDateIn(words);
  const people = inColumns ? passengersIn(page) : peopleOf(draft.passengers, words, readsAnyLayout);
  return {
    ...draft,
    passengers: people.length > 0 ? withTheirTickets(people, words) : namedByEvidence(page),
    ...(ref && ref.certainty >= sure && { bookingRef: ref }),
    ...(issueDate && { issueDate }),
  };
}

/**
 * In another view of the page, taken for its flights, a name may have come apart: on the page as it stands the same people are more. A format that
 * knows its table may know one traveller a ticket: where each of more has a number of a ticket, all of them travel.
 */
function peopleOf(read: readonly DraftPassenger[], words: readonly Line[], readsAnyLayout: boolean): readonly DraftPassenger[] {
  if (read.length > 0 && !readsAnyLayout && ticketsIn(words).length <= read.length) return read;
  const printed = passengersIn(words);
  const isAmong = ({ name }: DraftPassenger) => travellerIndex(printed, name.value) >= 0;
  const areMore = printed.length > read.length && read.every(isAmong);
  return read.length === 0 || (areMore && (readsAnyLayout || printed.every(({ eticket }) => eticket))) ? printed : read;
}

/** Where no ticket of anybody was read, those the words give to the same people. */
function withTheirTickets(people: readonly DraftPassenger[], words: readonly Line[]): DraftPassenger[] {
  if (people.length === 0 || people.every(({ eticket }) => eticket)) return [...people];
  const records = ticketRecordsIn(words);
  const shortened = people.map((person) =>
    person.eticket ? person : { ...person, ...ticketOfShortName(person, people, records) },
  );
  if (shortened.some(({ eticket }) => eticket)) return shortened;
  const ticketed = passengersIn(words).filter(({ eticket }) => eticket);
  return people.map((person) => {
    const same = ticketed[travellerIndex(ticketed, person.name.value)];
    return same?.eticket ? { ...person, eticket: same.eticket } : person;
  });
}

// TE 2202420918340-RO MUNTE/C 7Q2D*AGT | *TE002;  MACLEOD/CALLUM   5122288114404 | *TE001;  RAHMAN/MD ABDURM     7792401883310
const shortName = /(?<family>\p{Lu}[\p{Lu}' ]{2,})\/(?<given>\p{Lu}+(?: \p{Lu}+(?![\p{Lu}\d*]))*)/u;

type TicketRecord = { number: NonNullable<DraftPassenger['eticket']>; family: string; given: string };

/** Records of tickets, which cut names short: lines with one number and the beginning of a name. What is over a column may say that numbers are tickets'. */
function ticketRecordsIn(words: readonly Line[]): TicketRecord[] {
  const inColumns = ticketsIn(words);
  return words.flatMap((line, at) => {
    const own = ticketsIn([line]).map(({ value }) => value);
    const [number, ...more] = own.length > 0 ? own : inColumns.flatMap(({ row, value }) => (row === at ? value : []));
    const { family = '', given = '' } = (number && more.length === 0 && shortName.exec(line.text)?.groups) || {};
    return number && family ? [{ number, family, given }] : [];
  });
}

/** DELAC/R: the record of DELA CRUZ/ROMEO, for blanks are left out where a name is cut. */
const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '');

/** MOSAMMATSH, of MOSAMMAT SHIRIN MRS; AYANMST, of AYAN; AYAN MSTR INF: with the title glued to it, or its beginning, and what kind of traveller it is. */
const beginsGiven = (whole: string, given: string) =>
  whole.startsWith(given) ||
  (given.startsWith(whole) && /^(?:M(?:RS?|S(?:TR?)?|IS{0,2})?)?(?:INF|CHD|CNN|ADT)?$/.test(given.slice(whole.length)));

/** The number beside a beginning that is this person's alone. */
function ticketOfShortName(
  person: DraftPassenger,
  people: readonly DraftPassenger[],
  records: readonly TicketRecord[],
): Pick<DraftPassenger, 'eticket'> {
  const begins = ({ name: { value } }: DraftPassenger, { family, given }: TicketRecord) => {
    const [own = '', rest = ''] = value.split('/');
    // 2.TE 2202420918342-RO VAN D/P: other words may stand before the name.
    const ends = family
      .trim()
      .split(' ')
      .map((_, at, words) => lettersOf(words.slice(at).join('')));
    return beginsGiven(lettersOf(rest), lettersOf(given)) && ends.some((end) => end.length > 2 && lettersOf(own).startsWith(end));
  };
  const own = records.find((record) => begins(person, record) && people.filter((one) => begins(one, record)).length === 1);
  return own ? { eticket: own.number } : {};
}
