/** The shape of an entry: how many chapters, which open with a figure, which have a list and of how many points. */
import type { Article, Entry, Place } from './entries.ts';

/** „text, cifră, listă de 3, text”; an article's begins with its list, an offer's with its programme: „12 de bifat, text, cifră”. */
export const skeletonOf = ({ data, chapters }: Pick<Entry, 'data' | 'chapters'>): string =>
  [
    ...(data.list ? [`${(data.list.groups ?? []).flatMap(({ points = [] }) => points).length} de bifat`] : []),
    ...(data.programme ? [`program de ${data.programme.length}`] : []),
    ...chapters.map(
      ({ figure, list }) =>
        [...(figure ? ['cifră'] : []), ...(list.length > 0 ? [`listă de ${list.length}`] : [])].join(' și ') || 'text',
    ),
  ].join(', ');

/**
 * Neighbours of the same shape, or that end under the same heading.
 *
 * @param lists entries as they stand beside each other, each list in its order
 * @returns by file
 */
export function skeletonProblems(lists: readonly (readonly Entry[])[]): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  /** Two lists may have the same neighbour: each fault is told once. */
  const say = ({ file }: Entry, fault: string, where: string) => {
    const known = problems.get(file) ?? [];
    if (!known.some((problem) => problem.startsWith(fault))) problems.set(file, [...known, `${fault} ${where}`]);
  };
  for (const list of lists)
    for (const [index, place] of list.entries()) {
      const before = list[index - 1];
      if (!before) continue;
      const shape = skeletonOf(place);
      if (shape === skeletonOf(before))
        say(place, 'are scheletul vecinului', `${before.file} (${shape}); schimbați numărul, listele sau cifrele capitolelor`);
      const last = place.chapters.at(-1)?.heading;
      if (last && last === before.chapters.at(-1)?.heading)
        say(place, 'se încheie ca vecinul', `${before.file}, cu „${last}”; încheiați altfel`);
    }
  return problems;
}

/** Lists in which places stand beside each other: a continent, popular ones first as it shows them, and a country. */
export function listsOf(places: readonly Place[]): Place[][] {
  const byName = [...places].sort(
    (one, other) =>
      Number(other.data.popular ?? false) - Number(one.data.popular ?? false) ||
      (one.data.name ?? '').localeCompare(other.data.name ?? '', 'ro'),
  );
  const grouped = (key: (place: Place) => string) => Object.values(Object.groupBy(byName, key)).map((group) => group ?? []);
  return [...grouped(({ continent }) => continent), ...grouped(({ continent, data }) => `${continent} ${data.country}`)];
}

/** Articles beside each other: those of one list, the newest first, as its page shows them. */
export function listsOfArticles(articles: readonly Article[]): Article[][] {
  const inOrder = [...articles].sort(
    ({ data: one }, { data: other }) =>
      (other.writtenOn ?? '').localeCompare(one.writtenOn ?? '') || (one.title ?? '').localeCompare(other.title ?? '', 'ro'),
  );
  return Object.values(Object.groupBy(inOrder, ({ list }) => list)).map((group) => group ?? []);
}

/** Offers beside each other: those of one kind, by name. */
export function listsOfOffers(offers: readonly Article[]): Article[][] {
  const byName = [...offers].sort(({ data: one }, { data: other }) => (one.name ?? '').localeCompare(other.name ?? '', 'ro'));
  return Object.values(Object.groupBy(byName, ({ list }) => list)).map((group) => group ?? []);
}
