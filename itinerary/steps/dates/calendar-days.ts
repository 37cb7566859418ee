/** Days as whole numbers since 1 January 1970, so that they can be compared and counted without any zone. */

const day = 86_400_000;

/** Undefined for days no calendar has, such as 29 February of a common year. */
export function dayNumber(year: number, month: number, date: number): number | undefined {
  const instant = new Date(Date.UTC(year, month - 1, date));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date ? instant.getTime() / day : undefined;
}

export const isoOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** Of `YYYY-MM-DD`. */
export const numberOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / day;

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

export const yearOf = (number: number): number => new Date(number * day).getUTCFullYear();
