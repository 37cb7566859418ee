import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { farTrip, passenger, returnTrip } from '#tests/support/sample-itineraries.ts';
import { sheetOf } from './sheet-of.ts';
import { sheetPage } from './sheet-page.ts';

const sign = { brand: 'Meridian', phone: '+40 21 000 00 00' };
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 9"><path fill="#0f3b98" d="M0 0h21v9H0z"/></svg>';
const page = (trip = farTrip, lang: 'en' | 'ro' = 'ro') => sheetPage(sheetOf(trip, sign, lang), lang, drawing);

test('a page tells the whole journey in its language, and nothing of how it was read', () => {
  const text = page();
  for (const words of ['<html lang="ro">', 'Iași –', 'Tokyo, dus-întors', 'M8TQ4X', 'Andrei Ionuț Vâlceanu', '257 2413912335'])
    expect(text).toContain(words);
  for (const words of [
    'NH 206',
    'Escală de 5 h 20 la Viena',
    'joi 31 dec. 2026',
    'Economică premium (E)',
    'href="tel:+40210000000"',
  ])
    expect(text).toContain(words);
  for (const { message } of farTrip.warnings) expect(text).not.toContain(message.ro.slice(0, 20));
});

test('everything is in the file: it asks for nothing, runs nothing, and says so', () => {
  const text = page();
  expect(text).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
  expect(text).not.toMatch(/<script|<link|<iframe|@import|url\(|\son\w+=/i);
  const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address?.split(':')[0]);
  expect(new Set(addresses)).toEqual(new Set(['data', 'tel']));
  expect(text).toContain(encodeURIComponent(drawing));
});

test('what is written in a ticket is never markup', () => {
  const hostile = `"><script>alert('x')</script>&`;
  const [leg] = returnTrip.segments;
  if (!leg) throw new Error('the trip has flights');
  const end = { ...leg.arrival, airport: null, place: hostile };
  const text = page({
    ...returnTrip,
    bookingRef: '<b>REF</b>',
    passengers: [passenger(hostile), passenger('Ana', hostile)],
    segments: [{ ...leg, arrival: end, seat: hostile, operatedBy: hostile, equipment: hostile, status: hostile }],
  });
  expect(text).not.toContain('<script');
  expect(text).not.toContain('<b>REF');
  expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
});

test('it is a sound page without a picture too, with letters that the PDF’s fonts lack', () => {
  const errors: string[] = [];
  const trip = { ...returnTrip, passengers: [passenger('Nguyễn Đức'), passenger('Љубица')] };
  for (const text of [page(), sheetPage(sheetOf(trip, sign, 'en'), 'en', undefined)])
    parse(text, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  const plain = sheetPage(sheetOf(trip, sign, 'en'), 'en', undefined);
  expect(plain).not.toContain('<img');
  expect(plain).toContain('Nguyễn Đức');
  expect(plain).toContain('Љубица');
});
