/** Journeys that could be flown: real airports and zones, flight times by distance, connections, nights on board, the date line. */
import { instantOf } from '#domain/rules/flight-time.ts';
import { type Airport, airportAt } from '#itinerary/reference/airports.ts';
import type { Random } from './random.ts';

export type End = { airport: Airport; date: string; time: string; terminal: string | null };
export type Flight = {
  carrier: string;
  number: number;
  departure: End;
  arrival: End;
  minutes: number;
  cabin: 'economy' | 'business';
  bookingClass: string;
  baggage: string;
  seat: string;
  operator: string | null;
  way: 'out' | 'back';
};

/** Airlines and the airport they connect at, with where one may go from there. */
const networks: readonly { carrier: string; hub: string; ends: string }[] = [
  { carrier: 'TK', hub: 'IST', ends: 'OTP CLJ TSR BUD JFK NRT DXB CPT BKK GRU HAV ADB SOF ATH' },
  { carrier: 'LH', hub: 'FRA', ends: 'OTP CLJ SBZ IAD SFO NRT SIN GRU HAM WAW OSL LIS' },
  { carrier: 'OS', hub: 'VIE', ends: 'OTP IAS SKP BUD BKK ATH CPH FCO TLV' },
  { carrier: 'KL', hub: 'AMS', ends: 'OTP BUD YYZ CUR PTY SIN HND GOT NCE BIO' },
  { carrier: 'AF', hub: 'CDG', ends: 'OTP PRG PPT MRU JFK LAX DKR LYS MRS' },
  { carrier: 'LO', hub: 'WAW', ends: 'OTP KRK ORD ICN VNO BUD ZAG' },
  { carrier: 'RO', hub: 'OTP', ends: 'CLJ TSR IAS SUJ AMS LHR CDG TLV BEG' },
  { carrier: 'A3', hub: 'ATH', ends: 'OTP SKG HER JMK LCA CAI FCO' },
  { carrier: 'SK', hub: 'CPH', ends: 'OTP ARN OSL BGO KEF ORD HEL' },
  { carrier: 'EK', hub: 'DXB', ends: 'BUD VIE SYD MLE CPT BKK ACC' },
  { carrier: 'QR', hub: 'DOH', ends: 'OTP BEG PER DPS JNB HKT' },
  { carrier: 'BA', hub: 'LHR', ends: 'OTP EDI JFK BOS GIB HND' },
  { carrier: 'IB', hub: 'MAD', ends: 'OTP BCN EZE LIM BOG LPA' },
  { carrier: 'UA', hub: 'EWR', ends: 'FRA LHR DEN SFO MIA' },
  { carrier: 'NZ', hub: 'AKL', ends: 'SYD RAR PPT LAX HNL' },
  { carrier: 'TP', hub: 'LIS', ends: 'OTP OPO FNC GIG BOS' },
];

const airport = (code: string): Airport => {
  const known = airportAt(code);
  if (!known) throw new Error(`${code} is not in the table of airports.`);
  return known;
};

/** @param firstDay `YYYY-MM-DD`: flights leave on it or up to 290 days later, so that a day without a year has one year it can be. */
export function journeyOf(random: Random, firstDay: string): Flight[] {
  const { carrier, hub, ends } = random.pick(networks);
  const [home, goal] = random.some(ends.split(' '), 2) as [string, string];
  const isReturn = random.chance(75);
  const connects = random.chance(55);
  const out = connects ? [home, hub, goal] : [home, hub];
  const legs = (stops: readonly string[], way: 'out' | 'back') =>
    stops.slice(1).map((to, index) => ({ from: stops[index] ?? '', to, way }));
  const all = [...legs(out, 'out'), ...(isReturn ? legs(out.toReversed(), 'back') : [])];
  const used = new Set<number>();
  let clock = Date.parse(`${firstDay}T00:00:00Z`) + random.between(0, 290) * 86_400_000 + random.between(60, 280) * 300_000;
  let way: 'out' | 'back' = 'out';
  return all.map((leg) => {
    if (leg.way !== way) clock += random.between(1, 12) * 86_400_000;
    way = leg.way;
    const from = airport(leg.from);
    const to = airport(leg.to);
    const minutes = flightMinutes(from, to);
    const departure = endAt(from, clock, random);
    const arrival = endAt(to, clock + minutes * 60_000, random);
    clock += (minutes + random.between(11, 40) * 5) * 60_000;
    return {
      carrier,
      number: freshNumber(random, used),
      departure,
      arrival,
      minutes,
      cabin: random.chance(80) ? 'economy' : 'business',
      bookingClass: random.pick([...'YBMHQKVLST']),
      baggage: random.pick(['1PC', '2PC', '23K', '30K']),
      seat: `${random.between(1, 44)}${random.pick([...'ABCDEF'])}`,
      operator: random.chance(12) ? 'Helvetic Airways' : null,
      way: leg.way,
    };
  });
}

function freshNumber(random: Random, used: Set<number>): number {
  for (;;) {
    const number = random.chance(70) ? random.between(101, 3999) : random.between(3, 99);
    if (used.has(number)) continue;
    used.add(number);
    return number;
  }
}

function endAt(place: Airport, instant: number, random: Random): End {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: place.zone, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
  const [date = '', time = ''] = parts.split(' ');
  return { airport: place, date, time, terminal: random.chance(40) ? random.pick(['1', '2', '3', 'B', '2F']) : null };
}

/** Whole five minutes: 800 km/h, and half an hour for climbing and landing. */
function flightMinutes(from: Airport, to: Airport): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  const kilometres = 12742 * Math.asin(Math.sqrt(half(from.latitude, to.latitude) + across));
  return Math.round(((kilometres / 800) * 60 + 30) / 5) * 5;
}

/** Whether a flight is what the reader must find: the clocks of both airports say so. */
export function realMinutes({ departure, arrival }: Flight): number {
  const at = ({ airport: place, date, time }: End) => instantOf(date, time, place.zone);
  return (at(arrival) - at(departure)) / 60_000;
}
