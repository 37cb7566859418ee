/** Itineraries for tests of what is made of them. People and bookings are invented; airports and zones are real. */
import { instantOf } from '#domain/rules/flight-time.ts';
import type { EndOfFlight, Itinerary, Passenger, Segment } from '#domain/schemas/itinerary.ts';
import { airportAt } from '#itinerary/reference/airports.ts';

const endOf = (text: string): EndOfFlight => {
  // OTP 2027-04-12 09:10 T1
  const [code = '', date = null, time = null, terminal] = text.split(' ');
  const airport = airportAt(code);
  return { airport: code, place: null, date, time, terminal: terminal?.slice(1) ?? null, zone: airport?.zone ?? null };
};

/** A flight from `OTP 2027-04-12 09:10 T1` to the like; the terminal may be left out. */
export function flight(flightNumber: string, from: string, to: string, more: Partial<Segment> = {}): Segment {
  const [departure, arrival] = [endOf(from), endOf(to)];
  const instant = ({ date, time, zone }: EndOfFlight) =>
    date && time && zone ? instantOf(date, time, zone) / 60_000 : Number.NaN;
  const minutes = instant(arrival) - instant(departure);
  return {
    flightNumber,
    departure,
    arrival,
    durationMinutes: Number.isNaN(minutes) ? null : minutes,
    cabin: 'economy',
    bookingClass: 'Y',
    equipment: '738',
    baggage: '1PC',
    seat: null,
    status: 'OK',
    operatedBy: null,
    ...more,
  };
}

export const passenger = (name: string, eticket: string | null = null, type: Passenger['type'] = 'adult'): Passenger => ({
  name,
  title: null,
  type,
  eticket,
});

export const itinerary = (more: Partial<Itinerary>): Itinerary => ({
  bookingRef: null,
  airlineRefs: [],
  issueDate: null,
  passengers: [],
  co2Kg: null,
  co2Text: null,
  segments: [],
  warnings: [],
  sources: {},
  ...more,
});

/** There and back, direct, one traveller. */
export const returnTrip = itinerary({
  bookingRef: 'QF7K2M',
  airlineRefs: [{ airline: 'TK', ref: 'QF7K2M' }],
  issueDate: '2026-04-02',
  passengers: [passenger('Ștefania Mărgineanu', '2352413912335')],
  co2Kg: 142,
  co2Text: 'CALCULATED AVERAGE CO2 EMISSIONS IS 142.00 KG/PERSON',
  segments: [
    flight('TK1014', 'TSR 2026-05-12 10:15', 'IST 2026-05-12 12:10', { bookingClass: 'K', equipment: '321', seat: '14A' }),
    flight('TK1013', 'IST 2026-05-16 07:40', 'TSR 2026-05-16 09:25', { bookingClass: 'K', equipment: '321' }),
  ],
});

/** To Tokyo over the Pole's winds and home through Vienna: nights, a change of airports, a codeshare, a doubt. */
export const farTrip = itinerary({
  bookingRef: 'M8TQ4X',
  airlineRefs: [
    { airline: 'OS', ref: 'Z7HB2K' },
    { airline: 'NH', ref: 'P3V9LD' },
  ],
  issueDate: '2026-11-20',
  passengers: [passenger('Andrei Ionuț Vâlceanu', '2572413912335'), passenger('Ioana Vâlceanu', '2572413912336')],
  co2Text: 'Total CO2: 3 412,8 kg',
  segments: [
    flight('OS784', 'IAS 2026-12-30 05:40', 'VIE 2026-12-30 06:35 T3', { equipment: 'E95' }),
    flight('NH206', 'VIE 2026-12-30 11:55 T3', 'HND 2026-12-31 07:20 T3', {
      equipment: '789',
      seat: '24A, 24C',
      baggage: '2PC',
      cabin: 'premium-economy',
      bookingClass: 'E',
    }),
    flight('NH211', 'NRT 2027-01-09 11:10 T1', 'LHR 2027-01-09 15:25 T2', { equipment: '77W', baggage: '2PC' }),
    flight('OS462', 'LGW 2027-01-09 20:10', 'VIE 2027-01-09 23:30 T3', { equipment: '32N', operatedBy: 'LH' }),
    flight('OS783', 'VIE 2027-01-10 10:20 T3', 'IAS 2027-01-10 12:55', { equipment: 'E95' }),
  ],
  warnings: [
    {
      code: 'year-assumed',
      message: {
        en: 'The ticket prints the year only once; we took the flights of January to be in 2027.',
        ro: 'Biletul scrie anul o singură dată; am considerat că zborurile din ianuarie sunt în 2027.',
      },
      where: 'segments[2].departure.date',
    },
  ],
});

/** As much as a group of nine does in three weeks: twelve flights around the world, children and an infant. */
export const grandTour = itinerary({
  bookingRef: 'W4RLD9',
  airlineRefs: [
    { airline: 'LH', ref: 'W4RLD9' },
    { airline: 'SQ', ref: 'K8M2PT' },
    { airline: 'NZ', ref: 'QX7Y3A' },
    { airline: 'UA', ref: 'H2N6VC' },
  ],
  issueDate: '2027-01-15',
  passengers: [
    passenger('Gheorghe-Alexandru Constantinescu', '2202413912301'),
    passenger('Maria-Magdalena Constantinescu', '2202413912302'),
    passenger('Luca Constantinescu', '2202413912303', 'child'),
    passenger('Emma Constantinescu', '2202413912304', 'child'),
    passenger('Matei Constantinescu', '2202413912305', 'infant'),
    passenger('Zoltán Kőszegi', '2202413912306'),
    passenger('Gülşen Yıldırım Kőszegi', '2202413912307'),
    passenger('Łucja Brzęczyszczykiewicz', '2202413912308'),
    passenger('Jiří Dvořák', '2202413912309'),
  ],
  co2Kg: 6120.5,
  co2Text: 'TOTAL CO2 EMISSIONS 6120.50 KG/PERSON',
  segments: [
    flight('LH1653', 'OTP 2027-02-10 06:15 T1', 'MUC 2027-02-10 07:25 T2', {
      equipment: '32N',
      operatedBy: 'LUFTHANSA CITYLINE GMBH',
    }),
    flight('LH790', 'MUC 2027-02-10 12:05 T2', 'SIN 2027-02-11 07:00 T2', { equipment: '359', seat: '31A-31C, 32A-32F' }),
    flight('SQ221', 'SIN 2027-02-14 20:10 T3', 'SYD 2027-02-15 07:10 T1', { equipment: '388', baggage: '30K' }),
    flight('QF145', 'SYD 2027-02-19 11:35 T1', 'AKL 2027-02-19 16:45 TI', { equipment: '73H', baggage: '30K' }),
    flight('NZ617', 'AKL 2027-02-20 09:00 TD', 'ZQN 2027-02-20 10:50', { equipment: '320', baggage: '1PC' }),
    flight('NZ620', 'ZQN 2027-02-23 12:35', 'AKL 2027-02-23 14:20 TD', { equipment: '320' }),
    flight('NZ40', 'AKL 2027-02-23 16:50 TI', 'PPT 2027-02-22 22:50', { equipment: '789' }),
    flight('TN102', 'PPT 2027-02-26 08:25', 'LAX 2027-02-26 18:20 TB', { equipment: '789', baggage: '2PC' }),
    flight('UA529', 'LAX 2027-02-28 23:15 T7', 'ORD 2027-03-01 05:15 T1', {
      equipment: '7M9',
      cabin: 'business',
      bookingClass: 'J',
    }),
    flight('UA906', 'ORD 2027-03-01 16:20 T1', 'MUC 2027-03-02 07:45 T2', {
      equipment: '772',
      cabin: 'business',
      bookingClass: 'J',
    }),
    flight('LH1652', 'MUC 2027-03-02 09:35 T2', 'OTP 2027-03-02 12:30 T1', { equipment: '32N' }),
    flight('RO641', 'OTP 2027-03-02 16:45 T1', 'CLJ 2027-03-02 17:45', { equipment: 'AT7', baggage: '0PC' }),
  ],
});

/** What little some tickets say: an airport we do not know, a flight without times, one without a day. */
export const bareTrip = itinerary({
  passengers: [passenger('A. Călător')],
  segments: [
    {
      ...flight('W63001', 'OTP 2027-03-28 02:30', 'XQZ 2027-03-28 05:00'),
      arrival: { airport: 'XQZ', place: 'Nowhere Field', date: '2027-03-28', time: '05:00', terminal: null, zone: null },
      durationMinutes: null,
      cabin: null,
      bookingClass: null,
      equipment: null,
      baggage: null,
      status: null,
    },
    flight('W63002', 'BGY 2027-04-02', 'OTP', { durationMinutes: null }),
    flight('W63004', 'BGY', 'OTP', { durationMinutes: null }),
  ],
});
