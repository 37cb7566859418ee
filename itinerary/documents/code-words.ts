/** Three letters that are a code of an airport, a word, or both. */
import { airportAt, airportsNamed, isKnownByName, isWordOfPlace } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';
import { sureTitle } from '../values/name-words.ts';

const noAirport = new Set(
  'ADT CHD INF MRS MSS EUR USD RON GBP CHF TRY AED PLN NIL VIA NON REF MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC BAG CLS AND FOR THE NOT ALL PNR PAX TAX KGS PCS VAT NVB NVA SAS LOT KLM TAP AER AIR NEW SEL EMD TKT DEP ARR DUS GMT UTC PDF SMS IBE POR IDA'.split(
    ' ',
  ),
);

/** Large airports whose codes are words: Düsseldorf (Romanian: there, as in there and back) and Marseille. Where only an airport can stand they are airports. */
export const isAirportToo = (code: string): boolean => code === 'DUS' || code === 'MRS';

/** דיסלדורף DUS, Дюссельдорф (DUS): behind a name in letters of their own they are no words of the line. */
export const isBehindOtherLetters = (code: string, before: string, behind: string): boolean =>
  isAirportToo(code) && /(?!\p{Script=Latin})[\p{L}\p{M}] ?\(?$/u.test(before) && !/^ \p{Script=Latin}/u.test(behind);

/** Codes that are words as well, and no airports between two codes. */
export const isWord = (code: string) => noAirport.has(code) && !isAirportToo(code);

/** Whether three letters without brackets may be a code: those that are words on every ticket may not. */
export const isCodeAlone = (code: string): boolean => !noAirport.has(code);

/** DAY BY DAY, and DAY 3 where it begins a cell: of a programme, and not Dayton. */
export const isDayOfProgramme = (code: string, before: string, behind: string): boolean =>
  code === 'DAY' &&
  (/(?:BY|PER|EACH) $/.test(before) ||
    /^ BY DAY/.test(behind) ||
    (/(?:^|\s{2})$/.test(before) && /^ \d{1,2}(?![\d\p{L}:.h])/u.test(behind)));

const titleAlone = new RegExp(`^${sureTitle}$`, 'u');
const beginsCell = /(?:^|\s{2}|\d[.)] |[•–-] )$/;
const nameBehind = /^ {1,40}(?<first>\p{Lu}[\p{L}'’-]+)[ -]{1,40}\p{Lu}[\p{L}'’-]+(?!.*\d[:.]\d{2}(?!\d))/u;

/** `BAY   EMRE   KOÇAK`, `MME AURELIE VIDAL`: a title before its name, and neither Baia Mare nor Teesside. */
export const isTitleOfName = (code: string, before: string, behind: string): boolean =>
  titleAlone.test(code) && beginsCell.test(before) && namesNoPlace(nameBehind.exec(behind)?.groups?.first);

const namesNoPlace = (word: string | undefined): boolean =>
  word !== undefined && !isWordOfPlace(word) && !/^[A-Z]{3}$/.test(word);

/** `BNE DOM`, `SYD INT`: behind its airport the terminal of flights in the country or out of it, and neither Dominica nor Winston-Salem. */
export const isTerminalOfCode = (code: string, before: string): boolean =>
  (code === 'DOM' || code === 'INT') &&
  airportAt(/(?<![\p{L}\d])(?<airport>[A-Z]{3})[ /-]$/u.exec(before)?.groups?.airport ?? '') !== undefined;

// RFD EUR150 | GPS: 44.5641 | BHD 22.400 | KRW 1,451,000 | CHG 120.00; not OTP 10.35
const amountBehind =
  /^:?\s{1,3}-?(?:(?:EUR|USD|GBP|RON|CHF|TRY|AED)\s?\d|\d{1,3}[.,]\d{3}|(?:2[5-9]|[3-9]\d|\d{3,})[.,]\d{2}(?!\d))/;

// 27%   AM 378 000 Ft: the code of a tax before its thousands, in money of which three figures buy nothing; not LH 400 130 EUR
const thousandsBehind = /^[ \u00a0.]\d{3}(?:[ \u00a0.,]\d{2,3})* ?(?:Ft|HUF|ISK|RSD|din|дин)(?!\p{L})/u;

/** Whether the figures of what looks like a flight go on as an amount of money. */
export const goesOnAsAmount = (behind: string): boolean => thousandsBehind.test(behind);

/** Whether what follows three letters is an amount or a degree: then they are a currency, or a unit. */
export const isBeforeAmount = (behind: string): boolean => amountBehind.test(behind);

/** Düsseldorf (DUS), Jackson (JAN): behind its own city a word is a code. */
export function isBehindItsCity(before: string, code: string): boolean {
  const city = /(?<city>\p{L}[\p{L}’'-]*)\s?\($/u.exec(before)?.groups?.city;
  return city !== undefined && airportsNamed(city).some(({ iata }) => iata === code);
}

/** Words of tickets whose two halves are airports: Billings and Leticia, Frankfurt and Nice. */
const noPair = new Set(
  'BILLET FRANCE LANDED LETTER LITTLE LUNEDI MEMBRE MIDDLE MOTHER NUMBER PENTRU PERSON RECORD SALIDA SUNDAY'.split(' '),
);

/** Whether a word is two codes without anything between: `OTPMUC`. */
export function isPairOfCodes(word: string): boolean {
  const [from, to] = [word.slice(0, 3), word.slice(3)];
  return /^[A-Z]{6}$/.test(word) && from !== to && [from, to].every(isKnownByName) && !noPair.has(word) && !isWordOfPlace(word);
}

const taxes = String.raw`(?<!\p{L})(?:tax(?:es?|as?|ele)?|surcharges?|steuern?|gebuhren|tasse|tasas|impuestos|impostos|podatki|poplatky|illetek\p{L}*|vergi\p{L}*|skatter?|avgift\p{L}*|belastingen|такси|сборы|налоги|φοροι)(?!\p{L})`;
// Airline taxes & surcharges (K3 GST, UDF, ASF, CUTE)   INR 7,914 | Taxe: 45.00 OTP: codes of taxes are airports as well
const ofTaxes = new RegExp(`${taxes}.*\\d[.,]\\d`, 'u');
// TAX  AU PMC, its amount in a column that was parted from it
const taxAlone = new RegExp(`^[\\s*•·-]*${taxes}:?(?:\\s+[a-z\\d]{2,3}){1,4}\\s*$`, 'u');

/** Whether a line lists what was paid in taxes. */
export const isOfTaxes = (text: string): boolean => {
  const plain = fold(text);
  return ofTaxes.test(plain) || taxAlone.test(plain);
};

/** Of ISO 4217. */
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
// SBD      5092.00
const columnOfAmounts = /^\s{4,}-?(?:\d{1,3}(?:[., ]\d{3})+|2[5-9]|[3-9]\d|\d{3,})[.,]\d{2}(?:\s|$)/;

// SERVICE FEE   SBD, its amount in a column that was parted from it
const sums =
  /(?<!\p{L})(?:tax(?:es?|as?|ele)?|(?:sub|grand )?total[aei]?|fares?|fees?|charges?|amount|price|tarif\p{L}{0,2}|preis|summe|gesamt\p{L}*|prix|montant|importe|precio|preco|valor|prezzo|importo|costo|pret|suma|cena|celkem|ar|osszesen|prijs|totaal|bedrag|pris|belop|summa|hinta|fiyat|tutar|toplam)(?!\p{L})/u;
const lastCode = /\s(?<code>[A-Z]{3})\s*$/;

/** Whether a line says of a sum in which money it is, and no more. */
export function isSumWithoutAmount(text: string): boolean {
  const code = lastCode.exec(text)?.groups?.code;
  return code !== undefined && currencies.has(code) && sums.test(fold(text));
}

/** Whether letters of a currency stand before a column of amounts. */
export const isCurrencyOfColumn = (code: string, behind: string): boolean => currencies.has(code) && columnOfAmounts.test(behind);

/** `Resumen de pago (COP)`: letters of a currency, and of no airport we know. */
export const isCurrencyAlone = (code: string): boolean => currencies.has(code) && airportAt(code) === undefined;
