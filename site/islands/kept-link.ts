/** The way to the visitor's list, in sight once something is kept. The head's script has said so already; here it follows. */
import { queryOfList } from '#domain/rules/saved-list.ts';
import { onPlacesKept } from './kept-places.ts';

onPlacesKept(({ ids, kept }) => {
  const root = document.documentElement;
  root.toggleAttribute('data-kept', ids.length > 0);
  root.style.setProperty('--kept', `"${ids.length}"`);
  // Where the browser keeps nothing, the address does.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-kept-link]'))
    link.search = kept ? '' : queryOfList(ids);
});
