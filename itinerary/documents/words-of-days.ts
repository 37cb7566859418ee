/** What the words beside a day say of it: that it ends a term, is that of an invoice, or the one on which a flight lands. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import { standsWithLanding } from './anchors/days-of-landing.ts';
import { foldInPlace, labelOf } from './flight-labels.ts';
import { type Mark, marksOf } from './flight-marks.ts';
import { isOfNights } from './no-flights/nights.ts';
import { isSurelyOfBirth } from './people/names/births.ts';

type Place = Pick<Mark, 'line' | 'start' | 'end'>;
type Day = Place & { found: Found<PrintedDay> };

// Free changes until 5 May 2027 | umbuchbar bis zum 5. März | gratuite până la data de 5 mai | jusqu’au 5 mai | entro il 5 maggio
const until =
  /(?<!\p{L})(?:until|till|up to|by|(?<!as )before|no(?:t)? later than|bis(?: zum| spatestens)?|spatestens(?: am)?|vor dem|jusqu.?(?:au|a|en)|au plus tard(?: le)?|avant le|d.ici (?:le|au)|pana (?:la|pe|in)(?: data(?: de)?)?|cel tarziu (?:la|pe|in)|inainte de|hasta(?: el)?(?: dia)?|antes del?|fino al?|entro(?: e non oltre)?(?: il)?|non oltre il|prima del|ate(?: ao?| o)?(?: dia)?|tot(?: en met)?|uiterlijk(?: op)?|do(?: dnia)?|najpozniej(?: do)?|przed|nejpozdeji(?: do)?|inntil|innan|senast(?: den)?|senest(?: den)?|frem til|fram till|til og med|till och med|μεχρι(?: τισ| την)?|до|עד|حتى|truoc(?: ngay)?|den het(?: ngay)?|sampai dengan|hingga|sebelum|paling lambat)$|(?:截至|截止[到至]?|有效期?至|不晚[于於]|ก่อน|ภายใน)(?:วันที่)?$/u;
// 5 Mayıs 2027'ye kadar | 2027. május 5-ig | 5.3.2027 mennessä | 1월 11일(월) 밤 9시까지: when to be at the airport for a flight in the night
const untilBehind =
  /^(?:.{0,6}(?<!\p{L})(?:kadar|dek)(?!\p{L})|-?ig(?!\p{L})|\s(?:mennessa|asti|saakka)(?!\p{L})|\s?(?:\(\p{L}{1,3}\)\s?)?(?:(?:\p{L}{1,3}\s?)?\d{1,2}(?:[:時时点點시]\s?\d{0,2}[分분]?)?\s?)?(?:ま[でて]|以前|之前|前(?!往)|까지|이전))/u;
// Rechnungsdatum: 03.02.2027 | Factura nr. 1182 din 03.02.2027 | Invoice no 27/118, 3 Feb 2027
const invoice =
  /(?<!\p{L})(?:rechnung(?:s\p{L}*)?|(?:pro ?forma )?invoice|factur\p{L}{0,3}|fattura|faktur\p{L}{0,6}|fatura|szamla\p{L}*|chitant\p{L}*|τιμολογι\p{L}*|счет\p{L}?|фактур\p{L}?|发票|發票|請求書|領収書|영수증|hoa don)(?!\p{L})(?!.*(?<!\p{L})(?:rechnung|invoice|factur|fattur|faktur|fatura))/u;
// Visa **** 1029 · 26 nov 2026 | Mastercard XXXX XXXX XXXX 4471, gebucht am 24.11.2026 | Paid on 3 Feb 2027; not Pago Pago
const payment =
  /(?<!\p{L})(?:[*x•]{2,}[ -]?\d{4}(?!\d)|paid|payment|bezahlt|zahlung|betald|betalning|betalt|betaald|betaling|platit|achitat|plata|paye|paiement|reglement|pagad?[oa]|(?<!pago )pago(?! pago)|pagamento|zaplacon\p{L}|zaplaten\p{L}|fizetve|odendi|maksettu)(?!\p{L})/u;
// Bokad 22 november 2026 | Gebucht am 24.11.2026 | Zarezerwowano dnia 3.02.2027
const booked =
  /(?<!\p{L})(?:booked|bokad|bestilt|booket|gebucht|reserve|reservad[oa]|prenotat[oa]|rezervat|zarezerwowan[oa]|rezervovano|geboekt|varattu|foglalva)(?: (?:on|am|den|le|el|il|em|la|in data(?: di)?|dnia|dne|op))?\s?:?$/u;
/** In letters: so far behind the word stands its day, with its number between. */
const near = 30;

// Of those who travel, stems: the day of a sentence that has none of them is none of their flights
const ofTravel =
  /(?<!\p{L})(?:a?board|flight|fly|flies|flown|depart|leav|land|arriv|travel|trip|journey|tour|itinerar|outbound|inbound|return|\p{L}{0,6}flug|flieg|\p{L}{0,4}reis|bord|start|zbor|zbur|plec|decol|ateriz|sosi|calator|dus|intors|retur|voyag|vols?(?!\p{L})|parte|parti|decoll|atterr|aller|vol[oi](?!\p{L})|viag|partenz|andata|ritorno|vuel|viaj|salid|sales?(?!\p{L})|ida(?!\p{L})|regres|voo|vlucht|vlieg|vertrek|heen|terug|lot|lec|wylot|przylot|odlot|podroz|rejs|utaz|repul|indul|jarat|resa|reis|flyg|avgang|avresa|hemresa|πτησ|ταξιδ|рейс|вылет|полет|поезд|ucus|ucak|uc[au]|seyahat|gidis|donus|kalkis|varis|pleac|zboar|ajung|ankunft|ankomm|anreis|llega|przyby|przylec|erkez|aankom|ankom|dolaz|polaz|gate|airport|aeroport|flughafen|letis|lotnisk|havaliman|(?:go|going|get|come|coming|be|back) home|going (?=\p{L}{3,6}day)|heading|let[eiu]|letit|put(?:uj|ov)|povrat|vrac|vrat|nazad|hjem(?!\p{L}{0,2}meside)|hem(?!\p{L})|utreis|lent|lenn|lahde|lahto|paluu|meno|matka|hazafel|vissza|berangkat|pulang|terbang|kembali|tiba(?!\p{L})|bay(?!\p{L})|обратно|лет[еіи]|назад|пътува|връщан|излит|кацан|φευγ|επιστροφ|αναχωρ|سفر|عود|مغادر|טס|חזור|הלוך|odlet|odlat|prilet|leti|cest|lahd|laht|meno(?!\p{L})|matk|saapu|valj|lend|skrend|skryd|isvyk|lido|put(?!\p{L})|let(?!\p{L}))/u;
// Dinsdag 16 maart nemen jullie de KLM van 9.40: an hour that is none by itself
const pointedHour =
  /(?<![\d.,/:])(?:[01]?\d|2[0-3])\.[0-5]\d(?!\d|[.,/]\d|\.\s?\d|\s?(?:\p{Sc}|%|[A-Z]{3}(?!\p{L})|kg|km|lei|kr|din|zł|Kč))/u;
const smallWords = /(?<![\p{L}\d])\p{Ll}{2,}(?!\p{L})/gu;
const anyWords = /\p{L}{2,}/gu;
/** So many words make a sentence, of them so many small ones. */
const ofSentence = { words: 5, small: 3 };

// Be at the airport Friday evening, January 22 | Bitte finden Sie sich am Freitag, 22.1., am Flughafen ein: on the eve of a flight in the night
const presence =
  /(?<!\p{L})(?:be (?:present )?(?:at|in) the (?:airport|terminal)|(?:arrive|show up|report) (?:at|to) the (?:airport|terminal|counter)|present yourself|(?:am|im) (?:flughafen|terminal) sein|finden sie sich|prezentati|fiti la aeroport|presentez.vous|convocation a l.aeroport|rendez.vous a l.aeroport|presente(?:n)?se|presentarse|presentarsi|presentatevi|recarsi in aeroporto|apresente(?:m)?-se|stawic sie|zglos|(?:dostavte|budte) .{0,20}letist|infinn (?:dig|er)|vara pa flygplatsen|mot opp|havalimaninda (?:ol|bulun)|wees .{0,20}luchthaven|прибыть в аэропорт|будьте в аэропорту)/u;

/** The cell a day stands in, with the label beside it where nothing stands before it there. */
function cellOf({ line: { text }, start, end }: Place): { from: number; to: number } {
  const before = text.slice(0, start).trimEnd();
  const to = text.indexOf('  ', end);
  return { from: Math.max(0, before.lastIndexOf('  ')), to: to < 0 ? text.length : to };
}

/**
 * Whether a day ends a term, of a birth, of a period, of an invoice, or of a sentence about something else: no flight's. A term with its beginning may be a
 * flight through the night: `22:40 bis Di 12. April`.
 */
export function isOfTerm(day: Day): boolean {
  const { line, start, end } = day;
  const { from, to } = cellOf(day);
  const words = foldInPlace(line.text.slice(from, start).trimEnd());
  const marks = marksOf(line).filter((mark) => mark.start >= from && mark.end <= to);
  const before = marks.filter((mark) => mark.end <= start);
  if (isPaidOn(words, before) || isOfTraveller(line) || isSurelyOfBirth(day)) return true;
  const paper = invoice.exec(words);
  if (paper && words.length - paper.index - paper[0].length <= near)
    return before.every((mark) => mark.end <= from + paper.index);
  const behind = foldInPlace(line.text.slice(end, end + 16));
  const isEnd = until.test(words.replace(/[:,(]$/, '')) || untilBehind.test(behind);
  if (isOfPeriod(day, marks) || endsPeriod(day, marks)) return true;
  if (isEnd) return before.every(({ kind }) => kind !== 'day' && kind !== 'time');
  if (marks.every(({ kind }) => kind === 'day' || kind === 'time') && presence.test(words)) return true;
  if (!marks.every(({ kind }) => kind === 'day') || pointedHour.test(line.text.slice(from, to))) return false;
  // zondag 24 januari 2027 (nacht van zaterdag op zondag): what is in brackets behind it is said of the day.
  const rest = line.text.slice(end, to).replace(/\([^)]*\)/g, '');
  if (isOfStay(line.text.slice(from, start))) return true;
  return (
    !headsProgramme(line.text.slice(from, start), line.text.slice(end, to)) && isOfSentence(line.text.slice(from, start) + rest)
  );
}

/** `Giovedì 18 marzo: ritrovo davanti alla scuola`, `Ziua 8 – luni, 17 mai: Tel Aviv`: what follows is of that day, and flights may be among it. */
const headsProgramme = (before: string, behind: string) =>
  /^\s*(?:(?:\p{L}{2,9}\.?\s)?\d{1,2}[.°ºª]?(?:\s\p{L}{2,9})?\s?[:,–—-]?\s)?(?:\p{L}[\p{L}-]*[.,]?\s)?$/u.test(before) &&
  /^(?:\s?[:–—-]\s|\.\s\p{Lu})/u.test(behind);

const ticket = /(?<![\d-])\d{3}[ -]?\d{10}(?![\d-])/;

/** `IONESCU  Matei  08.02.2026  infant  281-2446670185`: in a row of who travels a day is one of birth, or of the ticket. */
const isOfTraveller = (line: Mark['line']): boolean =>
  ticket.test(line.text) && marksOf(line).every(({ kind }) => kind === 'day');

/** Behind an airport a word was part of its name. */
function isPaidOn(words: string, before: readonly Mark[]): boolean {
  if (booked.test(words)) return true;
  const paid = before.some(({ kind }) => kind === 'airport') ? null : payment.exec(words);
  return paid !== null && words.length - paid.index - paid[0].length <= near && !ofTravel.test(words);
}

/** In days: so far apart nobody leaves and lands. */
const longestFlight = 2;

/** `Reisezeitraum: 16.03.2027 bis 21.03.2027`: from when to when somebody is away, which is no flight's day alone. */
function isOfPeriod({ line, found: { value } }: Day, marks: readonly Mark[]): boolean {
  const days = marks.flatMap((mark) => (mark.kind === 'day' ? [mark] : []));
  const [from, to, ...more] = days;
  if (!from || !to || more.length > 0 || marks.length > 2) return false;
  const year = from.found.value.year ?? to.found.value.year ?? value.year ?? anyYear;
  const at = (one: PrintedDay) => Date.UTC(one.year ?? year, one.month - 1, one.day) / 86_400_000;
  const apart = Math.abs(at(to.found.value) - at(from.found.value));
  return apart > longestFlight && between.test(foldInPlace(line.text.slice(from.end, to.start)));
}

// 12–19 May 2027 | vom 12. bis 19. Mai | Perioada: 12 - 19 mai: without its month the first day is none. Not Vol 1 – mardi 9 février
const firstOfPeriod =
  /(?:^|[:(,;|·]\s*|\s{2}|(?<!\p{L})(?:from|vom|von|zwischen|between|du|dal|dall.|del|de|desde(?: el)?|din|de la|od|vanaf|van|fra|fran|c|с|от|από|απο)\s)(?<first>0?[1-9]|[12]\d|3[01])(?:\.|st|nd|rd|th|er)?\s?(?:[-–—]|to|until|till|and|und|bis(?: zum)?|au|al|fino al|hasta(?: el)?|a|ate|la|pana (?:la|pe|in)|do|az do|til|tot(?: en met)?|t\/m|εωσ|μεχρι|по|до)\s?$/u;

function endsPeriod({ line, start, found: { value } }: Day, marks: readonly Mark[]): boolean {
  if (marks.length > 1) return false;
  const first = Number(firstOfPeriod.exec(foldInPlace(line.text.slice(0, start)))?.groups?.first ?? value.day);
  return value.day - first > longestFlight;
}

const anyYear = 2027;
const between =
  /^\s?(?:[-–—→>]{1,2}|to|until|till|bis(?: zum)?|au|jusqu.?au|al|fino al|hasta(?: el)?|a|ate|la|pana (?:la|pe|in)|do|az do|til|tot(?: en met)?|t\/m|έως|εωσ|μεχρι|по|до|~|〜|至|到|から|부터|ถึง|den(?: ngay)?|sampai(?: dengan)?|hingga|s\/d)\s?$/u;

/** `Hotel Santa Cecilia, Rome – 3 nights from 11 Sep` */
const isOfStay = (words: string) => isOfNights({ text: words }) && !ofTravel.test(foldInPlace(words));

function isOfSentence(cell: string): boolean {
  const count = (words: RegExp) => cell.match(words)?.length ?? 0;
  return count(smallWords) >= ofSentence.small && count(anyWords) >= ofSentence.words && !ofTravel.test(foldInPlace(cell));
}

// 22.55 - 07.20 (aankomst do 19 aug) | 22:40 – 09:55 (12 May)
const behindTwoTimes =
  /\d[:.h]\d{2}.*\d[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr|uur))?\s{0,2}\((?<words>\p{L}[\p{L} .]{2,20}[:,]? )?$/iu;
// 20:35 (+1, Montag 11.1.
const behindShift = /\d[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|h|hrs|uhr|uur))? ?\(?\+\s?[12](?:[,:;] ?| ?[–-] ?| ?\(|\) )$/iu;
// J+1   dimanche 14 mars | +1 (Sun 14 March)
const shiftAlone = /^[\s(]*(?:\p{L}{1,5}\s?)?\+\s?[12][\s)(:,·–-]*$/u;

/** In brackets behind the hour of landing, or behind a word for landing there; or beside a shift: `16.1.2027 (+1)`, `20:35 (+1, Montag 11.1.)`. */
export function isOfLanding({ line, start, end }: Place): boolean {
  if (marksOf(line).some((mark) => mark.kind === 'shift' && mark.start >= end && mark.start - end <= 2)) return true;
  const before = line.text.slice(0, start);
  if (shiftAlone.test(before) || behindShift.test(before) || standsWithLanding({ line, start, end })) return true;
  const behind = behindTwoTimes.exec(before);
  const words = behind?.groups?.words;
  return behind !== null && (words === undefined || labelOf(words.trim().replace(/[:,]$/, ''))?.kind === 'arrival');
}
