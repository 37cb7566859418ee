import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';
import { withWholeEntries } from './cut-entries.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));
const rows = (text: string) => withWholeEntries(readPastedText(text).lines).map((line) => line.text);

test('a ticket’s number goes on in the next line of its cell', () => {
  expect(people('Teilnehmer: Frau Gesa Lohmann-Voss, Tix 881\n2455 210 664\nHerr Ocke Lohmann, Tix 881 2455 210 665')).toEqual([
    'Frau Gesa Lohmann-Voss 8812455210664',
    'Herr Ocke Lohmann 8812455210665',
  ]);
  expect(people('Putnici: Zdenka Babić (karta 235 2451 907 412) i Branimir Babić (karta\n235 2451 907 413)')).toEqual([
    'Zdenka Babić 2352451907412',
    'Branimir Babić 2352451907413',
  ]);
});

test('behind the word for it at the end of a line the number of a ticket is in the next', () => {
  const list =
    'Objednávka: Ing. Lukáš Zedník (nar. 1986), e-ticket 176 2450 117 604; Veronika Zedníková (nar. 1989), e-ticket\n176 2450 117 605';
  expect(people(list)).toEqual(['Lukáš Zedník 1762450117604', 'Veronika Zedníková 1762450117605']);
  expect(people('Reisende: Ida Berg, Ticket Nr.\n220-2450117605')).toEqual(['Ida Berg 2202450117605']);
});

test('and so does what stands in brackets behind a name', () => {
  expect(people('Anne Tanguy et Malo Tanguy (né le 3\njuin 2018)')).toEqual(['Anne Tanguy', 'Malo Tanguy']);
});

test('other lines stay as they are', () => {
  for (const text of [
    'Ms Ada King, room 881\n2455 guests',
    'Ada King (child\nLeo King (adult)',
    'Ada King, Tix 881\n\n\n2455 210 664',
  ])
    expect(rows(text), text).toEqual(readPastedText(text).lines.map((line) => line.text));
});
