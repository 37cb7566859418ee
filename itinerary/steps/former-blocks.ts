/** A whole journey as it was, under `ALT`, above the one as it is, under `NEU`: read together the days of the one are taken for the other's. */
import { placesIn } from '../documents/anchors/place-anchors.ts';
import { type Mark, marksOf } from '../documents/flight-marks.ts';
import type { Line } from '../text/ticket-text.ts';
import { isTitleOfFormer } from './change-titles.ts';

/** Lines from the title of what was to the last that tells of it, where what is leads from the same place to the same place. */
export function formerBlocks(lines: readonly Line[]): ReadonlySet<Line> {
  const titles = lines.flatMap((line, row) => {
    const isFormer = isTitleOfFormer(line);
    return isFormer === undefined ? [] : [{ isFormer, row }];
  });
  return new Set(
    titles.flatMap(({ isFormer, row }, index) => {
      const [next, last] = [titles[index + 1], titles[index + 2]];
      if (!isFormer || next?.isFormer !== false) return [];
      const [was, is] = [lines.slice(row, next.row), lines.slice(next.row, last?.row)];
      return isJourney(was) && isJourney(is) && leadsAsWell(is, was)
        ? was.slice(0, was.findLastIndex((line) => marksOf(line).length > 0) + 1)
        : [];
    }),
  );
}

const isJourney = (lines: readonly Line[]): boolean => {
  const count = (kind: Mark['kind']) => lines.flatMap(marksOf).filter((mark) => mark.kind === kind).length;
  return count('flight') > 0 && count('time') >= 2 * count('flight');
};

/** From where the other begins, and farther on to where it ends. */
function leadsAsWell(is: readonly Line[], was: readonly Line[]): boolean {
  const [now, before] = [citiesIn(is), citiesIn(was)];
  const [first, last] = [before[0], before.at(-1)];
  const isOneOf = (cities: readonly string[] | undefined, others: readonly string[] | undefined) =>
    cities?.some((city) => others?.includes(city)) ?? false;
  return before.length > 1 && isOneOf(now[0], first) && now.slice(1).some((cities) => isOneOf(cities, last));
}

const citiesIn = (lines: readonly Line[]): string[][] =>
  lines.flatMap((line) =>
    placesIn(line, marksOf(line))
      .filter(({ airports }) => airports.length > 0)
      .map(({ airports }) => airports.map(({ city, country }) => `${city} ${country}`)),
  );
