import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { printedIn } from './anchors-in.ts';

test('beside a traveller and the ticket a number is of a club', () => {
  const text = `Name                        Ticket            Flyer ID
LINDQVIST, Maja Mrs         899 2400561123    RF 118 2047
2. ODERMATT/BEAT MR         899 2400561124    LX 992
Flight    ZL6834     Fri 12 Feb 2027    Sydney   0825   Broken Hill   1100
LINDQVIST, Maja Mrs   899 2400561123   ZL6835   12:20 Broken Hill`;
  const { sure, doubtful } = printedIn(readPastedText(text).lines);
  expect([...sure]).toEqual(['ZL6834', 'ZL6835']);
  expect([...doubtful]).toEqual(['RF118', 'LX992']);
});
