import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withWholeDays } from './whole-days.ts';

const whole = (text: string) => withWholeDays(readPastedText(text)).lines.map((line) => line.text.replace(/ {2,}/g, '  '));

test('a day like a leaf of a calendar is one piece, where its number stands', () => {
  expect(whole('Mon   Flight BA 31\n22    18:35  London (LHR)\nFeb   Terminal 5\n2027  15:00  Hong Kong (HKG)')).toEqual([
    'Flight BA 31',
    'Mon 22 Feb 2027  18:35  London (LHR)',
    'Terminal 5',
    '15:00  Hong Kong (HKG)',
  ]);
  expect(whole('27 Dec  20:55  Bucharest\n2026    FZ 1710')).toEqual(['27 Dec 2026  20:55  Bucharest', 'FZ 1710']);
});

test('a day whose year stands first over its number is one as well', () => {
  expect(whole('2027. május  LH 1335  Budapest (BUD)\n14.          2B terminál\npéntek       07:05')).toEqual([
    '2027. május 14. péntek  LH 1335  Budapest (BUD)',
    '2B terminál',
    '07:05',
  ]);
});

test('a day over two rows of a table stands with the first of them', () => {
  const rows = ['LX 1887  07.05', 'LX 2806  09.45'];
  const table = `vineri          ${rows[0]}\n1 ianuarie 2027\n                ${rows[1]}`;
  expect(whole(table)).toEqual([`vineri 1 ianuarie 2027  ${rows[0]}`, rows[1]]);
});

test('a weekday over its figures stands where the row of its first hour begins', () => {
  const rows = 'ned.    0.55 vzlet iz Dubaja, let FZ 9573\n4. 4.   6.45 pristanek v Katmanduju\n';
  expect(whole(`${rows}        Taksi do hotela`)).toEqual([
    'ned. 4. 4.  0.55 vzlet iz Dubaja, let FZ 9573',
    '6.45 pristanek v Katmanduju',
    'Taksi do hotela',
  ]);
});

test('a weekday with its number stands over its month where the column is narrow', () => {
  expect(whole('RO 381  marți, 9  08:50\n        martie    11:10')).toEqual(['RO 381  marți, 9 martie  08:50', '11:10']);
  expect(whole('LH 12  Dienstag, 9.  08:50\n       März 2027    Köln')).toEqual(['LH 12  Dienstag, 9. März 2027  08:50', 'Köln']);
});

test('a day in figures stands over its year, where it has its weekday, or its point', () => {
  expect(whole('sobota 20. 2.  odlet 16.10\n2027           (PRG), T1')).toEqual(['sobota 20. 2. 2027  odlet 16.10', '(PRG), T1']);
  expect(whole('Sa       EK 050\n20.02.   Dubai\n2027     min')).toEqual(['EK 050', 'Sa 20.02. 2027  Dubai', 'min']);
  for (const text of ['16.10   PRG\n2027    DOH', 'odlet 16.10  x\n2027         y']) {
    const ticket = readPastedText(text);
    expect(withWholeDays(ticket), text).toBe(ticket);
  }
});

test('figures over words that are no month, and days in one piece, stay as they are', () => {
  for (const text of ['12  Seat\nA   Window', '12 Apr 2027  08:05\n12 Apr 2027  09:30', '17    08:05\nGate  B12\nMar   x']) {
    const ticket = readPastedText(text);
    expect(withWholeDays(ticket), text).toBe(ticket);
  }
});
