/**
 * The visitor's list of places: which, in what order, and how it is written, in the browser and in the address of its page
 * (`/lista?l=roma,amsterdam`). Nothing here loads anything: small scripts of the pages ask.
 */

/** As many as can be compared side by side. */
export const mostPlaces = 8;

/** What the browser keeps the list under; /despre-cookies tells of it. */
export const savedListKey = 'saved-places';

const parameter = 'l';

/** Ids of places as a list writes them: each once, in its order, as many as it may have. What is no id is passed over. */
export const listFrom = (text: string): string[] =>
  [...new Set(text.split(',').filter((id) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(id)))].slice(0, mostPlaces);

export const listText = (ids: readonly string[]): string => ids.join();

/** The list an address holds, a whole one or only its query; undefined where it names none. */
export function listInAddress(address: string): string[] | undefined {
  const text = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get(parameter);
  return text === null ? undefined : listFrom(text);
}

/** The query of the page of a list; an empty one needs none. */
export const queryOfList = (ids: readonly string[]): string => (ids.length > 0 ? `?${parameter}=${listText(ids)}` : '');

export const isSameList = (one: readonly string[], other: readonly string[]): boolean => listText(one) === listText(other);

/** The list with a place at that position, counted from 0, wherever it stood before; the end when no position is given. */
export function placedAt(ids: readonly string[], id: string, position: number = ids.length): string[] {
  const others = without(ids, id);
  return [...others.slice(0, position), id, ...others.slice(position)];
}

export const without = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id);
