import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dayCalendar } from './day-calendar.ts';

const event = {
  uid: 'zi-2027-01-06@minivacante',
  from: '2027-01-06',
  to: '2027-01-10',
  summary: 'Minivacanță: Boboteaza, Sfântul Ion; „punte”',
  description:
    'Luați liber vineri, 8 ianuarie.\nLibere prin lege: miercuri, 6 ianuarie (Boboteaza) și joi, 7 ianuarie (Sfântul Ion).',
};
const text = dayCalendar('Minivacanțe', '2026-11-22', [event]);

test('another program reads whole days, the last one included, and the words as they were', () => {
  const [read] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect([read?.startDate.isDate, read?.startDate.toString(), read?.endDate.toString()]).toEqual([
    true,
    '2027-01-06',
    '2027-01-11',
  ]);
  expect([read?.uid, read?.summary, read?.description]).toEqual([event.uid, event.summary, event.description]);
  expect(read?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('lines end with CR LF and none is longer than 75 octets', () => {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain('\r\n ');
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});
