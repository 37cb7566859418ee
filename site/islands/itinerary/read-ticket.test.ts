import { expect, test } from 'vitest';
import { isBrokenJson } from './read-ticket.ts';

const whole = JSON.stringify([{ '@context': 'https://schema.org', '@type': 'FlightReservation' }], null, 2);

test('data for programs that breaks off is told from whole data and from the words of a ticket', () => {
  expect(isBrokenJson(whole.slice(0, -5))).toBe(true);
  expect(isBrokenJson(`{"a": 1},`)).toBe(true);
  for (const text of [whole, '{TK 1044} 12 Apr', '[1] TK 1044 OTP IST', 'TK 1044', '']) expect(isBrokenJson(text)).toBe(false);
});
