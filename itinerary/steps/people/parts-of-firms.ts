/** Parts of a firm behind the names of those who work there: a list of travellers tells them all together, one entry could be read either way. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { isGivenPart } from '../../reference/parts-of-names.ts';

// Anna Brown, Legal | Klein Anna, Einkauf Süd
const partBehind = /^(?<name>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+), (?<behind>\p{Lu}[^,]*)$/u;

/** Off where each of two and more has a given name before his comma and nobody one behind it, as `MARTIN SOTO, Xurxo` beside `ALONSO PAZ, María` has. */
export function withoutPartsOfFirms(passengers: readonly DraftPassenger[]): DraftPassenger[] {
  const parted = passengers.map(({ name }) => partBehind.exec(name.value)?.groups);
  const areParts = parted.every((parts) => {
    const [before = [], behind = []] = [parts?.name, parts?.behind].map((words) => words?.split(/[\s/-]/));
    return parts === undefined || (before.filter(isGivenPart).length === 1 && !behind.some(isGivenPart));
  });
  if (!areParts || parted.filter(Boolean).length < fewest) return [...passengers];
  return passengers.map((one, at) => ({ ...one, name: { ...one.name, value: parted[at]?.name ?? one.name.value } }));
}
const fewest = 2;
