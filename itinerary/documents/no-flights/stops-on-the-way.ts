/** Stops on the way, and ways between flights: what is named there is neither end of a flight, and its hours are none of it. */
import { columnAt } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { foldInPlace } from '../flight-labels.ts';
import { type Mark, marksOf } from '../flight-marks.ts';
import { isOfArriving } from '../words-of-hours.ts';

// Technical stop: Perth (PER) 18:10 - 19:40 | via DOH | 1 stop: Singapore Changi | 1 stop DPS 09:45-10:15
const stopOnTheWay =
  /(?:technical|intermediate|en-?route|fuel|refuell?ing) (?:stop|landing)|\bstops? (?:in|at)\b|\b[12] stops?(?::| [a-z]{3} \d{1,2}[:.h]?\d{2} ?[-–/] ?\d)|\bvia\b|escal[ae] (?:tehnica|technique|tecnica|de combustible)|aterizare tehnica|arret technique|parada tecnica|zwischen(?:landung|stopp)|teknik (?:inis|durus)|ara inis|(?:scalo|sosta) tecnic[oa]|miedzyladowanie|mezipristani|medzipristati|medusletanj|meduslijetanj|technicka zastavka|technikai leszallas|tussen(?:landing|stop)|mell[ao]ml[ae]nding|mellanlandning|valilasku|техническая посадка|технически престой|τεχνικη σταση/;

// ATH – HER by your own means | Köln – Bonn in Eigenregie | Roma – Napoli: con mezzi propri: between two flights, and in no aircraft
const ownMeans =
  /(?<!\p{L})(?:(?:by )?(?:your |their )?own (?:means|arrangements?|transport)|surface (?:sector|travel|segment)|arnk|in eigenregie|eigene[rn]? an?(?:reise|fahrt)|(?:par )?(?:ses|vos|leurs) propres moyens|moyens propres|por (?:su cuenta|cuenta propia|conta propria)|(?:con )?mezzi propri|pe cont propriu|mijloace proprii|we wlasnym zakresie|vlastn[ií] doprav\p{L}*|sajat (?:szervezes|kozlekedes|eszkoz)\p{L}*|op eigen gelegenheid|pa egen hand|omatoimi\p{L}*|με (?:δικα σασ|ιδια) μεσα|своим ходом|самостоятелн\p{L}*|vlastitim prijevozom|kendi imkan\p{L}*)(?!\p{L})/u;

// Transfert à l'aéroport à 07h15. | Transfer von Hotel zum Flughafen um 7:15 Uhr | Matinée libre. Transfert à 14h00.
const rideToAirport =
  /(?:^|\. )\W*(?:(?:private|privater?|airport) )?(?:transfers?|transfert|trasferimento|traslado|transport|preluare\p{L}*|pick-?up|abholung|fahrt|rit)(?!\p{L})(?: (?:at|a|la|um|om|ore|u|ob|o|w|v) \d|.*(?<!\p{L})(?:hotel\p{L}*|airport|aerodrom\p{L}*|letalisc\p{L}*|aeroport\p{L}*|flughafen|luchthaven|lotnisk\p{L}*|havaliman\p{L}*|letist\p{L}*|repuloter\p{L}*))/u;

// 13:10   Aterrizaje. Traslado al hotel.
const touchesDown =
  /(?<!\p{L})(?:aterri[zs]|atterr|land(?:s|et|en|ed|ing|ung)?(?!\p{L})|touch(?:es)? down|ladowani|landning|leszall|laskeut|pristan(?:e|ie|ak)|sletanj|приземл|каца|προσγει)/u;

type Part = { start: number; end: number };

/** What a line tells of flights: all its marks, but those of a stop or a ride; and whether the whole line is of a stop, or which part of it. */
export function besideStop(line: Line): { marks: readonly Mark[]; isStop: boolean; stop: Part | undefined } {
  const stop = stopBehindHours(line);
  if (!stop && isOfStop(line)) return { marks: daysBeforeStop(line), isStop: true, stop };
  const aside = stop ?? rideBeforeFlight(line);
  const marks = aside ? marksOf(line).filter(({ start, end }) => end <= aside.start || start >= aside.end) : marksOf(line);
  return { marks, isStop: false, stop };
}

function isOfStop(line: Line): boolean {
  const plain = fold(line.text);
  const isOne = stopOnTheWay.test(plain) || ownMeans.test(plain) || (isRideToAirport(plain) && !touchesDown.test(plain));
  return isOne && !marksOf(line).some(({ kind }) => kind === 'flight');
}

/** `09:05   13:40   scalo tecnico a Tunisi (10:30 - 11:10)`: behind both hours of its flight a stop is said of it, in its cell or in what is left of it. */
function stopBehindHours(line: Line): Part | undefined {
  const at = stopOnTheWay.exec(foldInPlace(line.text))?.index;
  if (at === undefined) return undefined;
  const marks = marksOf(line);
  const cell = columnAt(line, at);
  const start = [cell?.start ?? at, at].find(
    (from) => marks.filter(({ kind, end }) => kind === 'time' && end <= from).length > 1,
  );
  const end = marks.find((mark) => mark.kind === 'flight' && mark.start > at)?.start ?? cell?.end ?? line.text.length;
  return start === undefined ? undefined : { start, end };
}

/** `Transfer na aerodrom u 07:45. Let FA 211 za Johanesburg`: the sentence that tells of the ride, up to the one of the flight. */
function rideBeforeFlight(line: Line): Part | undefined {
  const plain = foldInPlace(line.text);
  const start = rideToAirport.exec(plain)?.index;
  const end = start === undefined ? -1 : plain.indexOf('. ', start + 2);
  if (start === undefined || end < 0 || !isRideToAirport(plain)) return undefined;
  return marksOf(line).some((mark) => mark.kind === 'flight' && mark.start > end) ? { start, end } : undefined;
}

/** `Friday, 26 March   Morning free. Transfer to the airport at 18:30`: the day it begins with is that of all that follows. */
const daysBeforeStop = (line: Line): Mark[] =>
  marksOf(line).filter(({ kind, start }) => kind === 'day' && /^\W*(?:\p{L}+[.,]* )?\W*$/u.test(line.text.slice(0, start)));

/** Not `Ankunft in Jerewan um 03.55 Uhr. Transfer zum Hotel`, which tells before it when one lands. */
function isRideToAirport(plain: string): boolean {
  const ride = rideToAirport.exec(plain);
  const before = plain.slice(0, ride?.index);
  return ride !== null && !(isOfArriving(before) && /\d[:.h]\d\d/.test(before));
}
