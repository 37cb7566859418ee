/** Local times as tickets print them. */
import { fold } from '../text/fold.ts';
import { halfBefore, halfBeforeHour } from './halves-before-hours.ts';

// 9:10 ص, 9:10 م: before and after noon, in Arabic
// 07,20 ч. | kl. 07,20: with a comma it is a sum as well, but for the word beside it
const hourWords = 'uhr|uur|ч|час(?:а|ов|от|ова)?|год(?:ин[аиуі]?)?|godz|hod(?:in)?|sat[ai]';
/** For patterns without case: right behind an hour, or right before it. */
// 14.15-kor | 13.50'de
export const wordBehindHour = String.raw`(?:\s?(?:${hourWords})|-kor|[’'][dt][ae]n?)(?!\p{L})`;
export const wordBeforeHour = String.raw`(?<!\p{L})(?:kl\.?|klo|ora|ore|orele|godz\.?|um)\s`;
// 0910 | 910 | 09:10 | 9:10 PM | 0110P | 18h20 | 18 h 20 | 18u20 | 18.20 | 06:25 hrs | 1250N | 1200M | 14:05 Uhr
const shape =
  /^(?<hours>\d{1,2})\s?(?:[:.,hu]\s?)?(?<minutes>\d{2})\s?(?::00)?\s?(?:h|hrs?\.?|uhr|lt|local time|(?<half>a|p|n|m|a\.?\s?m\.?|p\.?\s?m\.?|noon|midnight|[صم]))?$/;
// 9 PM
const hourOnly = /^(?<hours>\d{1,2})\s?(?<half>a\.?\s?m\.?|p\.?\s?m\.?|noon|midnight)$/;

// 9:45 π.μ. | 8:15 مساءً | 8:45 seara | 9:35 abends | 7.10 de la tarde | 9.35 odpoledne: folded
const before =
  "π\\.?\\s?μ\\.?|το πρωι|صباح\\p{M}*ا?\\p{M}*|dimineata|in the morning|vormittags|morgens|du matin|de la manana|del(?:la)? mattin[oa]|di mattina|da manha|rano|dopoledne|'?s (?:morgens|ochtends)|pa morgonen|сутринта|утра|בבוקר|(?:e )?paradites|(?:e )?mengjesit|претпладне|наутро|f\\.\\s?h\\.|r\\.\\s?n\\.|da mana|pagi|ng umaga|n\\.u\\.|sang|غ\\.\\s?م\\.|ق\\.\\s?ظ\\.?|ព្រឹក|ກ່ອນທ່ຽງ|կա|ertalab";
const after =
  "μ\\.?\\s?μ\\.?|το (?:απογευμα|βραδυ)|(?:مساء|ظهر|عصر)\\p{M}*ا?\\p{M}*|بعد الظهر|seara|dupa[ -]amiaza|in the (?:afternoon|evening)|(?:nach)?mittags|abends|du soir|de l.apres-midi|de la tarde|del pomeriggio|di sera|da tarde|po poludniu|wieczorem|odpoledne|popoludni|vecer|'?s (?:middags|avonds)|pa (?:eftermiddagen|kvallen)|следобед|вечерта|вечера|дня|בערב|(?:e )?pasdites|(?:e )?mbremjes|попладне|навечер|e\\.\\s?h\\.|i\\.\\s?n\\.|petang|sore|ng hapon|n\\.h\\.|chieu|غ\\.\\s?و\\.|ب\\.\\s?ظ\\.?|بعدازظهر|ល្ងាច|ຫຼັງທ່ຽງ|կհ";
const halfBehindHour = new RegExp(`^\\s{0,2}(?:(?<before>${before})|(?<after>${after}))(?![\\p{L}\\d])`, 'u');

/**
 * @param behind what stands behind an hour, folded letter by letter.
 * @returns how many letters of it say in words of which half of the day the hour is; 0 for none.
 */
export const halfBehind = (behind: string): number => halfBehindHour.exec(behind)?.[0].length ?? 0;

/** Whether a time says of which half of the day it is. */
export const saysHalf = (time: string): boolean =>
  marked.test(time) || halfBefore(wordsBefore(time)) > 0 || halfBehindHour.test(fold(time).replace(/^[\d\s:.,hu]+/, ''));
const marked = /\d\s?(?:[ap]\.?\s?m?\b\.?|noon|n\b|[صم])/iu;

// 12時05分 | 7点40分 | 9시 5분
const hourOfAsia = /(?<hours>\d{1,2})\s?[時时点點시]\s?(?<minutes>\d{2})\s?[分분]/;

// 下午 2:45
const wordsBefore = (time: string): string => /^\D*/.exec(time)?.[0] ?? '';

/** The whole of `text` as `HH:MM` in 24 hours; undefined when it is no time of a day (24:00 and 13:10 AM are none). */
export function readTime(text: string): string | undefined {
  const lead = wordsBefore(text);
  const isHalf = lead !== '' && halfBefore(lead) === lead.length;
  const plain = fold((isHalf ? text.slice(lead.length) : text).replace(hourOfAsia, '$<hours>:$<minutes>'))
    .replace(/\s+/g, ' ')
    .trim();
  const hour = /^[\d\s:.,hu]+/.exec(plain)?.[0] ?? '';
  const words = halfBehindHour.exec(plain.slice(hour.trimEnd().length))?.groups;
  const parts = words ? shape.exec(hour.trim())?.groups : (shape.exec(plain) ?? hourOnly.exec(plain))?.groups;
  if (!parts) return undefined;
  const minutes = Number(parts.minutes ?? 0);
  const inFront = isHalf ? halfBeforeHour(lead, Number(parts.hours)) : undefined;
  const half = words ? (words.after ? 'p' : 'a') : (inFront ?? parts.half?.[0]);
  // Words may say it of an hour of 24: 20:15 seara, 下午 14:45, 오전 00:30
  const isOf24 = (words ?? inFront) !== undefined && (Number(parts.hours) > 12 || parts.hours === '00' || parts.hours === '0');
  const hours = in24Hours(Number(parts.hours), minutes, isOf24 ? undefined : half);
  if (hours === undefined || hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** `n` and `m` are what Sabre prints for noon and midnight: 1200N, 1200M, and 1250N in the hour after. */
function in24Hours(hours: number, minutes: number, half: string | undefined): number | undefined {
  switch (half) {
    case undefined:
      return hours;
    case 'a':
    case 'ص':
      return hours > 12 ? undefined : hours % 12;
    case 'p':
    case 'م':
      if (hours === 0) return undefined;
      return hours >= 12 ? hours : hours + 12;
    case 'n':
      return hours === 12 ? 12 : undefined;
    default:
      return hours === 12 && minutes === 0 ? 0 : undefined;
  }
}
