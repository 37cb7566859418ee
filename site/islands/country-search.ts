/** The list of countries as one types: what fits stays, how many is announced, and what is not listed is answered with whom to call. */
import { counted } from '#domain/format/counted.ts';
import { fold } from '#domain/rules/fold.ts';
import type { Lang } from '#domain/schemas/lang.ts';

const field = document.querySelector<HTMLInputElement>('#country');
const status = field?.parentElement?.querySelector<HTMLElement>('[data-words]');
const countries = [...document.querySelectorAll<HTMLElement>('[data-countries] > li')];
const none = document.querySelector<HTMLElement>('[data-none]');

function show(): void {
  const wanted = fold(field?.value ?? '');
  const { lang, forms } = JSON.parse(status?.dataset.words ?? '{}') as { lang: Lang; forms: { one: string; many: string } };
  let found = 0;
  for (const country of countries) {
    country.hidden = !country.dataset.name?.includes(wanted);
    if (!country.hidden) found++;
  }
  if (none) none.hidden = found > 0;
  if (status) status.textContent = wanted ? counted(lang, found, forms) : '';
}

field?.addEventListener('input', show);
// What the browser kept of an earlier visit.
if (field?.value) show();
