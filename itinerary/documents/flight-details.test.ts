import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { detailsOf } from './flight-details.ts';
import { labelledCells } from './labelled-cells.ts';

function statusIn(text: string): string | undefined {
  const { lines } = readPastedText(text);
  return detailsOf({ lines: [...lines], marks: [], cells: labelledCells(lines).flat() }).status?.value;
}

test('a status stands beside its label, and what is under it is the next label', () => {
  expect(statusIn('Depart     12:00\nStatus     Waitlisted\nAirline    Air Example')).toBe('Waitlisted');
});

test('a status stands under its label where nothing is beside it', () => {
  expect(statusIn('Flight     Class      Status\nTK 1044    Economy    Bevestigd')).toBe('Bevestigd');
});
