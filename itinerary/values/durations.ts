/** Flight times as tickets print them. */
import { fold } from '../text/fold.ts';

// 01:30 | 1:30 h | 0130
const clockLike = /^(?<hours>\d{1,2}):?(?<minutes>[0-5]\d)\s?(?:h|hrs?|hours?|std|ore|sa|min)?\.?$/;
const hourWord =
  'h|hrs?(?:\\(s\\))?|hours?(?:\\(s\\))?|std|stdn|stunden?|heures?|ore|ora|orele|horas?|s|sa|st|saat|godz|godziny?|uur|uren|t|tim|timer?|timmar|ωρες|ωρα|ω|ora/e|o';
const minuteWord =
  "m|min|mins|min\\(s\\)|minutes?(?:\\(s\\))?|minuten?|minute?|minut|minuti|minutos?|minuta|minuty|dk|dak|dakika|λεπτα|λ|mn|'";
// 7hr(s) 30min(s) | 0 Hour(s) and 30 Minute(s) | 1 Std. 20 Min. | 2h05 | 1s 30dk | 1 h 5 m | 2 h
const hoursAndMinutes = new RegExp(
  `^(?:(?<days>\\d)\\s?(?:d|days?|zi|zile|tage?|jours?|gun)\\.?\\s?)?(?<hours>\\d{1,3})\\s?(?:${hourWord})\\.?[\\s,]*(?:and|si|und|et|y|e|ve|i|en)?\\s?(?:(?<minutes>\\d{1,2})\\s?(?:${minuteWord})?\\.?)?$`,
);
// 45 min
const minutesOnly = new RegExp(`^(?<minutes>\\d{1,3})\\s?(?:${minuteWord})\\.?$`);

/** The whole of `text` as minutes; undefined when it is no duration, or none of a flight (zero, or a week). */
export function readMinutes(text: string): number | undefined {
  const plain = fold(text).replace(/\s+/g, ' ').trim();
  const parts = (clockLike.exec(plain) ?? hoursAndMinutes.exec(plain) ?? minutesOnly.exec(plain))?.groups;
  if (!parts) return undefined;
  const rest = Number(parts.minutes ?? 0);
  if (parts.hours !== undefined && rest > 59) return undefined;
  const minutes = Number(parts.days ?? 0) * 1440 + Number(parts.hours ?? 0) * 60 + rest;
  return minutes > 0 && minutes < 7 * 1440 ? minutes : undefined;
}
