/** Travellers whom a sentence names: for whom it was booked, whom they take along, whose a ticket is. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { allFoundIn, mapFound } from '../draft/found.ts';
import { type Cell, cellFrom, lineCell, pieceCells } from '../layout/cells.ts';
import { airportsNamed } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { readTicketNumber } from '../values/e-tickets.ts';
import { particle, sureTitle } from '../values/name-words.ts';
import { kindIn } from '../values/traveller-kinds.ts';
import { isOfOthers } from './other-services.ts';
import { afterLabel, isTravellersLabel } from './passenger-labels.ts';
import { isSurelyName, mayBeName, named, type Order, surelyNamed, withTitle } from './printed-names.ts';
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
// Diogo Ferreira, 7 ans (billet 149-2417330983), … Inês Ferreira, 14 mois, sur les genoux (billet n° 149-2417330984)
const ticketed = new RegExp(
  `(?<name>(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,4})(?<words>(?: \\([\\p{L}\\d ,.]{2,24}\\))?(?:, (?:\\d{1,2} \\p{L}{1,10}|[\\p{Ll}\\d][^(),;:\\p{Lu}]{1,30})){0,2})(?: \\(| ?[-–:,] )(?:[^\\p{Lu}\\d()\\n;,]{0,24}|(?:E-)?[Tt]icket:? |Billete?:? |Bilet:? |Biglietto:? )(?<ticket>\\d{3}[ -]?\\d{10})(?!\\d)`,
  'dgu',
);
// Krüger, Mia (INF): 220-2417705585
const turnedTicketed =
  /^(?:[-•*] )?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3})(?: \(\p{L}{2,14}\))? ?[-–:] ?(?<ticket>\d{3}[ -]?\d{10})(?!\d)/dgu;

// 075-2419908847 – Goikoetxea Urrutia, Iker – 486,21 EUR
const turnedBehindTicket =
  /(?<![\d-])(?<ticket>\d{3}[ -]?\d{10}) ?(?:[-–:·|] ?)?(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=$|;| {2}| ?[(–—·|]| - )/dgu;

// 220-2417700110 Ida Berg | Billet 220-2417700110 M. COLIN Adrien
const behindTicket = new RegExp(
  `(?<![\\d-])(?<ticket>\\d{3}[ -]?\\d{10}) (?:[-–:] )?(?<name>(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4})(?= \\(|[,;]|$| {2})`,
  'dgu',
);

// 055-2418850733 per lei (BELLANDI/FRANCESCA) e … | 057-2419063358 pour Mme Adjoua Florence KOUAMÉ et …: at a line's end a name may go on
const forTicket = new RegExp(
  `(?<![\\d-])(?<ticket>\\d{3}[ -]?\\d{10}) (?:for|pour|für|pentru|para|per|dla|voor|för|til|pro|za|do|για|для) (?:\\p{Ll}+ ){0,3}\\(?(?<name>(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4}|\\p{Lu}{2,}(?:[ -]\\p{Lu}+){0,2}\\/\\p{Lu}{2,}(?:[ -]\\p{Lu}+){0,3})(?=[,;.)]| \\(| (?:and|et|und|și|si|y|e|i|og|och|en|a|και|и) )`,
  'dgu',
);

// och Sjöström, Åsa Birgitta (117-5520938841): behind a family's name stand its given ones
const behindFamily = /(?:^|[:;(] ?|(?:^|\s)\p{Ll}+ )\p{Lu}[\p{L}'’-]+, $/u;

// …, bilete 281-2417700172 și 281-2417700173: of all who were named
const furtherTicket = /^(?:,|;| \p{L}{1,3}| &)? \d{3}[ -]?\d{10}(?!\d)/u;

/** Who stands in a sentence before the number of a ticket, in brackets or behind a dash, or right behind it. */
export function ticketedIn(line: Line, order: Order): DraftPassenger[] {
  if (isOfOthers(line.text)) return [];
  const printed = new Set(ticketsIn([line]).map(({ value }) => value.value));
  const turned = allFoundIn(line, turnedTicketed);
  const before = turned.length > 0 ? turned : allFoundIn(line, ticketed);
  // Ida Berg, Oslo: a given name ahead of the comma says that the family's is not there alone.
  const turnedBehind = allFoundIn(line, turnedBehindTicket).filter(({ name }) => !isSurelyName(name?.value.split(',')[0] ?? ''));
  const behind = [turnedBehind, peopleOfTickets(line), allFoundIn(line, behindTicket)].find(({ length }) => length > 0) ?? [];
  return (before.length > 0 ? before : behind).flatMap(({ name: printedName, words, ticket }) => {
    const eticket = mapFound(ticket, readTicketNumber);
    // Passenger Aron Szabo, ticket 220-2417700110
    const [label = '', ...rest] = printedName?.value.split(' ') ?? [];
    const name =
      printedName && rest.length > 1 && isTravellersLabel(label) ? { ...printedName, value: rest.join(' ') } : printedName;
    // TKT NBR : 390-2400581126
    const isOne = name && mayBeName(name.value) && (/\p{Ll}/u.test(name.value) || isSurelyName(name.value));
    const [before = ''] = line.text.split(printedName?.text ?? '');
    if (!isOne || behindFamily.test(before)) return [];
    const kind = kindIn(words?.value ?? '');
    const isOwn = eticket && printed.has(eticket.value) && !furtherTicket.test(line.text.split(ticket?.text ?? '')[1] ?? '');
    return [
      {
        name,
        order,
        ...(kind && words && { type: { ...words, value: kind } }),
        ...(isOwn && { eticket }),
      },
    ];
  });
}

/** A ticket is for a hall as well: of a person there is a title, a slash or a given name we know. */
const peopleOfTickets = (line: Line) =>
  allFoundIn(line, forTicket).filter(
    ({ name }) => name && (withTitle.test(name.value) || name.value.includes('/') || isSurelyName(name.value)),
  );

// Votre réservation est confirmée pour M. Jean Morel, Mme Anne Morel et leur bébé Léo Morel.
const ofBooking =
  /reserv|reze?rw|rezerv|varau|foglal|broneer|брон|резерв|book|buch|bilet|billet|biljett|bilhete|ticket|bigliett|prenotaz|flug|flight|zbor|(?<!\p{L})vol[ios]?(?!\p{L})|vuelo|voos?(?!\p{L})|viaj|viag|reise|(?<!\p{L})trip|calator|voyage|boek|bestill|bokn|podroz|jegy/u;
// Prepared for Ms Ada King and Mr Leo King by True North Journeys
const preparedFor =
  /^(?:prepar\p{L}*|erstellt|zusammengestellt|opgesteld|samengesteld|utarbetad|przygotow\p{L}*|pripraven\p{L}*|pregatit\p{L}*) (?:for|fur|pour|para|per|pentru|voor|dla|pro)(?!\p{L})/u;
const ofOtherService =
  /(?<!\p{L})(?:rental|car|taxi|transfer|hotel\p{L}*|room|table|seats?|zimmer|mietwagen|leihwagen|camera|masina|chambre|voiture|habitacion|coche|auto|pokoj)(?!\p{L})/u;
const bookedFor = new RegExp(
  // for both of you: Ada King | intestato a entrambi: Paolo Scarpa | auf die Namen Ida Berg
  `(?<!\\p{L})(?:${[
    'for|pour|für|pentru|para|per|dla|voor|för|på|til|pro|za',
    'pe numele|in the names? of|aux? noms? de|a nombre de|a nom[ei] di|auf (?:den|die) Namen?|em nomes? de|na nazwisk[oa]|na jm[eé]n[oa]|na men[oá]|na ime(?:na)?|op naam van|nimellä|på navnene?|i namnet',
    'intestat[oaie] a|ausgestellt auf|emitid[oa]s? a',
  ].join('|')})(?:(?: \\p{Ll}+){0,3}:| \\p{Ll}{1,4}(?= ${sureTitle} ))? (?=(?:${sureTitle} )?\\p{Lu})`,
  'gu',
);
// les billets pour le déplacement de M. Antoine Lefebvre et de Mme Julie Garnier
const bookedOf = new RegExp(
  `(?<!\\p{L})(?:of|de|di|von|van|der|des?|du|dell?[aeio]?|dei|da|do|d[ao]s|al?|alla|lui|til|på|av|af|pan[ai]|для|за|на) (?=(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+ \\p{Lu})`,
  'gu',
);
/** What is somebody's before such a word: a request and an approval are as well, of who does not travel. */
const ofJourney =
  /(?:deplacement|trasferta|trasferte|dienstreise|mission|deplasar|jazd|cest[auy]|itinerar|journey|travel|putovanj|matka|resa|rejse|utazas|поездк|пътуван|ταξιδ)\p{L}*$/u;
/** In letters: those of the words before. */
const wordsBefore = 24;
const isOfJourney = (before: string): boolean => {
  const words = fold(before.slice(-wordsBefore)).trimEnd();
  return ofJourney.test(words) || ofBooking.test(words.split(' ').slice(-2).join(' '));
};

// Localizador KX77QW. Viajero: Victor Pons
const midLabel = /(?<=[.;,] )(\p{L}+(?: \p{L}+)?)\s?: (?=\p{Lu})/gu;
// Numele, exact ca în pașaport: ELENA MARINESCU și … | Names as in the passports: Ada King and …
const asInPassport =
  /(?<!\p{L})(?:[Nn]umele|[Nn]ame[ns]?|[Nn]oms?|[Nn]omi|[Nn]ombres?|[Nn]omes?|[Nn]azwiska|[Jj]ména|[İi]simler|[Nn]evek|[Nn]amnen?|[Nn]avnene?)(?: \p{L}{3,12})?,? (?:\p{L}+ ){1,5}\p{L}*(?:pa[sșş][aápe]|passp|útlevél|путев|паспорт|διαβατ)\p{L}*\s?: (?=\p{Lu})/gu;
const person = new RegExp(
  `^(?:${sureTitle} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4}(?=[,.;:)]|$|\\s*\\(| [&+–—] | (?!${particle} )\\p{Ll})`,
  'u',
);
const between = /^(?:\s*\([^()]{0,60}\))?(?:, | (?:and|et|und|și|si|y|e|i|og|och|en|&|\+) )(?:\p{Ll}+ ){0,3}/u;
/** A sentence names no more. */
const most = 9;

/** In letters: so far before a name the words stand that say what its bearer is. */
const rolesBefore = 40;

/** For whom a sentence says that a booking is: of those it names in a row one has a title or a given name we know. */
export function bookedForIn(line: Line, order: Order): DraftPassenger[] {
  const words = fold(line.text);
  const inPassport = [...line.text.matchAll(asInPassport)];
  const isOfBooking = ofBooking.test(words) || preparedFor.test(words) || inPassport.length > 0;
  if (!isOfBooking || ofOtherService.test(words)) return [];
  const whole = lineCell(line);
  const leads = [
    ...line.text.matchAll(bookedFor),
    ...[...line.text.matchAll(bookedOf)].filter(({ index }) => isOfJourney(line.text.slice(0, index))),
    ...inPassport,
    ...[...line.text.matchAll(midLabel)].filter(({ 1: word = '' }) => isTravellersLabel(word)),
  ].slice(0, most);
  // voli per Palermo, a nome di Paolo Scarpa
  for (const { 0: lead, index } of leads) {
    if (isOfOthers(line.text.slice(Math.max(0, index - rolesBefore), index))) continue;
    const people = namedInRow(whole, index + lead.length, order);
    if (people.length > 0) return people;
  }
  return [];
}

/** From a place in a line on, up to what is no name. */
function namedInRow(whole: Cell, start: number, order: Order): DraftPassenger[] {
  const { line } = whole;
  const row: { value: DraftPassenger; isSure: boolean; isJoined: boolean }[] = [];
  let isJoined = false;
  for (let at: number | undefined = start; at !== undefined && row.length < most; ) {
    const text = person.exec(line.text.slice(at))?.[0];
    if (text === undefined) break;
    const cell: Cell = { ...cellFrom(whole, at), text, end: at + text.length };
    const family = row[0]?.value.name.value.split(' ').at(-1);
    const [sure] = family !== undefined && text.endsWith(` ${family}`) ? [named(cell, order)] : surelyNamed(cell, order);
    const value = sure ?? hardlyNamed(cell, order);
    if (!value) break;
    row.push({ value, isSure: sure !== undefined, isJoined });
    const gap: string | undefined = between.exec(line.text.slice(cell.end))?.[0];
    at = gap === undefined ? undefined : cell.end + gap.length;
    isJoined = gap !== undefined && !gap.includes(',');
  }
  if (!row.some(({ isSure }) => isSure)) return [];
  return row.slice(0, row.findLastIndex((one) => one.isSure || one.isJoined) + 1).map(({ value }) => value);
}

/** `Ann Lee and Wiremu Tautahi`: and joins people, whatever they are called. */
function hardlyNamed(cell: Cell, order: Order): DraftPassenger | undefined {
  const person = named(cell, order);
  if (!person || airportsNamed(person.name.value).length > 0) return undefined;
  return { ...person, name: { ...person.name, certainty: 0.5 } };
}
