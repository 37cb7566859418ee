import { expect, test } from 'vitest';
import { passengersIn } from '../../documents/people/booked-passengers.ts';
import { partColumns } from '../../text/part-columns.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutOddlyLabelled } from './oddly-labelled.ts';

function names(text: string) {
  const page = readPastedText(text);
  const parted = partColumns(page) ?? page;
  return withoutOddlyLabelled(passengersIn(parted.lines), page.lines).map(({ name }) => name.value);
}

test('beside the word for who looks after others stands none of those who travel', () => {
  const page = readPastedText('Kosten           Reisende\nPreis 99 EUR     Frau Ada King\nSachbearbeiter   Herr Uwe Lindner');
  expect(withoutOddlyLabelled(passengersIn(page.lines), page.lines).map(({ name }) => name.value)).toEqual(['Frau Ada King']);
});

test('beside other words in the column in which travellers have their label stand others', () => {
  const rows = ['Kostenträger     Frau Monika Seidel', 'Buchungscode     P8WX4K', 'Reisende         Herr Stefan Brückner'];
  expect(names(`${rows.join('\n')}\n                 Frau Yvonne Adler\nPreis            99 EUR`)).toEqual([
    'Herr Stefan Brückner',
    'Frau Yvonne Adler',
  ]);
});
