/** What a comparison of places concludes: when all are good, which way is the shortest, which cost the lowest. */

/** A place as it is compared; words are Romanian, like the entries. The build writes all of them into one file. */
export type ComparedPlace = {
  href: string;
  name: string;
  country: string;
  /** Addresses of its picture by day and by night; of a photograph one. */
  pictures: string[];
  /** The good ones, 1 to 12, and why. */
  months: number[];
  why: string;
  /** From Bucharest by the way told; null where nobody knows. */
  minutes: number | null;
  way: string | null;
  /** „mai–septembrie”: the months that time holds for, where it is not the whole year. */
  season: string | null;
  /** „3–5 zile” */
  days: string;
  /** Level of cost, 1 to 4. */
  cost: number;
  /** „CI”, „Pașaport”; null where nothing is asked for. */
  papers: string | null;
  /** „fără viză”; null where the question does not arise. */
  visa: string | null;
};

type Compared = Pick<ComparedPlace, 'months' | 'minutes' | 'cost'>;

/** The months in which the most places are good, and how many places that is. */
export function bestMonths(places: readonly Compared[]): { months: number[]; places: number } {
  const counts = Array.from({ length: 12 }, (_, index) => places.filter(({ months }) => months.includes(index + 1)).length);
  const most = Math.max(...counts);
  return { months: counts.flatMap((count, index) => (count === most && most > 0 ? index + 1 : [])), places: most };
}

/** The months in which every place is good; none where there is nothing to compare. */
export function commonMonths(places: readonly Compared[]): number[] {
  const best = bestMonths(places);
  return places.length > 1 && best.places === places.length ? best.months : [];
}

/** Which places have the shortest way. */
export const shortestWays = <Place extends Compared>(places: readonly Place[]): Place[] =>
  leastOf(places, ({ minutes }) => minutes);

/** Which places have the lowest cost. */
export const lowestCosts = <Place extends Compared>(places: readonly Place[]): Place[] => leastOf(places, ({ cost }) => cost);

/** Those with the least of something; none where fewer than two tell, or where all have as much: nobody stands out. */
function leastOf<Place>(places: readonly Place[], measure: (place: Place) => number | null): Place[] {
  const told = places.filter((place) => measure(place) !== null);
  const least = Math.min(...told.map((place) => Number(measure(place))));
  const ofLeast = told.filter((place) => measure(place) === least);
  return told.length < 2 || ofLeast.length === places.length ? [] : ofLeast;
}
