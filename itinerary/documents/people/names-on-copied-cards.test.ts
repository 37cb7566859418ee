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

test('where nobody is known everybody is who stands where each card has another name', () => {
  const card = (name: string, seat: string) => `VOUCHER
${name}
LA 3120   Assento ${seat}
GRU 08:10  →  SSA 10:35
15/05/2027
Bagagem Extra
`;
  expect(namesIn([card('JUREMIR QUEVEDA', '4A'), card('IRACI QUEVEDA', '4B'), card('WILTO SARAVÁ', '4C')].join('\n'))).toEqual([
    'JUREMIR QUEVEDA',
    'IRACI QUEVEDA',
    'WILTO SARAVÁ',
  ]);
  expect(namesIn([card('Jméno: Ptáček Radovan', '4A'), card('Jméno: Zemžluč Otmar', '4B')].join('\n'))).toEqual([
    'Ptáček Radovan',
    'Zemžluč Otmar',
  ]);
});

test('over one number on two days stands nobody', () => {
  const way = (title: string, day: string) => `${title}\nLA 3120\nGRU 08:10  →  SSA 10:35\n${day}\n`;
  expect(namesIn(`${way('Ilha Grandiosa', '15/05/2027')}\n${way('Serra Verdosa', '22/05/2027')}`)).toEqual([]);
});
