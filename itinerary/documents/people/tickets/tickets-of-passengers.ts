/** Numbers of tickets on a document, and whose each is. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Found, foundAt, joinFound, mapFound } from '../../../draft/found.ts';
import { pieceCells } from '../../../layout/cells.ts';
import { airlineWithAccountingCode } from '../../../reference/airlines.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { readTicketNumber } from '../../../values/e-tickets.ts';
import { travellerIndex } from '../../../values/travellers.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { cutTicketsIn, namesTicket } from './cut-tickets.ts';
import { withoutExchanged } from './exchanged-tickets.ts';

/** A value, and the index of the line it stands in. */
export type Placed<T> = { row: number; value: T };

// M1 105-2398814423: the year one studies in. 220-2412345678 | 235 2413912340-41 | 2352413912335 | 235 2413 912 335 | 235 242 088 1507 | 176 2398 114507 | 199 2418842507 / 199 2418842508
const ticketShape =
  /(?<![\d.,+-]|(?<!\d{10})\/|(?<!\p{L}\d{0,3})\d )(?<ticket>\d{3}(?:(?: ?- ?| |\.)?\d{10}|[ -](?=(?:\d[ -]?){10}(?!\d|[ -]\d))\d{3,6}(?:[ -]\d{3,6}){1,2})(?:\s?[-/]\s?\d{1,3}(?![ -]?\d{4}))?)(?!\d|[.,]\d)/dgu;
// Excess baggage 10 kg, EMD 157-4022719906 | AZ/EMD 055 1822047719: what a fee was paid by; E-TICKET/EMD heads both.
const ofService =
  /(?<!(?:ticket|tkt|bilet\p{L}*|billet\p{L}*|bigliett\p{L}*) ?[/&] ?)(?<!\p{L})(?:emd(?:-?[as])?|mco|vmpd|mpd)(?![\p{L}\d])[^\p{L}\d]{0,6}(?:(?:n[or°º]?|nr|number|numero|nummer|numar|numer)[^\p{L}\d]{0,4})?$/u;
// Preferred seats (0014418820164) | Sitzplätze (220-8201477190): what was bought besides, by its own number
const ofExtra =
  /(?<!\p{L})(?:seats?|bags?|baggage|luggage|upgrades?|wi-?fi|lounge|meals?|sitzpl\p{L}*|gepack\p{L}*|asientos?|equipajes?|sieges?|bagages?|posti?|bagagl\p{L}*|loc(?:uri)?|bagaj\p{L}*|assentos?|bagagem|koltuk|miejsc\p{L}*)\s?\($/u;
/** In points: what stands under each other begins so near. */
const aligned = 3;
/** In figures: so many have the tickets of one booking in common. */
const issuedTogether = 10;
/** Whether two numbers are of tickets of one booking. */
export const areIssuedTogether = (one: string, other: string): boolean => one.startsWith(other.slice(0, issuedTogether));
/** In letters: so far before a number stands what it is. */
const beforeNumber = 30;
const cutTicket = /(?<!\d)(?<ticket>\d{3})\s?-$/d;

// IDNO 1019600050222 | C.F. 1234567890123 | Booking no 1128847730019: of firms, of people, of orders
const ofRegister =
  /(?<!\p{L})(?:idn[op]|c\.?u\.?i|c\.?i\.?f|c\.?n\.?p|cod fiscal|codice fiscale|c\.? ?f|vat|tva|mwst|ust-?id\p{L}*|btw|nip|regon|krs|oib|pib|egn|егн|еик|булстат|инн|огрн|бин|иин|afm|αφμ|siret|siren|tax (?:id|no|number)|steuernummer|iban|konto|cont|banks?|a\/c(?: no)?|acc(?:oun)?t(?: no)?|order|auftrag|(?:kunden?|customer|client|klient|kund|asiakas|cliente)[ .-]?(?:code|id|no|nr)?|commande|comanda|pedido)(?: ?(?:no|nr|n|number)\.?[º°]?)?[\s:.#-]*$/u;

// LV61HABA0551034417720: of a bank, whose letters it follows
const ofAccount = /(?<!\p{L})[a-z]{2}\d{2} ?[a-z]{4} ?$/u;

/** Every number of a ticket that is printed and was not exchanged for another, once. */
export function ticketsIn(lines: readonly Line[]): Placed<Found>[] {
  const tickets: Placed<Found>[] = [];
  const add = (found: Found | undefined, row: number) => {
    if (!found || !(airlineWithAccountingCode(found.value.slice(0, 3)) || isLabelled(found, row) || isInColumn(found))) return;
    if (!tickets.some(({ value }) => value.value === found.value)) tickets.push({ row, value: found });
  };
  const isLabelled = (found: Found, row: number) =>
    namesTicket(lines[row]?.text.split(found.text)[0] ?? '') || namesTicket(lines[row - 1]?.text.trim() ?? '');
  // Bilhete, over 9572402217784 over 9572402217785: what the word says of the first number holds for those of the same airline under it, and for those
  // that were issued with it wherever their rows put them.
  const isInColumn = ({ value, box: { page, x } }: Found) =>
    tickets.some(
      ({ value: known }) =>
        areIssuedTogether(known.value, value) ||
        (known.value.startsWith(value.slice(0, 3)) && known.box.page === page && Math.abs(known.box.x - x) <= aligned),
    );
  for (const [row, line] of lines.entries()) {
    for (const match of line.text.matchAll(ticketShape)) {
      const place = match.indices?.groups?.ticket;
      const before = foldInPlace(line.text.slice(0, place?.[0] ?? 0));
      const isOther =
        ofService.test(before) || ofExtra.test(before) || ofRegister.test(before.slice(-beforeNumber)) || ofAccount.test(before);
      if (!place || isOther) continue;
      const first = mapFound(foundAt(line, place[0], place[1]), readTicketNumber);
      add(first, row);
      for (const found of first ? furtherIn(line, first) : []) add(found, row);
    }
    const head = cutTicket.exec(line.text)?.indices?.groups?.ticket;
    const tail =
      head && lines.slice(row + 1, row + 3).find((next) => pieceCells(next).some((cell) => /^\d{10}$/.test(cell.text)));
    const digits = tail && pieceCells(tail).find((cell) => /^\d{10}$/.test(cell.text));
    if (head && digits) {
      const whole = joinFound(foundAt(line, head[0], head[1]), foundAt(digits.line, digits.start, digits.end));
      add(
        mapFound(whole, (text) => readTicketNumber(text)),
        lines.indexOf(digits.line),
      );
    }
    for (const whole of cutTicketsIn(lines, row)) add(mapFound(whole, readTicketNumber), row);
  }
  return withoutExchanged(tickets, lines);
}

/** `220-2417705551/52/53/54`: two endings or more are of tickets of their own, one may be of a second coupon's paper. */
function furtherIn(line: Line, first: Found): Found[] {
  const start = line.text.indexOf(first.text);
  const number = /^[\d .-]+/.exec(first.text)?.[0] ?? '';
  const endings = /^\s?(?<endings>(?:[/,]\s?\d{2,3}){2,8})(?![\d-])/.exec(line.text.slice(start + number.trimEnd().length));
  let last = Number(first.value.slice(-3));
  return (endings?.groups?.endings?.match(/\d+/g) ?? []).flatMap((ending) => {
    const value = `${first.value.slice(0, -ending.length)}${ending}`;
    const isNext = Number(value.slice(-3)) === last + 1;
    last += 1;
    return isNext ? [{ ...first, value }] : [];
  });
}

/** Who was read together with a ticket has that one, and the others have what is left. */
export function withTickets(
  people: DraftPassenger[],
  rows: readonly Placed<string>[],
  tickets: readonly Placed<Found>[],
): DraftPassenger[] {
  const known = besideNames(people, rows, tickets);
  const given = new Set(known.flatMap(({ eticket }) => eticket?.value ?? []));
  const rest = known.filter(({ eticket }) => !eticket);
  const others = withFreeTickets(
    rest,
    rows,
    tickets.filter(({ value }) => !given.has(value.value)),
  );
  return known.map((person) => others[rest.indexOf(person)] ?? person);
}

/** A table of tickets names each of its travellers again, in whatever order: in its row stands one of them, and one number or the numbers of several airlines. */
function besideNames(
  people: DraftPassenger[],
  rows: readonly Placed<string>[],
  tickets: readonly Placed<Found>[],
): DraftPassenger[] {
  const owners = tickets.map(({ row }) => {
    const named = rows.flatMap((one) => (one.row === row ? travellerIndex(people, one.value) : []));
    const inRow = tickets.filter((other) => other.row === row).map(({ value }) => value.value.slice(0, 3));
    const isOnly = new Set(inRow).size === inRow.length && new Set(named).size === 1;
    return isOnly ? (named[0] ?? -1) : -1;
  });
  return people.map((person, index) => (person.eticket ? person : withTicket(person, tickets[owners.indexOf(index)]?.value)));
}

/** As many tickets as people: one each, in order. Otherwise a ticket is that of the name it stands beside or under. */
function withFreeTickets(
  people: DraftPassenger[],
  rows: readonly Placed<string>[],
  tickets: readonly Placed<Found>[],
): DraftPassenger[] {
  const own = people.filter(({ type }) => type?.value !== 'infant');
  const rowOf = (person: DraftPassenger) => rows.find(({ value }) => value === person.name.value)?.row ?? 0;
  const inOrder = [people, own]
    .find((group) => group.length === tickets.length)
    ?.toSorted((one, other) => rowOf(one) - rowOf(other));
  // Navan prints `Traveler` under the ticket of each airline: all are of the only one who travels, and the first is given.
  if (people.length === 1 && areOfOne(tickets)) return people.map((person) => withTicket(person, tickets[0]?.value));
  if (inOrder) return people.map((person) => withTicket(person, tickets[inOrder.indexOf(person)]?.value));
  const first = ofFirstAirline(tickets, people.length);
  if (first) return withFreeTickets(people, rows, first);
  return people.map((person) => {
    const at = rows.filter(({ value }) => value === person.name.value).map(({ row }) => row);
    const next = (row: number) =>
      Math.min(
        Number.POSITIVE_INFINITY,
        ...rows.filter((other) => other.row > row && other.value !== person.name.value).map((other) => other.row),
      );
    const near = inColumnOf(
      person,
      people,
      tickets.filter((ticket) => at.some((row) => ticket.row >= row && ticket.row < next(row))),
    );
    // A list of numbers under a list of names begins with the number of its first name, and this may be the last.
    const isList = people.length > 1 && near.length > 1 && near.every(({ row }) => !at.includes(row)) && !areOfOne(near);
    // Who carries an infant is named beside the tickets of both.
    const isApart = person.type?.value === 'infant' && near.length > 1;
    return isList || isApart ? person : withTicket(person, near[0]?.value);
  });
}

/** `1. POP/ANA MRS     2. POP/DAN MR` over `Billet : 281 2410557316     Billet : 281 2410557317`: the tickets between a name and the one beside it. */
function inColumnOf({ name }: DraftPassenger, people: readonly DraftPassenger[], tickets: readonly Placed<Found>[]) {
  const isInRow = ({ box: { page, y, height } }: Found) => page === name.box.page && Math.abs(y - name.box.y) < height / 2;
  const beside = people.flatMap((one) => (one.name.box.x > name.box.x && isInRow(one.name) ? one.name.box.x : []));
  const isFirst = !people.some((one) => one.name.box.x < name.box.x && isInRow(one.name));
  const [left, right] = [isFirst ? 0 : name.box.x - aligned, Math.min(...beside) - aligned];
  if (isFirst && beside.length === 0) return tickets;
  const own = tickets.filter(({ value: { box } }) => box.x >= left && box.x < right);
  return own.length > 0 ? own : tickets;
}

/** Half a line over each name and half a line under it: of each airline as many as people, which stand in their order. */
function ofFirstAirline(tickets: readonly Placed<Found>[], people: number): readonly Placed<Found>[] | undefined {
  const airlines = [...Map.groupBy(tickets, ({ value }) => value.value.slice(0, 3)).values()];
  return people > 1 && airlines.length > 1 && airlines.every(({ length }) => length === people) ? airlines[0] : undefined;
}

/** `781-2418865023 (out) 018-2417720116 (back)`: each of another airline, as one traveller has them. */
const areOfOne = (tickets: readonly Placed<Found>[]): boolean =>
  new Set(tickets.map(({ value }) => value.value.slice(0, 3))).size === tickets.length;

/** Whether in the rows of two names stand numbers that one airline gave two people: nobody has two. */
export function haveOwnTickets(lines: readonly Line[], one: number, other: number): boolean {
  const [own, others] = [one, other].map((row) => ticketsIn([lines[row] ?? []].flat()).map(({ value }) => value.value)) as [
    string[],
    string[],
  ];
  const [first = '', second = ''] = [own[0], others[0]];
  return own.length === 1 && others.length === 1 && first !== second && first.slice(0, 9) === second.slice(0, 9);
}

const withTicket = (person: DraftPassenger, eticket: Found | undefined): DraftPassenger =>
  eticket ? { ...person, eticket } : person;
