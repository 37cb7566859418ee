import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesOf, flightReservation, jsonLdScript, pageOf, toIstanbul } from '#tests/support/files/flight-data.ts';
import { htmlIn, mailOf } from '#tests/support/files/mails.ts';
import { barcode, bcbp, boardingPassJson, field, legToIstanbul, passOf } from '#tests/support/files/passes.ts';
import { itineraryIn, type Told, toldBy } from '#tests/support/files/told.ts';

const back = {
  ...toIstanbul,
  number: 'TK1043',
  from: toIstanbul.to,
  to: toIstanbul.from,
  departs: '2027-04-19T07:25:00+03:00',
  arrives: '2027-04-19T08:45:00+03:00',
} as const;
const there = 'TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40';
const home = 'TK1043 IST 2027-04-19 07:25 OTP 2027-04-19 08:45';
const ana = { ref: 'QX7RT2', name: 'Ana Popescu', ticket: '2351234567890', seat: '12A' };

const told = (flights: string[], more: Partial<Told> = {}): Told => ({
  flights,
  people: ['Ana Popescu 2351234567890'],
  ref: 'QX7RT2',
  doubts: [],
  ...more,
});

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const words = `<h1>Your flight is booked</h1><p>Booking reference: <b>QX7RT2</b></p><p>Passenger: Ms Ana Popescu, ticket 235 1234567890</p>
<table>${row('Flight', 'From', 'To', 'Departure', 'Arrival')}
${row('TK 1044', 'Bucharest (OTP)', 'Istanbul (IST)', '12 Apr 2027 09:10', '12 Apr 2027 10:40')}
${row('TK 1043', 'Istanbul (IST)', 'Bucharest (OTP)', '19 Apr 2027 07:25', '19 Apr 2027 08:45')}</table>`;

const wordsAnew = words.replace('09:10', '09:35');

test.each<[string, () => Promise<Uint8Array> | Uint8Array, Told]>([
  [
    'reservations of schema.org in a mail',
    () =>
      mailOf({
        html: pageOf('<p>Thank you.</p>', {
          head: jsonLdScript([flightReservation(toIstanbul, ana), flightReservation(back, ana)]),
        }),
      }),
    told([there, home]),
  ],
  [
    'a saved page, its reservations in a graph',
    () =>
      bytesOf(
        pageOf('', { head: jsonLdScript({ '@context': 'https://schema.org', '@graph': [flightReservation(toIstanbul, ana)] }) }),
      ),
    told([there]),
  ],
  [
    'data and words of one trip',
    () => mailOf({ html: pageOf(jsonLdScript([flightReservation(toIstanbul, ana), flightReservation(back, ana)]) + words) }),
    told([there, home]),
  ],
  [
    'words alone, in the rows of a table',
    () => mailOf({ html: pageOf(words) }),
    told([there, home], { doubts: ['layout-unknown'] }),
  ],
  [
    'data that say another time than the words',
    () => mailOf({ html: pageOf(jsonLdScript([flightReservation(toIstanbul, ana), flightReservation(back, ana)]) + wordsAnew) }),
    told([there, home], { doubts: ['views-differ'] }),
  ],
  [
    'several passengers, one reservation each',
    () =>
      bytesOf(
        pageOf('', {
          head: jsonLdScript([
            flightReservation(toIstanbul, ana),
            flightReservation(toIstanbul, { ref: 'QX7RT2', name: 'Ion Popescu', ticket: '235-1234567891', seat: '12B' }),
          ]),
        }),
      ),
    told([there], { people: ['Ana Popescu 2351234567890', 'Ion Popescu 2351234567891'] }),
  ],
  [
    'a mail in German, quoted-printable, in ISO 8859-2',
    () =>
      mailOf({
        text: 'Ihre Reise',
        alternatives: [
          htmlIn(
            'iso-8859-2',
            pageOf(
              '<p>Buchungscode: QX7RT2</p><p>Fluggast: Frau Ana Popescu</p><p>Flug LH 1419, 12.04.2027</p><p>Abflug: Bukarest (OTP) 14:10</p><p>Ankunft: München (MUC) 15:25</p>',
              { lang: 'de' },
            ),
            'quoted-printable',
          ),
        ],
      }),
    told(['LH1419 OTP 2027-04-12 14:10 MUC 2027-04-12 15:25'], { people: ['Ana Popescu'], doubts: ['layout-unknown'] }),
  ],
  [
    'a mail in Romanian, base64, in windows-1250',
    () =>
      mailOf({
        text: 'Confirmare',
        alternatives: [
          htmlIn(
            'windows-1250',
            pageOf(
              '<table><tr><td>Cod rezervare:</td><td>QX7RT2</td></tr><tr><td>Pasager:</td><td>Ştefania Ţăranu</td></tr><tr><td>Zbor:</td><td>RO 301, 12.04.2027</td></tr><tr><td>Plecare:</td><td>Bucureşti (OTP) 14:10</td></tr><tr><td>Sosire:</td><td>Frankfurt (FRA) 15:45</td></tr></table>',
              { lang: 'ro' },
            ),
            'base64',
          ),
        ],
      }),
    told(['RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45'], { people: ['Ștefania Țăranu'] }),
  ],
  [
    'plain words where there is no HTML',
    () => mailOf({ text: readFileSync('tests/tickets/terminal-pnr/amadeus-family.txt', 'utf8') }),
    expect.objectContaining({
      flights: expect.arrayContaining([expect.stringMatching(/^[A-Z\d]{2}\d+ [A-Z]{3} /)]),
    }) as unknown as Told,
  ],
  [
    'a PDF attached to words that say nothing',
    () =>
      mailOf({
        html: pageOf('<p>Bună ziua, găsiți biletul atașat.</p>'),
        attachments: [{ filename: 'bilet.bin', content: readFileSync('tests/tickets/turkish/bilingual-browser.pdf') }],
      }),
    expect.objectContaining({ flights: [there, expect.stringMatching(/^TK1043 IST /)] }) as unknown as Told,
  ],
  [
    'a pass and a calendar attached, of the flights of the mail',
    () =>
      mailOf({
        html: pageOf(jsonLdScript(flightReservation(toIstanbul, ana))),
        attachments: [
          {
            filename: 'pass.pkpass',
            content: Buffer.from(
              passOf(
                boardingPassJson(
                  { primary: [field('origin', 'Bucharest', 'OTP'), field('destination', 'Istanbul', 'IST')] },
                  {
                    ...barcode(bcbp(legToIstanbul)),
                    relevantDate: '2027-04-12T09:10+03:00',
                  },
                ),
              ),
            ),
          },
          {
            filename: 'flights.ics',
            contentType: 'text/calendar',
            content:
              'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270419T042500Z\r\nDTEND:20270419T054500Z\r\nSUMMARY:TK1043 IST-OTP\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
          },
        ],
      }),
    told([there, home]),
  ],
  [
    'a mail forwarded as an attachment',
    async () =>
      mailOf({
        text: 'Vezi mai jos.',
        attachments: [
          {
            filename: 'original.eml',
            contentType: 'message/rfc822',
            content: Buffer.from(await mailOf({ html: pageOf(jsonLdScript([flightReservation(toIstanbul, ana)])) })),
          },
        ],
      }),
    told([there]),
  ],
  [
    'microdata, as Romanian agencies copy it from examples',
    () =>
      bytesOf(
        pageOf(
          `<div itemscope itemtype="http://schema.org/FlightReservation"><meta itemprop="reservationNumber" content="QX7RT2"><link itemprop="reservationStatus" href="http://schema.org/Confirmed">
          <div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Ana Popescu"></div><meta itemprop="ticketNumber" content="2351234567890">
          <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><meta itemprop="flightNumber" content="1044">
          <div itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="TK"></div>
          <div itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="OTP"></div><meta itemprop="departureTime" content="2027-04-12T09:10:00+03:00">
          <div itemprop="arrivalAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="IST"></div><time itemprop="arrivalTime" datetime="2027-04-12T10:40:00+03:00">10:40</time></div></div>`,
          { lang: 'ro' },
        ),
      ),
    told([there]),
  ],
])('%s: read as they are', async (_name, make, truth) => {
  expect(await toldBy(await make())).toEqual(truth);
});

const withoutLetters = '<p>&zwnj;&nbsp;&zwnj;&#8203;</p><img src="https://mail.example/banner.png">';

test('a mail whose words are a picture is read by its data', async () => {
  const mail = await mailOf({ html: pageOf(jsonLdScript(flightReservation(toIstanbul, ana)) + withoutLetters) });
  expect(await toldBy(mail)).toEqual(told([there]));
});

test('each flight that the data alone name is told', async () => {
  const more = ['1046', '1048'].map((number, hour) => ({
    ...toIstanbul,
    number,
    departs: `2027-04-13T0${hour + 7}:10:00+03:00`,
    arrives: `2027-04-13T0${hour + 8}:40:00+03:00`,
  }));
  const data = jsonLdScript([toIstanbul, ...more].map((flight) => flightReservation(flight, ana)));
  const { warnings } = await itineraryIn(await mailOf({ html: pageOf(data + words) }));
  const alone = warnings.filter(({ code }) => code === 'only-in-data').map(({ message }) => message.en);
  expect(alone).toEqual([expect.stringContaining('TK1046'), expect.stringContaining('TK1048')]);
});

test.each([
  ['in the data', [ana.ticket, '235-1234567899'], ''],
  ['in the data and in the words', ['235-1234567899'], words],
])('of two tickets under one name, %s, one is read and the other told', async (_where, tickets, said) => {
  const data = jsonLdScript(tickets.map((ticket) => flightReservation(toIstanbul, { ...ana, ticket })));
  const { passengers, warnings } = await itineraryIn(await mailOf({ html: pageOf(data + said) }));
  expect(passengers).toHaveLength(1);
  expect(warnings.map(({ code }) => code)).toContain('more-tickets');
});

test('attachments beyond the sixteenth are not opened, and that is said', async () => {
  const content = Buffer.from('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n');
  const attachments = Array.from({ length: 17 }, (_, index) => ({ filename: `${index}.ics`, content }));
  const { warnings } = await itineraryIn(
    await mailOf({ html: pageOf(jsonLdScript(flightReservation(toIstanbul, ana))), attachments }),
  );
  expect(warnings.map(({ code }) => code)).toContain('attachments-left');
});
