import type { Listing } from '#domain/rules/listing.ts';

/**
 * The rules of a listing's filter: a checked box hides every card of another tag. Written per page, because the values are
 * the page's own; nothing where there is no filter.
 */
export function filterStyles({ id, filter }: Pick<Listing<never>, 'id' | 'filter'>): string {
  if (!filter) return '';
  const checked = (input: string) => `#${id}:has(input[${input}]:checked)`;
  const shown = filter.values.map(({ value }) => {
    const quoted = JSON.stringify(value);
    return `${checked(`value=${quoted}`)} li[data-tag=${quoted}]{display:block}`;
  });
  return `${checked(`name=${filter.parameter}`)} li[data-tag]{display:none}${shown.join('')}`;
}
