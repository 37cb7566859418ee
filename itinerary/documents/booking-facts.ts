/** What stands once on an airline's document: its booking reference and the day it was issued, in the languages airlines write. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../draft/found.ts';
import { pieceCells } from '../layout/cells.ts';
import type { Line } from '../text/ticket-text.ts';
import { readDay } from '../values/days.ts';
import { foldInPlace, type LabelKind, labelOf } from './flight-labels.ts';
import { marksOf } from './flight-marks.ts';

// REZERVASYON KODU / BOOKING REFERENCE | Cod rezervare: | Buchungscode | Flight confirmation code | PNR
const referenceLabel =
  /(?:(?:airline )?(?:booking|reservation) ?(?:references?|ref\.?|codes?|number|no\.?|id)?(?: ?\(pnr\))?|(?:flight )?confirmation(?: (?:number|code))?|(?:record|trip|agency|booking|airline) locator|\bpnr\b(?: ?(?:code|no|numarasi|kodu|grup|group|gds))?|cod(?:ul)?(?: de)? (?:rezervar(?:e|ii)|confirmare)(?: a? ?zborului| (?:al |a )?(?:companiei|companie|liniei)(?: aerien[ea])?)?|(?:numar(?:ul)?|nr\.?) (?:de )?(?:rezervar(?:e|ii)|confirmare)|rezervarea?|buchungs(?:code|referenz|nummer)|reservierungs(?:code|nummer)|rezervasyon (?:kodu(?:nuz)?|no|numarasi)(?: ?\(pnr\))?|(?:reference|numero|code) (?:de )?(?:dossier|reservation)|codice (?:di )?(?:prenotazione|conferma)(?: del volo)?|prenotazione|(?:numer|nr\.?) rezerwacji|kod (?:rezerwacji|potwierdzenia)|bokningsreferens|bestillingsreferanse|boknings?nummer|referansenummer|κωδικοσ κρατησησ|localizador(?: (?:d[aeo] )?(?:la )?(?:aerolinea|reserva))?|(?:codigo|clave) d[ea] reserva(?:cion)?(?: de la (?:aerolinea|compania(?: aerea)?))?|boekings(?:code|nummer)|bestillingsnummer|(?:broj|sifra|kod) rezervacije|foglalasi (?:kod|szam|azonosito)|varaus(?:tunnus|numero|koodi)|reservations(?:nummer|kod|kode)|bokningskod|booking(?:nummer|kode|referan[sc]e)|reserverings(?:nummer|code)|(?:broneeringu|rezervacijas|rezervacijos) (?:number|kood|viide|numurs|kods|numeris|kodas)|(?:cislo|kod) rezervac(?:e|ie)|rezervac(?:ni|ny) (?:kod|cislo)|(?:stevilka|koda) rezervacije|(?:номер|код) (?:на )?(?:резервация(?:та)?|резервации|бронирования|брони|бронювання)|αριθμοσ κρατησησ|(?:קוד|מספר|אישור) ה?(?:הזמנה|אישור)|(?:رقم|رمز|مرجع) (?:ال)?(?:حجز|تاكيد))/g;
// Behind it: a second language, whose it is (`(Galileo)`), a colon, the system that drew it (`AMADEUS: 6KQ2VN`, `1A/6KQ2VN`) or the airline (`UA - JN3K8P`), and the reference, or nothing more in this cell.
const behindLabel =
  /^(?:\s?[/|]\s?[\p{L}][\p{L}. ]{0,30}?)?(?:\s?\((?:\p{L}[\p{L} ]{2,15}|1[ABEGPSV])\))?(?:\s+(?:is|este|ist|lautet|est|è|es)\s*:?\s+|\s*[:#]{1,2}\s*|\s+|$)(?:(?:AMADEUS|SABRE|GALILEO|TRAVELPORT|WORLDSPAN|APOLLO|1[ABEGPSV])\s?[:/]\s?|[A-Z]{2}\s?[/*–-]\s?)?(?:(?<ref>[A-Z0-9]{5,8})(?![\p{L}\d/-]|\s?:)|$)/u;
// TK/6KQ2VN | Y3NKXA (Amadeus)
const wholeReference = /^:?\s?(?:[A-Z]{2}\/)?(?<ref>(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8})(?: ?\([\p{L} ]{2,20}\))?$/u;
/** Words of headings in capitals that have the length of a reference. */
const noReference =
  /^(?:STATUS|TICKET|NUMBER|FLIGHT|ISSUED|CODE|DATE|BOOKING|AIRLINE|DETAILS|CONFIRMED?|PAYMENT|NAME|REFERENCE|RETURN|TRAVEL|PRICE|TOTAL|CLASS|ONLINE|BILET|ZBOR|PLECARE|SOSIRE|VOYAGE|PASSENGER|MEMO|KODU|RECEIPT|ELECTRONIC|TARIH|UCUS)$/;

// Agency reference: | Réservation hôtel : | PNR Amadeus: folded
const ofAnother =
  /(?<!\p{L})(?:agency|agentie\p{L}*|agence|\p{L}*agentur|agenzia|agencia|biur[oa]|utazasi iroda|gds|amadeus|sabre|galileo|travelport|worldspan|hotel\p{L}*|car|rental|mietwagen\p{L}*|rail|train|insurance|transfer|parking)(?!\p{L})/u;

/** In lines: so far from an agency's reference stands the airline's for the same. */
const besideReach = 4;

/** The reference printed under the airline's own label: the first one of the document; where it has none, the number of an agency's or a tour operator's. */
export function bookingRefIn(lines: readonly Line[]): Found | undefined {
  const ref =
    labelledRef(lines, drawnLetters) ??
    loosely(lines) ??
    onlyReference(lines, drawnOwn) ??
    onlyReference(lines, drawn) ??
    labelledRef(lines, figuresAlone);
  const row = ref ? lines.findIndex(({ page, y }) => page === ref.box.page && y === ref.box.y) : -1;
  const near = row < 0 ? [] : lines.slice(Math.max(0, row - besideReach), row + besideReach + 1);
  const own = near.some(({ text }) => ofAnother.test(foldInPlace(text)))
    ? (labelledRef(near, drawnLetters, (label) => !ofAnother.test(label)) ?? looselyAirlines(near))
    : undefined;
  return own ?? ref;
}

/** Whether a reference is printed under a label of its own. */
export const hasLabelledRef = (lines: readonly Line[]): boolean => labelledRef(lines, drawnLetters) !== undefined;

type Shape = { behind: RegExp; whole: RegExp; fits: (text: string) => boolean; certainty: number };

/** @param isAsked of the words of a cell up to its label's end, folded. */
function labelledRef(
  lines: readonly Line[],
  { behind: shape, whole, fits, certainty }: Shape,
  isAsked: (label: string) => boolean = () => true,
): Found | undefined {
  for (const [row, line] of lines.entries()) {
    const cells = pieceCells(line);
    for (const [index, cell] of cells.entries()) {
      const folded = foldInPlace(cell.text);
      for (const label of [...folded.matchAll(referenceLabel)].slice(0, 4)) {
        const end = label.index + label[0].trimEnd().length;
        if (!isAsked(folded.slice(0, end))) continue;
        const behind = shape.exec(cell.text.slice(end));
        if (!behind) continue;
        const own = behind.groups?.ref;
        if (own !== undefined && fits(own)) {
          const start = cell.start + end + behind[0].length - own.length;
          return foundAt(line, start, start + own.length, certainty);
        }
        if (own !== undefined) continue;
        const beside = cells.slice(index + 1).find((other) => other.text !== ':');
        const candidates = [beside, ...belowOf(lines, row, cell)];
        const value = candidates.find((candidate) => candidate && fits(whole.exec(candidate.text)?.groups?.ref ?? ''));
        const ref = value && whole.exec(value.text)?.groups?.ref;
        if (value && ref) {
          const start = value.start + value.text.indexOf(ref);
          return foundAt(value.line, start, start + ref.length, certainty);
        }
      }
    }
  }
  return undefined;
}

// Etihad reference: M7HTBE | Filekey PQ7ZSC | Nr rezerwacji linii lotniczej: 2LZK7Q
const looseLabel =
  /(?<!\p{L})(?:reference|ref\.|referinta|referenz|referencia|riferimento|confirmation|locator|filekey|dossier|code|cod|kod|codigo|codice|rezerwac\p{L}*|rezervac\p{L}*|reservation|бронь|брони|резервация)(?: [\p{L}.]+){0,3}\s?(?:[:#№]{1,2}\s?|\s{1,24})(?=\S)/gu;
const drawnReference = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{6}(?![\p{L}\d/.,-])/u;

// Airline reference: KX77QW | Réf. compagnie : KX77QW | LH*KX77QW
const ofAirline =
  /(?<!\p{L})(?:airline|companie[i]?(?: aerien\p{L}*)?|compagnie|fluggesellschaft|aerolinea|compania|companhia|compagnia|linii lotniczej|legitarsasag\p{L}*|carrier)(?!\p{L})[^:]{0,20}:?\s*$/u;

const looselyAirlines = (lines: readonly Line[]): Found | undefined =>
  [...loose(lines)].find(({ label }) => ofAirline.test(label))?.ref;

/** Behind a word that may be any reference's: six letters and figures as reservation systems draw them. */
function loosely(lines: readonly Line[]): Found | undefined {
  const found = [...loose(lines)].map(({ ref }) => ref);
  // Dossier GUERIN is the family's.
  return found.find(({ value }) => /\d/.test(value)) ?? found[0];
}

/** Each with the words before it in its line, folded. */
function* loose(lines: readonly Line[]): Generator<{ ref: Found; label: string }> {
  for (const line of lines)
    for (const label of foldInPlace(line.text).matchAll(looseLabel)) {
      const start = label.index + label[0].length;
      const ref = drawnReference.exec(line.text.slice(start))?.[0];
      const isElse = marksOf(line).some((mark) => mark.start < start + 6 && mark.end > start);
      if (
        ref &&
        isReference(ref) &&
        !isElse &&
        (/\d/.test(ref) || label[0].trimEnd().endsWith(':') || /[\p{Ll}]/u.test(line.text))
      )
        yield {
          ref: foundAt(line, start, start + ref.length, 0.7),
          label: foldInPlace(line.text.slice(Math.max(0, start - 60), start)),
        };
    }
}

// 8E6QXP: letters and digits, as reservation systems draw them
const drawn = /(?<![\p{L}\d/.,-])(?<ref>(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d)[A-Z\d]{6})(?![\p{L}\d/.,-]\S|[\p{L}\d])/dgu;
// XM2RWA   AY / 6KQ3TB: behind its code stands an airline's own
const drawnOwn = new RegExp(`(?<![A-Z\\d]{2} / )${drawn.source}`, 'dgu');

/** Without a label we know: what looks like a reference, where one thing alone on the whole document does. */
function onlyReference(lines: readonly Line[], shape: RegExp): Found | undefined {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(shape)].flatMap((match) => {
      const [start, end] = match.indices?.groups?.ref ?? [0, 0];
      const isElse = marksOf(line).some((mark) => mark.start < end && mark.end > start);
      return isElse || !isReference(match[0]) ? [] : [foundAt(line, start, end, 0.5)];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** Of letters alone systems draw five or six: COMPANIE is a word. */
const isReference = (text: string) =>
  /[A-Z]/.test(text) &&
  (text.length < 7 || /\d/.test(text)) &&
  !noReference.test(text) &&
  readDay(text) === undefined &&
  labelOf(text) === undefined;

const drawnLetters: Shape = { behind: behindLabel, whole: wholeReference, fits: isReference, certainty: 1 };
/** 4417302: nothing but its label says what it is. */
const figuresAlone: Shape = {
  behind: /^(?:\s*[:#]{1,2}\s*|\s+|$)(?:(?<ref>[1-9]\d{4,8})(?![\p{L}\d/.,:-])|$)/u,
  whole: /^(?<ref>[1-9]\d{4,8})$/u,
  fits: (text) => text !== '' && readDay(text) === undefined,
  certainty: 0.7,
};

/** In the next three lines: what is in the same column, or alone in its line. */
function belowOf(lines: readonly Line[], row: number, cell: { x: number; right: number }) {
  return lines.slice(row + 1, row + 4).flatMap((line) => {
    const cells = pieceCells(line);
    return cells.filter((below) => cells.length === 1 || (below.x < cell.right && below.right > cell.x));
  });
}

// Date of issue : 12NOV26 | Data emiterii: | Ausstellungsdatum | DÜZENLEME TARİHİ / DATE OF ISSUE | Booked on:
const issueLabel =
  /date of issue|issue date|issuing date|\bissued\b|ticketed on|date d.emission|emis le|data (?:emiterii|emitere|di emissione|wystawienia|rezervarii|rezerwacji|di prenotazione)|\bemis (?:la|in|pe)\b|ausstellungsdatum|ausgestellt am|duzenle(?:me tarihi|yen)|fecha de emision|data de emissao|ημερομηνια εκδοσησ|booking date|\bbooked\b|\bbokad\b|\bbestilt\b|buchungsdatum|bokningsdatum|reservation date|(?:reservation|booking|purchase) made on|emiss(?:ao|ione)\s?:|emision\s?:|emitid[oa] (?:em|el)|reserva (?:efe[ct]+uada|feita|realizada|hecha)|compra (?:efe[ct]+uada|feita|realizada|hecha)|(?:reservation|commande|achat) effectuee? le|(?:prenotazione|acquisto) effettuat[ao] il|rezervare efectuata|(?:gebucht|bestellt|gekauft) am|buchung vom|rezerwacji dokonano|zakupion\p{L}* dnia|rezervovano dne|objednano dne|foglalas (?:datuma|idopontja)|varattu|reserverad den|תאריך הנפקה|edite le|(?:data|fecha) d[ae] compra|data (?:zakupu|achizitiei|acquisto|di acquisto)|date (?:d.achat|of purchase)|purchase date|kaufdatum|kopdatum|kjopsdato|aankoopdatum|datum nakupu|satin alma tarihi|vasarlas datuma|ημερομηνια αγορασ|הונפק|تاريخ الاصدار|صدر/u;

/** In letters: with its label in two languages; a longer cell is a sentence. */
const longestLabel = 50;

/** The same lines are asked more than once: for the draft, and for which days are no flight's. */
const known = new WeakMap<readonly Line[], { issued: Found<PrintedDay> | undefined }>();

export function issueDateIn(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const { issued } = known.get(lines) ?? { issued: readIssueDate(lines) };
  known.set(lines, { issued });
  return issued;
}

function readIssueDate(lines: readonly Line[]): Found<PrintedDay> | undefined {
  for (const [row, line] of lines.entries()) {
    const label = issueLabel.exec(foldInPlace(line.text));
    if (!label) continue;
    const end = label.index + label[0].length;
    const [own] = daysOf(line).filter((day) => day.start >= end);
    if (own) return own.found;
    const cell = pieceCells(line).find((piece) => label.index >= piece.start && label.index < piece.end);
    // Government issued ID needed for domestic travel
    if (cell && cell.text.length > longestLabel) continue;
    const below = lines
      .slice(row + 1, row + 3)
      .flatMap(daysOf)
      .find((day) => cell && day.x >= cell.x - 30 && day.x <= cell.right + 60);
    if (below) return below.found;
  }
  return undefined;
}

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

/** Asked by every reading of the same lines, as the day of issue is. */
const knownLetters = new WeakMap<readonly Line[], { written: Found<PrintedDay> | undefined }>();

function writtenOn(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const { written } = knownLetters.get(lines) ?? { written: issueDateIn(lines) ?? dayBeforeAll(lines) };
  knownLetters.set(lines, { written });
  return written;
}

/** In days: a letter is written so long before anybody flies. */
const longBefore = 7;

/**
 * A day over all flights, long before every other, where each flight has another day behind it: that of the letter or of buying, whatever its label.
 * Θεσσαλονίκη, 16/11/2026
 */
function dayBeforeAll(lines: readonly Line[]): Found<PrintedDay> | undefined {
  const flights = lines.flatMap((line, row) => (marksOf(line).some(({ kind }) => kind === 'flight') ? [row] : []));
  const days = lines.flatMap((line, row) => daysOf(line).map(({ found }) => ({ row, found, at: timeOf(found.value) })));
  const [first] = flights;
  const head = days.find(({ row, at }) => at !== undefined && row < (first ?? 0));
  if (first === undefined || head?.at === undefined) return undefined;
  const { at: written, found } = head;
  const isLater = ({ at }: (typeof days)[number]) => at === undefined || at - written >= longBefore * 86_400_000;
  // Days of birth and of payment are older than the letter.
  const others = days.filter((one) => one !== head && (one.at === undefined || one.at >= written));
  const hasOwn = (row: number, index: number) =>
    others.some((one) => one.row >= row && one.row < (flights[index + 1] ?? row + reachOfFlight));
  return others.length > 0 && others.every(isLater) && flights.every(hasOwn) ? found : undefined;
}

/** In lines: what stands behind the last flight. */
const reachOfFlight = 8;

const timeOf = ({ year, month, day }: PrintedDay): number | undefined =>
  year === undefined ? undefined : Date.UTC(year, month - 1, day);

type PlacedDay = { found: Found<PrintedDay>; line: Line; label?: LabelKind | undefined };

function daysOf(line: Line) {
  return marksOf(line).flatMap((mark) => (mark.kind === 'day' ? [{ ...mark }] : []));
}
