import { expect, test } from 'vitest';
import { monthNames, months, weekdayNames, weekdays } from './calendar-words.ts';
import { readDay, readWeekday } from './days.ts';

const april = { day: 12, month: 4 };
const whole = { ...april, year: 2027 };

test.each([
  ['12 APRIL 2027', whole],
  ['12APR27', whole],
  ['02/26/2027', { day: 26, month: 2, year: 2027 }],
  ['12apr', april],
  ['du 12 avril 2027', whole],
  ['Du 12 apr. 2027', { ...whole, weekday: 7 }],
  ['mánudag 12. apríl 2027', { ...whole, weekday: 1 }],
  ['lau. 12. apríl', { ...april, weekday: 6 }],
  ['12-Apr-2027', whole],
  ["12 Apr '27", whole],
  ['12. April 2027', whole],
  ['12 de abril de 2027', whole],
  ['12th of April 2027', whole],
  ['Apr 12, 2027', whole],
  ['April 12', april],
  ['2027-04-12', whole],
  ['2027/04/12', whole],
  ['2027. április 12.', whole],
  ['12.04.27', whole],
  ['12.04.2027', whole],
  ['12/04/2027', whole],
  ['12. 4. 2027', whole],
  ['12.04.', april],
  ['12 Απριλίου 2027', whole],
  ['12 kwietnia 2027', whole],
  ['12 Nis 27', whole],
  ['12 avr. 2027', whole],
  ['12 pri 2027', whole],
  ['12 сәу 2027', whole],
  ['1er avril 2027', { ...whole, day: 1 }],
  ['1º aprile 2027', { ...whole, day: 1 }],
])('the day %s is read', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test.each([
  ['sub 12.04.', { ...april, weekday: 6 }],
  ['mar 12.04', { ...april, weekday: 2 }],
  ['MON 12 APR', { ...april, weekday: 1 }],
  ['MON12APR', { ...april, weekday: 1 }],
  ['Mon, 12 Apr 27', { ...whole, weekday: 1 }],
  ['luni, 12 aprilie 2027', { ...whole, weekday: 1 }],
  ['12 Nisan 2027 Pazartesi', { ...whole, weekday: 1 }],
  ['duminică, 14 februarie 2027', { day: 14, month: 2, year: 2027, weekday: 7 }],
  ['Mo., 12.04.2027', { ...whole, weekday: 1 }],
  ['12.04.2027 (Mo)', { ...whole, weekday: 1 }],
  ['Lundi 12 avril 2027', { ...whole, weekday: 1 }],
  ['ned. 4. 4.', { day: 4, month: 4, weekday: 7 }],
  ['pon. 15. 11.', { day: 15, month: 11, weekday: 1 }],
  ['Ma 13/04/2027', { day: 13, month: 4, year: 2027 }],
  ['Monday, April 12, 2027', { ...whole, weekday: 1 }],
  ['segunda-feira, 12 de abril de 2027', { ...whole, weekday: 1 }],
])('the weekday of %s is kept', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test('mar is a month, or a Tuesday beside another month', () => {
  expect(readDay('16 mar 2027')).toEqual({ day: 16, month: 3, year: 2027 });
  expect(readDay('mar 16 2027')).toEqual({ day: 16, month: 3, year: 2027 });
  expect(readDay('mar. 13 avr. 2027')).toEqual({ day: 13, month: 4, year: 2027, weekday: 2 });
  expect(readDay('mar 16 mar 2027')).toEqual({ day: 16, month: 3, year: 2027, weekday: 2 });
});

test.each([
  '31 APR 2027',
  '29.02.2027',
  '0 MAY',
  '12 FOO 2027',
  '12',
  '2027',
  '12:04',
  'seat 12A',
  '',
  '12 APR 2027 0910',
  'XXX 12 APR',
])('„%s” is no day', (text) => {
  expect(readDay(text)).toBeUndefined();
});

test('the last of February needs no year to be a day', () => {
  expect(readDay('29 FEB')).toEqual({ day: 29, month: 2 });
  expect(readDay('29FEB28')).toEqual({ day: 29, month: 2, year: 2028 });
});

test('weekdays are read in every language, alone only', () => {
  expect(['Monday', 'luni', 'Mo.', 'LUNDI', 'Pazartesi', '(Mon)'].map(readWeekday)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(['Sâmbătă', 'ÇARŞAMBA', 'Κυριακή', 'środa'].map(readWeekday)).toEqual([6, 3, 7, 3]);
  // w niedzielę, v sobotu, в среду, szombaton, lauantaina: on that day
  expect(['niedzielę', 'sobotu', 'среду', 'szombaton', 'lauantaina'].map(readWeekday)).toEqual([7, 6, 3, 6, 6]);
  expect(readWeekday('Monday 12')).toBeUndefined();
});

test('no name stands for two months or two weekdays', () => {
  const doubled = (lists: readonly string[], numbers: ReadonlyMap<string, number>) =>
    lists.flatMap((list, index) => list.split(' ').filter((name) => numbers.get(name) !== index + 1));
  expect([months.length, ...doubled(months, monthNames)]).toEqual([12]);
  expect([weekdays.length, ...doubled(weekdays, weekdayNames)]).toEqual([7]);
  expect(monthNames.get('jan')).toBe(1);
  expect(monthNames.get('mart')).toBe(3);
  expect(monthNames.get('aralik')).toBe(12);
  expect(weekdayNames.get('paz')).toBe(7);
});

test('in Hungarian, Hebrew and Arabic', () => {
  for (const text of ['2026. 12. 04.', '2026. december 4.', '2026. dec. 04.', '4 בדצמבר 2026', '04 בדצמ’ 2026', '4 ديسمبر 2026'])
    expect([text, readDay(text)]).toEqual([text, { day: 4, month: 12, year: 2026 }]);
  expect(readDay('שישי, 4 בדצמבר 2026')).toEqual({ day: 4, month: 12, year: 2026, weekday: 5 });
});

test.each([
  ['3 كانون الثاني 2027', { day: 3, month: 1, year: 2027 }],
  ['14 تشرين الأول 2026', { day: 14, month: 10, year: 2026 }],
  ['السبت 28 تشرين الثاني 2026', { day: 28, month: 11, year: 2026, weekday: 6 }],
  ['31 كانون الأول', { day: 31, month: 12 }],
  ['12 جويلية 2027', { day: 12, month: 7, year: 2027 }],
  ['5 غشت 2027', { day: 5, month: 8, year: 2027 }],
])('months of the Levant and of the Maghreb: %s', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test('short months in Bulgarian, whole ones in Serbian and Macedonian', () => {
  expect(readDay('неделя, 3 яну')).toEqual({ day: 3, month: 1, weekday: 7 });
  expect(readDay('14 фев 2027')).toEqual({ day: 14, month: 2, year: 2027 });
  expect(readDay('5 ное')).toEqual({ day: 5, month: 11 });
  expect(readDay('12. септембар 2027')).toEqual({ day: 12, month: 9, year: 2027 });
  expect(readDay('2 мај 2027')).toEqual({ day: 2, month: 5, year: 2027 });
});

test('in Catalan', () => {
  expect(readDay('dissabte 15 de maig de 2027')).toEqual({ day: 15, month: 5, year: 2027, weekday: 6 });
  expect(readDay('dilluns, 12 juliol')).toEqual({ day: 12, month: 7, weekday: 1 });
});

test.each([
  ['ხუთშაბათი, 18 თებერვალი 2027', { day: 18, month: 2, year: 2027, weekday: 4 }],
  ['18 თებერვლის 2027', { day: 18, month: 2, year: 2027 }],
  ['ուրբաթ, 21 մայիսի 2027', { day: 21, month: 5, year: 2027, weekday: 5 }],
  ['12 маусым 2027', { day: 12, month: 6, year: 2027 }],
  ['3 қыркүйек', { day: 3, month: 9 }],
  ['4 Dekabr 2026', { day: 4, month: 12, year: 2026 }],
])('months of Georgia, Armenia, Kazakhstan and Azerbaijan: %s', (text, day) => {
  expect(readDay(text)).toEqual(day);
});

test('so before a Saturday is Czech, before a Sunday German', () => {
  expect(readDay('so 6. 2. 2027')?.weekday).toBe(6);
  expect(readDay('So 7.2.2027')?.weekday).toBe(7);
});

test('two figures are a year of ours, or of a birth and of an address', () => {
  expect(readDay('12.04.27')).toEqual(whole);
  expect(readDay('12.04.85')).toEqual({ ...april, year: 1985 });
  expect(readDay('13 Septembrie 90')?.year).toBe(1990);
});
