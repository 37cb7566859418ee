/** Names of places by the whole path of their page, as the build lists them. */

/**
 * The name of the place a page is about; nothing for every other page, and where the list cannot be had.
 * @param list address of the list
 */
export async function placeOf(page: string, list: string): Promise<string | undefined> {
  try {
    const places = (await (await fetch(list)).json()) as Record<string, string>;
    return Object.hasOwn(places, page) ? places[page] : undefined;
  } catch {
    // Without the list the form is the plain one, and the page it came from still goes along.
    return undefined;
  }
}
