import { expect, test } from 'vitest';
import { bytesOf } from '#tests/support/files/flight-data.ts';
import { itineraryIn, type Told, toldBy } from '#tests/support/files/told.ts';
import { calendarOf } from './calendar/calendar-of.ts';
import { parseTicket } from './parse-ticket.ts';

const calendar = (...lines: string[]) =>
  bytesOf(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example.org', 'DTSTAMP:20270302T080000Z', ...lines, 'END:VEVENT'];

/** As Outlook brings it along: a name of Windows, and the rules. */
const windowsZone = [
  'BEGIN:VTIMEZONE',
  'TZID:GTB Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T040000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

const nobody = ['booking-ref-not-read', 'passengers-not-read'];
/** The city has two airports, and Frankfurt another one far off. */
const cities = ['airport-ambiguous', 'airport-assumed'];
const nearBucharest = 'RO301 ? 2027-04-12 14:10 FRA 2027-04-12 15:45';
const there = 'RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45';
const told = (flights: string[], more: Partial<Told> = {}): Told => ({
  flights,
  people: [],
  ref: null,
  doubts: nobody,
  ...more,
});

test.each<[string, Uint8Array, Told]>([
  [
    'times of UTC are brought to the clocks of both airports',
    calendar(...event('DTSTART:20270412T111000Z', 'DTEND:20270412T134500Z', 'SUMMARY:RO 301 OTP-FRA')),
    told([there]),
  ],
  [
    'both in the zone of the one who saved them',
    calendar(
      ...event(
        'DTSTART;TZID=Europe/London:20270412T121000',
        'DTEND;TZID=Europe/London:20270412T144500',
        'SUMMARY:Flight from Bucharest to Frankfurt (RO301)',
        'DESCRIPTION:Booking reference: QX7RT2\\nPassenger: Ms Ana Popescu',
      ),
    ),
    told([nearBucharest], { people: ['Ana Popescu'], ref: 'QX7RT2', doubts: cities }),
  ],
  [
    'a zone that only the file knows',
    calendar(
      ...windowsZone,
      ...event(
        'DTSTART;TZID=GTB Standard Time:20270412T141000',
        'DTEND;TZID=GTB Standard Time:20270412T164500',
        'SUMMARY:Zbor RO301 București – Frankfurt',
      ),
    ),
    told([nearBucharest], { doubts: [...cities, ...nobody] }),
  ],
  [
    'a time without a zone is the airport’s own',
    calendar(...event('DTSTART:20270412T141000', 'DTEND:20270412T154500', 'SUMMARY:Flug RO 301 Bukarest nach Frankfurt')),
    told([nearBucharest], { doubts: [...cities, ...nobody] }),
  ],
  [
    'the city of departure stands in the place of the event',
    calendar(
      ...event(
        'DTSTART:20270412T111000Z',
        'DTEND:20270412T134500Z',
        'SUMMARY:Flight to Frankfurt (RO 301)',
        'LOCATION:Bucharest OTP',
      ),
    ),
    told([there], { doubts: ['airport-assumed', ...nobody] }),
  ],
  [
    'how long it takes instead of when it ends',
    calendar(...event('DTSTART;TZID=Europe/Bucharest:20270412T141000', 'DURATION:PT2H35M', 'SUMMARY:RO301 OTP → FRA')),
    told([there]),
  ],
  [
    'meetings around a flight are none',
    calendar(
      ...event('DTSTART:20270412T060000Z', 'DTEND:20270412T070000Z', 'SUMMARY:Budget 2027', 'LOCATION:Frankfurt'),
      ...event('DTSTART:20270412T111000Z', 'DTEND:20270412T134500Z', 'SUMMARY:RO 301 OTP-FRA'),
      ...event('DTSTART:20270412T150000Z', 'DTEND:20270412T160000Z', 'SUMMARY:Dinner with AB 12', 'RRULE:FREQ=SECONDLY'),
    ),
    told([there]),
  ],
])('%s', async (_name, file, truth) => {
  expect(await toldBy(file)).toEqual(truth);
});

test('a cancelled flight is no journey', async () => {
  const [flight, status] = [
    event('DTSTART:20270412T111000Z', 'DTEND:20270412T134500Z', 'SUMMARY:RO 301 OTP-FRA'),
    'STATUS:CANCELLED',
  ];
  expect(await toldBy(calendar(...flight.slice(0, -1), status, ...flight.slice(-1)))).toBe('journey-cancelled');
});

test('what the description says of a flight is read besides', async () => {
  const file = calendar(
    ...event(
      'DTSTART:20270412T111000Z',
      'DTEND:20270412T134500Z',
      'SUMMARY:RO 301 OTP-FRA',
      'DESCRIPTION:Flight: RO 301\\nDeparture: 12 Apr 2027 14:10\\, Bucharest (OTP)\\nArrival: 12 Apr 2027 15:45\\, Frankfurt (FRA)\\nBooking reference: QX7RT2\\nSeat: 12A\\nPassenger: Ms Ana Popescu',
    ),
  );
  expect(await itineraryIn(file)).toMatchObject({
    bookingRef: 'QX7RT2',
    passengers: [{ name: 'Ana Popescu' }],
    segments: [{ seat: '12A' }],
  });
});

test.each(['en', 'ro'] as const)('a calendar of ours (%s) gives the flights it was made of', async (lang) => {
  const outcome = await parseTicket(
    {
      text: 'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\nRO 301  12 Apr 2027  Bucharest (OTP) 14:10  Frankfurt (FRA) 15:45\nLH 1420  14 Apr 2027  Frankfurt (FRA) 21:10  Bucharest (OTP) 00:25 +1',
    },
    { today: '2026-11-21' },
  );
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  const { segments } = await itineraryIn(bytesOf(calendarOf(outcome.itinerary, lang)));
  const times = ({ flightNumber, departure, arrival }: (typeof segments)[number]) => ({ flightNumber, departure, arrival });
  expect(segments.map(times)).toMatchObject(
    outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) => ({
      flightNumber,
      departure: { airport: departure.airport, date: departure.date, time: departure.time },
      arrival: { airport: arrival.airport, date: arrival.date, time: arrival.time },
    })),
  );
});

test.each<[string, Uint8Array]>([
  ['meetings', calendar(...event('DTSTART:20270412T060000Z', 'SUMMARY:Budget 2027', 'LOCATION:Frankfurt'))],
  ['a number and no places', calendar(...event('DTSTART:20270412T060000Z', 'SUMMARY:Call about LH1419'))],
  [
    'a flight of every week',
    calendar(...event('DTSTART:20270412T111000Z', 'DTEND:20270412T134500Z', 'SUMMARY:RO 301 OTP-FRA', 'RRULE:FREQ=WEEKLY')),
  ],
  ['birthdays', calendar(...event('DTSTART;VALUE=DATE:20270412', 'SUMMARY:Paris Popescu', 'RRULE:FREQ=YEARLY'))],
  ['nothing', calendar()],
])('%s: no flight, and says so', async (_name, file) => {
  expect(await toldBy(file)).toBe('calendar-without-flights');
});
