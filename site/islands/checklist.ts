/**
 * What a list gains from a script: its ticks are counted, stay on the device until they are wiped, and it can be printed. They are
 * kept by the words of the points, so a list that was edited keeps the ticks of what it still has.
 */
import { watchInView } from './in-view.ts';

const list = document.querySelector<HTMLElement>('[data-checklist]');
if (list) start(list);

function start(list: HTMLElement): void {
  const key = `ticks:${list.dataset.checklist}`;
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const bar = document.querySelector<HTMLElement>('[data-checklist-bar]');
  const wordsOf = (box: HTMLInputElement) => box.closest('label')?.textContent ?? '';

  const count = () => {
    const said = `${boxes.filter(({ checked }) => checked).length}/${boxes.length}`;
    for (const place of document.querySelectorAll('[data-count]')) {
      const [word, letters] = place.firstElementChild?.children ?? [];
      if (word) word.textContent = said;
      letters?.replaceChildren(...[...said].map((letter) => Object.assign(document.createElement('b'), { textContent: letter })));
    }
  };

  const changed = () => {
    keep(key, boxes.filter(({ checked }) => checked).map(wordsOf));
    count();
  };

  const ticked = kept(key);
  for (const box of boxes) box.checked = ticked.includes(wordsOf(box));
  if (ticked.length > 0) count();

  list.addEventListener('change', changed);
  list.querySelector('[data-wipe]')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    changed();
  });
  list.querySelector('[data-print]')?.addEventListener('click', () => print());

  // The way to the list is of no use while it is in sight.
  if (bar) watchInView(list, (inView) => bar.toggleAttribute('data-off', inView));
}

/** Where nothing may be kept, the ticks last as long as the page. */
function kept(key: string): string[] {
  try {
    const ticks: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ticks) ? ticks.map(String) : [];
  } catch {
    return [];
  }
}

function keep(key: string, ticks: readonly string[]): void {
  try {
    if (ticks.length > 0) localStorage.setItem(key, JSON.stringify(ticks));
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
