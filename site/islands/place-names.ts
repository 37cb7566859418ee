/** Names of places by the whole path of their page, as the build lists them. */

/**
 * The name of the place a page is about; nothing for every other page, and where the list cannot be had.
 * @param list address of the list
 */
export async function placeOf(page: string, list: string): Promise<string | undefined> {
  const places = await placesIn(list);
  return Object.hasOwn(places, page) ? places[page] : undefined;
}

/**
 * The names of places whose pages stand directly under the root, by their ids, in that order; what is no place has none.
 * @param list address of the list
 */
export async function placesNamed(ids: readonly string[], list: string): Promise<string[]> {
  const names = new Map(Object.entries(await placesIn(list)).map(([path, name]) => [path.slice(1), name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

async function placesIn(list: string): Promise<Record<string, string>> {
  try {
    return (await (await fetch(list)).json()) as Record<string, string>;
  } catch {
    // Without the list the form is the plain one, and the page it came from still goes along.
    return {};
  }
}
