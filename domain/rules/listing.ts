/**
 * A listing: entries of one kind, shown as cards, with or without filters. Places of a continent and offers are listings; what
 * differs is in the values, never in the code that shows them. Within a filter any chosen value will do, between filters all must.
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

/** What an item is found under besides its tag, by the parameter of the filter that goes by it. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** What filters see of an item. */
export type Tagged = {
  /** Stands on its card; the filter of a listing goes by it. */
  tag: string;
  /** What further filters go by: `{ tema: ['mare', 'istorie'] }`. */
  labels?: Labels | undefined;
};

export type Listing<Item extends Tagged> = {
  lang: Lang;
  /** Where the listing stands in its page: `#destinatii`. */
  id: string;
  /** Names the listing for who does not see it. */
  label: string;
  /** How its items are counted: `destinație`, `destinații`. */
  forms: Forms;
  items: Item[];
  /** The filter by tag. */
  filter: ListingFilter | undefined;
  /** Filters by labels, beside it. */
  further?: readonly ListingFilter[];
};

/** A filter as a page sets it up: all the values it knows, whether or not something is behind them. */
export type FilterSetup = Omit<ListingFilter, 'values'> & {
  values: readonly string[];
  /** How many items a value needs to be offered; one unless told otherwise. */
  least?: number;
};

/** All filters of a listing, that by tag first. */
export const filtersOf = ({ filter, further = [] }: Pick<Listing<never>, 'filter' | 'further'>): ListingFilter[] => [
  ...(filter ? [filter] : []),
  ...further,
];

/** What an item is found under in the filter of this parameter: its labels there, or its tag. */
export const valuesOf = ({ tag, labels }: Tagged, parameter: string): readonly string[] => labels?.[parameter] ?? [tag];

/** The filter with how many items each value has; nothing when there would be nothing to choose between. */
export function filterOver(items: readonly Tagged[], setup: FilterSetup): ListingFilter | undefined {
  const { least = 1, ...words } = setup;
  const { parameter } = words;
  const counted = setup.values.map((value) => ({ value, count: countBehind(items, {}, parameter, value) }));
  const values = counted.filter(({ count }) => count >= least);
  return values.length > 1 ? { ...words, values } : undefined;
}

/**
 * Items that no value of the filter would find: file, field, reason.
 *
 * @param field name of the field the values come from, as the editor knows it
 */
export const strayItems = (
  items: readonly (Tagged & { file: string })[],
  { parameter, values, field }: Pick<FilterSetup, 'parameter' | 'values'> & { field: string },
): string[] =>
  items.flatMap((item) =>
    valuesOf(item, parameter)
      .filter((value) => !values.includes(value))
      .map((value) => `${item.file}: ${field}: „${value}” nu este o valoare a filtrului; sunt ${values.join(', ')}`),
  );

/** What is chosen, by the parameter of each filter; an empty list chooses nothing. */
export type Choice = Labels;

/** True when the item has one of the chosen values in every filter in which something is chosen. */
export const matchesChoice = (item: Tagged, choice: Choice): boolean =>
  Object.entries(choice).every(
    ([parameter, chosen]) => chosen.length === 0 || valuesOf(item, parameter).some((value) => chosen.includes(value)),
  );

/** How many items there would be with this value alone in its filter, and in the others what is chosen there. */
export const countBehind = (items: readonly Tagged[], choice: Choice, parameter: string, value: string): number =>
  items.filter((item) => matchesChoice(item, { ...choice, [parameter]: [value] })).length;

/** What may be left out of a choice that finds nothing: filters without which something is found, with how many items. */
export const waysOut = (items: readonly Tagged[], choice: Choice): { parameter: string; count: number }[] =>
  Object.keys(choice)
    .filter((parameter) => choice[parameter]?.length)
    .map((parameter) => ({
      parameter,
      count: items.filter((item) => matchesChoice(item, { ...choice, [parameter]: [] })).length,
    }))
    .filter(({ count }) => count > 0);

/**
 * Labels as attributes of what stands for an item in the page: `data-tema="|mare|istorie|"`, every value between bars, so that a
 * style can ask for a whole one.
 */
export const labelAttributes = (labels: Labels = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([parameter, values]) => [`data-${parameter}`, `|${values.join('|')}|`]));

/** The item that such attributes and a tag stand for. @param data the `dataset` of the element */
export const taggedIn = (data: Readonly<Record<string, string | undefined>>, parameters: readonly string[]): Tagged => ({
  tag: data.tag ?? '',
  labels: Object.fromEntries(
    parameters.flatMap((parameter) => {
      const written = data[parameter];
      return written === undefined ? [] : [[parameter, written.split('|').filter(Boolean)]];
    }),
  ),
});

/**
 * True when a value is what an address asks for. It matches as it always has: by substring, whatever the case or the diacritics,
 * so that `?tara=grec` finds Grecia.
 */
export const matchesTag = (tag: string, asked: readonly string[]): boolean =>
  asked.length === 0 || asked.some((part) => fold(tag).includes(fold(part)));

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
