import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { passengersIn } from './booked-passengers.ts';

const namesIn = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('who stands on his card where somebody known stands on another of the same flight', () => {
  const card = (number: number, name: string) => `Karta ${number} / 3

  ${name}
  6:10    QS 1188 16. 1. 2027    10:10
  Brno BRQ                 Málaga AGP
  Sedadlo       ${number}4A
`;
  expect(
    namesIn(['Kolman Jiří', 'Zvědělík Radovid', 'Hrubeš Ctislav'].map((name, index) => card(index + 1, name)).join('\n')),
  ).toEqual(['Kolman Jiří', 'Zvědělík Radovid', 'Hrubeš Ctislav']);
});

test('what stands over another flight is nobody', () => {
  expect(
    namesIn(`Traveller: Ann Lee
BA 2606 London LGW 07:10 12 Apr 2027

Volcano Hike
BA 2607 Catania CTA 12:40 19 Apr 2027`),
  ).toEqual(['Ann Lee']);
});
