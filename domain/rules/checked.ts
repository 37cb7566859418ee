/** Facts that somebody else may change, with the day they were last looked up. */
import { today } from './expiry.ts';

/** Half a year: papers, visas and fares are looked up again twice a year. */
export const daysUntilStale = 183;

/** True when nobody has looked the fact up for half a year. Days are YYYY-MM-DD. */
export function stale(checkedOn: string, day = today()): boolean {
  return Date.parse(day) - Date.parse(checkedOn) > daysUntilStale * 86_400_000;
}
