/** Travellers whom a sentence names: for whom it was booked, whom they take along, whose a ticket is. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { allFoundIn, mapFound } from '../../draft/found.ts';
import { lineCell, pieceCells } from '../../layout/cells.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readTicketNumber } from '../../values/e-tickets.ts';
import { particle, sureTitle, titleAndOthers } from '../../values/name-words.ts';
import { kindIn } from '../../values/traveller-kinds.ts';
import { foldInPlace } from '../flight-labels.ts';
import { isOfOthers } from '../no-flights/other-services.ts';
import { isBehindRole, mostInRow, peopleInRow } from './lists/rows-of-people.ts';
import { isSurelyName, mayBeName, named, type Order, surelyNamed, withTitle } from './names/printed-names.ts';
import { severalNamed } from './names/several-names.ts';
import { afterLabel, isTravellersLabel } from './passenger-labels.ts';
import { ticketsIn } from './tickets/tickets-of-passengers.ts';

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

// 220-2417700110 | 235 2451 907 412
const number = '\\d{3}(?:[ -]?\\d{10}|[ -](?=(?:\\d[ -]?){10}(?!\\d|[ -]\\d))\\d{3,6}(?:[ -]\\d{3,6}){1,2})';
// pe numele Ioana Drăgulescu (281-2443105586) și Matei Frunză (bilet 281-2443105587) | Radu Ionescu - 220-2417700110, Mara Ionescu - …
// Diogo Ferreira, 7 ans (billet 149-2417330983), … Inês Ferreira, 14 mois, sur les genoux (billet n° 149-2417330984)
const ticketed = new RegExp(
  `(?<name>(?:${titleAndOthers} )?\\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,4})(?<words>(?: \\([\\p{L}\\d ,.'’-]{2,24}\\))?(?:, (?:\\d{1,2} \\p{L}{1,10}|[\\p{Ll}\\d][^(),;:\\p{Lu}]{1,30})){0,2})(?: \\(| ?[-–:,] )(?:[^\\p{Lu}\\d()\\n;,]{0,24}|(?:E-)?[Tt]icket:? |Billete?:? |Bilet:? |Biglietto:? )(?<ticket>${number})(?!\\d)`,
  'dgu',
);
// Para o Sr. Rui Barros de Castro foi emitido o bilhete n.º 331 2160447185 e para a Sra. Ana Barros 331 2160447186
const issuedFor = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<name>${titleAndOthers} \\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,5})(?: \\p{Ll}[\\p{Ll}.º°-]*){0,6} (?<ticket>${number})(?!\\d)`,
  'dgu',
);
// Biletul dumneavoastră (Ioana Drăgulescu) are numărul 220-2417700110 | Your ticket (Ada King) is 220-2417700110
const inBracketsBefore = new RegExp(
  `\\p{Ll} \\((?<name>(?:${titleAndOthers} )?\\p{Lu}[\\p{L}'’-]+(?: (?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]+){1,4})\\)(?:,? (?:\\p{Ll}[\\p{L}.º°-]*|Nr\\.|Nummer|No\\.)){0,6}:? (?<ticket>${number})(?!\\d)`,
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
  `(?<![\\d-])(?<ticket>${number}) (?:[-–:] )?(?<name>(?:${titleAndOthers} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4})(?= \\(|[,;]|\\.?$|\\. | {2})`,
  'dgu',
);

// 055-2418850733 per lei (BELLANDI/FRANCESCA) e … | 057-2419063358 pour Mme Adjoua Florence KOUAMÉ et …: at a line's end a name may go on
const forTicket = new RegExp(
  `(?<![\\d-])(?<ticket>${number}) (?:for|pour|für|pentru|para|per|dla|voor|för|til|pro|za|do|για|для) (?:\\p{Ll}+ ){0,3}\\(?(?<name>(?:${titleAndOthers} )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,4}|\\p{Lu}{2,}(?:[ -]\\p{Lu}+){0,2}\\/\\p{Lu}{2,}(?:[ -]\\p{Lu}+){0,3})(?=[,;.)]| \\(| (?:and|et|und|și|si|y|e|i|og|och|en|a|και|и) )`,
  'dgu',
);

// och Sjöström, Åsa Birgitta (117-5520938841), POPA/ANA MRS – bilet 281 2417700110: behind a family's name stand its given ones
const behindFamily = /(?:^|[:;(] ?|(?:^|\s)\p{Ll}+ )\p{Lu}[\p{L}'’-]+, $|\p{L} ?\/ ?$/u;

// …, bilete 281-2417700172 și 281-2417700173: of all who were named
const furtherTicket = /^(?:,|;| \p{L}{1,3}| &)? \d{3}[ -]?\d{10}(?!\d)/u;

/** Who stands in a sentence before the number of a ticket, in brackets or behind a dash, or right behind it. */
export function ticketedIn(line: Line, order: Order): DraftPassenger[] {
  if (isOfOthers(line.text)) return [];
  const printed = new Set(ticketsIn([line]).map(({ value }) => value.value));
  const turned = allFoundIn(line, turnedTicketed);
  const [beside, issued] = [allFoundIn(line, ticketed), allFoundIn(line, issuedFor)];
  const before =
    turned.length > 0 ? turned : [...(issued.length > beside.length ? issued : beside), ...allFoundIn(line, inBracketsBefore)];
  // Ida Berg, Oslo: a given name ahead of the comma says that the family's is not there alone.
  const turnedBehind = allFoundIn(line, turnedBehindTicket).filter(({ name }) => !isSurelyName(name?.value.split(',')[0] ?? ''));
  const behind = [turnedBehind, peopleOfTickets(line), allFoundIn(line, behindTicket)].find(({ length }) => length > 0) ?? [];
  // 281-2417700110 Pop Ion, 281-2417700111 Pop Ana: between two numbers stands the name of the first
  return (before.length >= behind.length ? before : behind).flatMap(({ name: printedName, words, ticket }) => {
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
  /билет|квит[ок]|εισιτηρ|localiz|(?<!\p{L})(?:pnr|clave|clau)(?!\p{L})|bilecie|reserv|reze?rw|rezerv|varau|foglal|broneer|брон|резерв|book|buch|bilet|billet|biljett|bilhete|ticket|bigliett|prenotaz|flug|flight|zbor|(?<!\p{L})vol[ios]?(?!\p{L})|vuelo|voos?(?!\p{L})|viaj|viag|reise|(?<!\p{L})trip|calator|voyage|boek|bestill|bokn|podroz|jegy/u;
// Prepared for Ms Ada King and Mr Leo King by True North Journeys
const preparedFor =
  /^(?:prepar\p{L}*|erstellt|zusammengestellt|opgesteld|samengesteld|utarbetad|przygotow\p{L}*|pripraven\p{L}*|pregatit\p{L}*) (?:for|fur|pour|para|per|pentru|voor|dla|pro)(?!\p{L})/u;
const ofOtherService =
  /(?<!\p{L})(?:rental|car|taxi|transfer|hotel\p{L}*|room|table|seats?|zimmer|mietwagen|leihwagen|camera|masina|chambre|voiture|habitacion|coche|auto|pokoj)(?!\p{L})/u;
/** @param words folded */
export const isOfRoomOrRide = (words: string): boolean => ofOtherService.test(words);
const bookedFor = new RegExp(
  // for both of you: Ada King | intestato a entrambi: Paolo Scarpa | auf die Namen Ida Berg | A nombre de Ada King
  `(?<!\\p{L})(?:${[
    'for|pour|für|pentru|para|per|dla|voor|för|på|til|pro|za',
    "[Pp]e numele|[Ii]n the names? of|[Aa]ux? noms? de|[Aa] nombre de|[Aa] nom de|[Aa] nom[ei](?: di)?|[Aa]uf (?:den|die) Namen?|[Ee]m nomes? de|[Nn]a nazwisk[oa]|[Nn]a jm[eé]n[oa]|[Nn]a men[oá]|[Nn]a ime(?:na)?|[Oo]p naam van|nimellä|[Pp]å navnene?|[Ii] namnet|[Нн]а имя|[Нн]а име(?:то)?|[Нн]а ім[’'ʼ]я|[Σσ]το όνομα",
    'intestat[oaie] a|ausgestellt auf|emitid[oa]s? a|vystaven[aoyé]+ na|wystawion[eya]+ na|оформлен[аоы]* на|выписан[аоы]* на|виписан[аоі]* на|издаден[аои]* на',
  ].join('|')})(?:(?: \\p{Ll}+){0,3}:| \\p{Ll}{1,4}(?= ${sureTitle} ))? (?=(?:${titleAndOthers} )?\\p{Lu})`,
  'gu',
);
// les billets pour le déplacement de M. Antoine Lefebvre et de Mme Julie Garnier
const bookedOf = new RegExp(
  `(?<!\\p{L})(?:of|de|di|von|van|der|des?|du|dell?[aeio]?|dei|da|do|d[ao]s|al?|alla|lui|til|på|av|af|pan[ai]|для|за|на) (?=(?:${titleAndOthers} )?\\p{Lu}[\\p{L}'’-]+ \\p{Lu})`,
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
const papers =
  '(?:e-?)?(?:ti(?:c)?ket|bile|bill?e|bigliet|bilhet|bolet|jegy|karte|letenk|квит|билет|εισιτηρ|pas[sz]|paszp|паспорт|utlevel)\\p{L}*';
// Nazwisko w bilecie: | name on it is | A neveket nézd meg: … így vannak a jegyen: folded
const nameOnPaper = new RegExp(
  `(?<!\\p{L})(?:${[
    'names?|naa?m(?:en)?|nam(?:n|net|nen)|navn(?:et|ene)?|numele|nom[ei]?|noms|nombres?|nomes?',
    'nazwisk[oa]|jmen[oa]|priezvisk[oa]|men[oa]|ime(?:na)?|isim(?:ler)?|nev(?:ek|e|et|eket)?|nim(?:i|et)|nama',
    'имя|имена(?:та)?|име(?:то)?|фамили[яи]|імена|ім.я|прізвищ[ае]|ονομα(?:τα)?',
  ].join(
    '|',
  )})(?:(?: \\p{L}+){0,6}\\s?:|(?: \\p{L}+){0,2} (?:it|them|${papers}) (?:is|are|ist|lautet|est|sont|es|son|e|sono|este|sunt|to|je|er|ar)) (?=\\p{L})`,
  'gu',
);
// Name on it is …, where the sentence before speaks of the ticket
const isOnPaper = /(?<!\p{L})names? on (?:it|them|(?:the )?(?:tickets?|booking|reservation)) (?:is|are)(?!\p{L})/u;

// Квитки на Ада Кінг і Лео Кінг
const ticketsOn =
  /(?<!\p{L})(?:[Бб]илет|[Кк]вит|[Бб]рон|[Рр]езерв|[Bb]ilet|[Ll]etenk|[Rr]ezerw|[Rr]ezerv)\p{L}* (?:на|na) (?=\p{Lu})/gu;
// на имя Ады Кинг | a nombre de Ada King | nom sur le billet : and not nom du bateau :, where only a given name tells
const isSaid = (lead: string): boolean => sayingWhose.test(foldInPlace(lead));
const sayingWhose = new RegExp(
  `(?:name|nume|nom|nazwisk|jmen|(?<!\\p{L})men|(?<!\\p{L})ime|naam|navn|namn|nim|име|имя|ім.я|фамил|прізв|ονομα)(?:\\p{L}*(?: \\p{L}+){0,2}? $|.* (?:it|them|${papers})(?: \\p{L}{1,6})?\\s?:? $)`,
  'u',
);

/** For whom a sentence says that a booking is: of those it names in a row one has a title or a given name we know. */
export function bookedForIn(line: Line, order: Order): DraftPassenger[] {
  const words = fold(line.text);
  const inPassport = [...line.text.matchAll(asInPassport)];
  const isOfBooking = ofBooking.test(words) || preparedFor.test(words) || inPassport.length > 0 || isOnPaper.test(words);
  if (!isOfBooking || isOfRoomOrRide(words)) return [];
  const whole = lineCell(line);
  const leads = [
    ...line.text.matchAll(bookedFor),
    ...[...line.text.matchAll(bookedOf)].filter(({ index }) => isOfJourney(line.text.slice(0, index))),
    ...inPassport,
    ...line.text.matchAll(ticketsOn),
    ...foldInPlace(line.text).matchAll(nameOnPaper),
    ...[...line.text.matchAll(midLabel)].filter(({ 1: word = '' }) => isTravellersLabel(word)),
  ].slice(0, mostInRow);
  // voli per Palermo, a nome di Paolo Scarpa
  for (const { 0: lead, index } of leads) {
    if (isBehindRole(line.text, index) || isOfOthers(lead)) continue;
    const people = peopleInRow(whole, index + lead.length, order, isSaid(lead));
    // Билеты на Чёрное Море и Красное Море
    const isOne = !/^(?:\p{L}+ )?(?:на|na) $/u.test(lead) || people.some(({ name }) => isSurelyName(name.value));
    if (people.length > 0 && isOne) return people;
  }
  return [];
}
