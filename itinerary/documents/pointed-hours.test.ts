import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';

const read = (text: string) =>
  readPastedText(text).lines.flatMap((line) =>
    marksOf(line).flatMap((mark) => (mark.kind === 'time' ? mark.found.value : mark.kind === 'day' ? 'day' : [])),
  );

test.each([
  ['Z Brna pokračujete ve 13.10 letem a v cíli budete v 9.55.', ['13:10', '09:55']],
  ['W Gdyni jest Pani o 18.55, stamtąd o 21.20 dalej.', ['18:55', '21:20']],
  ['parti alle 7.05 da Bari e arrivi alle 8.25.', ['07:05', '08:25']],
  ['you leave at 9.40 and land at 5.15 p.m. in Cork', ['09:40', '17:15']],
  ['om 12.15 met het toestel, om 17.10 naar huis', ['12:15', '17:10']],
  ['pukul 06.05 tiba, pukul 07.40', ['06:05', '07:40']],
  ['letite iz Zadra u 6.50, dolazak u 9.20.', ['06:50', '09:20']],
])('an hour with a point behind a small word: %s', (text, hours) => {
  expect(read(text)).toEqual(hours);
});

test('days, sums and measures behind the same words are none', () => {
  expect(read('V sobotu ve 13.10. odlétáte')).not.toContain('13:10');
  expect(read('at 9.40 EUR a night, at 2.15 per mile, o 12.30 zł')).toEqual([]);
  expect(read('Partenza ve 13.10 da Bari')).toEqual(['day']);
});

test('hours in Japanese and Chinese, and no durations', () => {
  expect(read('福岡7時20分発、羽田8時55分着')).toEqual(['07:20', '08:55']);
  expect(read('7点40分起飞')).toEqual(['07:40']);
  expect(read('所要2時間30分')).toEqual([]);
});
