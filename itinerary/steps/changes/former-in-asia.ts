/** Hours as they were in Japanese, Chinese and Korean papers: `変更前  22:55発  15:10着` over `変更後  23:35発  15:50着`, or both in one line. */
import { currentOfAsia, formerOfAsia } from '../../documents/words-of-change.ts';
import { isOfAsia, landing, leaving } from '../../reference/places-of-asia.ts';
import type { Line } from '../../text/ticket-text.ts';

type LabelOfAsia = { isFormer: boolean; about: string; end: number };
type Part = { start: number; end: number };

const lead = '^[^\\p{L}\\d]*';
const about = `[)\\]】」』]?(?<about>(?:${leaving}|${landing}|発|着)?)(?:時刻|時間|时间|时刻| ?시간| ?시각)?[)\\]】」』]?(?=[\\s:/]|\\d|$)`;
const labels = [
  { isFormer: true, shape: new RegExp(`${lead}(?:${formerOfAsia})${about}`, 'u') },
  { isFormer: false, shape: new RegExp(`${lead}(?:${currentOfAsia})${about}`, 'u') },
];

/** The label that the words begin with: of before a change or of after it, and of which end. */
export function changeLabelOfAsia(text: string): LabelOfAsia | undefined {
  if (!isOfAsia(text)) return undefined;
  for (const { isFormer, shape } of labels) {
    const found = shape.exec(text);
    if (found) return { isFormer, about: found.groups?.about ?? '', end: found[0].length };
  }
  return undefined;
}

const clock = '\\d{1,2}:\\d\\d';
const word = (words: string) => `[(\\[【「『]? ?(?:${words})`;
// 変更前 22:55発 → 変更後 23:35発
const before = new RegExp(`(?<was>${word(formerOfAsia)}[^\\p{L}\\d].*?${clock}.*?)${word(currentOfAsia)}.*?${clock}`, 'du');
// 変更後 23:35発(変更前 22:55発)
const behind = new RegExp(`${word(currentOfAsia)}.*?${clock}.*?(?<was>${word(formerOfAsia)}.*?${clock}.*)$`, 'du');

/** What of a line was before a change, where it tells both. */
export function formerPart({ text }: Line): Part | undefined {
  if (!isOfAsia(text)) return undefined;
  const [start, end] = (before.exec(text) ?? behind.exec(text))?.indices?.groups?.was ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}
