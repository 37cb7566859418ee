import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';
import { isToldGoneOfAsia, statusOfAsia } from './cancelled-in-asia.ts';

const answer = async (rows: string) => {
  const text = `ご旅程\n予約番号 K7QX2M\nご搭乗者 YAMADA/TARO MR\n${rows}`;
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber).join();
};
const out = '日本航空 JL35便 2027年3月15日\n東京(羽田) 00:05発 → シンガポール 06:25着';
const back = '日本航空 JL36便 2027年3月20日\nシンガポール 02:20発 → 東京(羽田) 10:00着';

test('a flight is left out whose heading says that it is cancelled', async () => {
  expect(await answer(`▼1区間目【変更なし】\n${out}\n▼2区間目【欠航】\n${back}`)).toBe('JL35');
  expect(await answer(`▼1区間目【運航中止】\n${out}\n▼2区間目【時刻変更】\n${back}`)).toBe('JL36');
  expect(await answer(`第1段\n${out}\n第2段(已取消)\n${back}`)).toBe('JL35');
  expect(await answer(`구간 1 [결항]\n${out}\n구간 2\n${back}`)).toBe('JL36');
});

test('so is one whose row, card or sentence does', async () => {
  expect(await answer(`${out}\n${back.replace('日\n', '日【欠航】\n')}`)).toBe('JL35');
  expect(await answer(`${out}\n状态:已确认\n${back}\n状态:已取消`)).toBe('JL35');
  expect(await answer(`${out}\n${back}\nJL36便は欠航となりました。`)).toBe('JL35');
});

test('fees and conditions cancel nothing', async () => {
  expect(await answer(`${out}\n${back}\n取消手续费:500元\nキャンセル料:無料\n취소 수수료: 없음`)).toBe('JL35,JL36');
  expect(isToldGoneOfAsia('JL36便が欠航の場合はご連絡ください')).toBe(false);
  expect(isToldGoneOfAsia('JL36 取消费用 ¥500')).toBe(false);
  expect(statusOfAsia('Cancelled')).toBe(undefined);
});
