/** Flights whose status says that they are cancelled: in their row, `CANCELADO` or `XX`, over their card, or last in it, `Status: LOT ODWOŁANY`. */
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { type Column, columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Box, Line } from '../../text/ticket-text.ts';
import { cancelled } from '../changes/said-of-flights.ts';
import { isToldGoneOfAsia, statusOfAsia } from './cancelled-in-asia.ts';

const flightWord =
  '(?:lot|rejs|flug|flight|segment|vol|zbor(?:ul)?|vuelo|volo|voo|vlucht|ucus|let|jarat|flyg(?:ning)?|fly(?:vning)?|lento|рейс|політ|полет|πτηση)';
// CANCELADO | LOT ODWOŁANY | Flight cancelled | Zborul a fost anulat | annulé par la compagnie
const saidAlone = new RegExp(
  String.raw`^[^\p{L}]*(?:${flightWord} (?:\p{L}{1,6} ){0,2})?(?:${cancelled}|storniert\p{L}*|torolt\p{L}*)(?: ${flightWord})?(?: (?:by|von|durch|par|por|dal?l?\p{L}{0,2}|de|przez|door|av|af|od) [^.,;]{1,25})?[^\p{L}]*$`,
  'u',
);
// Alone in a cell of the row: of reservation systems (AIRIMP)
const code = /^(?:XX|HX|UC|UN)\s?\d{0,2}$/;
/** Under the head of a status; elsewhere it is a no. */
const codeUnderHead = /^(?:NO|XK|XL|WK)\s?\d{0,2}$/;
const statusHead =
  /^(?:status|stan|stav|staz|durumu?|stare|statut|stato|estado|estatus|stand|tila|allapot|st\.?|κατασταση|статус|стан|състояние|stanje)$/;
// Status: | Status lotu: | Flight status | Stan – of the flight, not of its booking
const statusLabel =
  /^(?:(?:flight|flug|vol|vlucht|ucus|flyg) ?)?(?:status|stan|stav|staz|durumu?|stare|statut|stato|estado|estatus|stand|tila|allapot|κατασταση|статус|стан|състояние|stanje)\p{L}*(?: (?:de |du |del |do |al |a )?(?:lotu|rejsu|zborului|segment\p{L}*|vuelo|volo|voo|vol|flight|letu|рейса|полета|полет))?\s*[:–-]\s*/u;
const stands =
  /^[^\p{L}]*(?:(?:\p{L}{1,12} ){0,2}(?:confirm\p{L}*|bestatigt\p{L}*|conferm\p{L}*|potwierdz\p{L}*|potvrd\p{L}*|potvrz\p{L}*|onayl\p{L}*|bevestigd\p{L}*|bekraft\p{L}*|bekreft\p{L}*|megerosit\p{L}*|подтвержд\p{L}*|επιβεβαιω\p{L}*)|ok|hk\d?)[^\p{L}]*$/u;

/** In lines: from its number to where its status stands. */
const reach = 8;

type Told = Pick<DraftSegment, 'flightNumber'>;
/** `heads`: by its own marks, as `▼2区間目【欠航】`. */
type Status = { row: number; words: string; isGone: boolean; airports: readonly string[]; heads: boolean };

/** For each of the flights the words that say it is cancelled; undefined where nothing does. */
export function cancelledFlights(lines: readonly Line[], segments: readonly Told[]): (string | undefined)[] {
  const rows = segments.map(({ flightNumber: { box } }) => rowOf(lines, box));
  const told = goneInAsia(lines);
  const own = rows.map((row, index) => goneInRow(lines, row) ?? told.get(segments[index]?.flightNumber.value ?? ''));
  const statuses = statusesIn(lines);
  if (!statuses.some(({ isGone }) => isGone)) return own;
  const isBelow = (statuses[0]?.row ?? 0) >= Math.min(...rows);
  const isOfEach = statuses.length >= segments.length;
  for (const status of statuses) {
    const above = rows.findLastIndex((row) => row >= 0 && row <= status.row && status.row - row <= reach);
    const below = rows.findIndex((row) => row > status.row && row - status.row <= reach);
    const isOfNext = isOfEach ? !isBelow : status.heads || wayOf(status, lines, rows, below);
    const at = isOfNext ? below : above;
    if (status.isGone && at >= 0) own[at] ??= status.words;
  }
  return own;
}

/** UA2127便は欠航となりました: by the only number of the line. */
function goneInAsia(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      if (!isToldGoneOfAsia(line.text)) return [];
      const numbers = new Set(marksOf(line).flatMap(({ kind, found }) => (kind === 'flight' ? String(found.value) : [])));
      return numbers.size === 1 ? [...numbers].map((number) => [number, line.text.trim()] as const) : [];
    }),
  );
}

const rowOf = (lines: readonly Line[], { page, y }: Box): number =>
  lines.findLastIndex((line) => line.page === page && line.y <= y + 1);

function goneInRow(lines: readonly Line[], row: number): string | undefined {
  const line = lines[row];
  const numbers = line && marksOf(line).filter(({ kind, found }) => kind === 'flight' && !code.test(found.text));
  if (!line || new Set(numbers?.map(({ found }) => found.value)).size > 1) return undefined;
  const alone = columnsOf(line).find((cell) => {
    const text = cell.text.trim();
    return code.test(text) || saidAlone.test(fold(text)) || (codeUnderHead.test(text) && isUnderStatus(lines, row, cell));
  })?.text;
  return alone ?? goneBehindHours(line);
}

// MAD 15:00+1 ANULADO: the gap before a status may be as narrow as one between words
function goneBehindHours(line: Line): string | undefined {
  const last = marksOf(line)
    .toSorted((one, other) => one.end - other.end)
    .at(-1);
  const words = last && last.kind !== 'flight' ? line.text.slice(last.end).trim() : '';
  return code.test(words) || saidAlone.test(fold(words)) ? words : undefined;
}

const longestTable = 20;
const isUnderStatus = (lines: readonly Line[], row: number, { x, right }: Column): boolean =>
  lines
    .slice(Math.max(0, row - longestTable), row)
    .some((line) => columnsOf(line).some((head) => statusHead.test(fold(head.text)) && head.x < right + 3 && head.right > x - 3));

// 1010: in the row of a table
const clock = /^(?:[01]\d|2[0-3])[0-5]\d$/;
/** Lines with no number of a flight: `Klasa ekonomiczna (W)   Status: potwierdzony`, `TOKIO (NRT) – WARSZAWA (WAW)   ANULOWANO`. */
function statusesIn(lines: readonly Line[]): Status[] {
  return lines.flatMap((line, row) => {
    const marks = marksOf(line);
    if (marks.some(({ kind }) => kind === 'flight')) return [];
    const airports = marks.flatMap((mark) => (mark.kind === 'airport' ? String(mark.found.value) : []));
    // With its hours it is a flight's own row, whatever its number is printed as.
    const isRow = marks.some(({ kind }) => kind === 'time') || columnsOf(line).some(({ text }) => clock.test(text));
    for (const { text } of columnsOf(line)) {
      const ofAsia = statusOfAsia(text);
      if (ofAsia) return [{ row, words: text.trim(), airports, ...ofAsia }];
      const plain = fold(text.trim());
      const words = plain.replace(statusLabel, '');
      if (words === plain && (airports.length < 2 || isRow)) continue;
      if (saidAlone.test(words) || stands.test(words))
        return [
          { row, words: text.trim().replace(/^[^:]{2,25}:\s*/u, ''), isGone: saidAlone.test(words), airports, heads: false },
        ];
    }
    return [];
  });
}

/** Whether it heads the flight below, by the airports that stand beside it. */
function wayOf({ row, airports }: Status, lines: readonly Line[], rows: readonly number[], below: number): boolean {
  const at = rows[below];
  if (airports.length < 2 || at === undefined) return false;
  const codes = lines
    .slice(row + 1, at + 1)
    .flatMap((line) => marksOf(line).flatMap(({ kind, found }) => (kind === 'airport' ? String(found.value) : [])));
  return codes.length === 0 || airports.every((one) => codes.includes(one));
}
