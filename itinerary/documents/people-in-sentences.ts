/** Travellers whom a sentence names: for whom it was booked, whom they take along, whose a ticket is. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { allFoundIn, mapFound } from '../draft/found.ts';
import { cellFrom, pieceCells } from '../layout/cells.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { particle, sureTitle } from '../values/name-words.ts';
import { kindIn } from '../values/traveller-kinds.ts';
import { isOfOthers } from './other-services.ts';
import { afterLabel, isTravellersLabel } from './passenger-labels.ts';
import { isSurelyName, mayBeName, named, type Order, surelyNamed } from './printed-names.ts';
import { severalNamed } from './several-names.ts';
import { ticketsIn } from './tickets-of-passengers.ts';

// cu MATEO CIOBOTARU (sugar, născut la 02.08.2025) | avec Hugo Delmas (enfant, 7 ans) | și fiica sa Mara Ionescu (8 ani)
const accompanied =
  /(?<!\p{L})(?:[Cc]u|[Ww]ith|[Mm]it|[Aa]vec|con|com|met|med|et|și|si|y|and|und|og|och|\+) (?:\p{Ll}+ ){0,3}(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4}) \((?<words>[^()]{2,60})\)/dgu;

// Álvaro Ruiz (+ bebé: Leo Ruiz) | Aoife O'Brien (with infant Seán O'Brien): of whom these words tell stands in them
const withAnother =
  /^(?:[+&]|(?:cu|with|mit|avec|con|com|met|med|et|și|si|y|e|and|und|og|och|plus|in[ck]l\p{L}*\.?)\s|\p{L}{3,} ?: ?\p{Lu}[\p{L}'’-]+ \p{Lu})/u;

// et leur bébé Léo Morel | with infant Mia Wittenberg | (+ bebé: Leo Ruiz) | (+ Baby: Mia Krause)
const ofKind =
  /(?<!\p{L})(?<words>(?:(?<=\((?:\+ ?)?)\p{Lu}(?=\p{L}+:)|\p{Ll})\p{Ll}{2,})(?: ?:)? (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3})(?![\p{L}'’-])/dgu;

/** A child or an infant behind the name of who takes it along, or behind the word for what it is; and who takes it along. */
export function accompaniedIn(line: Line, order: Order): DraftPassenger[] {
  const children = childrenIn(line);
  const [cell] = children.length > 0 ? pieceCells(line) : [];
  const text = /^[^([]*?(?=,? [([]?(?:cu|with|mit|avec|con|com|met|med|et|și|si|y|e|and|und|og|och|en|\+) )/u.exec(
    cell?.text ?? '',
  )?.[0];
  // Iris Palm (vuxen) och Otto Palm (barn, 5 år)
  const several = cell ? severalNamed(cell, order) : [];
  if (several.length > 1) return several;
  if (!cell || text === undefined) return children;
  const own = { ...cell, text, end: cell.start + text.length };
  const rest = afterLabel(own);
  const parent = rest ? named(rest, order) : surelyNamed(own, order)[0];
  return [...(parent ? [parent] : []), ...children];
}

const childrenIn = (line: Line): DraftPassenger[] => {
  // An infant Life Vest is under your seat: the word alone says nothing, the name must be one we know or of a family in the line.
  const behindWord = allFoundIn(line, ofKind).filter(
    ({ name }) => name && (isSurelyName(name.value) || line.text.split(name.value.split(' ').at(-1) ?? '').length > 2),
  );
  const before = allFoundIn(line, accompanied).filter(({ words }) => !withAnother.test(words?.value ?? ''));
  return [...before, ...behindWord].flatMap(({ name, words }) => {
    const kind = kindIn(words?.value ?? '');
    const isOne = name && words && mayBeName(name.value) && kind !== undefined && kind !== 'adult';
    return isOne ? [{ name, order: 'given-first' as const, type: { ...words, value: kind } }] : [];
  });
};

// pe numele Ioana Drăgulescu (281-2443105586) și Matei Frunză (bilet 281-2443105587) | Radu Ionescu - 220-2417700110, Mara Ionescu - …
const ticketed =
  /(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,4})(?: \(\p{L}{2,14}\))?(?: \(| ?[-–:,] )(?:(?:e-?)?(?:ticket|bilet|billet|billete|biglietto):? )?(?<ticket>\d{3}[ -]?\d{10})(?!\d)/dgu;
// Krüger, Mia (INF): 220-2417705585
const turnedTicketed =
  /^(?:[-•*] )?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})(?: \(\p{L}{2,14}\))? ?[-–:] ?(?<ticket>\d{3}[ -]?\d{10})(?!\d)/dgu;

// 220-2417700110 Ida Berg | Billet 220-2417700110 M. COLIN Adrien
const behindTicket = new RegExp(
  `(?<![\\d-])(?<ticket>\\d{3}[ -]?\\d{10}) (?:[-–:] )?(?<name>(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4})(?= \\(|[,;]|$| {2})`,
  'dgu',
);

/** Who stands in a sentence before the number of a ticket, in brackets or behind a dash, or right behind it. */
export function ticketedIn(line: Line, order: Order): DraftPassenger[] {
  if (isOfOthers(line.text)) return [];
  const printed = new Set(ticketsIn([line]).map(({ value }) => value.value));
  const turned = allFoundIn(line, turnedTicketed);
  const before = turned.length > 0 ? turned : allFoundIn(line, ticketed);
  return (before.length > 0 ? before : allFoundIn(line, behindTicket)).flatMap(({ name: printedName, ticket }) => {
    const eticket = mapFound(ticket, readTicketNumber);
    // Passenger Aron Szabo, ticket 220-2417700110
    const [label = '', ...rest] = printedName?.value.split(' ') ?? [];
    const name =
      printedName && rest.length > 1 && isTravellersLabel(label) ? { ...printedName, value: rest.join(' ') } : printedName;
    // TKT NBR : 390-2400581126
    const isOne = name && mayBeName(name.value) && (/\p{Ll}/u.test(name.value) || isSurelyName(name.value));
    if (!isOne) return [];
    return [{ name, order, ...(eticket && printed.has(eticket.value) && { eticket }) }];
  });
}

// Votre réservation est confirmée pour M. Jean Morel, Mme Anne Morel et leur bébé Léo Morel.
const ofBooking =
  /reserv|reze?rw|rezerv|varau|foglal|broneer|брон|резерв|book|buch|bilet|billet|ticket|bigliett|prenotaz|flug|flight|zbor|(?<!\p{L})vol[ios]?(?!\p{L})|vuelo|viaje|reise|(?<!\p{L})trip|calator|voyage|boek|bestill|bokn|podroz|jegy/u;
const ofOtherService =
  /(?<!\p{L})(?:rental|car|taxi|transfer|hotel\p{L}*|room|table|seats?|zimmer|mietwagen|leihwagen|camera|masina|chambre|voiture|habitacion|coche|auto|pokoj)(?!\p{L})/u;
const bookedFor =
  /(?<!\p{L})(?:for|pour|für|pentru|para|per|dla|voor|för|pe numele|in the name of|au nom de|a nombre de|a nome di|auf den Namen|em nome de|na nazwisko|na jméno|na meno):? (?=\p{Lu})/gu;
// Localizador KX77QW. Viajero: Victor Pons
const midLabel = /(?<=[.;,] )(\p{L}+(?: \p{L}+)?)\s?: (?=\p{Lu})/gu;
const person = new RegExp(
  `^(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4}(?=[,.;:]|$|\\s*\\(| [&+] | (?!${particle} )\\p{Ll})`,
  'u',
);
const between = /^(?:\s*\([^()]{0,60}\))?(?:, | (?:and|et|und|și|si|y|e|i|og|och|en|&|\+) )(?:\p{Ll}+ ){0,3}/u;
/** A sentence names no more. */
const most = 9;

/** For whom a sentence says that a booking is, from a title or a given name on. */
export function bookedForIn(line: Line, order: Order): DraftPassenger[] {
  if (isOfOthers(line.text) || ofOtherService.test(fold(line.text)) || !ofBooking.test(fold(line.text))) return [];
  const whole = { line, text: line.text, start: 0, end: line.text.length, x: line.x, right: line.x + line.width };
  const [lead] = [
    ...line.text.matchAll(bookedFor),
    ...[...line.text.matchAll(midLabel)].filter(({ 1: word = '' }) => isTravellersLabel(word)),
  ];
  const found: DraftPassenger[] = [];
  for (let at = lead && lead.index + lead[0].length; at !== undefined && found.length < most; ) {
    const text = person.exec(line.text.slice(at))?.[0];
    if (text === undefined) break;
    const cell = { ...cellFrom(whole, at), text, end: at + text.length };
    const family = found[0]?.name.value.split(' ').at(-1);
    const [one] = family !== undefined && text.endsWith(` ${family}`) ? [named(cell, order)] : surelyNamed(cell, order);
    if (!one) break;
    found.push(one);
    const gap = between.exec(line.text.slice(cell.end))?.[0];
    at = gap === undefined ? undefined : cell.end + gap.length;
  }
  return found;
}
