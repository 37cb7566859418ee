import { filtersOf, type Listing, type ListingFilter, type Tagged, valuesOf } from '#domain/rules/listing.ts';

/**
 * The rules of a listing's filters, written per page, because the values are the page's own; nothing where there is no filter.
 *
 * What a filter hides gets that filter's variable, `--tara: none`, which a checked value takes away again. A card is displayed as the
 * first of these variables says, or as a block, so any one filter hides it; a dot of the map is filled in the same way. The words for
 * nothing found are displayed until one item is found by every filter.
 */
export function filterStyles({ id, items, ...listing }: Pick<Listing<Tagged>, 'id' | 'items' | 'filter' | 'further'>): string {
  const filters = filtersOf(listing);
  if (filters.length === 0) return '';
  const checked = `#${id}:has(form :checked)`;
  const shown = (otherwise: string) => filters.reduceRight((rest, { parameter }) => `var(--${parameter},${rest})`, otherwise);
  return [
    `${checked} li[data-tag]{display:${shown('block')}}`,
    `${checked} svg [data-tag]{fill:${shown('currentColor')}}`,
    ...filters.flatMap((filter) => [
      `#${id}${has(chosen(filter.parameter))} [data-tag]{--${filter.parameter}:none}`,
      ...filter.values.map(({ value }) => {
        const found =
          filter === listing.filter ? `[data-tag=${quoted(value)}]` : `[data-${filter.parameter}*=${quoted(`|${value}|`)}]`;
        return `#${id}${has(chosen(filter.parameter, [value]))} ${found}{--${filter.parameter}:initial}`;
      }),
    ]),
    ...(filters.length > 1 ? nothingFound(id, items, filters) : []),
  ].join('');
}

/**
 * When the words for nothing found are displayed. Items are taken together that differ in the last filter only.
 *
 * Without a choice in a filter every item is found by it; a single filter always finds something.
 */
function nothingFound(id: string, items: readonly Tagged[], filters: readonly ListingFilter[]): string[] {
  const last = filters.at(-1)?.parameter ?? '';
  const others = filters.slice(0, -1).map(({ parameter }) => parameter);
  const groups = Map.groupBy(items, (item) => JSON.stringify(others.map((parameter) => valuesOf(item, parameter))));
  const found = [...groups.values()].map((group) => {
    const values = (parameter: string) => [...new Set(group.flatMap((item) => valuesOf(item, parameter)))];
    const byAll = [...others, last].map(
      (parameter) => `:is(:not(${has(chosen(parameter))}),${has(chosen(parameter, values(parameter)))})`,
    );
    return `#${id}${byAll.join('')} [data-nothing]`;
  });
  return [`#${id}:has(form :checked) [data-nothing]{display:block}`, `${found.join(',')}{display:none}`];
}

const quoted = (value: string) => JSON.stringify(value);
const has = (selector: string) => `:has(${selector})`;

/** A checked box of a filter; of some of its values, where any are named. */
function chosen(parameter: string, values: readonly string[] = []): string {
  const named = values.map((value) => `[value=${quoted(value)}]`).join();
  return `[name=${parameter}]${values.length > 1 ? `:is(${named})` : named}:checked`;
}
