/** Barcodes count days from 1 January and leave the year to whoever stands at the gate. Here it is concluded, and said so. */
import type { DraftItinerary, DraftSegment, PrintedDay } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';
import type { DayOfYear } from './bcbp.ts';

/** Passes are printed shortly before the flight and kept for a while after it. */
const keptDays = 90;
const dayMs = 86_400_000;

/** Day and month of the nth day of a year; undefined for the 366th of a year that has 365. */
export function dayOf(dayOfYear: number, year: number): PrintedDay | undefined {
  const date = new Date(Date.UTC(year, 0, dayOfYear));
  if (date.getUTCFullYear() !== year) return undefined;
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year };
}

/**
 * The year in which a pass issued on that day is flown: the same, or the next where the flight's day is earlier in the year.
 * @param today YYYY-MM-DD: of all years with the digit the nearest is meant
 */
export function yearOfFlight(dayOfYear: number, issued: DayOfYear, today: string): number | undefined {
  const away = (year: number) => Math.abs(Date.UTC(year, 0, issued.day) - Date.parse(today));
  const [year] = yearsAround(today, 9)
    .filter((candidate) => candidate % 10 === issued.yearDigit)
    .sort((one, other) => away(one) - away(other));
  return year !== undefined && dayOfYear < issued.day ? year + 1 : year;
}

/** The year that puts the day between three months ago and nine months ahead. */
function likelyYear(dayOfYear: number, today: string): number | undefined {
  const earliest = Date.parse(today) - keptDays * dayMs;
  return yearsAround(today, 1).find((year) => Date.UTC(year, 0, dayOfYear) >= earliest);
}

const yearsAround = (today: string, count: number) =>
  Array.from({ length: 2 * count + 1 }, (_, index) => Number(today.slice(0, 4)) - count + index);

/**
 * Gives every day that was read from a barcode and has no year yet the likely one, with a doubt for each; all else stays as it is.
 * @param today YYYY-MM-DD
 */
export function settleDaysOfYear(draft: DraftItinerary, today: string): DraftItinerary {
  const doubts = [...draft.doubts];
  const settled = (date: Found<PrintedDay> | undefined, where: string): Found<PrintedDay> | undefined => {
    if (!date?.value.dayOfYear) return date;
    const { dayOfYear, ...printed } = date.value;
    const known = printed.year ?? (dayOfYear.issued && yearOfFlight(dayOfYear.day, dayOfYear.issued, today));
    const year = known ?? likelyYear(dayOfYear.day, today);
    if (year === undefined) return { ...date, value: printed };
    const value = { ...printed, ...dayOf(dayOfYear.day, year) };
    if (known !== undefined) return { ...date, value };
    doubts.push({
      code: 'year-assumed',
      message: {
        en: `The barcode gives the day without a year; ${year} was assumed.`,
        ro: `Codul de bare dă ziua fără an; s-a presupus anul ${year}.`,
      },
      where,
    });
    return { ...date, value, certainty: Math.min(date.certainty, 0.6) };
  };
  const segments = draft.segments.map((segment, index): DraftSegment => {
    const departureDate = settled(segment.departure.date, `segments[${index}].departure.date`);
    const arrivalDate = settled(segment.arrival.date, `segments[${index}].arrival.date`);
    return {
      ...segment,
      departure: { ...segment.departure, ...(departureDate && { date: departureDate }) },
      arrival: { ...segment.arrival, ...(arrivalDate && { date: arrivalDate }) },
    };
  });
  return { ...draft, segments, doubts };
}
