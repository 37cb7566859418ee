/** Nights in a hotel beside the flights of a document: whoever arrives before he leaves again stays, and neither day is a flight's. */
import type { PrintedDay } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { type Mark, marksOf } from '../flight-marks.ts';

// Anreise: 12.05.2027 | Check in: 12 May 2027, 15:00 | Arrivée le 12/05/2027: folded
const comes =
  /(?<!\p{L})(?:check[ -]?in|anreise|ankunft|arriv(?:al|ee|o)|llegada|entrada|ingresso|sosire|intrare|cazare|chegada|przyjazd|zameldowanie|prijezd|nastup|erkezes|giris|aankomst|ankomst|incheck\p{L}*|innsjekk\p{L}*|indtjek\p{L}*|dolazak|αφιξη|заезд|настаняване|пристигане)(?!\p{L})/u;
const goes =
  /(?<!\p{L})(?:check[ -]?out|abreise|depart(?:ure)?|partenza|uscita|salida|plecare|iesire|eliberare|saida|partida|wyjazd|wymeldowanie|odjezd|tavozas|elutazas|cikis|vertrek|avresa|afrejse|avreise|utcheck\p{L}*|utsjekk\p{L}*|udtjek\p{L}*|odlazak|αναχωρηση|выезд|напускане|заминаване)(?!\p{L})/u;
const atTheDesk = /check[ -]?(?:in|out)|incheck|utcheck|innsjekk|utsjekk|indtjek|udtjek/u;

/** The lines that are of no stay. */
export function withoutStays(lines: readonly Line[]): readonly Line[] {
  const stays = new Set(
    lines.flatMap((line, row) => {
      const next = lines[row + 1];
      return isStay([line]) ? [line] : next && isStay([line, next]) ? [line, next] : [];
    }),
  );
  return stays.size === 0 ? lines : lines.filter((line) => !stays.has(line));
}

/** First comes the day of coming, then that of going, and nothing of a flight beside them. */
function isStay(lines: readonly Line[]): boolean {
  const days = lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'day' ? [mark] : [])));
  const [from, to, ...more] = days;
  if (!from || !to || more.length > 0 || from.line === lines[1] || (lines[1] && to.line !== lines[1])) return false;
  const words = [
    fold(from.line.text.slice(0, from.start)),
    fold(to.line.text.slice(from.line === to.line ? from.end : 0, to.start)),
  ];
  const isNamed = comes.test(words[0] ?? '') && goes.test(words[1] ?? '') && !goes.test(words[0] ?? '');
  const isOfFlight = ({ kind }: Mark) =>
    kind === 'flight' || kind === 'airport' || (kind === 'time' && !atTheDesk.test(words.join(' ')));
  return isNamed && isLater(to.found.value, from.found.value) && !lines.flatMap(marksOf).some(isOfFlight);
}

const isLater = (one: PrintedDay, other: PrintedDay) => {
  const at = ({ year, month, day }: PrintedDay) => ((year ?? 0) * 12 + month) * 31 + day;
  // Over New Year without years.
  return at(one) > at(other) || one.year === undefined;
};
