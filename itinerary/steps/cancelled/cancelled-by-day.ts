/** Flights a later message takes away by their day alone: `I cancelled the flights of 1 June`, `Τις πτήσεις της 1/6 τις ακύρωσα`. */
import { marksOf } from '../../documents/flight-marks.ts';
import type { DraftSegment, PrintedDay } from '../../draft/draft-itinerary.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { sentencesIn } from '../changes/paragraphs-of-letters.ts';
import { cancelled, onCondition } from '../changes/said-of-flights.ts';

/** By whom it was done in a chat: I, we or they have. Folded. */
const gone = new RegExp(
  String.raw`(?<!\p{L})(?:${cancelled}|storniert|ho disdetto|cancele[i]?|cancelamos|anulei|cancel·lat|odwolalam|odwolalem|anulowal\p{L}*|zrusil\p{L}*|otkazal\p{L}*|torolt\p{L}*|lemondt\p{L}*|ακυρωσα(?:με)?|ακυρωθηκ\p{L}*|отменил\p{L}*|отказах|скасува\p{L}*|iptal ett\p{L}*|avbokat|afbestilt|peruin|peruttu|цуцалсан|dibatalkan|batalkan)(?!\p{L})`,
  'u',
);
// the old flights | die Flüge | les vols | τις πτήσεις | суудал
const flights =
  /(?<!\p{L})(?:flights?|seats?|flug\p{L}*|flueg\p{L}*|fluge\p{L}*|vols?|vol[oi]|vuelos?|voos?|zbor\p{L}*|lot(?:y|ow|u)?|let(?:y|u|ov|ove)?|jarat\p{L}*|ucus\p{L}*|vlucht\p{L}*|flyg\p{L}*|fly(?:et|ene|s)?|lento|lennot|polet\p{L}*|letov\p{L}*|πτησ\p{L}*|рейс\p{L}*|полет\p{L}*|політ\p{L}*|суудл?\p{L}*|нислэг\p{L}*|penerbangan|kursi)(?!\p{L})/u;
const uncertain = new RegExp(String.raw`(?<!\p{L})(?:${onCondition}|until|bis|pana|jusqu|hasta|fino|fee|до|μεχρι)(?!\p{L})`, 'u');

// 1/6 | 01.06.: in a chat, beside a journey that has the day
const short = /(?<![\d./])(\d{1,2})[./](\d{1,2})\.?(?![./]?\d)/g;

/** For each flight the words that say so, where others of the journey stand on other days. */
export function cancelledByDay(lines: readonly Line[], segments: readonly DraftSegment[]): (string | undefined)[] {
  const told = lines.flatMap((line) =>
    sentencesIn(line.text).flatMap(([start, end]) => {
      const words = line.text.slice(start, end);
      const plain = fold(words);
      if (!gone.test(plain) || !flights.test(plain) || uncertain.test(plain)) return [];
      const marks = marksOf(line).filter((mark) => mark.start >= start && mark.end <= end);
      const whole = marks.flatMap((mark) => (mark.kind === 'day' ? mark.found.value : []));
      const days =
        whole.length > 0
          ? whole
          : [...words.matchAll(short)].map(([, day, month]) => ({ day: Number(day), month: Number(month) }));
      const [day] = days;
      return day && days.length === 1 && !marks.some(({ kind }) => kind === 'flight') ? [{ day, words: words.trim() }] : [];
    }),
  );
  const said = segments.map(({ departure: { date } }) => told.find(({ day }) => date && isSameDay(date.value, day))?.words);
  return said.every((words) => words !== undefined) ? segments.map(() => undefined) : said;
}

const isSameDay = (one: PrintedDay, other: PrintedDay): boolean =>
  one.day === other.day && one.month === other.month && (!one.year || !other.year || one.year === other.year);
