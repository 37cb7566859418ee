import type { Lang } from '../schemas/lang.ts';

const locale = { en: 'en-GB', ro: 'ro-RO' } as const;

/** A calendar day as read: „21 noiembrie 2026”, “21 November 2026”. Takes YYYY-MM-DD. */
export function formatDay(lang: Lang, day: string): string {
  return new Intl.DateTimeFormat(locale[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A calendar day with its weekday: „marți, 12 mai 2026”, “Tuesday 12 May 2026”. Takes YYYY-MM-DD. */
export function formatWeekday(lang: Lang, day: string): string {
  return new Intl.DateTimeFormat(locale[lang], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** Days from and to: „6–10 ianuarie 2027”, „27 noiembrie – 1 decembrie 2027”. Takes YYYY-MM-DD. */
export function formatSpan(lang: Lang, from: string, to: string): string {
  const days = new Intl.DateTimeFormat(locale[lang], { dateStyle: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** The same where the year is known: „6–10 ianuarie”; over the new year both years are said. */
export function formatPeriodOfYear(lang: Lang, from: string, to: string): string {
  const days = new Intl.DateTimeFormat(locale[lang], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** In as few letters as can be: „6–10 ian.”, „25 dec. – 3 ian.”. */
export function formatShortPeriod(lang: Lang, from: string, to: string): string {
  const days = new Intl.DateTimeFormat(locale[lang], { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return isOneYear ? days.formatRange(first, last) : `${days.format(first)} – ${days.format(last)}`;
}

/** Month and year: „aprilie 2026”. Takes YYYY-MM-DD. */
export function formatMonth(lang: Lang, day: string): string {
  return new Intl.DateTimeFormat(locale[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Names of the months 1–12 in lower case as the language writes them inside a sentence. */
export function monthNames(lang: Lang): string[] {
  const name = new Intl.DateTimeFormat(locale[lang], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2026, month, 1))));
}

/** The same in three letters: „ian”, „iun”, „nov”. */
export function shortMonthNames(lang: Lang): string[] {
  const name = new Intl.DateTimeFormat(locale[lang], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(new Date(Date.UTC(2026, month, 1))).slice(0, 3));
}

/** Names of the weekdays, Monday first. */
export function weekdayNames(lang: Lang): string[] {
  const name = new Intl.DateTimeFormat(locale[lang], { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(2026, 0, 5 + day))));
}

/**
 * From one day to another in Romanian, short: „26 dec. – 5 ian.”, „16–19 apr.”. Takes YYYY-MM-DD.
 *
 * @param year `with` names the year, twice where there are two
 */
export function formatPeriod(from: string, to: string, year: 'with' | 'without'): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = sameMonth
    ? String(Number(from.slice(8)))
    : formatShortDay(from, year === 'with' && !sameYear ? 'with' : 'without');
  return `${first}${sameMonth ? '–' : ' – '}${formatShortDay(to, year)}`;
}

/** A calendar day in Romanian, short: „26 dec.”, „7 mai 2027”. Takes YYYY-MM-DD. */
export function formatShortDay(day: string, year: 'with' | 'without'): string {
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
  if (year === 'with') parts.year = 'numeric';
  return new Intl.DateTimeFormat(locale.ro, parts).format(new Date(`${day}T00:00:00Z`));
}

/** The day of the week: „sâmbătă”. Takes YYYY-MM-DD. */
export const weekdayOf = (lang: Lang, day: string): string =>
  new Intl.DateTimeFormat(locale[lang], { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Minutes as hours and minutes: “1 h 45”, “35 min”. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Joins names the way the language does: „mai, iunie și septembrie”. */
export function joinNames(lang: Lang, names: string[]): string {
  return new Intl.ListFormat(locale[lang], { type: 'conjunction' }).format(names);
}
