/** Whether what an itinerary says of its sources is so: each value's box lies on its page, and its words stand in it. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Page, TicketText } from '#itinerary/text/ticket-text.ts';

/** Points by which a box may reach over: letters hang over the edge of a page, boxes are cut in proportion. */
const slack = 2;

/** What is wrong with the sources of an itinerary; nothing when all is well. */
export function wrongSources(itinerary: Itinerary, { pages }: TicketText): string[] {
  const { sources, warnings: _, ...values } = itinerary;
  const told = Object.entries(sources).flatMap(([path, source]) => {
    const page = pages.find(({ number }) => number === source.page);
    if (!page) return [`${path} stands on page ${source.page}, which there is not`];
    const onPage =
      source.x >= -slack &&
      source.y >= -slack &&
      source.x + source.width <= page.width + slack &&
      source.y + source.height <= page.height + slack;
    const words = wordsIn(page, source);
    const strange = source.text.split(/\s+/).filter((word) => word !== '' && !words.includes(word));
    return [
      ...(onPage && source.width > 0 && source.height > 0 ? [] : [`${path} does not stand on its page`]),
      ...(strange.length > 0 ? [`${path} was read from “${source.text}”, and “${strange.join(' ')}” does not stand there`] : []),
    ];
  });
  return [...told, ...missing('', values, new Set(Object.keys(sources)))];
}

/** All words a box touches, one behind the other as the lines have them, without blanks. */
function wordsIn(page: Page, box: { x: number; y: number; width: number; height: number }): string {
  const touched = page.lines.flatMap((line) =>
    line.words.filter(
      (word) =>
        word.x < box.x + box.width + slack &&
        word.x + word.width > box.x - slack &&
        word.y < box.y + box.height &&
        word.y + word.height > box.y,
    ),
  );
  return touched.map((word) => word.text).join('');
}

/** Values without a source. Zones are our own knowledge; an entry of a list has one source or one for each of its parts. */
function missing(path: string, value: unknown, known: ReadonlySet<string>): string[] {
  if (value === null || known.has(path) || path.endsWith('.zone')) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => missing(`${path}[${index}]`, entry, known));
  if (typeof value === 'object')
    return Object.entries(value as object).flatMap(([key, part]) => missing(path ? `${path}.${key}` : key, part, known));
  return [`${path} has no source`];
}
