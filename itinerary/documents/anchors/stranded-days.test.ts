import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

const flights = [
  'TK 2409   Antalya (AYT) - Istanbul (IST)   10:35   12:05',
  'TK 1045   Istanbul (IST) - Bucharest (OTP)   14:20   14:50',
];

const daysOf = async (text: string) => {
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ departure }) => departure.date);
};

test('a day of validity under the last flight is not its own', async () => {
  const text = [
    'Rezervasyon TXB4NE\nGidiş 5 Mart 2027',
    'TK 1044   Bucharest (OTP) - Istanbul (IST)   09:55   12:25',
    'TK 2414   Istanbul (IST) - Antalya (AYT)   14:50   16:15',
    `Dönüş 12 Mart 2027\n${flights.join('\n')}`,
    'Bilet 20 Kasım 2027\ntarihine kadar geçerlidir.',
  ];
  expect(await daysOf(text.join('\n'))).toEqual(['2027-03-05', '2027-03-05', '2027-03-12', '2027-03-12']);
});

test('who flies back after months keeps both days', async () => {
  const text = `Booking reference TXB4NE\n5 March 2027\n${flights[1]}\n20 August 2027\nTK 1046   Bucharest (OTP) - Istanbul (IST)   09:20   11:50`;
  expect(await daysOf(text)).toEqual(['2027-03-05', '2027-08-20']);
});

test('so does who went by a connection, and comes back by another or straight', async () => {
  const out =
    'Booking reference TXB4NE\n5 March 2027\nLH 1421   Bucharest (OTP) - Frankfurt (FRA)   06:10   07:45\nLH 400   Frankfurt (FRA) - New York (JFK)   10:55   13:40';
  const back = '20 August 2027\nRO 1   New York (JFK) - Bucharest (OTP)   17:00   09:40 +1';
  expect(await daysOf(`${out}\n${back}`)).toEqual(['2027-03-05', '2027-03-05', '2027-08-20']);
});
