/**
 * What the filter gains from a script: the choice is in the address (back, reload and share work), the count is announced,
 * and on a small screen the view moves to the results. Hiding and showing stays with the style sheet.
 */
import { counted } from '#domain/format/counted.ts';
import { countriesInQuery, matchesCountry, queryOfCountries } from '#domain/rules/country-filter.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-country-filter]')) {
  const form = section.querySelector('form');
  const status = section.querySelector<HTMLElement>('[role=status]');
  const boxes = [...section.querySelectorAll<HTMLInputElement>('input[name=tara]')];
  const cards = [...section.querySelectorAll<HTMLElement>('li[data-country]')];
  const dots = [...section.querySelectorAll<SVGElement>('svg [data-country]')];

  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);

  const readAddress = () => {
    const wanted = countriesInQuery(location.search);
    for (const box of boxes) box.checked = wanted.length > 0 && matchesCountry(box.value, wanted);
  };

  const tell = () => {
    const countries = chosen();
    const shown = cards.filter((card) => matchesCountry(card.dataset.country ?? '', countries)).length;
    if (status) {
      status.textContent = `${counted('ro', shown, { one: 'destinație', many: 'destinații' })} `;
      const where = document.createElement('span');
      where.className = 'dim';
      where.textContent = `în ${counted('ro', countries.length || boxes.length, { one: status.dataset.one ?? '', many: status.dataset.many ?? '' })}`;
      status.append(where);
    }
    for (const dot of dots) dot.toggleAttribute('data-off', !matchesCountry(dot.dataset.country ?? '', countries));
  };

  const choose = () => {
    history.pushState(null, '', `${location.pathname}${queryOfCountries(chosen())}`);
    tell();
    if (matchMedia('(max-width: 47.99em)').matches) section.scrollIntoView({ block: 'start' });
  };

  form?.addEventListener('change', choose);
  form?.addEventListener('reset', () => setTimeout(choose));
  form?.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('popstate', () => {
    readAddress();
    tell();
  });
  readAddress();
  if (chosen().length > 0) tell();
}
