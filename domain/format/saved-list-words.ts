/** What a list of places says of itself, in Romanian, like the entries it names. */
import { bestMonths, type ComparedPlace, commonMonths, lowestCosts, shortestWays } from '../rules/compared-places.ts';
import { formatDuration, joinNames, monthNames } from './dates.ts';

const numerals = [
  '',
  'Un loc',
  'Două locuri',
  'Trei locuri',
  'Patru locuri',
  'Cinci locuri',
  'Șase locuri',
  'Șapte locuri',
  'Opt locuri',
];

/** „Trei locuri” */
export const placesInWords = (count: number): string => numerals[count] || `${count} locuri`;

type Told = Pick<ComparedPlace, 'name' | 'months' | 'minutes' | 'season' | 'cost'>;

/** „mai, iunie și septembrie” */
export function monthsInWords(months: readonly number[]): string {
  const names = monthNames('ro');
  return joinNames(
    'ro',
    months.map((month) => names[month - 1] ?? ''),
  );
}

/** What the comparison concludes, in a few sentences; of one place that it is alone. */
export function conclusionOf(places: readonly Told[]): string {
  if (places.length === 0) return 'Lista e goală.';
  const count = placesInWords(places.length);
  if (places.length < 2) return `${count}. Mai păstrați unul și le vedeți alături.`;
  return [`${count}, unul lângă altul.`, whenInWords(places), wayInWords(places), costInWords(places)].filter(Boolean).join(' ');
}

function whenInWords(places: readonly Told[]): string {
  const all = places.length === 2 ? 'Amândouă' : 'Toate';
  const common = commonMonths(places);
  if (common.length > 0) return `${all} sunt la vremea lor în ${monthsInWords(common)}.`;
  const { months, places: most } = bestMonths(places);
  const none = `Nicio lună nu e bună pentru ${all.toLowerCase()}`;
  // A month that suits one place only concludes nothing.
  return most > 1
    ? `${none}; cele mai multe, ${most} din ${places.length}, sunt la vremea lor în ${monthsInWords(months)}.`
    : `${none}.`;
}

function wayInWords(places: readonly Told[]): string {
  const shortest = shortestWays(places);
  const [first] = shortest;
  if (!first?.minutes) return '';
  const time = formatDuration(first.minutes).replaceAll(' ', '\u00a0');
  // What holds for a part of the year says so.
  const season = shortest.length === 1 && first.season ? ` (${first.season})` : '';
  return `Cel mai scurt drum: ${namesOf(shortest)}, ${time}${season}.`;
}

function costInWords(places: readonly Told[]): string {
  const lowest = lowestCosts(places);
  return lowest.length > 0 ? `Cel mai mic cost: ${namesOf(lowest)}.` : 'Costul este același.';
}

const namesOf = (places: readonly Told[]): string =>
  joinNames(
    'ro',
    places.map(({ name }) => name),
  );
