/** The visitor's list of places in this browser. Whoever shows it hears of every change, in this tab or another. */
import { listFrom, listText, savedListKey } from '#domain/rules/saved-list.ts';

/** What the browser would not keep lasts as long as the page. */
let unkept: string[] | undefined;

type Change = { ids: string[] /** False: it lasts as long as the page. */; kept: boolean };
const name = 'places-kept';

/** The list as it stands; undefined where the browser keeps nothing. */
export function keptPlaces(): string[] | undefined {
  try {
    return unkept ?? listFrom(localStorage.getItem(savedListKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a list in the place of the one before. @returns whether the browser did */
export function keepPlaces(ids: string[]): boolean {
  unkept = undefined;
  try {
    if (ids.length > 0) localStorage.setItem(savedListKey, listText(ids));
    else localStorage.removeItem(savedListKey);
  } catch {
    // Forbidden, or full.
    unkept = ids;
  }
  dispatchEvent(new CustomEvent<Change>(name, { detail: { ids, kept: !unkept } }));
  return !unkept;
}

/** Hears of every change: on this page, in another tab, and of what changed while this page was left. */
export function onPlacesKept(hear: (change: Change) => void): void {
  addEventListener(name, (event) => hear((event as CustomEvent<Change>).detail));
  const look = () => {
    unkept = undefined;
    const ids = keptPlaces();
    if (ids) hear({ ids, kept: true });
  };
  addEventListener('storage', ({ key }) => (key === savedListKey || key === null) && look());
  addEventListener('pageshow', ({ persisted }) => persisted && look());
}
