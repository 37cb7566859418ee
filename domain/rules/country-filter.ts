/**
 * The filter of a continent page. Several countries at once; none chosen means all. A choice matches a country as it
 * always has: by substring, whatever the case or the diacritics, so that `?tara=grec` finds Grecia.
 */
import { fold } from './fold.ts';

/** True when the country is among the chosen ones, or nothing is chosen. */
export const matchesCountry = (country: string, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((choice) => fold(country).includes(fold(choice)));

/** The countries named in a page's query, `?tara=Grecia&tara=Italia`, blanks left out. */
export const countriesInQuery = (query: string): string[] =>
  new URLSearchParams(query).getAll('tara').filter((country) => country.trim() !== '');

/** The query that names these countries; empty when none. */
export function queryOfCountries(countries: readonly string[]): string {
  const query = new URLSearchParams(countries.map((country) => ['tara', country])).toString();
  return query && `?${query}`;
}
