/** What is somebody's name: the shape of one, with a title or a known given name in it, and nothing a ticket prints in that shape besides. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { foundAt, joinFound } from '../../../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import { airlineNamed, airlineOf } from '../../../reference/airlines.ts';
import { airportAt, airportsNamed } from '../../../reference/airports.ts';
import { isGivenName } from '../../../reference/given-names.ts';
import { isGivenPart } from '../../../reference/parts-of-names.ts';
import { fold } from '../../../text/fold.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { anyTitle, endsInTitle, isCapitals, particle, sureTitle, titles } from '../../../values/name-words.ts';
import { kindBesideName, kindIn, kindOf, kindOfAge, type TravellerKind } from '../../../values/traveller-kinds.ts';
import { travellerType } from '../../../values/travellers.ts';
import { foldInPlace, labelOf } from '../../flight-labels.ts';
import { marksOf } from '../../flight-marks.ts';
import { isTravellersLabel } from '../passenger-labels.ts';
import { coupleIn, familyOfCouple } from './couples.ts';
import { isAuthority, isFirm } from './firms.ts';
import { closes, greetsSomebody, isNamedLikeClosing } from './greetings.ts';
import { familyLikeHeading, isOfHeadingWords } from './heading-words.ts';
import { isInserted } from './inserted-names.ts';
import { formalName } from './nicknames.ts';
import { isOfPlace, isPlaceWithSlash } from './places-like-names.ts';
import { isRank, withoutOffice } from './ranks.ts';
import { lengthOfFirstTitle } from './titles-in-two-languages.ts';
import { latinHalf } from './two-scripts.ts';
import { lengthOfRetired, saidBefore } from './words-before-names.ts';
import { withoutWordsBehind } from './words-behind-names.ts';

/** In which order a name without a slash is printed. */
export type Order = NonNullable<DraftPassenger['order']>;

// IONESCU MARIA MRS, Ionescu Maria Frau: only where systems write it, behind a family's name and given ones
export const titleLast = /\s(?:MR|MRS|MS|MISS|MSTR|HERR|FRAU)\.?$/i;

export const withTitle = new RegExp(`^(?:\\d[.)] )?(?:${sureTitle}|Copil) `, 'iu');

// Mr Andrei Popescu | 1. Ms Victoria Enache | OZUN FLORIN MR | Matei Dumitrescu (Child) | Stan / Elena Frau | Pastor (Mrs) Joy Eze | Berg, Fleur van den
const nameShape = new RegExp(
  `^(?:\\d{1,2}[.):]\\s?)?(?:(?<kind>INF|CHD|ADT|INFANT|CHILD|ADULT|COPIL|Copil|Child|Infant|Bebeluș|Bebe|BEBE|Bébé|BÉBÉ|Bebé|Baby|BABY|Enfant|Kind|Kleinkind|Bambin[oa]|Neonato|Çocuk|Bebek|Adult) )?(?<name>(?:${anyTitle} |\\p{Lu}[\\p{L}.]{1,14} \\(${sureTitle}\\) ){0,5}(?:${particle} ){0,3}\\p{Lu}[\\p{L}'’-]*\\.?(?:(?: ?/ ?|, ?| )(?:(?:${particle}|['’]?[a-z]{1,2}['’]?|an) ){0,3}(?:\\p{Lu}|t-\\p{Lu})[\\p{L}'’-]*\\.?){1,6}(?:(?<=,.*)(?: ${particle}){1,3})?)(?:\\s?\\((?<mark>\\p{L}[\\p{L}. ª-]{0,13}(?:/ ?[\\p{L} ]{1,14})?\\.?)\\))?$`,
  'du',
);

/** Headings and sentences that have the shape of a name. */
const noName =
  /(?<![\p{L}\d])(?:ok|file ?key|letov[ie]\p{L}*|nonend\p{L}*|nonref\p{L}*|servicii|services|hizmet\p{L}*|dienstleistung\p{L}*|servicios|servizi|uslug[iy]|szolgaltatas\p{L}*|penumpang|loai|type|hanh khach|passenger|traveller|traveler|ticket|number|flight|airlines?|airways|booking|reference|information|details|title|first|last|surname|seats?|frequent|terminal|date|class|baggage|economy|business|status|confirmed|(?:des)?embar[kqc]u?(?:ant|ing|and|er)\p{L}*|debarqu\p{L}*|disembark\p{L}*|joiners?|price|total|payment|check|hand|tytul|imie|nazwisko|nume|prenume|names?|(?:vor|nach|zu|familien)name|voornaam|achternaam|fornamn|efternamn|fornavn|etternavn|efternavn|jmeno|prijmeni|priezvisko|cognome|prenoms?|apellidos?|titlu|vezeteknev|csaladi|keresztnev|utonev|utas\p{L}*|bilet|zbor|numar|pasager|cod|rezervare|plecare|sosire|ontbijt|logies|breakfast|fruhstuck|(?:halb|voll|half|vol)pension|colazione|desayuno|dejun|sniadani[ea]|snidane|reggeli|kahvalti|frukost|frokost|aamiainen|ticketnummer|flug(?:schein|ticket)?\p{L}{0,2}|\p{L}*buchungs\p{L}*|boekings\p{L}*|reserverings\p{L}*|boknings\p{L}*|bestillings\p{L}*|varaus\p{L}*|foglalas\p{L}*|rezerw\p{L}*|vlucht\p{L}*|vertrek|aankomst|flyg(?:bolag|nummer|ning\p{L}*)?|resenar\p{L}*|avgang|ankomst|lento(?:nro|yhtio)?|fizetesi|osszesit\p{L}*|osszesen|podsumowanie|platnosc\p{L}*|souhrn|platb\p{L}*|zusammenfassung|resumen|resumo|pagamento|betaling\p{L}*|betalning\p{L}*|sammanfattning|oversikt|yhteenveto|maksut?|συνοψη|πληρωμ\p{L}*|обобщение|плащане|оплата|итого|matkustaja\p{L}*|gesamt\p{L}*|abflug|ankunft|billet|vol[io]?|operativ[oi]|depart|arrivee|ad|soyad|ucus|yolcu|departs?|arrives?|lotu?|wylot|outbound|return|going|coming|online|wizz|ryanair|pegasus|norwegian|emirates|qatar|united|aegean|lufthansa|swiss|austrian|turkish|tarom|price|tarif\p{L}*|dettagli\p{L}*|riepilogo|summary|overview|important|fare|adult|child|infant|printed|seat|resehandling|document|yolcu|adi|ismi|rezervasyon|kodu|belgesi|duzenleme|tarihi|kalkis|varis|sinif|bagaj|durum|koltuk|ucak|gerceklestiren|numer|rezerwacji|wystawienia|pasazer|rejs|klasa|tkt|etkt|nbr|issued|issue|opens|closes|validity|memo|voyage|reservation|passager|passagier|itinerary|electronic|odeme|toplam|departure|arrival|operated|wykonywany|samolot|aircraft|duration|boarding|siege|bilhete|billete|biglietto|biljett\p{L}*|karte|jegy\p{L}*|numero|nummer|compagnia|compagnie|compania|companhia|broj|sifra|kod|foglalasi|rezervacije|karte|szam|kodu|travel|nonref|penalt\p{L}*|applies|refund\p{L}*|endors\p{L}*|restrict\p{L}*|surcharges?|taxe?s?|fees?|charges?|fuel|service|security|solidarity|facility|carrier|(?<!la )tours?|reisen|agence|agency|holidays|gmbh|srl|fecha|data|datum|dato|cislo|letenk\p{L}*|localizador|folio|clave|pratica|medallion|skymiles|club|executive|elite|platinum|senator|eurobonus|skywards|krisflyer|flying blue|(?<=\p{L} )miles|miles(?! \p{L}+$)|bonus|member|famili(?:a|e|en|ei)?|familjen|family|famille|famiglia|keluarga|gezin|rodzina|rodina|csalad|obitelj|porodica|ailesi|perhe|perekond|seima|gimene|семья|сім.я|семеиство|οικογενεια|id|passport\p{L}*|pasaport\p{L}*|nationalit\p{L}*|hotel\p{L}{0,2}|hostel|resort|dbl|sgl|twn|tpl|trpl|airport|aeroport\p{L}*|flughafen|station|beach|city|center|centre|island|palace|lounge|europcar|locator|ref(?=\.)|codice|codigo|referenc\p{L}*|\p{L}+(?:nummer|numero|numeris|number|kod)|numeris|bronee\p{L}*|код|номер|брони|броня|бронирован\p{L}*|резерв\p{L}*|билет\p{L}*|рейс|полет|пътник\p{L}*|пассажир\p{L}*|αριθμοσ|κωδικοσ|εισιτηρι\p{L}*|κρατησ\p{L}*|επιβατ\p{L}*|πτησ\p{L}*)(?![\p{L}\d])/u;

/** Words of sentences: nobody is called GOOD TO KNOW. Particles of families are none of them. */
const ofSentences =
  /(?<!\p{L})(?:to|the|and|of|for|from|with|your|our|you|we|are|not|if|this|that|how|what|please|und|oder|die|fur|mit|ihre?|sie|bitte|nicht|pour|votre|vos(?= )|avec|sur|cette|veuillez|para|por|favor|gli|pentru|sau|dumneavoastra|ile|icin|oraz|dla|och|eller|ditt|voor|uw|tai|vagy)(?!\p{L})/u;

/** In small letters: no family has them among its particles. */
const preposition = /\p{L} (?:im|am|zum|zur|in|on|at|by|auf|bei|pe|cu|au|aux|en|um|w|we|na|ze|på|vid) \p{L}/u;

// 1. | 2) | 3 – | - | • | 2 Frau Sabine Brückner | 3 Kind Lena Brückner
const leading = /^(?:(?:\d{1,2}[.):]|[-–•*·+&])\s|\d{1,2} ?[-–—]\s(?=\p{Lu})|\d{1,2} (?=(?<word>\p{L}+)\.? \p{Lu}))/u;
export function withoutNumber(cell: Cell): Cell {
  const found = leading.exec(cell.text);
  const word = found?.groups?.word;
  const length = word === undefined || titles.has(fold(word)) || kindOf(word) || isGivenName(word) ? (found?.[0].length ?? 0) : 0;
  return cellFrom(cell, length);
}

/** `8. Filipescu, Veronica`, or the number in a cell before it. */
export const isNumbered = (cells: readonly Cell[], index: number): boolean => {
  const cell = cells[index];
  return (cell && withoutNumber(cell).text !== cell.text) || /^\d{1,2}[.)]?$/.test(cells[index - 1]?.text ?? '');
};

// FROM/TO | DEN / A | COUPON NO
const notAName = /^(?:from|den|de|von|da)\s?\/|^coupon\b/i;

const besideSlash = /(?<![\p{L}])([A-Z]{3}) ?\/ ?([A-Z]{3})(?![\p{L}])/u;

/** LH/UA, SHJ-KTM, ADT/CHD: of airlines, of airports, or of kinds of travellers. */
const isCode = (word: string) => {
  if (isGivenName(word)) return false;
  if (/^[A-Z0-9]{2}$/.test(word)) return airlineOf(word) !== undefined;
  return /^[A-Z]{3}$/.test(word) && (airportAt(word) !== undefined || kindIn(word) !== undefined);
};

/** Whether its slash or its title says that it is a name, and not its shape alone. */
export const isMarkedAsName = (name: string): boolean => name.includes('/') || withTitle.test(name) || endsInTitle.test(name);

/** STAN MIHAI / STAN IOANA: two of one family. */
function areTwo(name: string): boolean {
  const [one = [], other = []] = name.split('/').map((half) => half.trim().split(/\s+/));
  return one.length > 1 && other.length > 1 && (one[0] === other[0] || one.at(-1) === other.at(-1));
}

// TPS/TVH, GST/HST: no vowel on either side
const abbreviations = /^[bcdfghjklmnpqrstvwxz]+ ?\/ ?[bcdfghjklmnpqrstvwxz]+$/;

/** `KALKIŞ / DEPARTURE` is a heading, and `ISTANBUL/IST 07JUL 0705` a flight. */
export function isPerson({ name, type }: DraftPassenger, line: Line): boolean {
  if (areTwo(name.value) || lengthOfFirstTitle(name.value) > 0) return false;
  // Rome / FCO
  if (!endsInTitle.test(name.value) && isPlaceWithSlash(name.value, line.text)) return false;
  if (/\p{Script=Cyrillic}/u.test(name.value) && /\p{Script=Latin}/u.test(name.value)) return false;
  if (endsInTitle.test(name.value)) return !notAName.test(name.value);
  if (name.value.split(/[\s/-]+/).every(isCode) || besideSlash.exec(name.value)?.slice(1).every(isCode)) return false;
  if (
    noName.test(foldInPlace(name.value)) ||
    ofSentences.test(foldInPlace(name.value)) ||
    notAName.test(name.value) ||
    abbreviations.test(fold(name.value)) ||
    isAuthority(name.value) ||
    isHeading(name.value) ||
    name.value.split('/').some((half) => isTravellersLabel(half.trim()))
  )
    return false;
  return (
    type !== undefined ||
    !/\/ ?[A-Z]{3}$/.test(name.value) ||
    !marksOf(line).some((mark) => mark.kind === 'day' || mark.kind === 'time' || mark.kind === 'flight')
  );
}

/** With a title, or a given name we know. */
export function surelyNamed(cell: Cell, order: Order): DraftPassenger[] {
  const person = named(cell, order);
  if (!person || withTitle.test(cell.text)) return person ? [person] : [];
  return isSurelyName(person.name.value) && airportsNamed(person.name.value).length === 0 ? [person] : [];
}

// Sofia Vornicu - infant | Paul Lupescu (copil, 6 ani) | Nils Holmqvist, barn 7 år | Elsa Holmqvist spädbarn | ROSSI LUCA 8 anni
const beforeKind = /(?<=\p{L}\.?)(?:\s?[([] ?|\s?[,;·|] |\s[-–—] | (?=\p{Ll}{3}|\d{1,2} \p{Ll}))/gu;

/** `7 ans`, `menor, 10 años`: `with infant, 8 months` says nothing of who has it with her. */
const hasNoKind = (inside: string) => inside.split(/[^\p{L}\p{M}]+/u).every((word) => word.length < 3 || !kindOf(word));

/** Where behind a name its kind is said, and which. */
export function kindBehind(text: string): { at: number; start: number; kind: TravellerKind } | undefined {
  for (const { 0: gap, index } of text.matchAll(beforeKind)) {
    const start = index + gap.length;
    // Aoife O'Brien (with infant Seán O'Brien)
    if (text.lastIndexOf('(', index - 1) > text.lastIndexOf(')', index - 1)) continue;
    const [first = ''] = /^[\p{L}\p{M}.]+/u.exec(text.slice(start)) ?? [];
    const [inside = ''] = /^[^()[\]]{0,40}/u.exec(text.slice(start)) ?? [];
    const isCode = /^[A-Z]{2}$/.test(first);
    const isFirst = first === '' || (/[([]/.test(gap) && hasNoKind(inside) && /\d \p{L}{2}/u.test(inside));
    const kind =
      (first.length > 2 || (isCode && /[([]/.test(gap)) ? kindIn(first) : undefined) ?? (isFirst ? kindOfAge(inside) : undefined);
    if (kind && / |\//.test(text.slice(0, index).trim())) return { at: index, start, kind };
  }
  return undefined;
}

/** Eliška Novotná, nar. 19. 7. 2016 (dítě): the first part behind a name that begins with a kind. */
function kindInRest(line: Line, start: number, end: number): DraftPassenger['type'] {
  for (const { 0: part, index } of line.text.slice(start, Math.min(end, start + longestRest)).matchAll(/[^()[\],;|·]+/g)) {
    const [first = ''] = /\p{L}[\p{L}\p{M}]{2,}/u.exec(part) ?? [];
    const kind = part.trimStart().startsWith(first) ? kindOf(first) : undefined;
    if (kind) return { ...foundAt(line, start + index, start + index + part.length), value: kind };
  }
  return undefined;
}

const longestRest = 120;

// Sara Ibarra (billete 075-2417330986) y el pequeño Hugo Ibarra, 5 años: what is behind another says nothing of this one
const nextPerson = /(?<=\d{10}\))(?:,| \p{L}{1,3}) (?:\p{Ll}+ ){0,3}(?=\p{Lu})/u;

export function named(printed: Cell, order: Order): DraftPassenger | undefined {
  const cell = latinHalf(printed);
  if (coupleIn(cell).length > 0 || familyOfCouple(cell) !== undefined) return undefined;
  const formal = formalName(cell);
  if (formal && mayBeName(formal.value)) return { name: formal, order: 'given-first' };
  const lead =
    /^[\s:]*(?:\d{1,2} ?[-–—] (?=\p{Lu})|[-–•*·+&] )?/u.exec(cell.line.text.slice(cell.start, cell.end))?.[0].length ?? 0;
  const own = cell.line.text.slice(cell.start + lead, cell.end);
  const first = cell.start + lead + (lengthOfFirstTitle(own) || lengthOfRetired(own));
  const before = saidBefore(cell.line.text.slice(first, cell.end));
  const from = first + (before?.length ?? 0);
  const [all = ''] = cell.line.text.slice(from, cell.end).split(nextPerson);
  const said = kindBehind(all);
  const text = withoutWordsBehind(withoutOffice(said ? all.slice(0, said.at) : all));
  const groups = nameShape.exec(text.replace(/\s+/g, (gap) => ' '.repeat(gap.length)))?.indices?.groups;
  const place = groups?.name;
  const words = text
    .slice(place?.[0] ?? 0)
    .replace(/\([^)]*\)/g, '')
    .trim();
  if (!place || !mayBeName(words)) return undefined;
  const name = foundAt(cell.line, from + place[0], from + place[1]);
  // MR NICOLAE: the rest of the name is elsewhere. Double, Ocean View, Santa Maria Wing
  if (name.value.replace(/, ?\p{L}{1,4}\.?$/u, '').split(',').length > 2 || isInserted(name.value, all)) return undefined;
  if (notAName.test(name.value) || !/\s/.test(name.value.replace(withTitle, ''))) return undefined;
  const mark = groups.mark ?? groups.kind;
  const type =
    (mark && travellerType(foundAt(cell.line, from + mark[0], from + mark[1]))) ??
    (said && { ...foundAt(cell.line, from + said.start, cell.end), value: said.kind }) ??
    kindInRest(cell.line, from + text.length, printed.end) ??
    (before && { ...foundAt(cell.line, first, from), value: before.kind });
  // POPESCU ION MR: where the title comes last, the family's name comes first.
  const ofTitle = titleLast.test(name.value) ? 'family-first' : order;
  const whole = before?.title ? joinFound(foundAt(cell.line, first, first + before.title), name) : name;
  return { name: whole, ...(!name.value.includes('/') && { order: ofTitle }), ...(type && { type }) };
}

/** Nothing that tickets print in the shape of a name besides: SAS Go Smart is a fare. */
export const mayBeName = (words: string): boolean =>
  !noName.test(foldInPlace(words.replace(familyLikeHeading, ''))) &&
  !ofSentences.test(foldInPlace(words)) &&
  !preposition.test(words) &&
  !isHeading(words) &&
  !isFirm(words) &&
  !isRank(words) &&
  !isOfPlace(words) &&
  !airlineNamed(words) &&
  !greetsSomebody(words) &&
  (!closes(words) || isNamedLikeClosing(words)) &&
  !words.split(/[\s/]+/).every(kindBesideName) &&
  !isAirline(words.split(' ')[0] ?? '');

/** Ana is somebody, and ANA an airline. */
const isAirline = (word: string) => !isGivenName(word) && airlineNamed(word) !== undefined;

export const isSurelyName = (name: string) => titleLast.test(name) || name.split(/[\s/,]+/).some(isGivenName);

/** `Volo Compagnia Data` and `Fra / Til` are the headings of a table: a name has no two words that are labels, and no two halves. */
function isHeading(words: string): boolean {
  const all = words.split(/\s+/);
  // Till is Swedish for `to`, and somebody in Germany.
  const isHead = (word: string) => labelOf(word)?.bare && word.length > 3 && (isCapitals(word) || !isGivenPart(word));
  const halves = words.toLowerCase().split(/\s?\/\s?/);
  return (
    (halves.length > 1 && halves.every((half) => labelOf(half)?.bare)) ||
    all.filter(isHead).length > (all.length > 2 ? 1 : 0) ||
    isOfEnd(all[0] ?? '') ||
    // Sr. Edvaldo Nascimento
    (labelOf(words)?.bare === true && !withTitle.test(words)) ||
    isOfHeadingWords(words)
  );
}

/** `Abreise Köln, Busbahnhof Süd`, `Plecare Cluj-Napoca` under a list of names */
function isOfEnd(word: string): boolean {
  const label = word.length > 4 ? labelOf(word) : undefined;
  return label?.bare === true && (label.kind === 'departure' || label.kind === 'arrival');
}

/** `Rome FCO` under the label of a list that has ended. */
export const isPlace = (name: string) => !withTitle.test(name) && !titleLast.test(name) && airportsNamed(name).length > 0;

/** Title, given names, family name and type of traveller in cells of their own; a line of more cells is the heading of a table. */
export function inColumns(row: Cell, order: Order): DraftPassenger | undefined {
  if (pieceCells(row.line).length > 4 || isHeading(row.line.text) || pieceCells(row.line).some(({ text }) => labelOf(text)?.bare))
    return undefined;
  const cells = pieceCells(row.line).filter((cell) => /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(cell.text));
  if (cells.length < 2 || cells.length !== pieceCells(row.line).length || noName.test(foldInPlace(row.text))) return undefined;
  const parts = cells.map((cell) => foundAt(cell.line, cell.start, cell.end, 0.9));
  const [head, ...rest] = parts;
  const name = head && joinFound(head, ...rest);
  return name && nameShape.test(name.value) ? { name, order } : undefined;
}
