import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutFormerTimes } from './former-times.ts';

const left = (text: string) => withoutFormerTimes(readPastedText(text)).ticket.text.replace(/ +/g, ' ');

test.each([
  ['変更前  22:55発  15:10着', '変更後  23:35発  15:50着'],
  ['旧:22:55発  15:10着', '新:23:35発  15:50着'],
  ['变更前:08:40起飞 14:20到达', '变更后:10:10起飞 15:50到达'],
  ['原航班时间 08:40起飞 14:20到达', '现航班时间 10:10起飞 15:50到达'],
  ['變更前 08:40 – 14:20', '變更後 10:10 – 15:50'],
  ['변경 전: 09:00 출발 11:25 도착', '변경 후: 10:20 출발 12:45 도착'],
])('%s is not read beside what stands behind the other word', (was, now) => {
  expect(left(`NH108\n${was}\n${now}`)).toBe(left(`NH108\n${now}`));
  expect(left(`NH108\n${now}\n${was}`)).toBe(left(`NH108\n${now}`));
});

test('both may stand in one line, or under their words', () => {
  expect(left('旧 02:20発 10:00着 → 新 03:05発 10:45着')).toBe(' 新 03:05発 10:45着');
  expect(left('変更後 23:35発(変更前 22:55発)')).toBe('変更後 23:35発 ');
  expect(left('変更前\n 00:05発 06:25着\n変更後\n 00:50発 07:10着')).toBe('変更後\n00:50発 07:10着');
  expect(left('Bisher:\nab 12:35, an 14:25\nNeu:\nab 13:50, an 15:40')).toBe('Neu:\nab 13:50, an 15:40');
});

test('names that begin with such a letter are none, and one word without the other is no change', () => {
  for (const text of ['原田 08:40発\n新千歳 10:10着', '変更前 22:55発 15:10着', '新 08:40発'])
    expect(left(text)).toBe(left(`${text}\n`.trim()));
  expect(withoutFormerTimes(readPastedText('原田 08:40発\n新千歳 10:10着')).doubts).toEqual([]);
});

test('flights as they were stand under one word, and as they are under the other', async () => {
  const text = `予約番号 6KQ2VN\nご搭乗者 YAMADA/TARO MR
【変更前】
JL35便 2027年3月15日 東京(羽田) 00:05発 → シンガポール 06:25着
【変更後】
JL37便 2027年3月15日 東京(羽田) 11:05発 → シンガポール 17:25着`;
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  expect('itinerary' in outcome && outcome.itinerary.segments.map(({ flightNumber }) => flightNumber)).toEqual(['JL37']);
});
