/** What Japanese, Chinese and Korean papers print right before or behind an hour or a place: `19:30発`, `08:40起飞`, `출발 09:00`, `搭乗開始 18:50`. */
import { isOfAsia, landing, leaving } from '../../reference/places-of-asia.ts';
import type { LabelKind } from '../flight-labels.ts';

const ofWhat = '(?:地|空港|时间|時間|時刻|城市|机场|機場|지|공항|시각|시간)?';
const behind = { departure: new RegExp(`^ ?(?:発|${leaving})`, 'u'), arrival: new RegExp(`^ ?(?:着|${landing})`, 'u') };
const before = {
  departure: new RegExp(`(?:${leaving})${ofWhat} ?:? {0,3}$`, 'u'),
  arrival: new RegExp(`(?:${landing})${ofWhat} ?:? {0,3}$`, 'u'),
};
const boarding =
  /(?:搭乗(?:時刻|時間|開始|手続き?)|締め?切り?|集合|チェックイン|登[机機](?:时间|時間|手续|手續)?|值机|報到|截止|탑승(?: ?(?:시각|시간|수속|마감))?|수속|마감|체크인|집합)[^\d]{0,6}$/u;
const closing = /^ ?(?:締め?切|までに|前|截止|关闭|關閉|之前|마감|까지)/u;

/** Whether the labels of a line lead what they label: `出発 09:15 到着 12:25`, and not `09:15 出発 12:25 到着`. */
const leads = new RegExp(
  `^[^\\d]*?(?:${leaving})${ofWhat} ?:? {0,3}\\d|(?:^|\\s{2})[^\\d]*?(?:${landing})${ofWhat} ?:? {0,3}\\d`,
  'u',
);

export function labelBeside(text: string, start: number, end: number): LabelKind | undefined {
  if (!isOfAsia(text)) return undefined;
  const [left, right] = [text.slice(Math.max(0, start - reach), start), text.slice(end, end + reach)];
  const isHour = /\d$/.test(text.slice(start, end));
  if (isHour && (boarding.test(left) || closing.test(right))) return 'noise';
  const sides = leads.test(text)
    ? ([[before, left]] as const)
    : ([
        [behind, right],
        [before, left],
      ] as const);
  for (const [shapes, side] of sides) {
    if (shapes.departure.test(side)) return 'departure';
    if (shapes.arrival.test(side)) return 'arrival';
  }
  return undefined;
}

/** In letters. */
const reach = 14;
