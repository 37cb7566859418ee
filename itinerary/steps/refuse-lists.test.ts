import { expect, test } from 'vitest';
import { parseTicket } from '../parse-ticket.ts';

const today = '2026-11-21';
/** Each flight has a number of its own. */
const flights = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `TK ${1000 + index}  ${new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)}  OTP - IST  09:10 - 10:40`,
  );

async function read(lines: readonly string[]): Promise<string | number> {
  const outcome = await parseTicket({ text: lines.join('\n') }, { today });
  return 'itinerary' in outcome ? outcome.itinerary.segments.length : outcome.problem.code;
}

test('forty flights are read, and more are refused', async () => {
  expect(await read(flights(40))).toBe(40);
  expect(await read(flights(41))).toBe('too-many-flights');
});

test('the same flights for each passenger are counted once', async () => {
  expect(await read([...flights(30), '', ...flights(30)])).toBe(30);
});

test('six thousand different flights are refused before they are read', async () => {
  const begun = process.cpuUsage();
  expect(await read(flights(6000))).toBe('too-many-flights');
  const { user } = process.cpuUsage(begun);
  expect(user / 1000).toBeLessThan(4000);
});
