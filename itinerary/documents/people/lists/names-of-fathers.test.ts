import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test('where people have no family’s name, the father’s and the grandfather’s stand behind their own', () => {
  const rows = 'Dawit    Lemma      Wakjira      EP1234567\nSelam    Tesfaye    Kidane       EP1234568';
  for (const heads of ['Name     Father     Grandfather  Passport', 'Prénom   Nom du père   Nom du grand-père   Passeport'])
    expect(people(`${heads}\n${rows}`)).toEqual(['Wakjira/Dawit Lemma', 'Kidane/Selam Tesfaye']);
  expect(people('Name     Father’s name   Ticket\nDawit    Lemma           071-2417700101')).toEqual(['Lemma/Dawit']);
});

test('beside a whole name the father’s is who the father is', () => {
  const rows = 'Bilal Hussain   Akhtar Hussain   176-2417700101\nSana Bilal      Tariq Mahmood    176-2417700102';
  expect(people(`Name            Father’s name    Ticket\n${rows}`)).toEqual(['Bilal Hussain', 'Sana Bilal']);
});
