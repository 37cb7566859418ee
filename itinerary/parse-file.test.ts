import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf, flightReservation, jsonLdScript, pageOf, toFrankfurt } from '#tests/support/files/flight-data.ts';
import { inCharset, mailOf } from '#tests/support/files/mails.ts';
import { itineraryIn, type Told, toldBy } from '#tests/support/files/told.ts';
import { jsonLd } from './json-ld.ts';

const there = 'RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45';
const ion = { ref: 'QX7RT2', name: 'Ion Popescu' };
const reserved = (more: object = {}, booking: object = {}) =>
  jsonLdScript(flightReservation({ ...toFrankfurt, ...more }, { ...ion, ...booking }));
const page = (body: string, lang = 'en') => bytesOf(pageOf(body, { lang }));
const told = (flights: string[], more: Partial<Told> = {}): Told => ({
  flights,
  people: ['Ion Popescu'],
  ref: 'QX7RT2',
  doubts: [],
  ...more,
});
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const layout = { doubts: ['layout-unknown'] };

test.each<[string, Uint8Array, Told]>([
  [
    'a French page: cells of two lines side by side',
    page(
      `<p>Référence de réservation : QX7RT2</p><p>Passager : M. Ion Popescu</p><p>Vol RO 301, 12 avril 2027</p>
      <table>${row('14:10<br>Bucarest (OTP)', '→', '15:45<br>Francfort (FRA)')}</table>`,
      'fr',
    ),
    told([there], layout),
  ],
  [
    'a Turkish page: labels beside their values',
    page(
      `<table>${row('Rezervasyon kodu', 'QX7RT2')}${row('Yolcu', 'Sayın Ion Popescu')}${row('Uçuş', 'RO 301')}${row('Tarih', '12.04.2027')}
      ${row('Kalkış', '14:10 Bükreş (OTP)')}${row('Varış', '15:45 Frankfurt (FRA)')}</table>`,
      'tr',
    ),
    told([there], layout),
  ],
  [
    'a Polish page in an encoding it does not name',
    inCharset(
      pageOf(
        '<p>Kod rezerwacji: QX7RT2</p><p>Pasażer: Pan Łukasz Żółć</p><p>Lot RO 301, 12.04.2027</p><p>Wylot: Bukareszt (OTP) 14:10</p><p>Przylot: Frankfurt (FRA) 15:45</p>',
        { lang: 'pl' },
      ),
      'windows-1250',
    ),
    told([there], { people: ['Łukasz Żółć'], ...layout }),
  ],
  [
    'a page that says UTF-8 and is not',
    inCharset(
      pageOf(reserved({}, { name: 'Ştefan Ţepeş' }), {
        lang: 'ro',
        head: '<meta charset="utf-8">',
      }),
      'windows-1250',
    ),
    told([there], { people: ['Ștefan Țepeș'] }),
  ],
  [
    'what was typed keeps its columns',
    page(`<pre>${readFileSync('tests/tickets/terminal-pnr/amadeus-family.txt', 'utf8').replaceAll('<', '&lt;')}</pre>`),
    expect.objectContaining({
      flights: expect.arrayContaining([expect.stringMatching(/^[A-Z\d]{2}\d+ [A-Z]{3} \d{4}/)]),
    }) as unknown as Told,
  ],
  [
    'the old times of a change are struck out, and gone',
    page(
      `<p>Booking reference: QX7RT2</p><p>Passenger: Mr Ion Popescu</p><table>${row('Flight', 'Date', 'Departure', 'Arrival')}
      ${row('RO 301', '12 Apr 2027', 'Bucharest (OTP) <s>13:30</s> 14:10', 'Frankfurt (FRA) <span style="text-decoration: line-through">15:05</span> 15:45')}</table>`,
    ),
    told([there], layout),
  ],
  [
    'what nobody sees is not read',
    page(
      `<div style="display:none">RO 999 12 Apr 2027 Bucharest (OTP) 08:00 Paris (CDG) 10:00</div><script>var f = "RO 998 12 Apr 2027 OTP 08:00 CDG 10:00";</script>
      <!-- RO 997 12 Apr 2027 Bucharest (OTP) 08:00 Paris (CDG) 10:00 --><p>Booking reference: QX7RT2</p><p>Passenger: Mr Ion Popescu</p>
      <p>RO 301 12 Apr 2027 Bucharest (OTP) 14:10 Frankfurt (FRA) 15:45</p>`,
    ),
    told([there], layout),
  ],
  [
    'times of UTC in the data are converted, and told',
    page(reserved({ departs: '2027-04-12T11:10:00Z', arrives: '2027-04-12T13:45:00Z' })),
    told([there], { doubts: ['time-converted'] }),
  ],
  [
    'local times that are called UTC give way to the words',
    page(
      `${reserved({ departs: '2027-04-12T14:10:00Z', arrives: '2027-04-12T15:45:00Z' })}<p>Passenger: Mr Ion Popescu</p>
      <table>${row('Flight', 'Date', 'Departure', 'Arrival')}${row('RO 301', '12 Apr 2027', 'Bucharest (OTP) 14:10', 'Frankfurt (FRA) 15:45')}</table>`,
    ),
    told([there], { doubts: ['time-converted', 'views-differ'] }),
  ],
  [
    'data with a comma too many and a line feed in a word',
    page(
      '<script type="application/ld+json">\n'.concat(
        JSON.stringify(flightReservation(toFrankfurt, ion)).replace('TAROM', 'TA\nROM').replace(/\}$/, ',}'),
        '</script>',
      ),
    ),
    told([there]),
  ],
  [
    'data that break off are told, the words are read',
    page(
      `<script type="application/ld+json">{"@type": "FlightReservation", "reservation</script><p>Booking reference: QX7RT2</p><p>Passenger: Mr Ion Popescu</p>
      <p>RO 301 12 Apr 2027 Bucharest (OTP) 14:10 Frankfurt (FRA) 15:45</p>`,
    ),
    told([there], { doubts: ['data-damaged', 'layout-unknown'] }),
  ],
  [
    'a longer name and a ticket number stand in the words',
    page(
      `${reserved()}<p>Passenger: Mr Ion Mihai Popescu, ticket number 281-2412345678</p>
      <table>${row('Flight', 'Date', 'Departure', 'Arrival')}${row('RO 301', '12 Apr 2027', 'Bucharest (OTP) 14:10', 'Frankfurt (FRA) 15:45')}</table>`,
    ),
    told([there], { people: ['Ion Mihai Popescu 2812412345678'] }),
  ],
  [
    'a flight that only the words have is kept, and told',
    page(
      `${reserved()}<p>Passenger: Mr Ion Popescu</p><p>RO 301 12 Apr 2027 Bucharest (OTP) 14:10 Frankfurt (FRA) 15:45</p>
      <p>RO 302 14 Apr 2027 Frankfurt (FRA) 16:10 Bucharest (OTP) 19:25</p>`,
    ),
    told([there, 'RO302 FRA 2027-04-14 16:10 OTP 2027-04-14 19:25'], { doubts: ['layout-unknown', 'only-in-words'] }),
  ],
  [
    'another day in the words is told',
    page(`${reserved()}<p>Passenger: Mr Ion Popescu</p><p>RO 301 13 Apr 2027 Bucharest (OTP) 14:10 Frankfurt (FRA) 15:45</p>`),
    told([there], { doubts: ['views-differ'] }),
  ],
  [
    'another airport in the words is told',
    page(`${reserved()}<p>Passenger: Mr Ion Popescu</p><p>RO 301 12 Apr 2027 Bucharest (OTP) 14:10 Munich (MUC) 15:45</p>`),
    told([there], { doubts: ['views-differ'] }),
  ],
  [
    'a reservation that was cancelled is told',
    page(reserved({}, { status: 'ReservationCancelled' })),
    told([there], { doubts: ['not-confirmed'] }),
  ],
])('%s', async (_name, file, truth) => {
  expect(await toldBy(file)).toEqual(truth);
});

test('what we state ourselves is read back as it is', async () => {
  const first = await itineraryIn(page(reserved({}, { ticket: '2812412345678', seat: '12A' })));
  const again = await itineraryIn(page(jsonLdScript(jsonLd(first))));
  const facts = ({ flightNumber, departure, arrival, seat, durationMinutes }: (typeof first.segments)[number]) => ({
    flightNumber,
    ends: [departure, arrival].map(({ place: _, ...end }) => end),
    seat,
    durationMinutes,
  });
  expect(again.segments.map(facts)).toEqual(first.segments.map(facts));
  expect(again.bookingRef).toBe(first.bookingRef);
  expect(again.passengers).toEqual(first.passengers);
});

test('every value has its place, in words that are there', async () => {
  const file = await mailOf({
    html: pageOf(`${reserved()}<p>RO 301 12 Apr 2027 Bucharest (OTP) 14:10 Frankfurt (FRA) 15:45, Terminal 1</p>`),
    attachments: [{ filename: 'ticket.pdf', content: readFileSync('tests/tickets/turkish/bilingual-browser.pdf') }],
  });
  const { segments, sources } = await itineraryIn(file);
  expect(segments).toHaveLength(3);
  const pages = new Set(Object.values(sources).map(({ page: number }) => number));
  expect([...pages].sort()).toEqual([1, 2, 3]);
  expect(sources['segments[1].departure.time']?.text).toBe('2027-04-12T14:10:00+03:00');
});

test('a kind is told by what stands in a file', async () => {
  expect(await toldBy(bytesOf('a text of no kind'))).toBe('not-a-pdf');
  expect(await toldBy(bytesOf(''))).toBe('empty');
  expect(await toldBy(bytesOf('From: a@example.org'))).toBe('not-a-pdf');
  expect(await toldBy(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).toBe('not-a-pdf');
  expect(await toldBy(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>') }))).toBe(
    'not-a-pdf',
  );
  expect(await toldBy(bytesOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nno colon\r\n'))).toBe('calendar-damaged');
  expect(await toldBy(new Uint8Array(readFileSync('tests/tickets/turkish/bilingual-browser.pdf')))).toMatchObject({
    flights: [/^TK1044/, /^TK1043/].map((shape) => expect.stringMatching(shape)),
  });
});
