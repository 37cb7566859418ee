import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutOpeningHours } from './opening-hours.ts';

const left = (text: string) => withoutOpeningHours(readPastedText(text)).lines.map((line) => line.text.trim());
const hours = /\d[:.h]\d\d/;

test.each([
  'Call center: 021 555 01 33, L-V 09:00 - 20:00, S 10:00 - 16:00',
  'Service-Hotline +49 221 555 88 22, täglich 07:00 - 22:00',
  'Infolinka 228 555 111, po–pá 8:00–18:00',
  'Contact: Monday to Friday 09:00 - 17:30',
  'Atención al cliente: todos los días de 9:00 a 21:00',
  'Εξυπηρέτηση πελατών 211 555 0112, καθημερινά 08:00-22:00',
])('hours in which somebody answers are of no flight: %s', (line) => {
  expect(left(line).some((text) => hours.test(text))).toBe(false);
});

test('they may be cut by the end of the line, or go on in the next', () => {
  expect(left('Call Center 021 555 64 64 (zilnic 08:00–\n20:00)').some((text) => hours.test(text))).toBe(false);
  expect(
    left('Работно време: пон.–пет. 9:00–18:30, съб.\n10:00–14:00 · Издал: Иван Колев').some((text) => hours.test(text)),
  ).toBe(false);
  const prose = 'For guests who stay between six and twenty-four hours on their way there is a free tour of the city by bus';
  expect(left(`${prose}\nwith lunch (09:00–18:00).`).some((text) => hours.test(text))).toBe(false);
});

test.each([
  'Daily  TK 1044  07:05 - 09:15',
  'Mon 8 March 2027   07:05 - 09:15',
  'IST 07:05 - OTP 08:25, Monday to Friday',
  '07:05 - 09:15',
  'Horario: 10:05 - 12:40',
  'Hotel Nord, 8-14 March, Monday to Sunday',
])('hours of a flight stay: %s', (line) => {
  expect(left(line)).toEqual([line]);
});
