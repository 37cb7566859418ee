import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

const answer = async (...lines: string[]) => {
  const outcome = await parseTicket({ text: lines.join('\n') }, { today: '2026-11-21' });
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.length;
};
const direct = [
  'KC 6591   Almaty (ALA) – Antalya (AYT)   12.06.2027   08:40 – 12:25',
  'KC 6592   Antalya (AYT) – Almaty (ALA)   22.06.2027   13:55 – 21:25',
];
const stopping = [
  'TK 351   Almaty (ALA) – Istanbul (IST)   12.06.2027   09:50 – 13:55',
  'TK 2418   Istanbul (IST) – Antalya (AYT)   12.06.2027   17:00 – 18:20',
  'TK 2413   Antalya (AYT) – Istanbul (IST)   22.06.2027   11:30 – 12:50',
];

test('two ways of one journey, of nobody and under no reference, are an offer in any language', async () => {
  expect(await answer('1-нұсқа', ...direct, '2-нұсқа', ...stopping)).toBe('no-itinerary');
});

test('one way is none, nor are two of people who are named, or under a reference', async () => {
  expect(await answer('1-нұсқа', ...direct)).toBe(2);
  expect(await answer('1-нұсқа', ...stopping)).toBe(3);
  expect(await answer('Passenger POPESCU/ANA MS', ...direct, 'Passenger IONESCU/DAN MR', ...stopping)).toBe(5);
  expect(await answer('Booking reference K7QX2M', ...direct, ...stopping)).toBe(5);
});

test('one traveller does not fly twice from city to city on a day, and nobody leaves where he cannot be', async () => {
  const [early, late] = [
    'D8 3640   Copenhagen (CPH) – Madrid (MAD)   16.04.2027   15:10 – 18:25',
    'IB 738   Copenhagen (CPH) – Madrid (MAD)   16.04.2027   19:25 – 22:50',
  ];
  expect(await answer('Passenger: BANG/RASMUS MR', early, late)).toBe('no-itinerary');
  expect(await answer('Passengers: BANG/RASMUS MR', 'JUHL/CAMILLA MS', early, late)).toBe(2);
  expect(await answer('Passenger: BANG/RASMUS MR', 'Booking reference K7QX2M', early, late)).toBe(2);
  const other = 'SK 583   Stockholm (ARN) – Barcelona (BCN)   16.04.2027   18:40 – 22:15';
  expect(await answer(early, other)).toBe('no-itinerary');
  expect(await answer('Passenger: BANG/RASMUS MR', early, other)).toBe(2);
});
