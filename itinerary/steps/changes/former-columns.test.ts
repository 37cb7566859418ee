import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const left = (text: string) => withoutFormerTimes(readPastedText(text)).ticket.text.replace(/ +/g, ' ').trim();

test.each([
  ['WAS', 'NOW'],
  ['BYŁO', 'JEST'],
  ['VORHER', 'NACHHER'],
  ['Vor der Änderung', 'Nach der Änderung'],
  ['Înainte', 'După'],
  ['ANTES', 'DESPUÉS'],
  ['PREJ (ne velja več)', 'ZDAJ'],
  ['Było (nieaktualne)', 'Jest – obowiązuje'],
  ['Before (not valid)', 'Now (valid)'],
  ['変更前', '変更後'],
])('of the columns under %s and %s the second counts, with all that its cells tell', (was, is) => {
  const text = `Detail           ${was.padEnd(25)}${is}
Flight           E4 6411                  E4 6427
Departure        Katowice (KTW) 05:40     Kraków (KRK) 13:20
Arrival          Hurghada (HRG) 11:00     Hurghada (HRG) 18:40
Date             8 May 2027               9 May 2027`;
  expect(left(text)).toBe(`Detail ${was} ${is}
Flight E4 6427
Departure Kraków (KRK) 13:20
Arrival Hurghada (HRG) 18:40
Date 9 May 2027`);
});

test('a cell of one line may stand in the middle beside one of several', () => {
  const rows = (...texts: string[]) => texts.join('\n');
  const row = (day: string, was: string, is: string) => day.padEnd(19) + was.padEnd(48) + is;
  const text = rows(
    row('Day', 'Before', 'Now'),
    row('', '', 'E4 6427 Kraków (KRK) 13:20 – Hurghada'),
    row('Sat 8.05.2027', 'E4 6411 Katowice 05:40 – Hurghada 11:00', ''),
    row('', '', '(HRG) 18:40'),
  );
  expect(left(text).replace(/ +$/gm, '')).toBe(
    rows('Day Before Now', 'E4 6427 Kraków (KRK) 13:20 – Hurghada', 'Sat 8.05.2027', '(HRG) 18:40'),
  );
});

test('heads may stand in the middle over their columns, and days beside the rows', () => {
  const row = (side: string, was: string, is: string) => side.padEnd(19) + was.padEnd(34) + is;
  const text = [
    row('', '           BYŁO', '         JEST'),
    row('Wylot', 'E4 6411', 'E4 6427'),
    row('sobota 08.05.2027', 'Katowice Pyrzowice (KTW) 05:40', 'Kraków Balice (KRK) 13:20'),
    row('', 'Hurghada (HRG) 11:00', 'Hurghada (HRG) 18:40'),
  ].join('\n');
  expect(left(text)).toBe(`BYŁO JEST
Wylot E4 6427
sobota 08.05.2027 Kraków Balice (KRK) 13:20
 Hurghada (HRG) 18:40`);
});

test('what has nothing in its place stays, and so do names in the table below', () => {
  const text = `Detail           Before                   After
Flight           BA 553                   unchanged
Departure        LHR 05:40                06:10
Departing from   London                   Leeds
First name       Given                    Born
Alan             Berg                     Grant`;
  expect(left(text)).toBe(`Detail Before After
Flight BA 553 unchanged
Departure LHR 06:10
Departing from Leeds
First name Given Born
Alan Berg Grant`);
});

test('the days before and after which a coupon is not valid are no change', () => {
  const text = `FROM             FLIGHT    DATE     TIME     BEFORE    AFTER
SINGAPORE/SIN    TK 91     06JUL    23:45    06JUL     20JUL`;
  expect(withoutFormerTimes(readPastedText(text)).doubts).toEqual([]);
});

test('what is unchanged stays as it was', () => {
  const text = `Way and day                 PREJ (ne velja več)             ZDAJ
Ljubljana – Istanbul        TK 1062                         TK 1064
Saturday 13.02.2027         odhod 9.55  prihod 14.10        odhod 13.40  prihod 17.55
Istanbul – Nairobi          TK 607                          brez spremembe
Saturday 13.02.2027         odhod 20.15  prihod 2.55`;
  expect(left(text)).toBe(`Way and day PREJ (ne velja več) ZDAJ
Ljubljana – Istanbul TK 1064
Saturday 13.02.2027 odhod 13.40 prihod 17.55
Istanbul – Nairobi TK 607 brez spremembe
Saturday 13.02.2027 odhod 20.15 prihod 2.55`);
});
