import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { chainedRows } from './chained-rows.ts';

const rows = (text: string) => chainedRows(readPastedText(text))?.text.split('\n');

test('a coupon leads to the place of the next row, whatever its language, and the last row is none', () => {
  expect(
    rows(`ODKUD / KAM           LET      TŘ.  DATUM   ODLET   PŘÍLET
PRAHA (PRG)           OK 618   V    11MAR   07:10   08:55
Operated by CSA
AMSTERDAM (AMS)       KL 601   V    11MAR   10:15   12:05
LOS ANGELES (LAX)     - VOID -`),
  ).toEqual([
    'ODKUD / KAM           LET      TŘ.  DATUM   ODLET   PŘÍLET',
    'PRAHA (PRG)           OK 618   V    11MAR   07:10   08:55  AMSTERDAM (AMS)',
    'Operated by CSA',
    'AMSTERDAM (AMS)       KL 601   V    11MAR   10:15   12:05  LOS ANGELES (LAX)',
  ]);
});

test('rows with both places are no chain, nor are those with no place below the last', () => {
  expect(rows('PRG - AMS   OK 618   V   11MAR   07:10   08:55\nAMS - PRG   OK 617   V   14MAR   07:10   08:55')).toBeUndefined();
  expect(rows('PRAHA (PRG)   OK 618   V   11MAR   07:10   08:55\nTotal: 14 200')).toBeUndefined();
});
