/** What a guide's or a post's own schema cannot see: the places it sends to, the order of its dates. */
import type { Article } from '../schemas/article.ts';

/** What of a place an article that names it must know; `domain/rules` must not read files. */
type LinkedPlaces = ReadonlyMap<string, { warned: boolean }>;

/**
 * @param places every destination, by the name of its file
 * @returns `field: what to do`, in the editor's language; empty when all is well
 */
export function articleProblems({ places: linked, writtenOn, checkedOn }: Article, places: LinkedPlaces): string[] {
  const twice = linked.filter((id, index) => linked.indexOf(id) !== index);
  return [
    ...linked.flatMap((id) => {
      const place = places.get(id);
      if (!place) return [`places: „${id}” nu este o destinație; scrieți numele fișierului din content/destinations, fără .md`];
      return place.warned ? [`places: „${id}” are o avertizare (advisory) și nu se recomandă; alegeți altă destinație`] : [];
    }),
    ...twice.map((id) => `places: „${id}” stă de două ori`),
    ...(checkedOn < writtenOn ? ['checkedOn: este înaintea zilei în care a fost scris (writtenOn)'] : []),
  ];
}
