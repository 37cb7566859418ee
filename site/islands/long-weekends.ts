/**
 * What the page of long weekends gains from a script: what is over by now is said to be over, also when the page is older than
 * today; the break chosen on a calendar is in the address, and one that the address names is chosen. All else is style and anchors.
 */
import { today } from '#domain/rules/expiry.ts';

const day = today();
const years = [...document.querySelectorAll<HTMLElement>('[data-days-of-year]')];
const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[data-left] a')];
const isPast = ({ dataset }: HTMLElement) => (dataset.until ?? '') < day;

for (const one of document.querySelectorAll<HTMLElement>('[data-until]')) {
  one.toggleAttribute('data-past', isPast(one));
  const choice = document.querySelector(`input[value="${one.id}"]`);
  choice?.parentElement?.toggleAttribute('data-past', isPast(one));
}

for (const year of years) {
  const list = year.querySelector('[data-breaks]');
  const breaks = [...(list?.children ?? [])] as HTMLElement[];
  const ahead = breaks.filter((one) => !isPast(one));
  // Moved only when something has passed since the page was made: the rest of the time nothing is laid out anew.
  const ordered = [...ahead, ...breaks.filter(isPast)];
  if (ordered.some((one, index) => one !== breaks[index])) list?.append(...ordered);
  if (ahead.length < breaks.length) tellLeft(year, ahead.length);
}

function tellLeft(year: HTMLElement, count: number): void {
  const note = links.find(({ hash }) => hash === `#${year.id}`)?.querySelector('small');
  const { left = '', none = '' } = note?.closest('nav')?.dataset ?? {};
  if (note) note.textContent = count > 0 ? left.replace('{count}', String(count)) : none;
}

/** The link of the year in sight is marked. Asked of the address: while the page is still being read no style knows its target. */
function markYear(): void {
  const named = document.getElementById(location.hash.slice(1))?.closest<HTMLElement>('[data-days-of-year]');
  const shown = named ?? years.find(({ dataset }) => dataset.current !== undefined);
  for (const link of links) {
    if (link.hash === `#${shown?.id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Chooses the break that the address names. */
function readAddress(): void {
  const named = location.hash.slice(1);
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-poster] input'))
    if (choice.value === named) choice.checked = true;
  // On a phone the buttons are a line that scrolls.
  for (const { offsetLeft, offsetWidth, parentElement: line } of document.querySelectorAll<HTMLElement>('label:has(:checked)'))
    if (line) line.scrollLeft = offsetLeft - line.offsetLeft - (line.clientWidth - offsetWidth) / 2;
  markYear();
}

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('[data-poster]')) history.replaceState(null, '', `#${target.value}`);
});
addEventListener('hashchange', readAddress);
readAddress();
