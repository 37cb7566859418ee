import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) =>
  passengersIn(readPastedText(text).lines).map(({ name, eticket }) => [name.value, eticket?.value].filter(Boolean).join(' '));

test('one name alone with a title is somebody behind a label of travellers, under it, and in a column of theirs', () => {
  expect(people('Penumpang: Tn. Sukarman (Dewasa)')).toEqual(['Tn. Sukarman']);
  expect(people('No.   Nama Penumpang   Tipe\n1     Tn. Sukarman     Dewasa')).toEqual(['Tn. Sukarman']);
  expect(people('Passenger Name     Type\nMr. Surendar       Adult\nMrs. Kavita Rao    Adult')).toEqual([
    'Mr. Surendar',
    'Mrs. Kavita Rao',
  ]);
});

test('beside another as well', () => {
  const both = ['Mr. Surendar', 'Mrs. Kavita Rao'];
  expect(people('Passengers: Mr. Surendar   Mrs. Kavita Rao').toSorted()).toEqual(both);
  expect(people('Passengers: Mr. Surendar, Mrs. Kavita Rao').toSorted()).toEqual(both);
});

test('nobody is who is greeted, signs or stands elsewhere', () => {
  expect(people('Dear Mr. Surendar,\n\nPassenger Name     Type\nMrs. Kavita Rao    Adult\n\nContact      Mr. Anandan')).toEqual([
    'Mrs. Kavita Rao',
  ]);
});

test('nor who stands behind another label', () => {
  expect(people('Reisender            Frau Antje Wulf\nArzt                 Dr. Brandl')).toEqual(['Frau Antje Wulf']);
});

test('of tickets half a line over and under each name everybody has the one of the first airline', () => {
  const rows = ['Tn. Sukarman', 'Ny. Dewi Lestari', 'Tn. Budi Hartono'].map(
    (name, index) =>
      `                              CGK-DPS   126241008845${index}\n${index + 1}     ${name.padEnd(24)}Dewasa\n                              DPS-CGK   990241775120${index}`,
  );
  expect(people(`No.   Nama Penumpang\n${rows.join('\n')}`)).toEqual([
    'Tn. Sukarman 1262410088450',
    'Ny. Dewi Lestari 1262410088451',
    'Tn. Budi Hartono 1262410088452',
  ]);
});
