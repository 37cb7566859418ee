import { expect, test } from 'vitest';
import { understandTicket } from '../parse-ticket.ts';
import { readPastedText } from '../text/pasted-text.ts';

const ways = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-26');
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(({ departure, arrival }) => `${departure.airport} ${departure.time} ${arrival.airport}`);
};

test('of two ends on either side of their hours the left one is that of leaving, whichever stands higher', () => {
  expect(
    ways(`Confirmation de réservation   VT7K2Q
Aller : jeudi 4 mars 2027
                                                        MRS Marseille,
Vol AF 6013      ORY Paris   07:10  →  08:30            Provence
Retour : dimanche 7 mars 2027
             MRS Marseille,
Vol AF 6026  Provence         18:00  →  19:20    ORY Paris`),
  ).toEqual(['ORY 07:10 MRS', 'MRS 18:00 ORY']);
});
