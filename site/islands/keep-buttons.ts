/** „Păstrează” on posters and on the pages of places: puts a place into the visitor's list, tells its number, takes it out again. */
import './kept-link.ts';
import { mostPlaces, placedAt, without } from '#domain/rules/saved-list.ts';
import type { KeepWords } from '#site/ui/keep-words.ts';
import { keepPlaces, keptPlaces, onPlacesKept } from './kept-places.ts';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-keep]')];
/** Where a place stood that was taken out on this page: the way back leads there. */
const gone = new Map<string, number>();
/** In the language of the page, which brings them. */
const said = JSON.parse(document.querySelector<HTMLElement>('[data-keep-words]')?.dataset.keepWords ?? '{}') as KeepWords;
let ids = keptPlaces() ?? [];

function show() {
  for (const button of buttons) {
    const { keep = '', look } = button.dataset;
    const number = ids.indexOf(keep) + 1;
    const isGone = !number && gone.has(keep);
    const [sign, words] = button.querySelectorAll('b, span');
    button.setAttribute('aria-pressed', String(number > 0));
    button.toggleAttribute('data-gone', isGone);
    if (sign) sign.textContent = number ? String(number) : '';
    if (!words) continue;
    const kept = look === 'action' ? said.keptAs.replace('{number}', `${number}`) : said.kept;
    words.textContent = number ? kept : isGone ? said.gone : said.keep;
    if (isGone) words.append(Object.assign(document.createElement('u'), { textContent: said.back }));
  }
}

function press(button: HTMLButtonElement) {
  const { keep = '' } = button.dataset;
  const position = ids.indexOf(keep);
  for (const note of document.querySelectorAll('[data-keep] + [role=alert]')) note.remove();
  if (position < 0 && ids.length >= mostPlaces) return say(button, said.full.replace('{most}', `${mostPlaces}`));
  if (position >= 0) gone.set(keep, position);
  const kept = keepPlaces(position < 0 ? placedAt(ids, keep, gone.get(keep)) : without(ids, keep));
  if (!kept) say(button, said.unkept);
}

/** Beside the button, with the way to the list: its address holds it where the browser does not. */
function say(button: HTMLButtonElement, words: string) {
  const note = Object.assign(document.createElement('p'), { textContent: `${words} ` });
  note.setAttribute('role', 'alert');
  const href = document.querySelector<HTMLAnchorElement>('a[data-kept-link]')?.href ?? '';
  note.append(Object.assign(document.createElement('a'), { href, className: 'link', textContent: said.open }));
  button.after(note);
}

for (const button of buttons) button.addEventListener('click', () => press(button));
onPlacesKept((change) => {
  ({ ids } = change);
  show();
});
// With none kept the page says so already.
if (ids.length > 0) show();
