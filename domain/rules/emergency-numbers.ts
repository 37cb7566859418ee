/** Whom to call at a place: the country its entry names, unless a country names the place itself. */
import type { EmergencyNumbers } from '../schemas/emergency-numbers.ts';

/** The numbers of a place. @throws when no country covers it; the error says what to write */
export function emergencyNumbersAt(
  { id, country }: { id: string; country: string },
  all: readonly EmergencyNumbers[],
): EmergencyNumbers {
  const found = all.find(({ places }) => places.includes(id)) ?? all.find(({ countries }) => countries.includes(country));
  if (found) return found;
  throw new Error(`content/emergency: nicio țară nu acoperă „${country}”; adăugați-o la countries sau „${id}” la places`);
}

/** What two files both claim, so that only one would ever be read. */
export function claimedTwice(all: readonly EmergencyNumbers[]): string[] {
  const claims = all.flatMap(({ countries, places }) => [...countries, ...places]);
  return [...new Set(claims.filter((claim, index) => claims.indexOf(claim) !== index))];
}
