/** What a recommendation is chosen from. */
type Recommendable = {
  id: string;
  /** What it is: a place, an article. */
  sort: string;
  /** What it shares with its nearest: a country, a list. */
  tags: readonly string[];
  /** What it shares with who is farther: a continent. */
  groups: readonly string[];
  /** What its picture shows, in whatever light. */
  sight: string;
};

/** Of the six at the end of a page, how many may be of another sort than the page. */
const mostOthers = 2;

/**
 * Six different entries for the end of a page, never the page itself: those that share a tag first, then a group, then any; of
 * places that is same country, same continent, the world. At most two are of another sort than the page, as long as there are
 * enough of its own, and no two look alike. Within a circle the choice is random but the same for the same page, so that a
 * rebuild changes nothing.
 *
 * @param shown what the page shows already
 */
export function recommended<T extends Recommendable>(
  entries: readonly T[],
  page: T,
  shown: readonly Pick<T, 'id' | 'sight'>[] = [],
  count = 6,
): T[] {
  const share = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
  const circle = ({ tags, groups }: T) => (share(tags, page.tags) ? 0 : share(groups, page.groups) ? 1 : 2);
  const ordered = entries
    .filter(({ id }) => id !== page.id && !shown.some((one) => one.id === id))
    .map((entry) => ({ entry, circle: circle(entry), luck: luckOf(`${page.id} ${entry.id}`) }))
    .sort((a, b) => a.circle - b.circle || a.luck - b.luck)
    .map(({ entry }) => entry);
  const seen = new Set(shown.map(({ sight }) => sight));
  const unlike = ordered.filter(({ sight }) => !seen.has(sight) && seen.add(sight));
  const others = unlike.filter(({ sort }) => sort !== page.sort);
  const own = unlike.length - others.length;
  const spare = new Set(others.slice(Math.max(mostOthers, count - own)));
  return unlike.filter((entry) => !spare.has(entry)).slice(0, count);
}

/** A number between 0 and 1 that depends on the text alone (FNV-1a). */
function luckOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 4_294_967_296;
}
