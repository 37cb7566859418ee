import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { passengersIn } from '../booked-passengers.ts';

const people = (text: string) => passengersIn(readPastedText(text).lines).map(({ name }) => name.value);

test.each([
  ['Leerder / personeel', 'Ouer wat ingestem het'],
  ['Schüler', 'Erziehungsberechtigte'],
  ['Alumno', 'Acudiente'],
  ['Student name', 'Parent/guardian'],
])('beside %s, %s does not travel', (pupil, parent) => {
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(24)).join(' ');
  const table = [
    row(pupil, '#', parent),
    row('Liesel van der Merwe', '11', 'Mev. A. van der Merwe'),
    row('Thabo Mokone', '10', 'Dr. S. Mokone'),
    row('Jan Steyn du Preez', '10', 'Dr. M. du Preez'),
  ].join('\n');
  expect(people(table)).toEqual(['Liesel van der Merwe', 'Thabo Mokone', 'Jan Steyn du Preez']);
});
