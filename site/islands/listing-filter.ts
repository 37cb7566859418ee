/**
 * What the filters of a listing gain from a script: the choice is in the address (back, reload and share work), the count is
 * announced, every value says how many are behind it beside what is chosen in the other filters, a choice that finds nothing
 * offers what to leave out, and on a small screen the view moves to the results. Hiding and showing stays with the style sheet.
 */
import { counted } from '#domain/format/counted.ts';
import {
  type Choice,
  chosenInQuery,
  countBehind,
  type Forms,
  matchesChoice,
  matchesTag,
  queryOfChosen,
  taggedIn,
  valuesOf,
  waysOut,
} from '#domain/rules/listing.ts';
import type { Lang } from '#domain/schemas/lang.ts';

type Words = { items: Forms; values: Forms /** „în {count}” */; within: string };

for (const section of document.querySelectorAll<HTMLElement>('[data-listing]')) {
  const lang = section.dataset.listing as Lang;
  const form = section.querySelector('form');
  const status = section.querySelector<HTMLElement>('[role=status]');
  const nothing = section.querySelector<HTMLElement>('[data-nothing]');
  const boxes = [...section.querySelectorAll<HTMLInputElement>('form input[type=checkbox]')];
  const parameters = [...new Set(boxes.map(({ name }) => name))];
  const [first = ''] = parameters;
  const items = [...section.querySelectorAll<HTMLElement>('li[data-tag]')].map(({ dataset }) => ({
    ...taggedIn(dataset, parameters),
    // Stands in another listing: found once something is chosen.
    beside: 'beside' in dataset,
  }));

  const choice = (): Choice =>
    Object.fromEntries(
      parameters.map((name) => [name, boxes.filter((box) => box.name === name && box.checked).map(({ value }) => value)]),
    );

  const readAddress = () => {
    for (const box of boxes) {
      const wanted = chosenInQuery(location.search, box.name);
      box.checked = wanted.length > 0 && matchesTag(box.value, wanted);
    }
    // Where the values are a line that scrolls, the first chosen one is brought into sight.
    for (const name of parameters) {
      const label = boxes.find((box) => box.name === name && box.checked)?.parentElement;
      const line = label?.parentElement;
      if (line) line.scrollLeft = label.offsetLeft - line.offsetLeft - line.clientWidth / 3;
    }
  };

  const tell = () => {
    const chosen = choice();
    const found = items.filter((item) => matchesChoice(item, chosen) && (chosen[first]?.length || !item.beside));
    const { items: forms, values, within } = JSON.parse(status?.dataset.words ?? '') as Words;
    const inAll = new Set(found.flatMap((item) => valuesOf(item, first))).size;
    const [where = ''] = status?.children ?? [];
    if (where) where.textContent = inAll ? within.replace('{count}', counted(lang, inAll, values)) : '';
    status?.replaceChildren(`${counted(lang, found.length, forms)} `, where);
    if (!nothing) return;
    for (const { name, value, parentElement } of boxes) {
      const behind = parentElement?.querySelector('small');
      if (behind) behind.textContent = `${countBehind(items, chosen, name, value)}`;
    }
    const ways = found.length > 0 ? [] : waysOut(items, chosen);
    for (const button of nothing.querySelectorAll('button')) {
      const way = ways.find(({ parameter }) => parameter === button.dataset.without);
      button.hidden = !way;
      if (way)
        button.textContent = (nothing.dataset.nothing ?? '')
          .replace('{values}', (chosen[way.parameter] ?? []).join(', '))
          .replace('{count}', counted(lang, way.count, forms));
    }
  };

  const choose = () => {
    const chosen = choice();
    const query = parameters.reduce((said, name) => queryOfChosen(said, name, chosen[name] ?? []), location.search);
    history.pushState(null, '', location.pathname + query);
    tell();
    const results = section.querySelector('[data-results]') ?? section;
    if (matchMedia('(max-width: 47.99em)').matches) results.scrollIntoView({ block: 'start' });
  };

  form?.addEventListener('change', choose);
  form?.addEventListener('reset', () => setTimeout(choose));
  form?.addEventListener('submit', (event) => event.preventDefault());
  nothing?.addEventListener('click', ({ target }) => {
    const { without } = (target as HTMLElement).dataset;
    const left = boxes.filter(({ name }) => name === without);
    if (left.length === 0) return;
    for (const box of left) box.checked = false;
    choose();
    // The button is gone with the words around it.
    left[0]?.focus({ preventScroll: true });
  });
  addEventListener('popstate', () => {
    readAddress();
    tell();
  });
  readAddress();
  // Fewer than were counted: some have been taken out since.
  const isFewer = items.length < Number(status?.dataset.count);
  if (isFewer || boxes.some(({ checked }) => checked)) tell();
}
