/** Days as papers of Asia print them: with signs or words for year, month and day, months by number, and years of other eras. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { daysOfNativeMonths, nativeMonth } from './native-months.ts';

// (五) | 周五 | 星期五 | (金) | 金曜日 | (금) | 금요일: without brackets only with what says that it is a weekday
const weekdaySigns = ['一月월', '二火화', '三水수', '四木목', '五金금', '六土토', '日天일'];
const sign = `[${weekdaySigns.join('')}]`;
const weekday = `(?:\\s{0,2}\\(\\s?(?:周|週|星期|礼拜|禮拜)?(?<inBrackets>${sign})(?:曜日?|요일)?\\s?\\)|,?\\s{0,2}(?:周|週|星期|礼拜|禮拜)(?<behindWord>[一二三四五六日天])|,?\\s{0,2}(?<beforeWord>[月火水木金土日](?=曜)|[월화수목금토일](?=요일))(?:曜日?|요일))`;
// 2027年 | 2027년 | 令和9年 | 民國116年
const year =
  '(?:(?:令和\\s?(?<reiwa>\\d{1,2})|民[國国]\\s?(?<minguo>\\d{3})|(?<!\\d[.,/:-]?)(?<year>\\d{4}|\\d{2}))\\s?[年년]\\s{0,2})';

// The short months of Thai keep their vowels: ม.ค. is January, มี.ค. March. Of the long ones copying may lose them.
const shortThai = 'ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค'.split(' ');
const longThai = 'มกราคม กมภาพนธ มนาคม เมษายน พฤษภาคม มถนายน กรกฎาคม สงหาคม กนยายน ตลาคม พฤศจกายน ธนวาคม'.split(' ');
const shortened = `(?:${shortThai.join('|').replaceAll('.', '\\.\\s?')})(?![ก-ฮ])\\.?`;
const hindi = [
  'जनवर',
  'फरवर',
  'मरच',
  'अपरल',
  'मई',
  'जन',
  'जलई जलाई',
  'अगसत',
  'सतबर सतमबर',
  'अकटबर अकतबर',
  'नवबर नवमबर',
  'दसबर दसमबर',
].map((names) => names.split(' '));

const shapes = [
  // 4月30日 周五 | 2027年4月30日（金） | 2027년 05월 05일 (수)
  `${year}?(?<!\\d[.:]?)(?<month>\\d{1,2})\\s?[月월]\\s?(?<day>\\d{1,2})\\s?(?:[日일号號]|(?![\\d:\\p{L}]))${weekday}?`,
  // 05/05(수) | 5/9（日） | 2027. 5. 9. (일) | 27.05.09(일): the month comes first before such a weekday
  `(?<!\\d[.,/:-]?)(?:(?<year>\\d{4}|\\d{2})\\s?[./-]\\s?)?(?<month>\\d{1,2})\\s?[./-]\\s?(?<day>\\d{1,2})\\.?${weekday}`,
  // 周五 03/12 | 星期五，3-12
  '(?:周|週|星期)(?<behindWord>[一二三四五六日天]),?\\s?(?<month>\\d{1,2})[/.-](?<day>\\d{1,2})(?!\\d|[/.-]\\d)',
  // ส. 10 เม.ย. 2570 | 10 เมษายน พ.ศ. 2570 | 10 เม.ย. 70
  `(?<!\\d[.,/:-]?)(?<day>\\d{1,2})\\s?(?<thai>${shortened}|[ก-๎]{5,14})(?:,?\\s{0,2}(?:[พค]\\.?\\s?ศ\\.?\\s?)?(?<year>\\d{4}|\\d{2})(?![\\d:]|\\.\\d))?`,
  // ngày 8 tháng 3 năm 2027 | 08 thg 3, 2027 | 8 Th03 2027
  '(?<!\\p{L}|\\d[.,/:-]?)(?:ngày\\s)?(?<day>\\d{1,2})\\s?(?:tháng\\s?|thg\\.?\\s?|(?<=\\s)th)(?<month>\\d{1,2})(?!\\d|:)(?:(?:,?\\snăm|,)?\\s(?<year>\\d{4})(?!\\d))?',
  // Thứ Hai, 08/03 | Chủ nhật 14/03/2027
  '(?<!\\p{L})(?:thứ\\s(?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ nhật),?\\s(?:ngày\\s)?(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}))?(?![\\d/])',
  ...daysOfNativeMonths,
  // 8 मार्च 2027
  '(?<!\\d[.,/:-]?)(?<day>\\d{1,2})\\s?(?<hindi>[\\u0900-\\u0963]{2,12})(?:,?\\s{0,2}(?<year>\\d{4})(?!\\d))?',
];
const inLines = shapes.map((shape) => new RegExp(shape, 'giu'));
const alone = shapes.map((shape) => new RegExp(`^${shape}$`, 'iu'));
/** Most lines have none of these letters, and are asked nothing more. */
const letters = /[\u0900-\u109f\u1780-\u17ff\u3400-\u9fff\uac00-\ud7af]|thứ\s|chủ nhật|\bth(?:áng\s?|g\.?\s?)?\d|сарын /i;

type Placed = { start: number; end: number; day: PrintedDay };

/** Every day so printed in a line. */
export function daysOfAsiaIn(text: string): Placed[] {
  if (!letters.test(text)) return [];
  const days: Placed[] = [];
  for (const match of inLines.flatMap((shape) => [...text.matchAll(shape)])) {
    const [start, end] = [match.index, match.index + match[0].length];
    const day = dayOf(match.groups);
    if (day && !days.some((other) => start < other.end && end > other.start)) days.push({ start, end, day });
  }
  return days;
}

/** The whole of a text as such a day. */
export function readDayOfAsia(text: string): PrintedDay | undefined {
  if (!letters.test(text)) return undefined;
  return alone.map((shape) => dayOf(shape.exec(text.trim())?.groups)).find((day) => day !== undefined);
}

function dayOf(parts: Readonly<Record<string, string | undefined>> | undefined): PrintedDay | undefined {
  if (!parts) return undefined;
  const [day, month] = [Number(parts.day), monthOf(parts)];
  const printed = yearOf(parts);
  if (month < 1 || month > 12 || day < 1 || day > new Date(Date.UTC(printed ?? 2000, month, 0)).getUTCDate()) return undefined;
  const named = parts.inBrackets ?? parts.behindWord ?? parts.beforeWord;
  const weekday = weekdaySigns.findIndex((signs) => named !== undefined && signs.includes(named)) + 1;
  return { day, month, ...(printed !== undefined && { year: printed }), ...(weekday > 0 && { weekday }) };
}

/** 0 where a word is no month. */
function monthOf({ month, thai, hindi: inHindi, native }: Readonly<Record<string, string | undefined>>): number {
  if (month !== undefined) return Number(month);
  if (native !== undefined) return nativeMonth(native);
  const word = (thai ?? inHindi ?? '').normalize('NFKD').replace(/[\s]|\.$/g, '');
  const plain = word.replace(/\p{M}/gu, '');
  if (inHindi !== undefined) return hindi.findIndex((names) => names.includes(plain)) + 1;
  return (word.includes('.') ? shortThai.indexOf(word) : longThai.indexOf(plain)) + 1;
}

/** Buddhist years are 543 ahead: 2570, and 70 in short, are 2027. */
const buddhist = 543;
const reiwa = 2018;
const minguo = 1911;

function yearOf(parts: Readonly<Record<string, string | undefined>>): number | undefined {
  if (parts.reiwa !== undefined) return reiwa + Number(parts.reiwa);
  if (parts.minguo !== undefined) return minguo + Number(parts.minguo);
  if (parts.year === undefined) return undefined;
  const printed = Number(parts.year);
  if (parts.year.length === 2) return parts.thai !== undefined && printed > 60 ? 2500 + printed - buddhist : 2000 + printed;
  return ofOurEra(printed);
}

/** The year 2570 of Thailand as 2027. */
export const ofOurEra = (printed: number): number => (printed > 2400 && printed < 2700 ? printed - buddhist : printed);
