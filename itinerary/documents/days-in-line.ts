/** The days a line prints, in any of the ways tickets write them. */
import type { PrintedDay } from '../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../draft/found.ts';
import { airportAt } from '../reference/airports.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../text/ticket-text.ts';
import { monthNames } from '../values/calendar-words.ts';
import { beforeDays, readDay, readWeekday } from '../values/days.ts';
import { daysOfAsiaIn } from '../values/days-of-asia.ts';
import { isCodeAlone } from './code-words.ts';
import { isHourBehindVe } from './pointed-hours.ts';

type DayInLine = { start: number; end: number; found: Found<PrintedDay> };

// 12APR27 | Mon, 12 Apr 2027 | 12.04.2027 | 2027-04-12 | Apr 12, 2027 | 18JUN | 17.July | 1 DE FEBRERO DE 2027 | 12 Nisan 2027 Pazartesi | 2027 okt 05 | 2027.máj.05.
// Not 25 ianuarie - 30 ianuarie 2027, of a stay
// Freitag, dem 5.3. | fredag den 5. marts
// 10 Şub 2027 Çar     11 Şub 2027 Per: across a gap a weekday behind its own day is none of the next
const weekday =
  '(?:[\\p{L}]{2,12}(?:-feira)?[.,]{0,2}(?:\\s{1,2}(?!\\s)|(?<!\\d\\s\\p{L}{2,12}(?:-feira)?[.,]{0,2})\\s{3,})(?:de[nm]\\s)?)?';
// In the Levant four months are two words, in Ireland two: كانون الأول, Meán Fómhair
const month = '(?:(?:كانون|تشرين)\\s\\p{L}{5,6}|(?:Meán|Deireadh)\\sFómhair|\\p{L}{3,12})';
// plecare 05.02, ora 08:10
const endBefore =
  '(?<!\\p{L})(?:[Pp]lecare|[Ss]osire|[Dd]ep(?:arture|art|\\.)?|[Aa]rr(?:ival|\\.)?|[Aa]bflug|[Aa]nkunft|[Aa]b|[Aa]n|[Pp]artenza|[Aa]rrivo|[Ss]alida|[Ll]legada|[Pp]artida|[Cc]hegada|[Ww]ylot|[Pp]rzylot|[Oo]dlet|[Pp][řr][íi]let|[Ii]ndulás|[Éé]rkezés|[Kk]alkış|[Vv]arış)\\s';
const dayShapes = [
  // Sunday February 21 and
  "\\p{L}{4,12},?\\s\\p{L}{3,12}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\p{L}|\\d|\\s?[:.h/-]\\s?\\d|,?\\s?[’'\\d])",
  `${weekday}\\d{1,2}\\s?(?<sign>[./-])\\s?\\d{1,2}\\s?\\k<sign>\\s?(?:\\d{4}|\\d{2})(?!\\d|:\\d)`,
  '\\d{4}\\s?[-./]\\s?\\d{1,2}\\s?[-./]\\s?\\d{1,2}(?!\\d)',
  `(?:19|20)\\d{2}[\\s.-]{1,2}${month}[\\s.-]{1,2}\\d{1,2}(?![\\d:])(?:\\.?,\\s\\p{L}{5,12})?`,
  `${weekday}\\d{1,2}(?:st|nd|rd|th|er|[º°ª])?[\\s.,/-]*(?:(?:de|DE|di|of) )?${month}(?!\\s[-–]\\s\\d{1,2}\\s)[\\s.,/'’-]*(?:(?:del?|DEL?) )?(?:(?:19|20)\\d{2}(?!\\d)|\\d{2}(?![\\d:h\\p{L}]|\\.\\d|\\s?(?:EUR|USD|RON|GBP|CHF|PLN|€|\\$|£|kg)))(?:,?\\s\\p{L}{4,12})?`,
  `${weekday}\\d{1,2}(?:(?:st|nd|rd|th|er)(?=\\s))?(?:[\\s-]|\\.\\s?)?(?:(?:de|DE|di|of) )?${month}(?![\\p{L}\\d])`,
  `${weekday}${month}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s(?:19|20)\\d{2}`,
  `${weekday}${month}\\.?\\s\\d{1,2}(?!\\d|\\s?[:.h]\\d|[.,]?\\s\\p{L}{3})`,
  // Two numbers are a day in brackets, or alone in a cell: an 07.40 Uhr (13.01.) | 22/12   23/12
  '(?<=\\()\\d{2}[./]\\d{2}\\.?(?=\\))',
  '(?<=^|\\s{2})[0-3]\\d/[01]\\d(?=\\s{2}|$)',
  // Or first in a cell or behind a code, right before an hour, which is written otherwise: 12.01  21:35 | MUC 03/02, ora 9:25; not 05/08 9:25 AM, which may
  // be of May, nor printed by Ana at 19.11 14:06
  `(?<=^|\\s{2}|[:)]\\s|(?<!\\p{L})[A-Z]{3}\\s|${endBefore})[0-3]\\d[./][01]\\d\\.?(?=(?:,?\\s{1,3}(?:h|ora|um|kl\\.?|om|at|в|à|às)?\\s?)(?:[01]?\\d|2[0-3])[:h][0-5]\\d(?![\\d:]|\\s?[apAP]\\.?[mM]))`,
  // And beside a weekday: 27/12 dom | quinta, 30/12 | ma 12.7. | ned. 4. 4. | 04/01 (seg) | 03/22 (Mon)
  '[0-3]?\\d[/.][01]\\d\\.?\\s(?:\\p{L}{2,12}(?!\\p{L})|\\(\\p{L}{2,12}\\.?\\))',
  '[01]?\\d/[0-3]\\d\\s(?:\\p{L}{2,12}(?!\\p{L})|\\(\\p{L}{2,12}\\.?\\))',
  '\\p{L}{2,14}[.,]*\\s(?:de[nm]\\s)?\\d{1,2}(?:[/.]\\d{2}|/\\d|\\.\\d\\.|\\. \\d{1,2}\\.)(?![\\d/]|[.:]\\d)',
].map((source) => new RegExp(`(?<![\\p{L}\\d.,/-])(?<!\\d:)${source}`, 'gu'));
const besideWeekday = [...dayShapes.slice(0, 1), ...dayShapes.slice(-3)];

/** Every day of a line. */
export function daysIn(line: Line): DayInLine[] {
  const days: DayInLine[] = daysOfAsiaIn(line.text).map(({ start, end, day }) => ({
    ...{ start, end },
    found: { ...foundAt(line, start, end), value: day },
  }));
  for (const shape of dayShapes) {
    shape.lastIndex = 0;
    for (let match = shape.exec(line.text); match; match = shape.exec(line.text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (days.some((day) => start < day.end && end > day.start)) continue;
      // po 8. 2. 2027 ve 23.05: right behind a whole day stands its hour
      if (besideWeekday.includes(shape) && days.some((day) => day.end + 1 === start && day.found.value.year !== undefined))
        continue;
      const text = match[0];
      const next = nextDayAt(text, line.text.slice(end));
      if (next !== undefined) shape.lastIndex = start + next;
      const read = dayIn(next === undefined ? text : text.slice(0, next).replace(/[\s–—-]+$/, ''));
      const isOther =
        read &&
        (isCodeBehindNumber(text.slice(read.from, read.to)) ||
          isCodeBeforeHour(text) ||
          isHourBehindVe(text, line.text) ||
          ofStreet.test(fold(line.text.slice(0, start + read.from))));
      if (!read || isOther || (besideWeekday.includes(shape) && !namesWeekday(read.day, text))) {
        // LO 32, viernes, 14 de mayo: a number before it takes nothing off a day.
        shape.lastIndex = start + (/^[\p{L}\d]+/u.exec(text)?.[0].length ?? 1);
        continue;
      }
      const found = foundAt(line, start + read.from, start + read.to);
      const value = withWeekday(read.day, line.text.slice(0, start + read.from + leadOf(text.slice(read.from))));
      days.push({ start: start + read.from, end: start + read.to, found: { ...found, value } });
    }
  }
  return days;
}

// Onsdag den 27 januari | Donnerstag, den 4. Februar: with a small word between
const weekdayBefore = /(?<![\p{L}\d])(?<word>\p{L}{4,14})[.,]? (?:den|the|dem|el|le|il|dia|d\.) $/iu;
const leadOf = (text: string): number => /^(?:den|the|dem|el|le|il|dia|d\.) /iu.exec(text)?.[0].length ?? 0;

function withWeekday(day: PrintedDay, before: string): PrintedDay {
  const weekday = day.weekday === undefined ? readWeekday(weekdayBefore.exec(before)?.groups?.word ?? '') : undefined;
  return weekday === undefined ? day : { ...day, weekday };
}

// Rue du 22 Septembre | Calea 13 Septembrie | Piața 1 Mai | Rua 25 de Abril. Folded
const ofStreet =
  /(?<!\p{L})(?:rue|avenue|av|bd|boulevard|place|quai|calea|strada|str|bulevardul|b-?dul|piata|plaza|calle|avenida|rua|praca|largo|via|viale|corso|piazza|ulica|ul|utca|trg|улица|ул|вулиця|вул)\.? (?:(?:du|de|del|de la|al|da|do|dei) )?$/u;

// 1 GRU | 12 LIS: airports to the rest of the world, months in one language
const codeBehindNumber = /^\d{1,2} (?<code>[A-Z]{3})$/;
const englishMonths = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)$/;

function isCodeBehindNumber(text: string): boolean {
  const code = codeBehindNumber.exec(text)?.groups?.code;
  return code !== undefined && !englishMonths.test(code) && airportAt(code) !== undefined;
}

// PER 07.10: Perth at ten past seven to the rest of the world, a Thursday in one language
const codeBeforeHour = /^(?<code>[A-Z]{3}) (?:[01]\d|2[0-3])\.[0-5]\d$/;

function isCodeBeforeHour(text: string): boolean {
  const code = codeBeforeHour.exec(text)?.groups?.code;
  return code !== undefined && isCodeAlone(code) && airportAt(code) !== undefined;
}

// to 29.4. | la 31.8.: no hour has one figure behind its point
const shortMonth = /\s\d{1,2}\.\d\.$/;

/** `ma` and `ti` are weekdays in more than one language, and a day stands behind them either way; behind `to` and `la` an hour may as well. */
function namesWeekday({ weekday }: PrintedDay, text: string): boolean {
  const word = fold(/^\p{L}+/u.exec(text)?.[0] ?? '');
  return weekday !== undefined || /^(?:ma|ti|ke)$/.test(word) || (beforeDays.has(word) && shortMonth.test(text));
}

/** `12 Apr  14 Apr`, `16 March - 21 March`: what stands behind the first month is the next day, and no year. Where that begins. */
function nextDayAt(text: string, behind: string): number | undefined {
  const month = /(?<=\D)\d{2}(?:\s{0,3}|,?\s)(?<month>\p{L}{3,12})(?!\p{L})/u.exec(text + behind.slice(0, 16));
  if (month === null || month.index > text.length - 2 || !monthNames.has(fold(month.groups?.month ?? ''))) return undefined;
  return /\d.*\p{L}{3}/u.test(text.slice(0, month.index)) ? month.index : undefined;
}

// VIE 16 March 2027: Vienna, where that is no Friday; or in the cell before it
const codeBeforeDay = /^[A-Z]{3} +(?=\d)/;
// do 5 marca | do 12. března: until, where a weekday of the Dutch has the same letters
const untilDay = /^do (?=\d)/i;
const monthBehindUntil =
  /^do \d{1,2}\.? ?(?:stycz|lut|marc|kwie|maj|czerw|lipc|sierp|wrze|paz|listop|grud|led|unor|brez|dub|kvet|cerv|srp|zari|rij|prosin)/u;

/** Whether the word before a day is no weekday, though one is written like it. */
function isWordBeforeDay(text: string, { year, month, day, weekday }: PrintedDay): boolean {
  if (weekday === undefined) return false;
  if (monthBehindUntil.test(fold(text))) return true;
  const differs = year !== undefined && (new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7) !== weekday;
  const code = text.slice(0, 3);
  const isCode = codeBeforeDay.test(text) && isCodeAlone(code) && airportAt(code) !== undefined;
  return differs && (isCode || untilDay.test(text));
}

/** The day in a text that may carry a word too many in front or behind. */
function dayIn(text: string): { day: PrintedDay; from: number; to: number } | undefined {
  const front = /^\p{L}+[.,]*\s+(?=\d|\p{L})/u.exec(text)?.[0].length ?? 0;
  const back = text.length - (/,?\s\p{L}+$/u.exec(text)?.[0].length ?? 0);
  for (const [from, to] of [
    [0, text.length],
    [0, back],
    [front, text.length],
    [front, back],
  ] as const) {
    const day = from < to ? readDay(text.slice(from, to)) : undefined;
    if (day && !isWordBeforeDay(text.slice(from, to), day)) return { day, from, to };
  }
  return undefined;
}
