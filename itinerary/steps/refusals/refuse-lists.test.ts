import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

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

test('flights on days of the week in a season are a timetable, whatever its language', async () => {
  expect(
    await read([
      'TAROM – orar de vară 2027, București Otopeni',
      'Destinație   Zbor     Plecare  Sosire   Zile      Perioada',
      'Paris CDG    RO 381   08:05    10:20    1234567   28 Mar – 30 Oct',
      'Paris CDG    RO 385   17:40    19:55    1 3 5 7   28 Mar – 30 Oct',
      'Madrid MAD   RO 415   08:35    11:30    12 4 6    01 Iun – 15 Sep',
    ]),
  ).toBe('no-itinerary');
  expect(
    await read([
      'Sommerflugplan ab Frankfurt (FRA)',
      'LH 1402  FRA-OTP  28.03.2027 – 30.10.2027  täglich  09:45  13:05',
      'LH 1404  FRA-OTP  01.05.2027 – 30.09.2027  1.3.5    13:20  16:40',
    ]),
  ).toBe('no-itinerary');
});

test('a stay of some days beside each flight is no season', async () => {
  expect(
    await read([
      'TK 1044  12 Apr 2027  OTP - IST  09:10 - 10:40  12 Apr – 14 Apr',
      'TK 1043  14 Apr 2027  IST - OTP  19:10 - 20:40  2 Apr – 14 Apr',
    ]),
  ).toBe(2);
});
