import { expect, test } from 'vitest';
import { codeIn } from './places.ts';

const coded = (value: string) =>
  codeIn({ value, text: value, box: { page: 1, x: 0, y: 0, width: 1, height: 1 }, certainty: 1 })?.value;

test('a code in brackets is one', () => {
  expect(coded('Bucharest Henri Coanda (OTP), Terminal 1')).toBe('OTP');
});

test('without brackets it must be of that very city', () => {
  expect(coded('BUCHAREST OTP')).toBe('OTP');
  expect(coded('JFK - New York')).toBe('JFK');
  expect(coded('İstanbul IST')).toBe('IST');
  expect(coded('Chisinau KIV')).toBe('KIV');
  expect(coded('LONDON APT')).toBeUndefined();
  expect(coded('SAN JOSE, COSTA RICA')).toBeUndefined();
  expect(coded('DEL RIO')).toBeUndefined();
  expect(coded('FRANKFURT')).toBeUndefined();
});
