/** What an entry of a journey is about by the words behind its hour: another service, or a flight with its number. */

import { placesIn } from '../../documents/anchors/place-anchors.ts';
import { flightsByName } from '../../documents/anchors/undesignated-flights.ts';
import { isNoise, labelOf } from '../../documents/flight-labels.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { beginsOtherService } from '../../documents/no-flights/other-services.ts';
import { airlineNamed } from '../../reference/airlines.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

// 08:45 | Mo 18.01. 08:45 Uhr | kl. 14.05 | 10:15 AM | 12:05–14:10, and what it is about
const entry =
  /^[^\p{L}\d]{0,6}(?:\p{L}{2,10}\.?,? {1,4})?(?:\d{1,2}[./]\d{1,2}\.?(?:\d{2,4})?,?\s+)?(?:(?:kl\.?|klo|ora|ore|um|at|om|godz\.?|a las|à)\s)?(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![.\d/])(?:\s?(?:uhr|hrs?|h|[ap]\.?m\.?)(?!\p{L}))?(?:\s?[-–—]\s?(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?(?:uhr|hrs?|h|[ap]\.?m\.?)(?!\p{L}))?)?[\s:·|–-]+(?=\S)/iu;

// Words and names of trains, cars, meetings and meals; folded
const service =
  /^(?:privat\p{L}* |private |your )?(?:taxi|taksi|taksowk\p{L}*|cab|uber|bolt|transf\p{L}+|trasferiment\p{L}*|traslado|limo(?:usine)?|chauffeur|shuttle|navett[ea]|voiture|vehicule|coche|auto|masina|samochod\p{L}*|leiebil|hyrbil|lejebil|bil|auto(?:noleggio|vermietung)|meeting|besprechung|termin|treffen|workshop|kundentermin|intalnire\p{L}*|sedinta|reunion|reuniao|rendez-vous|riunione|incontro|spotkanie|mote|mode|kokous|tapaaminen|targyalas|megbeszeles|schuzka|sastanak|sestanek|toplanti|vergadering|conference|konferen\p{L}*|conferin\p{L}*|lunch|dinner|breakfast|mittagessen|abendessen|fruhstuck|dejeuner|diner|pranzo|cena|almuerzo|comida|desayuno|almoco|jantar|lunsj|middag|pranz|hotel\p{L}*|szalloda|szallas|hostel|comboio|bahn|s-bahn|u-bahn|tog|tag|juna|vonat|vlak|pociag|flytoget|arlanda express|leonardo express|malpensa express|heathrow express|gatwick express|frecci\p{L}+|italo|intercity|railjet|thalys|eurostar|tgv|ouigo|intercites|ter|ave|alvia|avlo|ice|ic|icn|pendolino|eip|eic|tlk|x2000|metro|tram|поезд|такси|трансфер|гостиниц\p{L}*|отель|хотел|влак|встреча|среща|τρενο|ξενοδοχειο|ταξι|συναντηση)(?![\p{L}-])/u;
// EC 313 Milano Centrale to Zurich HB: airlines have the designators of trains
const train = /^(?:ec|en|ic|ir|re|rb|rj|rjx|nj|r)\s?\d{1,5}(?!\d)/;
const station =
  /(?<!\p{L})(?:hbf|hb|bf|hauptbahnhof|bahnhof|centrale|centraal|central|termini|station|gare|estacion|estacao|stazione|gara|sants|atocha|keleti|nyugati|deli|glown[ya]|centralna|hlavni nadrazi|hl\.? ?n\.?|coach|wagen|wagon|vagon|voiture|carrozza|gleis|peron)(?!\p{L})/u;
const flightWord =
  /(?<!\p{L})(?:(?:hin|ruck)?flug\p{L}*|flights?|zbor\p{L}*|vols?|vol[oi]|vuelos?|voos?|lot|rejs|ucus|vlucht|flyg\p{L}*|fly|flyvning|lento|jarat|repules|let|πτηση|рейс|полет|nr|no|number|nummer|numero|n)(?!\p{L})|[^\p{L}\d]/gu;

const isCoded = (mark: Mark) => mark.kind === 'airport';

/** In letters: a day at the beginning of a line has at most a bullet or a weekday before it. */
const beforeDay = 6;

/** Where the words behind its hour, or its day, begin; undefined where a line is no entry. */
export function wordsOfEntry(line: Line): number | undefined {
  const hour = entry.exec(line.text)?.[0].length;
  if (hour !== undefined) return hour;
  const [day] = marksOf(line);
  if (day?.kind !== 'day' || day.start > beforeDay) return undefined;
  const behind = /^[\s:·|–-]+(?=\p{L}|\d)/u.exec(line.text.slice(day.end))?.[0].length;
  if (behind === undefined) return undefined;
  return day.end + behind + (entry.exec(line.text.slice(day.end + behind))?.[0].length ?? 0);
}

/** In letters: `American Airlines flight`. */
const longestName = 40;

/** The number of the flight a line begins with, from the given place on. */
export function flightLeading(line: Line, from: number): string | undefined {
  const flight = marksOf(line).find((mark) => mark.kind === 'flight' && mark.start >= from);
  if (flight?.kind !== 'flight') return flightsByName(line).find(({ start }) => start - from <= longestName)?.value;
  const before = line.text.slice(from, flight.start);
  const rest = fold(before).replace(flightWord, ' ').trim();
  return rest === '' || airlineNamed(rest) !== undefined || airlineNamed(before.trim()) !== undefined
    ? flight.found.value
    : undefined;
}

/**
 * `16:30  Siemens Energy, sala EW 210`: a number behind words, in one cell with them, that name no airline, no flight, no place and no end of
 * one. Not `wt., 7 września   PLL LOT   LO 79`, nor `PLL LOT, rejs LO 79`.
 */
export function hidesNumber(line: Line, from: number): boolean {
  const marks = marksOf(line);
  const flight = marks.find(({ kind, start }) => kind === 'flight' && start >= from);
  if (!flight || marks.some(isCoded) || !entry.test(line.text)) return false;
  const before = line.text.slice(from, flight.start);
  if (!/[,;(]/.test(before) || /\s{2}/.test(before)) return false;
  const words = fold(before).match(/\p{L}+/gu) ?? [];
  if (words.some((word) => word.search(flightWord) >= 0 || airlineNamed(word) !== undefined)) return false;
  return labelOf(before) === undefined && !isNoise(before) && placesIn(line, marks).length === 0;
}

/** Two printed codes beside a number are a flight, whatever flies it. */
export function isOtherEntry(line: Line, from: number): boolean {
  const marks = marksOf(line);
  if (marks.some(({ kind }) => kind === 'flight') && marks.filter(isCoded).length > 1) return false;
  const words = fold(line.text.slice(from));
  return service.test(words) || beginsOtherService(words) || (train.test(words) && station.test(words) && !marks.some(isCoded));
}
