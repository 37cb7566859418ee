/** What a recommendation is chosen from. */
type Recommendable = { id: string; tag: string; group: string };

/**
 * Six different entries for the end of a page, never the page itself: same tag first, then same group, then any; of places
 * that is same country, same continent, the world. Within a circle the choice is random but the same for the same page, so
 * that a rebuild changes nothing.
 */
export function recommended<T extends Recommendable>(entries: readonly T[], page: T, count = 6): T[] {
  const circle = (entry: T) => (entry.tag === page.tag ? 0 : entry.group === page.group ? 1 : 2);
  return entries
    .filter((entry) => entry.id !== page.id)
    .map((entry) => ({ entry, circle: circle(entry), luck: luckOf(`${page.id} ${entry.id}`) }))
    .sort((a, b) => a.circle - b.circle || a.luck - b.luck)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** A number between 0 and 1 that depends on the text alone (FNV-1a). */
function luckOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 4_294_967_296;
}
