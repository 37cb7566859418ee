/**
 * What the filter of a listing gains from a script: the choice is in the address (back, reload and share work), the count is
 * announced, and on a small screen the view moves to the results. Hiding and showing stays with the style sheet.
 */
import { counted } from '#domain/format/counted.ts';
import { chosenInQuery, type Forms, matchesTag, queryOfChosen } from '#domain/rules/listing.ts';
import type { Lang } from '#domain/schemas/lang.ts';

type Words = { items: Forms; values: Forms /** „în {count}” */; within: string };

for (const section of document.querySelectorAll<HTMLElement>('[data-listing]')) {
  const lang = section.dataset.listing as Lang;
  const form = section.querySelector('form');
  const status = section.querySelector<HTMLElement>('[role=status]');
  const boxes = [...section.querySelectorAll<HTMLInputElement>('form input[type=checkbox]')];
  const parameter = boxes[0]?.name ?? '';
  const cards = [...section.querySelectorAll<HTMLElement>('li[data-tag]')];
  const dots = [...section.querySelectorAll<SVGElement>('svg [data-tag]')];

  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);

  const readAddress = () => {
    const wanted = chosenInQuery(location.search, parameter);
    for (const box of boxes) box.checked = wanted.length > 0 && matchesTag(box.value, wanted);
  };

  const tell = () => {
    const tags = chosen();
    const shown = cards.filter((card) => matchesTag(card.dataset.tag ?? '', tags)).length;
    if (status) {
      const { items, values, within } = JSON.parse(status.dataset.words ?? '') as Words;
      status.textContent = `${counted(lang, shown, items)} `;
      const where = document.createElement('span');
      where.className = 'dim';
      where.textContent = within.replace('{count}', counted(lang, tags.length || boxes.length, values));
      status.append(where);
    }
    for (const dot of dots) dot.toggleAttribute('data-off', !matchesTag(dot.dataset.tag ?? '', tags));
  };

  const choose = () => {
    history.pushState(null, '', location.pathname + queryOfChosen(location.search, parameter, chosen()));
    tell();
    const results = section.querySelector('[data-results]') ?? section;
    if (matchMedia('(max-width: 47.99em)').matches) results.scrollIntoView({ block: 'start' });
  };

  form?.addEventListener('change', choose);
  form?.addEventListener('reset', () => setTimeout(choose));
  form?.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', () => {
    readAddress();
    tell();
  });
  readAddress();
  // Fewer than were counted: some have been taken out since.
  const isFewer = cards.length < Number(status?.dataset.count ?? 0);
  if (isFewer || chosen().length > 0) tell();
}
