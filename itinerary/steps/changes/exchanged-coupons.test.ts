import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { exchangedCoupons } from './exchanged-coupons.ts';

const gone = (text: string) => [...exchangedCoupons(readPastedText(text).lines)].map((line) => line.text.trim());
const now = 'SK 1419   11 Aug 2027   Stockholm Arlanda   Copenhagen   15:20   16:30\n';

test.each(['EXCHANGED', 'ÉCHANGÉ', 'umgetauscht', 'Canjeado', 'wymieniony', 'Обменян'])(
  'a row that says %s is of the old ticket',
  (said) => {
    const old = `SK 1419  04/08/2027  ARN CPH  15:20  ${said}`;
    expect(gone(`${now}\n${old}`)).toEqual([old]);
    const both = `${old}     SK 1420  05/08/2027  CPH ARN  17:00  ${said}`;
    expect(gone(`${now}${now.replace('1419', '1420')}\n${both}`)).toEqual([both]);
    const one = `${old}     SK 1420  05/08/2027  CPH ARN  17:00  OK`;
    expect(gone(`${now}${now.replace('1419', '1420')}\n${one}`)).toEqual([]);
  },
);

test.each([
  'Coupons échangés (sans valeur)',
  'Exchanged coupons',
  'Umgetauschte Coupons',
  'Cupoane preschimbate',
  'Kupony wymienione',
])('so are rows under “%s”, also of another number on the same way', (head) => {
  const old = ['SK 1421  04/08/2027  ARN CPH  18:20', 'SK 1419  05/08/2027  ARN CPH  15:20'];
  expect(gone(`${now}\n${head}\n${old.join('\n')}\nTotal   12,00 EUR`)).toEqual(old);
});

test('where nothing else leads there, they are what there is', () => {
  expect(gone('Exchanged coupons\nSK 1419  04/08/2027  ARN CPH  15:20  16:30')).toEqual([]);
  expect(gone(`${now}\nSK 903  04/08/2027  ARN EWR  10:20  13:30  EXCHANGED`)).toEqual([]);
});
