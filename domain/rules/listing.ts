/**
 * A listing: entries of one kind, shown as cards, with or without a filter by their tag. Places of a continent, offers,
 * guides and posts are listings; what differs is in the values, never in the code that shows them.
 */
import type { Lang } from '../schemas/lang.ts';
import { fold } from './fold.ts';

/** How something is counted: `țară`, `țări`. */
export type Forms = { one: string; many: string };

/** What the filter of a listing offers. */
export type ListingFilter = {
  /** Name in the address: `?tara=Grecia`. */
  parameter: string;
  /** Above the values: „Țări”. */
  legend: string;
  /** How its values are counted. */
  forms: Forms;
  /** Only what has something behind it, in order, with how many. */
  values: { value: string; count: number }[];
};

export type Listing<Item extends { tag: string }> = {
  lang: Lang;
  /** Where the listing stands in its page: `#destinatii`. */
  id: string;
  /** Names the listing for who does not see it. */
  label: string;
  /** How its items are counted: `destinație`, `destinații`. */
  forms: Forms;
  items: Item[];
  filter: ListingFilter | undefined;
};

/** A filter as a page sets it up: all the values it knows, whether or not something is behind them. */
export type FilterSetup = Omit<ListingFilter, 'values'> & { values: readonly string[] };

/** The filter with how many items each value has; nothing when there would be nothing to choose between. */
export function filterOver(items: readonly { tag: string }[], setup: FilterSetup): ListingFilter | undefined {
  const counted = setup.values.map((value) => ({ value, count: items.filter(({ tag }) => tag === value).length }));
  const values = counted.filter(({ count }) => count > 0);
  return values.length > 1 ? { ...setup, values } : undefined;
}

/**
 * Items that no value of the filter would find: file, field, reason.
 *
 * @param field name of the field the tag comes from, as the editor knows it
 */
export const strayTags = (items: readonly { tag: string; file: string }[], values: readonly string[], field: string): string[] =>
  items
    .filter(({ tag }) => !values.includes(tag))
    .map(({ tag, file }) => `${file}: ${field}: „${tag}” nu este o valoare a filtrului; sunt ${values.join(', ')}`);

/**
 * True when the tag is among the chosen ones, or nothing is chosen. A choice matches a tag as it always has: by substring,
 * whatever the case or the diacritics, so that `?tara=grec` finds Grecia.
 */
export const matchesTag = (tag: string, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((choice) => fold(tag).includes(fold(choice)));

/** What a page's query chooses, `?tara=Grecia&tara=Italia`, blanks left out. */
export const chosenInQuery = (query: string, parameter: string): string[] =>
  new URLSearchParams(query).getAll(parameter).filter((choice) => choice.trim() !== '');

/** The query with another choice; what else it says stays. Empty when it says nothing. */
export function queryOfChosen(query: string, parameter: string, chosen: readonly string[]): string {
  const said = new URLSearchParams(query);
  said.delete(parameter);
  for (const choice of chosen) said.append(parameter, choice);
  return said.size > 0 ? `?${said}` : '';
}

/** Address of a listing with one value chosen: `/europa?tara=Grecia#destinatii`. */
export const filteredHref = (page: string, { parameter, id }: { parameter: string; id: string }, value: string): string =>
  `${page}?${parameter}=${encodeURIComponent(value)}#${id}`;

/** Orders items so that neighbours differ in tag and in light, as long as that can be had. The first one stays first. */
export function apart<Item extends { tag: string; light: string }>(items: readonly Item[]): Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const recent = ordered.slice(-2);
    const differs = (item: Item) => recent.every(({ tag, light }) => tag !== item.tag && light !== item.light);
    const next = waiting.findIndex(differs);
    ordered.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
