/** What a recommendation is chosen from. */
type Recommendable = { id: string; country: string; continent: string };

/**
 * Six different places for the end of a page, never the page itself: same country first, then same continent, then any.
 * Within a circle the choice is random but the same for the same page, so that a rebuild changes nothing.
 */
export function recommended<T extends Recommendable>(places: readonly T[], page: T, count = 6): T[] {
  const circle = (place: T) => (place.country === page.country ? 0 : place.continent === page.continent ? 1 : 2);
  return places
    .filter((place) => place.id !== page.id)
    .map((place) => ({ place, circle: circle(place), luck: luckOf(`${page.id} ${place.id}`) }))
    .sort((a, b) => a.circle - b.circle || a.luck - b.luck)
    .slice(0, count)
    .map(({ place }) => place);
}

/** A number between 0 and 1 that depends on the text alone (FNV-1a). */
function luckOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 4_294_967_296;
}
