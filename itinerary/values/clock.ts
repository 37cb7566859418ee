/** Local times as tickets print them. */
import { fold } from '../text/fold.ts';

// 9:10 ص, 9:10 م: before and after noon, in Arabic
// 0910 | 910 | 09:10 | 9:10 PM | 0110P | 18h20 | 18 h 20 | 18u20 | 18.20 | 06:25 hrs | 1250N | 1200M | 14:05 Uhr
const shape =
  /^(?<hours>\d{1,2})\s?(?:[:.hu]\s?)?(?<minutes>\d{2})\s?(?::00)?\s?(?:h|hrs?\.?|uhr|lt|local time|(?<half>a|p|n|m|a\.?\s?m\.?|p\.?\s?m\.?|noon|midnight|[صم]))?$/;
// 9 PM
const hourOnly = /^(?<hours>\d{1,2})\s?(?<half>a\.?\s?m\.?|p\.?\s?m\.?|noon|midnight)$/;

/** The whole of `text` as `HH:MM` in 24 hours; undefined when it is no time of a day (24:00 and 13:10 AM are none). */
export function readTime(text: string): string | undefined {
  const plain = fold(text).replace(/\s+/g, ' ').trim();
  const parts = (shape.exec(plain) ?? hourOnly.exec(plain))?.groups;
  if (!parts) return undefined;
  const minutes = Number(parts.minutes ?? 0);
  const hours = in24Hours(Number(parts.hours), minutes, parts.half?.[0]);
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
