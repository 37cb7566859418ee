/** A whole journey as it was, under `ALT`, above the one as it is, under `NEU`: read together the days of the one are taken for the other's. */
import { placesIn } from '../../documents/anchors/place-anchors.ts';
import { marksOf } from '../../documents/flight-marks.ts';
import type { Line } from '../../text/ticket-text.ts';
import { isTitleOfFormer } from './change-titles.ts';

/** Lines from the title of what was to the last that tells of it, where what is leads from the same place to the same place. */
export function formerBlocks(lines: readonly Line[]): ReadonlySet<Line> {
  const titles = lines.flatMap((line, row) => {
    const isFormer = isTitleOfFormer(line);
    return isFormer === undefined ? [] : [{ isFormer, row }];
  });
  return new Set(
    titles.flatMap(({ isFormer, row }, index) => {
      // As it was bought, as the airline left it, as it is now: what was may have been changed more than once.
      const at = titles.findIndex((title, behind) => behind > index && !title.isFormer);
      const now = titles[at];
      if (!isFormer || !now) return [];
      const [was, is] = [lines.slice(row, titles[index + 1]?.row), lines.slice(now.row, titles[at + 1]?.row)];
      return isJourney(was) && isJourney(is) && leadsAsWell(is, was)
        ? was.slice(0, was.findLastIndex((line) => marksOf(line).length > 0) + 1)
        : [];
    }),
  );
}

const isJourney = (lines: readonly Line[]): boolean => {
  const flights = lines.flatMap(marksOf).filter(({ kind }) => kind === 'flight').length;
  return flights > 0 && lines.reduce((sum, line) => sum + hoursIn(line), 0) >= 2 * flights;
};

/** Those of four figures stand beside each other: 12JUN 0840 0955 */
function hoursIn(line: Line): number {
  const times = marksOf(line).filter(({ kind }) => kind === 'time').length;
  return times > 0 ? times : 2 * (line.text.match(pairOfHours)?.length ?? 0);
}
const pairOfHours = /(?<!\d)(?:[01]\d|2[0-3])[0-5]\d\s?[ /-]\s?(?:[01]\d|2[0-3])[0-5]\d(?!\d)/g;

/** From where the other begins, and farther on to where it ends: above it a word of a head may be a city's, and what is may be more than was changed. */
function leadsAsWell(is: readonly Line[], was: readonly Line[]): boolean {
  const [now, before] = [citiesIn(is), citiesIn(was)];
  const [first, last] = [before[0], before.at(-1)];
  const isOneOf = (cities: readonly string[] | undefined, others: readonly string[] | undefined) =>
    cities?.some((city) => others?.includes(city)) ?? false;
  const from = now.findIndex((cities) => isOneOf(cities, first));
  return before.length > 1 && from >= 0 && now.slice(from + 1).some((cities) => isOneOf(cities, last));
}

const citiesIn = (lines: readonly Line[]): string[][] =>
  lines.flatMap((line) =>
    placesIn(line, marksOf(line))
      .filter(({ airports }) => airports.length > 0)
      .map(({ airports }) => airports.map(({ city, country }) => `${city} ${country}`)),
  );
