/**
 * What the questions above the travel conditions gain from a script: the answers are in the address (back, reload and share
 * work), what is left is counted and announced, and the contact form is told the case. Hiding and showing stays with the style sheet.
 */
import { counted } from '#domain/format/counted.ts';
import { choiceInQuery, queryOfChoice } from '#domain/rules/travel-cases.ts';
import type { Lang } from '#domain/schemas/lang.ts';

type Words = { forms: { one: string; many: string } /** „din {count}” */; within: string };

/** What the form of an enquiry takes as the page it was written from. */
const longestPage = 200;

const section = document.querySelector<HTMLElement>('[data-finder]');
if (section) start(section, section.dataset.finder as Lang);

function start(section: HTMLElement, lang: Lang): void {
  const form = section.querySelector('form');
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')];
  const asks = [...document.querySelectorAll<HTMLAnchorElement>('[data-ask]')];
  const status = section.querySelector<HTMLElement>('[role=status]');
  const { forms, within } = JSON.parse(status?.dataset.words ?? '{}') as Words;

  /** The answers as a query, which `choiceInQuery` reads as it reads an address. */
  const chosen = () => `?${new URLSearchParams(boxes.filter(({ checked }) => checked).map(({ name, value }) => [name, value]))}`;

  const readAddress = () => {
    const choice = choiceInQuery(location.search);
    for (const box of boxes) box.checked = (choice[box.name as keyof typeof choice] as readonly string[]).includes(box.value);
    tell();
  };

  const tell = () => {
    const some = boxes.some(({ checked }) => checked);
    const left = some ? rows.filter((row) => row.checkVisibility()).length : rows.length;
    const total = counted(lang, rows.length, forms);
    const said = document.createElement('span');
    said.textContent = some ? ` ${within.replace('{count}', String(rows.length))}` : '';
    status?.replaceChildren(some ? counted(lang, left, forms) : total, said);
    const page = location.pathname + location.search;
    for (const ask of asks) ask.search = `?pagina=${encodeURIComponent(page.length > longestPage ? location.pathname : page)}`;
  };

  const choose = () => {
    history.pushState(null, '', location.pathname + queryOfChoice(location.search, choiceInQuery(chosen())));
    tell();
  };

  form?.addEventListener('change', choose);
  form?.addEventListener('reset', () => setTimeout(choose));
  form?.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', readAddress);
  readAddress();
}
