/** „Păstrează” on posters and on the pages of places: puts a place into the visitor's list, tells its number, takes it out again. */
import './kept-link.ts';
import { mostPlaces, placedAt, without } from '#domain/rules/saved-list.ts';
import { keepPlaces, keptPlaces, onPlacesKept } from './kept-places.ts';

const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-keep]')];
/** Where a place stood that was taken out on this page: the way back leads there. */
const gone = new Map<string, number>();
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
    words.textContent = number ? (look === 'action' ? `În listă, locul ${number}` : 'În listă') : isGone ? 'Scos. ' : 'Păstrează';
    if (isGone) words.append(Object.assign(document.createElement('u'), { textContent: 'Înapoi' }));
  }
}

function press(button: HTMLButtonElement) {
  const { keep = '' } = button.dataset;
  const position = ids.indexOf(keep);
  for (const note of document.querySelectorAll('[data-keep] + [role=alert]')) note.remove();
  if (position < 0 && ids.length >= mostPlaces)
    return say(button, `În listă încap ${mostPlaces} locuri. Scoateți unul, apoi păstrați-l pe acesta.`);
  if (position >= 0) gone.set(keep, position);
  const kept = keepPlaces(position < 0 ? placedAt(ids, keep, gone.get(keep)) : without(ids, keep));
  if (!kept) say(button, 'Browserul nu a putut ține minte lista. Ea rămâne în adresa ei.');
}

/** Beside the button, with the way to the list: its address holds it where the browser does not. */
function say(button: HTMLButtonElement, words: string) {
  const note = Object.assign(document.createElement('p'), { textContent: `${words} ` });
  note.setAttribute('role', 'alert');
  const href = document.querySelector<HTMLAnchorElement>('a[data-kept-link]')?.href ?? '';
  note.append(Object.assign(document.createElement('a'), { href, className: 'link', textContent: 'Deschideți lista' }));
  button.after(note);
}

for (const button of buttons) button.addEventListener('click', () => press(button));
onPlacesKept((change) => {
  ({ ids } = change);
  show();
});
show();
