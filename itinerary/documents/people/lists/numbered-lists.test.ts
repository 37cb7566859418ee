import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('who is counted among others travels, whatever he is said to be', () => {
  expect(people('Diagrama grupului\n1. Pr. Matei Sandu – însoțitor spiritual\n2. Ioana Sandu\n3. Vasile Rotaru')).toEqual([
    'Pr. Matei Sandu',
    'Ioana Sandu',
    'Vasile Rotaru',
  ]);
  expect(people('Putnici\n1. BABIĆ Ljerka\n2. MARIĆ Vesna\n3. fra KOLAR Luka, duhovni vođa\n4. PERIĆ Zora')).toEqual([
    'BABIĆ Ljerka',
    'MARIĆ Vesna',
    'KOLAR Luka',
    'PERIĆ Zora',
  ]);
});

test('a numbered list of which less than half was read is none of travellers', () => {
  expect(people('Passengers\nMs Ann Lee\n\n1. Check your passport\n2. Nord Gate Desk\n3. Doors close early')).toEqual([
    'Ms Ann Lee',
  ]);
});
