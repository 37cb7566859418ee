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

test('ends in the columns of their hours, at the edges of a page, are those of their columns, whichever stands higher', () => {
  expect(
    ways(`Útvonaltájékoztató   Foglalás: VT7K2Q
Odaút: 2027. május 14.
06:15            Járatszám W6 2205                   07:50
Budapest (BUD)
2B terminál                             London-Luton (LTN)
Visszaút: 2027. május 18.
20:40            Járatszám W6 2206                   00:05
                                            Budapest (BUD)
London-Luton (LTN)                             2B terminál`),
  ).toEqual(['BUD 06:15 LTN', 'LTN 20:40 BUD']);
});

test('a sentence that goes on in the next line has its ends in its own order', () => {
  expect(
    ways(`Buchungscode VT7K2Q
Hallo, Ihr Flug LH 1336 am 12.04.2027 von Frankfurt (FRA) nach
Budapest (BUD), Abflug 11:20, Ankunft 12:50, ist bestätigt.`),
  ).toEqual(['FRA 11:20 BUD']);
});
