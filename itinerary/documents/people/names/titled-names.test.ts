import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('who signs below the flights is nobody who travels', () => {
  const flight = 'Vol AT 500   Dakar DSS 02h35   Casablanca CMN 06h55';
  for (const signed of [
    'La responsable de la Cellule,',
    'Fait à Dakar, le 20 novembre 2026',
    'Le Recteur',
    'Autorizo. O Pró-Reitor',
  ])
    expect(people(`${flight}\n${signed}\nMme Aïssatou Mbaye SOW`), signed).toEqual([]);
  expect(people(`${flight}\nMme Aïssatou Mbaye SOW`)).toEqual(['Mme Aïssatou Mbaye SOW']);
});
