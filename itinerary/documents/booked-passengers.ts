/** Who travels, on documents that write names as people do: `Passenger: Mr Ion Ionescu`, or a list under „Passengers”; and whose ticket is whose. */
import type { DraftPassenger } from '../draft/draft-itinerary.ts';
import { type Found, foundAt, joinFound } from '../draft/found.ts';
import { type Cell, pieceCells } from '../layout/cells.ts';
import { airlineNamed } from '../reference/airlines.ts';
import { airportsNamed } from '../reference/airports.ts';
import { isGivenName } from '../reference/given-names.ts';
import type { Line } from '../text/ticket-text.ts';
import { anyTitle, endsInTitle, particle, sureTitle } from '../values/name-words.ts';
import { slashNamesIn, travellerType, withTraveller } from '../values/travellers.ts';
import { foldInPlace, labelOf } from './flight-labels.ts';
import { type Mark, marksOf } from './flight-marks.ts';
import { speaksOfOthers } from './other-services.ts';
import { partedNamesIn } from './parted-names.ts';
import { type Placed, ticketsIn, withTickets } from './tickets-of-passengers.ts';

type Order = NonNullable<DraftPassenger['order']>;

// YOLCU ADI / PASSENGER NAME : | Pasager: | Reisedaten für: | Passengers
const label =
  /^(?:(?:full )?names?(?=\s*:)|nume(?=\s*:)|nom(?=\s*:)|name of passengers?|passenger(?:s|\(s\))?(?: ?names?| information| details)?|travell?ers?(?: ?names?| information| details)?|travel data for|(?:nume|numele) (?:pasager(?:ului)?|complet)|(?:informatii despre )?pasager(?:i|\(i\)|ul|ului|ilor)?|passagiere?(?:information(?:en)?)?|reisende[rn]?|reisedaten fur|(?:ihre )?reiseteilnehmer(?:innen)?|teilnehmer(?:innen)?|name des (?:passagiers|fluggastes)|fluggas(?:t|te)|(?:nom du )?passagers?|voyageurs?|yolcu(?:lar)?(?: (?:adi(?: soyadi)?|ismi|bilgileri))?|(?:informazioni )?passegger[oi]|pasajeros?|passageir[oa]s?|(?:informacja o )?pasaz?zer(?:ach|owie)?|pasazer(?:owie)?|passagerare?|passasjer(?:er)?|passagiers|putni(?:k|ci)|utas(?:ok)?(?: nev(?:e|ei))?|επιβατ(?:ησ|εσ)|guests?(?: information)?|prepared for|cestujici(?:ch)?|cestujuci|пътни(?:к|ци)(?:те)?|име на пътника?|пассажир(?:ы|а|ов)?|пасажири?|reisija(?:d|te)?|pasazier(?:is|i)|keleivi(?:s|ai)|matkustaja(?:t|n nimi)?|rejsende|resenar(?:er)?|reizigers?|potniki?|viajeros?|clientes?|viaggiator[ei]|calatori|who.s (?:flying|travelling|traveling)|wer fliegt|qui voyage|(?:שם |שמות )?ה?נוסע(?:ת|ים)?|(?:اسم |اسماء )?(?:ال)?(?:مسافر(?:ون|ين)?|ركاب|راكب))(?: \d{1,2}(?=\s?[:.)-]))?(?: ?\(\d[^)]{1,20}\))?(?![\p{L}\d])/u;
const secondLabel = new RegExp(
  [
    '^(?:\\s?[/|]\\s?\\p{L}[\\p{L} ]{0,40}?)?(?:\\s*:\\s*|\\s*$|\\s+(?=\\p{L}+/\\p{L}))',
    '^ (?=\\p{L}+ \\p{L}+ (?:mr|mrs|ms|miss|mstr)$)',
    `^ (?=${sureTitle} \\p{L}+ \\p{L})`,
  ].join('|'),
  'u',
);
// IONESCU MARIA MRS: only where systems write it, behind a family's name and given ones
const titleLast = /\s(?:MR|MRS|MS|MISS|MSTR)\.?$/i;
const withTitle = new RegExp(`^(?:\\d[.)] )?(?:${sureTitle}|Copil) `, 'iu');
// Mr Andrei Popescu | 1. Ms Victoria Enache | OZUN FLORIN MR | Matei Dumitrescu (Child) | Stan / Elena Frau
const nameShape = new RegExp(
  `^(?:\\d{1,2}[.):]\\s?)?(?:(?<kind>INF|CHD|ADT|INFANT|CHILD|ADULT|COPIL|Copil|Child|Infant|Bebeluș|Bebe|BEBE|Bébé|BÉBÉ|Bebé|Baby|BABY|Enfant|Kind|Kleinkind|Bambin[oa]|Neonato|Çocuk|Bebek|Adult) )?(?<name>(?:${anyTitle} )?(?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]*\\.?(?:(?: ?/ ?|, ?| )(?:(?:${particle}|['’]?[a-z]{1,2}['’]?|an) ){0,3}(?:\\p{Lu}|t-\\p{Lu})[\\p{L}'’-]*\\.?){1,6})(?:\\s?\\((?<mark>[\\p{L} ]{2,14}\\.?)\\))?$`,
  'du',
);
// Nazwisko i imię: WIŚNIEWSKI GRZEGORZ | Nume și prenume
const familyLeads =
  /^(?:nazwisko i imie|nume(?:le)?,? (?:si |\/ ?)?prenume(?:le)?|surname(?:,| and|\/) ?(?:first|given) names?|cognome e nome|apellidos?(?:,| y) nombres?|nom et prenoms?|prijmeni a jmeno|nachname,? ?vorname|ad soyad|фамилия,? имя)(?: [\p{L}]+)?\s*:\s*/u;
/** Hungarians write the family's name first, and those who travel with them their own way. */
const hungarian = /^utas/;
/** Headings and sentences that have the shape of a name. */
const noName =
  /\b(?:passenger|traveller|traveler|ticket|number|flight|airlines?|airways|booking|reference|information|details|title|first|last|surname|seats?|frequent|terminal|date|class|baggage|economy|business|status|confirmed|price|total|payment|check|hand|tytul|imie|nazwisko|nume|prenume|titlu|vezeteknev|csaladi|keresztnev|utonev|utas\p{L}*|bilet|zbor|numar|pasager|cod|rezervare|plecare|sosire|ticketnummer|flug|buchungs\p{L}*|gesamt\p{L}*|abflug|ankunft|billet|vol|depart|arrivee|ad|soyad|ucus|yolcu|departs?|arrives?|lotu?|wylot|outbound|return|going|coming|online|wizz|ryanair|pegasus|norwegian|emirates|qatar|united|aegean|lufthansa|swiss|austrian|turkish|tarom|price|tarif\p{L}*|dettagli\p{L}*|riepilogo|summary|overview|important|fare|adult|child|infant|printed|seat|resehandling|document|yolcu|adi|ismi|rezervasyon|kodu|belgesi|duzenleme|tarihi|kalkis|varis|sinif|bagaj|durum|koltuk|ucak|gerceklestiren|numer|rezerwacji|wystawienia|pasazer|rejs|klasa|issued|issue|opens|closes|validity|memo|voyage|reservation|passager|passagier|itinerary|electronic|odeme|toplam|departure|arrival|operated|wykonywany|samolot|aircraft|duration|boarding|siege|bilhete|billete|biglietto|biljett\p{L}*|karte|jegy\p{L}*|numero|nummer|compagnia|compagnie|compania|companhia|broj|sifra|kod|foglalasi|rezervacije|karte|szam|kodu|travel|nonref|penalt\p{L}*|applies|refund\p{L}*|endors\p{L}*|restrict\p{L}*|surcharges?|taxe?s?|fees?|charges?|fuel|service|security|solidarity|facility|carrier|(?<!la )tours?|reisen|agence|agency|holidays|gmbh|srl|fecha|data|datum|dato|cislo|letenk\p{L}*)\b/u;
/** Words of sentences: nobody is called GOOD TO KNOW. Particles of families are none of them. */
const ofSentences =
  /(?<!\p{L})(?:to|the|and|of|for|from|with|your|our|you|we|are|not|if|this|that|how|what|please|und|oder|die|fur|mit|ihre?|sie|bitte|nicht|pour|votre|vos|avec|sur|cette|veuillez|para|por|favor|gli|pentru|sau|dumneavoastra|ile|icin|oraz|dla|och|eller|ditt|voor|uw|tai|vagy)(?!\p{L})/u;
/** Nobody books more; a text that seems to is no list of passengers. */
const most = 100;

/** @param order of names without a slash, as this airline writes them. */
export function passengersIn(lines: readonly Line[], order: Order = 'given-first'): DraftPassenger[] {
  let people: DraftPassenger[] = [];
  const rows: Placed<string>[] = [];
  const add = (passenger: DraftPassenger, row: number) => {
    if (people.length >= most) return;
    people = withTraveller(people, passenger);
    rows.push({ row, value: passenger.name.value });
  };
  const parted = partedNamesIn(lines);
  for (const { rows: own, value } of parted) for (const row of own) add(value, row);
  // TARIFF/FARE, FRANKFURT/MAIN: what has the shape of a name alone is one beside others, or where there are no others.
  const maybe: Placed<DraftPassenger>[] = [];
  const inParts = new Set(parted.flatMap(({ rows: own }) => own));
  for (const [row, line] of lines.entries()) {
    if (inParts.has(row)) continue;
    const cells = pieceCells(line);
    const all = slashNamesIn(line).filter(({ name }) => isPerson(name, line));
    const slashed = all.filter((person) => isSurelyTraveller(person, line));
    if (all.length > 0 && headsTable(cells, lines[row + 1]) && !all.some(({ name }) => endsInTitle.test(name.value))) continue;
    for (const person of all) if (!slashed.includes(person)) maybe.push({ row, value: person });
    for (const passenger of slashed) add(passenger, row);
    if (slashed.length > 0) continue;
    for (const person of titledBeside(cells, order)) add(person, row);
    for (const [index, cell] of cells.entries()) {
      const rest = afterLabel(cell);
      if (!rest) {
        const person = isBesideTicket(cells, index) ? named(withoutNumber(cell), order) : undefined;
        if (person) add(person, row);
        continue;
      }
      const next = cells.slice(index + 1).find((other) => other.text !== ':');
      const beside = headsColumn(cell, lines[row + 1], next) ? undefined : next;
      const ofLabel = orderAfter(cell, order);
      const [first, ...others] = rest.text === '' ? (beside ? [beside] : []) : severalIn(rest);
      const own = first && named(first, ofLabel);
      const alike = others.flatMap((one) => (/\d{10}/.test(one.text) ? (named(one, ofLabel) ?? []) : surelyNamed(one, ofLabel)));
      for (const person of own ? [own, ...alike] : []) add(person, row);
      // Voyageurs :  LE GUENNEC Marie-Ange (MME), and the others below
      const below =
        own && first ? listBelow(lines, row, first, ofLabel).filter((one) => ticketsIn([lines[one.row] as Line]).length > 0) : [];
      for (const listed of below) if (!inParts.has(listed.row)) add(listed.value, listed.row);
      if (own) continue;
      if (rest.text === '')
        for (const listed of listBelow(lines, row, cell, ofLabel)) if (!inParts.has(listed.row)) add(listed.value, listed.row);
    }
  }
  for (const one of [...maybe, ...maybe.toReversed()]) {
    const family = one.value.name.value.split('/')[0];
    const near = rows.some(
      ({ row, value }) =>
        value.startsWith(`${family}/`) || (isNextTo(lines, row, one.row) && isUnder(lines[row], lines[one.row])),
    );
    if (near && !rows.some(({ row }) => row === one.row)) add(one.value, one.row);
  }
  if (people.length === 0) for (const [row, line] of lines.entries()) for (const person of titled(line, order)) add(person, row);
  for (const { row, value } of unlabelledNames(lines, rows)) add(value, row);
  if (people.length === 0) for (const { row, value } of maybe) add(value, row);
  return withTickets(people, rows, ticketsIn(lines));
}

/** The travellers a line names beyond doubt, whatever stands around it: with a slash, with a title, or before the number of a ticket. */
export function namedPeopleIn(line: Line): DraftPassenger[] {
  const slashed = slashNamesIn(line).filter(({ name }) => endsInTitle.test(name.value) && isPerson(name, line));
  if (slashed.length > 0) return slashed;
  const cells = pieceCells(line);
  const beside = cells.flatMap((cell, index) =>
    isBesideTicket(cells, index) ? (named(withoutNumber(cell), 'given-first') ?? []) : [],
  );
  return beside.length > 0 ? beside : titled(line, 'given-first');
}

/** Every number of a ticket that is printed. */
export const ticketNumbersIn = (lines: readonly Line[]): Found[] => ticketsIn(lines).map(({ value }) => value);

/** Whoever stands before a ticket's number is its passenger, with a label or without. */
function isBesideTicket(cells: readonly Cell[], index: number): boolean {
  const beside = cells[index + 1];
  return beside !== undefined && ticketsIn([beside.line]).some(({ value }) => value.box.x >= beside.x - 1);
}

// 1. | 2) | - | •
function withoutNumber(cell: Cell): Cell {
  const length = /^(?:\d{1,2}[.):]|[-–•*·])\s/.exec(cell.text)?.[0].length ?? 0;
  return { ...cell, start: cell.start + length, text: cell.text.slice(length) };
}

// FROM/TO | DEN / A | COUPON NO
const notAName = /^(?:from|den|de|von|da)\s?\/|^coupon\b/i;

/** `KALKIŞ / DEPARTURE` is a heading, and `ISTANBUL/IST 07JUL 0705` a flight. */
function isPerson(name: Found, line: Line): boolean {
  // Rome / FCO
  if (!endsInTitle.test(name.value) && airportsNamed(name.value.replace('/', ' ')).length > 0) return false;
  if (/\p{Script=Cyrillic}/u.test(name.value) && /\p{Script=Latin}/u.test(name.value)) return false;
  if (endsInTitle.test(name.value)) return !notAName.test(name.value);
  if (
    noName.test(foldInPlace(name.value)) ||
    ofSentences.test(foldInPlace(name.value)) ||
    notAName.test(name.value) ||
    isHeading(name.value)
  )
    return false;
  return (
    !/\/ ?[A-Z]{3}$/.test(name.value) ||
    !marksOf(line).some((mark) => mark.kind === 'day' || mark.kind === 'time' || mark.kind === 'flight')
  );
}

/** The next line, or the one after a ticket's number. */
function isNextTo(lines: readonly Line[], row: number, other: number): boolean {
  const between = lines.slice(Math.min(row, other) + 1, Math.max(row, other));
  return between.length === 0 || (between.length === 1 && ticketsIn(between).length > 0);
}

// PASSENGER NAME  POPESCU/ION | 1. POPESCU/ION | POPESCU/IONMR | POPESCU/ION  220-2412345678
const gluedTitle = /\/\s?[\p{Lu} ]+(?:MRS|MR|MSTR|MISS|CHD|INF)$/u;
const numbered = /^\s*\d{1,2}[.)]?\s{1,4}\p{Lu}/u;

/** Whether more than its slash says that this is somebody's name. */
function isSurelyTraveller({ name, type }: DraftPassenger, line: Line): boolean {
  const given = name.value.split('/')[1] ?? '';
  return (
    type !== undefined ||
    endsInTitle.test(name.value) ||
    gluedTitle.test(name.value) ||
    given.split(/[\s-]+/).some(isGivenName) ||
    ticketsIn([line]).length > 0 ||
    numbered.test(line.text) ||
    pieceCells(line).some((cell) => afterLabel(cell) !== undefined || label.test(foldInPlace(cell.text)))
  );
}

/** Titles and names that stand in cells of their own, on documents that put no label before it. */
function titled(line: Line, order: Order): DraftPassenger[] {
  return pieceCells(line)
    .flatMap(apartAtCommas)
    .flatMap((cell) => (withTitle.test(cell.text) ? (named(cell, order) ?? []) : []));
}

// …, Mr Ion Popescu | … et Mme Hélène Lefebvre
const betweenNames = new RegExp(
  `(?:(?:,| (?:and|et|und|și|si|y|e|i|og|och|en|ja)) (?=${sureTitle} \\p{Lu})|(?<=\\)),? (?:(?:and|et|und|și|si|y|e|i|og|och|en|ja) )?(?=\\p{Lu}))`,
  'gu',
);

/** `Ms Ana Popescu (ticket 086 2190077634), Mr Ion Popescu`: each from its title on. */
function severalIn(cell: Cell): Cell[] {
  const cuts = [...cell.text.matchAll(betweenNames)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), cell.text.length];
  return starts.map((start, at) => {
    const end = ends[at] ?? cell.text.length;
    return { ...cell, text: cell.text.slice(start, end), start: cell.start + start, end: cell.start + end };
  });
}

/** With a title, or a given name we know. */
function surelyNamed(cell: Cell, order: Order): DraftPassenger[] {
  const person = named(cell, order);
  if (!person || withTitle.test(cell.text)) return person ? [person] : [];
  return isSurelyName(person.name.value) && airportsNamed(person.name.value).length === 0 ? [person] : [];
}

const titleAlone = new RegExp(`^${sureTitle}$`, 'u');

/** `Dna   Ileana Câmpeanu`: a title in a column of its own. */
function titledBeside(cells: readonly Cell[], order: Order): DraftPassenger[] {
  return cells.flatMap((cell, index) => {
    const next = cells[index + 1];
    const person = next && titleAlone.test(cell.text) ? named(next, order) : undefined;
    return person ? [{ ...person, name: joinFound(foundAt(cell.line, cell.start, cell.end), person.name) }] : [];
  });
}

// Frau Ana Munteanu, Herr Vlad Munteanu
function apartAtCommas(cell: Cell): Cell[] {
  return [...cell.text.matchAll(/[^,]+/g)].map(({ 0: text, index }) => {
    const start = cell.start + index + (text.length - text.trimStart().length);
    return { ...cell, text: text.trim(), start, end: start + text.trim().length };
  });
}

function afterLabel(cell: Cell): Cell | undefined {
  const folded = foldInPlace(cell.text);
  const lead = familyLeads.exec(folded)?.[0].length;
  if (lead !== undefined) return { ...cell, start: cell.start + lead, text: cell.text.slice(lead) };
  const length = label.exec(folded)?.[0].length;
  const second = length === undefined ? undefined : secondLabel.exec(folded.slice(length))?.[0].length;
  if (length === undefined || second === undefined) return undefined;
  const start = cell.start + length + second;
  return { ...cell, start, text: cell.line.text.slice(start, cell.end).trim() };
}

/** The order in which a label asks for names, where it does. */
function orderAfter(label: Cell, order: Order): Order {
  const folded = foldInPlace(label.text);
  if (familyLeads.test(folded) && !folded.startsWith('ad soyad')) return 'family-first';
  return hungarian.test(folded) ? 'either' : order;
}

// Dl Mihai Dragomir, bilet 281 2417700110 | Bálint Nagy, Jegyszám 080 2417 993 883
const behindName =
  /\s*\((?=[^)]*[\d,]|[^)]{15})[^)]*\).*$|\s+[–—]\s.*$|\s?\.{3,}.*$|,?\s+(?:née?|geb(?:oren)?|born|dob|ur|nascut|născut[ăa]?|nat[oa]|nacid[oa]|nascid[oa]|født|född|synt)\b[.:]?\s.*$|\s*[,;–-]\s[^,;\d]{0,40}\d{3}[ -]?\d[\d ]{9,12}$|\s*,\s*\d.*$|\s+[·•|]\s.*$|(?:\s*[,;–-]\s*|\s+(?=(?:e-?)?(?:ticket|bilet|billet)\s?(?:no|nr|number|electronic|:)))(?:(?:e-?|electronic )?tickets?|bilet(?:ul)?|billet|biglietto|billete|bagaj|bag|seat|loc)\b.*$/iu;

// Åsa Lindström, vuxen: a small letter begins no given name
const smallBehind = /,\s(?!(?:de|da|di|van|von|del|dos|du|el|al|bin)\s)\p{Ll}.*$/u;

function named(cell: Cell, order: Order): DraftPassenger | undefined {
  const lead = /^[\s:]*(?:[-–•*·] )?/.exec(cell.line.text.slice(cell.start, cell.end))?.[0].length ?? 0;
  const from = cell.start + lead;
  const text = cell.line.text.slice(from, cell.end).replace(behindName, '').replace(smallBehind, '').trimEnd();
  const groups = nameShape.exec(text.replace(/\s+/g, (gap) => ' '.repeat(gap.length)))?.indices?.groups;
  const place = groups?.name;
  const words = text
    .slice(place?.[0] ?? 0)
    .replace(/\([^)]*\)/g, '')
    .trim();
  if (
    !place ||
    noName.test(foldInPlace(words)) ||
    ofSentences.test(foldInPlace(words)) ||
    isHeading(words) ||
    airlineNamed(words)
  )
    return undefined;
  const name = foundAt(cell.line, from + place[0], from + place[1]);
  // MR NICOLAE: the rest of the name is elsewhere.
  if (notAName.test(name.value) || !/\s/.test(name.value.replace(withTitle, ''))) return undefined;
  const mark = groups.mark ?? groups.kind;
  const type = mark && travellerType(foundAt(cell.line, from + mark[0], from + mark[1]));
  const slashed = name.value.includes('/');
  // POPESCU ION MR: where the title comes last, the family's name comes first.
  const own = titleLast.test(name.value) ? 'family-first' : order;
  return { name, ...(!slashed && { order: own }), ...(type && { type }) };
}

// Reisija: | Guest 2:
const unknownLabel = /^\p{L}[\p{L} ]{1,24}(?: \d{1,2})?\s?:(?: |$)/u;

/**
 * Names under words we do not know: where nobody was found the lines that are nothing but a name, of which one part is a given name or a title;
 * where somebody was, those in the same list.
 */
function unlabelledNames(lines: readonly Line[], known: readonly Placed<string>[]): Placed<DraftPassenger>[] {
  const rows = new Set(known.map(({ row }) => row));
  const candidates = lines.flatMap((line, row): Placed<DraftPassenger>[] => {
    const [cell, beside] = pieceCells(line);
    if (!cell || rows.has(row) || marksOf(line).some((mark) => !isPartOfName(mark, line)) || speaksOfOthers(line)) return [];
    const length = unknownLabel.exec(cell.text)?.[0].length ?? 0;
    const own = { ...cell, start: cell.start + length, text: cell.text.slice(length) };
    const behind = own.text === '' && beside ? beside : own;
    const value =
      behind.text.includes(' · ') && ticketsIn([line]).length === 0 ? undefined : named(withoutNumber(behind), 'given-first');
    return value && (titleLast.test(value.name.value) || airportsNamed(value.name.value).length === 0)
      ? [{ row, value: { ...value, name: { ...value.name, certainty: 0.5 } } }]
      : [];
  });
  const found = rows.size === 0 ? candidates.filter(({ value }) => isSurelyName(value.name.value)) : [];
  for (const { row } of found) rows.add(row);
  const isInList = (row: number) => [row - 1, row + 1].some((beside) => rows.has(beside) && isUnder(lines[row], lines[beside]));
  const leadOf = (row: number) =>
    /^(?:\p{L}[\p{L} ]*:|\d{1,2}[.)]|[-–•*])/u.exec(lines[row]?.text ?? '')?.[0].replace(/\d+/, '#');
  const hasSameLead = (row: number) =>
    leadOf(row) !== undefined && [row - 1, row + 1].some((beside) => rows.has(beside) && leadOf(beside) === leadOf(row));
  // Reisija: … | Pileti number: … | Reisija: … | Pileti number: …
  const labels = new Set([...rows].map(leadOf));
  const hasSameLabel = (row: number) => leadOf(row)?.endsWith(':') === true && labels.has(leadOf(row));
  const isCapitals = (row: number) => !/\p{Ll}/u.test(lines[row]?.text ?? '');
  // Down and up again: a list may be found from its middle.
  for (const one of [...candidates, ...candidates.toReversed()]) {
    if (rows.has(one.row) || !(isInList(one.row) || hasSameLabel(one.row))) continue;
    // Behind one name alone may stand anything; in a list of more, behind the same words, with a title or with a given name in it, a name.
    const isLikeOthers =
      hasSameLead(one.row) ||
      hasSameLabel(one.row) ||
      (rows.size > 1 && [...rows].some((row) => isCapitals(row) === isCapitals(one.row)));
    if (!isSurelyName(one.value.name.value) && !isLikeOthers) continue;
    rows.add(one.row);
    labels.add(leadOf(one.row));
    found.push(one);
  }
  return found.sort((one, other) => one.row - other.row);
}

// BEN ALI LEILA MRS | VAN DER BERG JAN MR (CHD): Benghazi, Alice, Van and Derby are no places there
const titledLine = /^\p{Lu}[\p{Lu}'’ -]+ (?:MR|MRS|MS|MISS|MSTR)(?: \(\p{Lu}{3}\))?$/u;

const isPartOfName = (mark: Mark, line: Line): boolean =>
  mark.kind === 'airport' && mark.bare && titledLine.test(line.text.trim());

const isUnder = (one: Line | undefined, other: Line | undefined) =>
  one !== undefined && other !== undefined && one.page === other.page && Math.abs(one.x - other.x) < 6;

const isSurelyName = (name: string) => titleLast.test(name) || name.split(/[\s/,]+/).some(isGivenName);

/** `Volo Compagnia Data` and `Fra / Til` are the headings of a table: a name has no two words that are labels, and no two halves. */
function isHeading(words: string): boolean {
  const all = words.split(/\s+/);
  const halves = words.toLowerCase().split(/\s?\/\s?/);
  return (
    (halves.length > 1 && halves.every((half) => labelOf(half)?.bare)) ||
    all.filter((word) => labelOf(word)?.bare && word.length > 3).length > (all.length > 2 ? 1 : 0) ||
    labelOf(words)?.bare === true
  );
}

/** The names under a heading, down to the first lines that hold none; tickets may stand between them. */
function listBelow(lines: readonly Line[], row: number, heading: Cell, order: Order): Placed<DraftPassenger>[] {
  const found: Placed<DraftPassenger>[] = [];
  for (let at = row + 1, misses = 0; at < Math.min(lines.length, row + 30) && misses < 3; at += 1) {
    const line = lines[at];
    // LIM is Lima, and the family of Hui Min.
    if (!line || marksOf(line).some((mark) => mark.kind === 'flight' || (mark.kind === 'airport' && !mark.bare))) break;
    const cells = pieceCells(line);
    if (headsTable(cells, lines[at + 1])) {
      misses += 1;
      continue;
    }
    const column = cells.filter((cell) => cell.x < heading.right + 20 && cell.right > heading.x - 20);
    // A title, given and family names in columns of their own read as one.
    const whole = { line, text: line.text, start: 0, end: line.text.length, x: line.x, right: line.x + line.width };
    const passenger =
      titledBeside(cells, order)[0] ??
      column.map((cell) => named(cell, order)).find((one) => one !== undefined) ??
      (column.length === 0 ? cells.flatMap((cell) => surelyNamed(cell, order))[0] : undefined) ??
      (cells.length > 1 ? [inColumns(whole, order)].find((one) => one && isSurelyName(one.name.value)) : undefined);
    if (passenger && isPlace(passenger.name.value)) break;
    if (passenger) found.push({ row: at, value: passenger });
    const others = column.length > 0 ? cells.filter((cell) => !column.includes(cell)) : [];
    if (passenger) for (const other of others) found.push(...surelyNamed(other, order).map((value) => ({ row: at, value })));
    // What stands in another column says nothing of this one.
    const isElsewhere = line.x > heading.right + 20;
    misses = passenger || ticketsIn([line]).length > 0 ? 0 : misses + (isElsewhere ? 0 : 1);
  }
  return found;
}

/** `Rome FCO` under the label of a list that has ended. */
const isPlace = (name: string) => !withTitle.test(name) && !titleLast.test(name) && airportsNamed(name).length > 0;

/** Whether the name is under the label, and beside it the label of the next column: `Pasager  Cod rezervare  Data`. */
function headsColumn(label: Cell, next: Line | undefined, beside: Cell | undefined): boolean {
  const under = next && pieceCells(next).find(({ x }) => Math.abs(x - label.x) < 15);
  return under !== undefined && named(under, 'given-first') !== undefined && !isSurelyName(beside?.text ?? '');
}

/** Words over columns: a label we know among them, or two words with a slash right over a flight. No name stands there. */
function headsTable(cells: readonly Cell[], next: Line | undefined): boolean {
  if (cells.length < 3 || cells.some(({ text }) => /\d/.test(text))) return false;
  const isOverFlight = next !== undefined && marksOf(next).some(({ kind }) => kind === 'flight' || kind === 'airport');
  return cells.some(
    ({ text }) => labelOf(text)?.bare || (isOverFlight && /^\p{L}+ ?\/ ?\p{L}+$/u.test(text) && !endsInTitle.test(text)),
  );
}

function inColumns(row: Cell, order: Order): DraftPassenger | undefined {
  // Title, given names, family name, type of traveller; a line of more cells is the heading of a table.
  if (pieceCells(row.line).length > 4 || isHeading(row.line.text) || pieceCells(row.line).some(({ text }) => labelOf(text)?.bare))
    return undefined;
  const cells = pieceCells(row.line).filter((cell) => /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(cell.text));
  const [first, ...others] = cells;
  if (!first || others.length === 0 || cells.length !== pieceCells(row.line).length || noName.test(foldInPlace(row.text)))
    return undefined;
  const parts = cells.map((cell) => foundAt(cell.line, cell.start, cell.end, 0.9));
  const [head, ...rest] = parts;
  const name = head && joinFound(head, ...rest);
  return name && nameShape.test(name.value) ? { name, order } : undefined;
}
