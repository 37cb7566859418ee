import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const left = (text: string) => withoutFormerTimes(readPastedText(text)).ticket.text;
const row = (number: string, hours: string, said: string) => `${number}     24 Apr 2027     LHR     ORD     ${hours}     ${said}`;

test.each([
  ['was', 'now'],
  ['alt', 'neu'],
  ['ancien', 'nouveau'],
  ['era', 'ora'],
  ['stary', 'nowy'],
  ['(vechi)', '(nou)'],
])('of two rows of one flight that of %s goes, and that of %s stays', (was, is) => {
  const now = row('AA 87', '13:40     16:45', is);
  expect(left(`${row('AA 87', '12:05     15:10', was)}\n${now}`)).toBe(now);
  expect(left(`${now}\n${row('AA 85', '12:05     15:10', was)}`)).toBe(now);
});

test('without the other one, or of another way, both stay', () => {
  const was = row('AA 87', '12:05     15:10', 'was');
  for (const other of [row('AA 87', '13:40     16:45', 'HK'), row('AA 91', '13:40     16:45', 'now').replace('ORD', 'JFK')])
    expect(left(`${was}\n${other}`)).toBe(`${was}\n${other}`);
});
