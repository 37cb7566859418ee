import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { bookingRefIn } from './booking-reference.ts';

const table = (head: string, refs: readonly string[]) => `Registered agent A14882   Project KA220
Flight    Date         From   Dep     To     Arr     ${head}
LH 2070   12.04.2027   HAM    06:00   MUC    07:15   ${refs[0]}
HOTEL     Posthof      MUC                           PH-771209
LO 0536   15.04.2027   MUC    10:15   WAW    11:30   ${refs[1]}`;
const refIn = (head: string, refs: readonly string[]) => bookingRefIn(readPastedText(table(head, refs)).lines)?.value;

test('a column of references beside flights has that of the first, whatever else looks like one', () => {
  for (const head of ['Ref', 'Buchungscode', 'Rezervasyon', 'ჯავშანი', '예약번호']) {
    expect(refIn(head, ['Q9LWFS', 'Q9LWFS']), head).toBe('Q9LWFS');
    expect(refIn(head, ['Q9LWFS', '7TKR2X']), head).toBe('Q9LWFS');
  }
});

test('fares are none, nor is a column that one flight has nothing in', () => {
  expect(refIn('Tarif', ['Q9LWFS', 'YTR2XA'])).toBeUndefined();
  expect(refIn('Ref', ['Q9LWFS', ''])).toBeUndefined();
});
