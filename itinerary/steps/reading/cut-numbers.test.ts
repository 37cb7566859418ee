import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withCutNumbers } from './cut-numbers.ts';

const numbersIn = (text: string) => withCutNumbers(readPastedText(text)).text.match(/[A-Z]{2} \d{1,4}/g) ?? [];

test.each([
  ['Sie landen am nächsten Morgen um 5.20 Uhr in Frankfurt. Der Anschluss LH\n4 verlässt Frankfurt um 7.00 Uhr.', 'LH 4'],
  ['Am Dienstag fliegen Sie um 8.10 Uhr von Hamburg mit dem Flug LH\n27, Ankunft um 9.20 Uhr in Frankfurt.', 'LH 27'],
  ['Plecați marți dimineața din București Otopeni cu zborul RO\n301 și ajungeți la Frankfurt la ora 8:50.', 'RO 301'],
  ['Il gruppo parte da Milano Malpensa alle 8.25 con il volo TP\n827 e arriva a Lisbona alle 10.15.', 'TP 827'],
])('%s', (text, number) => {
  expect(numbersIn(text)).toEqual([number]);
});

test.each([
  'Die Rechnung schicken wir Ihnen mit der Post an die Adresse in Hamburg, per LH\n24. Februar ist der letzte Tag der Frist.',
  'Wir fliegen am Dienstag früh aus Hamburg mit einer Maschine von LH\n16 Februar 2027 ist der Tag der Rückkehr.',
  'Bitte überweisen Sie den Rest des Betrages für die Reise auf das Konto DE\n4 Wochen vor der Abreise.',
])('%s: none', (text) => {
  expect(numbersIn(text)).toEqual([]);
});

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  return segments.map(({ flightNumber, departure }) => `${flightNumber} ${departure.date} ${departure.time}`);
};

const wayBack = `Zurück geht es am Mittwoch, den 24. Februar 2027: Flug 4Y 133 hebt um 19.55 Uhr in Windhoek ab und
landet am nächsten Morgen, Donnerstag, den 25. Februar, um 5.20 Uhr in Frankfurt. Der Anschluss LH
4 verlässt Frankfurt um 7.00 Uhr, Ankunft in Hamburg um 8.05 Uhr. Ihre Sitzplätze sind 24 H und 24 K
(hin) sowie 25 H und 25 K (zurück).

Buchungscode: 7QK3ZD`;

test('the flight of such a number is read', () => {
  expect(read(wayBack)).toEqual(['4Y133 2027-02-24 19:55', 'LH4 2027-02-25 07:00']);
});

test('so it is in a letter that names an airline as its own documents do', () => {
  const wayOut = `Sie beginnen Ihre Reise am Dienstag, den 9. Februar 2027, um 17.00 Uhr ab Hamburg mit Lufthansa
LH 27 und sind um 18.10 Uhr in Frankfurt. Dort steigen Sie am selben Abend um in den Discover-Flug
4Y 132, der um 22.15 Uhr nach Windhoek startet und Sie am Mittwoch, den 10. Februar, um 9.25 Uhr
Ortszeit am Flughafen Hosea Kutako absetzt. Ihr Gepäck wird in Hamburg bis Windhoek durchgecheckt
(je Person 1 Stück bis 23 kg).`;
  expect(read(`${wayOut}\n\n${wayBack}`)).toEqual([
    'LH27 2027-02-09 17:00',
    '4Y132 2027-02-09 22:15',
    '4Y133 2027-02-24 19:55',
    'LH4 2027-02-25 07:00',
  ]);
});
