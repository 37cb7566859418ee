import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchorsIn } from './anchors-in.ts';

const daysOf = (...lines: string[]) =>
  anchorsIn(readPastedText(lines.join('\n')).lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'day' ? `${anchor.found.value.day}.${anchor.found.value.month}.` : []));

test.each([
  ['Február 26-án repültök Bécsbe OS 862-vel 14:15-kor', 'másnap 9:05-kor Bécsből Rómába'],
  ['El jueves 26 de febrero vuela en AV 46 a las 17:40 a Bogotá', 'y al día siguiente a las 8:00 a Pasto'],
  ['Friday 26 February you fly on EI 712 at 09:40 to Cork.', 'You land the following morning at 08:10 in Shannon'],
  ['W czwartek 26 lutego o 18:55 lot LO 877 do Gdyni', 'następnego dnia o 8:25 do Radomia'],
  ['Torsdag 26. februar kl. 17:55 med SK 4608 til Bodø', 'dagen etter kl. 9:05 til Alta'],
  ['В пятницу 26 февраля в 9:40 рейсом SU 911 в Омск.', 'На следующий день в 8:10 в Томск'],
  ['2월 26일 금요일 11:00 KE67편 인천 출발', '다음 날 9:40 페낭으로 이동'],
])('the next day is one later: %s', (...lines) => {
  expect(daysOf(...lines)).toEqual(['26.2.', '27.2.']);
});

test('not where the day itself follows, nor far from any flight', () => {
  expect(daysOf('Friday 26 February you fly on EI 712 at 09:40.', 'The next day, Saturday 27 February, at 08:10')).toEqual([
    '26.2.',
    '27.2.',
  ]);
  expect(
    daysOf('Friday 26 February, EI 712 at 09:40 to Cork', 'lunch', 'nap', 'walk', 'The next day at 10:00 the museum opens'),
  ).toEqual(['26.2.']);
});
