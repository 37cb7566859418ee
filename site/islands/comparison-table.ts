/** The cells of the visitor's list: each row of the table holds the template of one, which is cloned and filled for every place. */
import { formatDuration } from '#domain/format/dates.ts';
import { monthsInWords } from '#domain/format/saved-list-words.ts';
import { type ComparedPlace, commonMonths, lowestCosts, shortestWays } from '#domain/rules/compared-places.ts';

/** A column once made, so that a place that moves takes its pictures along. */
const columns = new Map<string, HTMLElement[]>();

/** Shows these places in this order, and marks what stands out among them. */
export function fillComparison(page: HTMLElement, ids: readonly string[], places: readonly ComparedPlace[]): void {
  const rows = [...page.querySelectorAll<HTMLElement>('[data-row]')];
  const common = commonMonths(places);
  const signs = { shortest: shortestWays(places), lowest: lowestCosts(places) };
  for (const cell of [...columns.values()].flat()) cell.remove();
  for (const [index, place] of places.entries()) {
    const id = ids[index] ?? '';
    const cells = columns.get(id) ?? rows.map((row) => cellOf(row, id, place));
    columns.set(id, cells);
    for (const [number, row] of rows.entries()) row.append(cells[number] ?? '');
    const all = <Found extends HTMLElement>(selector: string) =>
      cells.flatMap((cell) => [...cell.querySelectorAll<Found>(selector)]);
    for (const month of all('[data-month]')) month.toggleAttribute('data-all', common.includes(Number(month.dataset.month)));
    for (const sign of all('[data-sign]')) sign.hidden = !signs[sign.dataset.sign as keyof typeof signs].includes(place);
    for (const button of all<HTMLButtonElement>('[data-action=left]')) button.disabled = index === 0;
    for (const button of all<HTMLButtonElement>('[data-action=right]')) button.disabled = index === places.length - 1;
  }
}

function cellOf(row: HTMLElement, id: string, place: ComparedPlace): HTMLElement {
  const cell = row.querySelector('template')?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const values = wordsOf(place);
  cell.dataset.id = id;
  for (const part of cell.querySelectorAll<HTMLElement>('[data-fill]')) {
    const name = part.dataset.fill ?? '';
    if (part instanceof HTMLAnchorElement) part.href = place.href;
    else if (name === 'pictures') part.append(...picturesOf(place));
    else if (name === 'cost') part.textContent = levelOf(part, place);
    else part.textContent = values[name] ?? part.dataset.none ?? '';
    if (part.childNodes.length === 0) part.remove();
  }
  for (const month of cell.querySelectorAll<HTMLElement>('[data-month]'))
    month.toggleAttribute('data-best', place.months.includes(Number(month.dataset.month)));
  for (const square of cell.querySelectorAll<HTMLElement>('[data-level]'))
    square.toggleAttribute('data-on', Number(square.dataset.level) <= place.cost);
  for (const button of cell.querySelectorAll('[aria-label]'))
    button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '').replace('{name}', place.name));
  return cell;
}

function wordsOf(place: ComparedPlace): Record<string, string | null> {
  const { minutes, season, days, months } = place;
  const [daysCount = '', ...daysNoun] = days.split(' ');
  return {
    ...{ name: place.name, country: place.country, way: place.way, papers: place.papers, visa: place.visa, why: place.why },
    monthNames: monthsInWords(months),
    // „1 h 45” does not break.
    time: minutes === null ? null : formatDuration(minutes).replaceAll(' ', '\u00a0'),
    season: season && `, ${season}`,
    daysCount,
    daysNoun: daysNoun.join(' '),
  };
}

/** „moderat (2 din 4)” */
function levelOf({ dataset }: HTMLElement, { cost }: ComparedPlace): string {
  const levels = JSON.parse(dataset.levels ?? '[]') as string[];
  return `${levels[cost - 1]} (${cost} din ${levels.length})`;
}

/** The style sheet shows the print of the hour; what it hides is lazy and never fetched. */
const picturesOf = ({ pictures }: ComparedPlace): HTMLImageElement[] =>
  pictures.map((src, index) => {
    const className = pictures.length > 1 ? (['day', 'night'][index] ?? '') : '';
    return Object.assign(new Image(1000, 1250), { loading: 'lazy', decoding: 'async', alt: '', className, src });
  });
