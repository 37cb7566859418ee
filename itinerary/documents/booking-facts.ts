/** The day a document was issued, in the languages airlines write; and which days are of a letter and of no flight. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import { pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { foldInPlace, type LabelKind } from './flight-labels.ts';
import { marksOf } from './flight-marks.ts';
import { isOfTerm } from './words-of-days.ts';

// Date of issue : 12NOV26 | Data emiterii: | Ausstellungsdatum | DÜZENLEME TARİHİ / DATE OF ISSUE | Booked on:
const issueLabel =
  /date of issue|issue date|issuing date|\bissued\b|ticketed on|date d.emission|emis le|data (?:emiterii|emitere|di emissione|wystawienia|rezervarii|rezerwacji|di prenotazione)|\bemis[ae]? (?:la|in|pe)\b|ausstellungsdatum|ausgestellt am|duzenle(?:me tarihi|yen)|fecha de emision|data de emissao|ημερομηνια εκδοσησ|booking date|\bbooked\b|\bbokad\b|\bbestilt\b|buchungsdatum|bokningsdatum|reservation date|(?:reservation|booking|purchase) made on|emiss(?:ao|ione)\s?:|emision\s?:|(?<!\p{L})(?:emise?|emitido|emesso|ausgestellt|wystawiono|vystaveno|kiallitva|utfardad|udstedt|utstedt|izdano)\s?:|emitid[oa] (?:em|el)|reserva (?:efe[ct]+uada|feita|realizada|hecha)|compra (?:efe[ct]+uada|feita|realizada|hecha)|(?:reservation|commande|achat) effectuee? le|(?:prenotazione|acquisto) effettuat[ao] il|rezervare efectuata|(?:gebucht|bestellt|gekauft) am|buchung vom|rezerwacji dokonano|zakupion\p{L}* dnia|rezervovano dne|objednano dne|foglalas (?:datuma|idopontja)|varattu|reserverad den|תאריך הנפקה|edite le|(?:data|fecha) d[ae] compra|data (?:zakupu|achizitiei|acquisto|di acquisto)|date (?:d.achat|of purchase)|purchase date|kaufdatum|kopdatum|kjopsdato|aankoopdatum|datum nakupu|satin alma tarihi|vasarlas datuma|ημερομηνια αγορασ|הונפק|تاريخ (?:ال)?(?:اصدار|حجز|شراء)|صدر|(?:出票|预订|預訂|订票|訂票|订购|下单|下單|购买|購買|开票|開票|签发|簽發|打印|付款|支付)(?:日期|时间|時間|日)|(?:発行|発券|予約|購入|申込|作成)日|(?:발권|발행|예약|결제|구매|작성)\s?(?:일자|일시|일|날짜)|วันที่(?:ออก|จอง|ซื้อ|พิมพ์|ชำระ|ชาระ)|ngay (?:dat|xuat|phat hanh|mua|lap|thanh toan)|tanggal (?:pemesanan|terbit|penerbitan|pembelian|pembayaran|cetak)|tarikh (?:tempahan|dikeluarkan|pembelian)|dipesan (?:pada|tanggal)/u;

/** In letters: with its label in two languages; a longer cell is a sentence. */
const longestLabel = 50;

/** The same lines are asked more than once: for the draft, and for which days are no flight's. */
const known = new WeakMap<readonly Line[], { issued: Found<PrintedDay> | undefined }>();

export function issueDateIn(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const { issued } = known.get(lines) ?? { issued: readIssueDate(lines) };
  known.set(lines, { issued });
  return issued;
}

/** 2083-08-09 BS (25 Nov 2026): Nepal's years are some 57 ahead, and stand first on its papers. */
const isOfNepal = ({ found }: ReturnType<typeof daysOf>[number]): boolean => (found.value.year ?? 0) > 2065;

function readIssueDate(lines: readonly Line[]): Found<PrintedDay> | undefined {
  for (const [row, line] of lines.entries()) {
    const label = issueLabel.exec(foldInPlace(line.text));
    if (!label) continue;
    const end = label.index + label[0].length;
    const [own] = daysOf(line).filter((day) => day.start >= end && !isOfNepal(day));
    if (own) return own.found;
    const cell = pieceCells(line).find((piece) => label.index >= piece.start && label.index < piece.end);
    // Government issued ID needed for domestic travel
    if (cell && (cell.text.length > longestLabel || endsSentence(cell.text.slice(0, label.index - cell.start)))) continue;
    const below = lines
      .slice(row + 1, row + 3)
      .flatMap(daysOf)
      .find((day) => cell && day.x >= cell.x - 30 && day.x <= cell.right + 60 && !isOfNepal(day));
    if (below) return below.found;
  }
  return undefined;
}

/** Din resa till Málaga är | bokad */
const endsSentence = (before: string): boolean => before.trim().split(/\s+/).length > mostBeforeLabel;
const mostBeforeLabel = 2;

/** Whether a day is that of issue, under its label or printed again: no flight's where no number, airport or word for leaving stands beside it. */
export function isOfIssue(lines: readonly Line[]): (day: PlacedDay) => boolean {
  const issued = writtenOn(lines);
  if (!issued) return () => false;
  const isAgain = ({ year, month, day }: PrintedDay) =>
    year !== undefined && year === issued.value.year && month === issued.value.month && day === issued.value.day;
  return ({ found, line, label }) =>
    (found.box === issued.box || isAgain(found.value)) &&
    label !== 'departure' &&
    marksOf(line).every(({ kind }) => kind !== 'flight' && kind !== 'airport');
}

/** In which year the document says that it was written. */
export const yearOfIssue = (lines: readonly Line[]): number | undefined => writtenOn(lines)?.value.year;

/** Asked by every reading of the same lines, as the day of issue is. */
const knownLetters = new WeakMap<readonly Line[], { written: Found<PrintedDay> | undefined }>();

function writtenOn(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const { written } = knownLetters.get(lines) ?? { written: issueDateIn(lines) ?? dayBeforeAll(lines) };
  knownLetters.set(lines, { written });
  return written;
}

/** In days: a letter is written so long before anybody flies. */
const longBefore = 7;
/** In days: nobody sells a flight earlier. */
export const soldBefore = 400;
const dayLong = 86_400_000;

/**
 * A day over all flights, long before every other, where each flight has another day behind it, or over it: that of the letter or of buying, whatever its label.
 * Θεσσαλονίκη, 16/11/2026
 */
function dayBeforeAll(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const flights = lines.flatMap((line, row) => (marksOf(line).some(({ kind }) => kind === 'flight') ? [row] : []));
  const days = lines.flatMap((line, row) =>
    daysOf(line).flatMap((day) => (isOfTerm(day) ? [] : { row, found: day.found, at: timeOf(day.found.value) })),
  );
  const [first] = flights;
  // Years before every other whole day somebody was born.
  const dated = days.flatMap(({ at }) => at ?? []);
  const isNearOther = (at: number) =>
    dated.length === 1 || dated.some((day) => isBetween(day, at + 1, at + soldBefore * dayLong));
  const head = days.find(({ row, at }) => at !== undefined && row < (first ?? 0) && isNearOther(at));
  if (first === undefined || head?.at === undefined) return undefined;
  const { at: written, found } = head;
  // The tickets were paid for on 25.11.2026, over the heading of a journey in April: that heading is of no letter.
  const above = lines.slice(0, head.row).flatMap(daysOf);
  if (above.some((day) => isBetween(timeOf(day.found.value), written - soldBefore * dayLong, written - longBefore * dayLong)))
    return undefined;
  if (headsItsFlight(head.row, flights, days, lines)) return undefined;
  // Întoarcere: 23 ianuarie 2027, over `sosire la 02:05, 24 ianuarie`: a day without a year is the next such day.
  const isLater = ({ at, found: { value } }: (typeof days)[number]) =>
    (at ?? nextSuchDay(value, written)) - written >= longBefore * dayLong;
  // Days of birth and of payment are older than the letter; passports end years after it.
  const isNear = ({ at = written }: (typeof days)[number]) => at >= written && at - written <= soldBefore * dayLong;
  const others = days.filter((one) => one !== head && isNear(one));
  const hasOwn = (row: number, index: number) =>
    others.some((one) => one.row >= row && one.row < (flights[index + 1] ?? row + reachOfFlight));
  const isUnderOwn = (row: number, index: number) =>
    others.some((one) => one.row <= row && one.row > (flights[index - 1] ?? head.row));
  const haveDays = flights.every(hasOwn) || flights.every(isUnderOwn);
  return others.length > 0 && others.every(isLater) && haveDays ? found : undefined;
}

/**
 * Whether a day stands over the first flight as every other flight has one over it: HEEN | za 19 dec 2026 | KL 713 … | TERUG | za 9 jan 2027 | KL 714.
 * A letter names its place before its day; and where a day stands alone behind the last flight, days are printed behind flights.
 */
function headsItsFlight(
  head: number,
  flights: readonly number[],
  days: readonly { row: number; found: Found<PrintedDay> }[],
  lines: readonly Line[],
): boolean {
  const [first = head] = flights;
  const isAlone = ({ row, found }: (typeof days)[number]) => lines[row]?.text.trim() === found.text;
  return (
    flights.length > 1 &&
    days.some((day) => day.row === head && isAlone(day)) &&
    flights.every((row) => days.some((day) => row - day.row === first - head)) &&
    !days.some(({ row }) => row > head && row <= first) &&
    !days.some((day) => day.row > (flights.at(-1) ?? first) && isAlone(day))
  );
}

const isBetween = (time: number | undefined, from: number, to: number): boolean =>
  time !== undefined && time >= from && time <= to;

/** In lines: what stands behind the last flight. */
const reachOfFlight = 8;

function nextSuchDay({ month, day }: PrintedDay, since: number): number {
  const year = new Date(since).getUTCFullYear();
  const thisYear = Date.UTC(year, month - 1, day);
  return thisYear >= since ? thisYear : Date.UTC(year + 1, month - 1, day);
}

const timeOf = ({ year, month, day }: PrintedDay): number | undefined =>
  year === undefined ? undefined : Date.UTC(year, month - 1, day);

type PlacedDay = { found: Found<PrintedDay>; line: Line; label?: LabelKind | undefined };

function daysOf(line: Line) {
  return marksOf(line).flatMap((mark) => (mark.kind === 'day' ? [{ ...mark }] : []));
}
