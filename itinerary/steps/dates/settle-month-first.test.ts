import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

async function days(text: string): Promise<(string | null)[]> {
  const read = await parseTicket({ text: `Booking reference: 8QJ4TN\nMs Lena Schreiber\n${text}` }, { today: '2026-11-21' });
  if ('problem' in read) throw new Error(read.problem.code);
  return read.itinerary.segments.map(({ departure }) => departure.date);
}

test.each([
  [
    'another day of the ticket can be nothing else',
    'NH 224  03/09/2027  FRA 20:45  HND 17:55\nNH 223  03/22/2027  HND 11:50  FRA 17:55',
  ],
  ['without a year, the weekdays say so', 'NH 224  03/09 (Tue)  FRA 20:45  HND 17:55\nNH 223  03/12 (Fri)  HND 11:50  FRA 17:55'],
  [
    'without a year, one day can be nothing else',
    'NH 224  03/09 (Tue)  FRA 20:45  HND 17:55\nNH 223  03/22 (Mon)  HND 11:50  FRA 17:55',
  ],
])('the month stands first where %s', async (_, text) => expect((await days(text))[0]).toBe('2027-03-09'));

test('else the day does, and no year of the past is taken for a weekday that fits it', async () => {
  expect(await days('NH 224  03/09/2027  FRA 20:45  HND 17:55\nNH 223  22/09/2027  HND 11:50  FRA 17:55')).toEqual([
    '2027-09-03',
    '2027-09-22',
  ]);
  expect(
    await days('Date of issue: 20 Nov 2026\nNH 224  Tue 3 Sep  FRA 20:45  HND 17:55\nNH 223  Tue 21 Sep  HND 11:50  FRA 17:55'),
  ).toEqual(['2027-09-03', '2027-09-21']);
});
