/** Whom to call at a place: the country its entry names, unless a country names the place itself. */
import type { EmergencyNumbers } from '../schemas/emergency-numbers.ts';

/** The numbers of a place; nothing where no country of content covers it. */
export const emergencyNumbersAt = (
  { id, country }: { id: string; country: string },
  all: readonly EmergencyNumbers[],
): EmergencyNumbers | undefined =>
  all.find(({ places }) => places.includes(id)) ?? all.find(({ countries }) => countries.includes(country));

/** What two files both claim, so that only one would ever be read. */
export function claimedTwice(all: readonly EmergencyNumbers[]): string[] {
  const claims = all.flatMap(({ countries, places }) => [...countries, ...places]);
  return [...new Set(claims.filter((claim, index) => claims.indexOf(claim) !== index))];
}
