/**
 * What the page that asks where and when gains from a script: the places in order, the nearest of those that are good now first; the
 * counts behind the months; the answer as a sentence with its poster; the address. Hiding, lighting and dimming stay with the style
 * sheet, so that choosing works without this.
 */
import { counted } from '#domain/format/counted.ts';
import { monthNames } from '#domain/format/dates.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { countBehind, type Forms, queryOfChosen, taggedIn, waysOut } from '#domain/rules/listing.ts';
import { type Answers, arranged, choiceOf, parametersIn, type Question, questions } from '#domain/rules/where-and-when.ts';
import type { Lang } from '#domain/schemas/lang.ts';

type Words = {
  lang: Lang;
  places: Forms;
  answers: Record<'month' | 'any' | 'later' | 'nothing', string>;
  inMonth: string;
  cut: string;
  more: string;
  without: string;
};

/** So many are shown at first while nothing is asked (the style sheet says it too), and of those that are good in another month. */
const [shownAtRest, shownLater] = [24, 12];

const form = document.querySelector<HTMLFormElement>('[data-where-and-when]') as HTMLFormElement;
const find = <Found extends HTMLElement>(selector: string) => form.querySelector(selector) as Found;
const table = find<HTMLTableElement>('[data-board]');
const [cut, rest, none, reset] = [find('[data-cut]'), find('[data-rest]'), find('[data-none]'), find('[type=reset]')];
const [said, poster] = [find('[data-said]'), find('[data-poster]')];
const words = JSON.parse(find('[data-words]').dataset.words ?? '') as Words;
const names = parametersIn[words.lang];
const places = [...form.querySelectorAll<HTMLElement>('[data-place]')].map((row) => ({
  row,
  ...taggedIn(row.dataset, questions),
  name: row.querySelector('b')?.textContent ?? '',
  minutes: row.dataset.minutes ? Number(row.dataset.minutes) : null,
}));
const atRest = {
  said: said.textContent,
  field: document.body.dataset.field,
  poster: [...poster.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
};

const radios = (question: Question) => [...form.querySelectorAll<HTMLInputElement>(`[name=${names[question]}]`)];
const count = (number: number) => counted(words.lang, number, words.places);
const answers = (): Answers => {
  const chosen = new FormData(form);
  return Object.fromEntries(questions.map((question) => [question, String(chosen.get(names[question]) ?? '')]));
};
const isAsked = (asked: Answers) => questions.some((question) => asked[question]);
/** Asked only of a month that is chosen: for their names the browser sets up its calendar, which takes longer than all else here. */
const monthOf = ({ month }: Answers): string => (month && monthNames(words.lang)[Number(month) - 1]) || '';
const rowsOf = (list: readonly { row: HTMLElement }[]) => list.map(({ row }) => row);
const fill = (text: string, parts: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
/** A choice as its label says it. */
const labelOf = (question: Question): string =>
  radios(question).find(({ checked, value }) => checked && value)?.parentElement?.textContent ?? '';

function show(): void {
  const asked = answers();
  const { now, later } = arranged(places, asked);
  putInOrder(now, later, asked);
  tellCounts(now, later, asked);
  tellAnswer(now, later, asked);
}

type Shown = typeof places;

function putInOrder(now: Shown, later: Shown, asked: Answers): void {
  const others = places.filter((place) => !now.includes(place) && !later.includes(place));
  fold(isAsked(asked) ? later.slice(shownLater) : now.slice(shownAtRest));
  table.append(...rowsOf(now), cut, ...rowsOf(later), rest, ...rowsOf(others));
  cut.hidden = later.length === 0;
  const small = Object.assign(document.createElement('small'), { textContent: count(later.length) });
  cut.querySelector('th')?.replaceChildren(`${fill(words.cut, { month: monthOf(asked) })} `, small);
}

/** Leaves these out of sight, behind a button that says how many they are, until somebody has pressed it. */
function fold(tooMany: Shown): void {
  const folded = rest.dataset.open === undefined ? tooMany : [];
  for (const { row } of places) row.hidden = false;
  for (const { row } of folded) row.hidden = true;
  rest.hidden = folded.length === 0;
  find('[data-rest] button').textContent = fill(words.more, { places: count(folded.length) });
  form.dataset.folded = '';
}

function tellCounts(now: Shown, later: Shown, asked: Answers): void {
  const month = monthOf(asked);
  find('[data-count]').textContent = month ? fill(words.inMonth, { places: count(now.length), month }) : count(now.length);
  const choice = choiceOf(asked);
  for (const { value, parentElement } of radios('month')) {
    const behind = parentElement?.querySelector('small');
    if (behind) behind.textContent = String(countBehind(places, choice, 'month', value));
  }
  reset.hidden = !isAsked(asked);
  find('[data-chosen]').textContent = questions
    .flatMap((question) => (question === 'month' ? [] : labelOf(question) || []))
    .join(', ');
  none.hidden = now.length + later.length > 0;
  const ways = none.hidden ? [] : waysOut(places, { ...choice, month: [] });
  for (const button of none.querySelectorAll('button')) {
    const question = button.dataset.without as Question;
    const way = ways.find(({ parameter }) => parameter === question);
    button.hidden = !way;
    if (way) button.textContent = fill(words.without, { value: labelOf(question), places: count(way.count) });
  }
}

/** The sentence under the title, with the poster and the colours of its place. */
function tellAnswer(now: Shown, later: Shown, asked: Answers): void {
  const [first] = isAsked(asked) ? now : [];
  const month = monthOf(asked);
  // Kept on one line: „la 1 h 05 de București”.
  const time = first?.row.querySelector('[data-time]')?.textContent.replaceAll(' ', '\u00a0') ?? '';
  const sentence = first ? words.answers[month ? 'month' : 'any'] : words.answers[later.length > 0 ? 'later' : 'nothing'];
  said.textContent = isAsked(asked)
    ? fill(sentence, { month, places: count(now.length), name: first?.name ?? '', time })
    : atRest.said;
  void showPoster(first?.row.dataset.place);
  document.body.dataset.field = first?.row.dataset.colours ?? atRest.field;
}

/** Addresses of posters, by place: asked for with the first choice, for most of them nobody will see. */
let posters: Promise<Record<string, { pictures: string[] }>> | undefined;
let shown: string | undefined;

/** Where they cannot be asked for there is none, and the next choice asks again. */
async function posterOf(place: string): Promise<string[]> {
  try {
    posters ??= fetch(endpoints.comparedPlaces).then((answer) => answer.json());
    return (await posters)[place]?.pictures ?? [];
  } catch {
    posters = undefined;
    return [];
  }
}

/** The poster of a place; of none, that of the page. */
async function showPoster(place: string | undefined): Promise<void> {
  shown = place;
  const [day, night = day] = place ? await posterOf(place) : atRest.poster;
  // Something else was chosen meanwhile.
  if (shown !== place) return;
  poster.toggleAttribute('data-answered', place !== undefined);
  for (const image of poster.querySelectorAll('img')) {
    const src = image.className === 'night' ? night : day;
    if (src && image.getAttribute('src') !== src) image.src = src;
  }
}

/** Shows, and lets the rows that moved in sight slide to where they are now. */
function slide(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tops = still ? [] : places.map(({ row }) => row.getBoundingClientRect().top);
  show();
  tops.forEach((before, index) => {
    const row = places[index]?.row;
    const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    if (height && before !== top && top < innerHeight && before)
      row?.animate([{ transform: `translateY(${before - top}px)` }, {}], { duration: 350, easing: 'cubic-bezier(.2,.7,.1,1)' });
  });
}

function choose(): void {
  const asked = answers();
  const query = questions.reduce(
    (said, question) => queryOfChosen(said, names[question], asked[question] ? [asked[question]] : []),
    location.search,
  );
  history.pushState(null, '', location.pathname + query);
  slide();
}

function readAddress(): void {
  const query = new URLSearchParams(location.search);
  for (const question of questions) {
    const wanted = query.get(names[question]) ?? '';
    const all = radios(question);
    const found = all.find(({ value }) => value === wanted) ?? all[0];
    if (found) found.checked = true;
  }
}

form.addEventListener('change', choose);
form.addEventListener('reset', () => {
  setTimeout(() => {
    choose();
    // The button is gone.
    radios('month')[0]?.focus({ preventScroll: true });
  });
});
form.addEventListener('submit', (event) => event.preventDefault());
none.addEventListener('click', ({ target }) => {
  const { without } = (target as HTMLElement).dataset;
  const [any] = without ? radios(without as Question) : [];
  if (!any) return;
  any.checked = true;
  choose();
  // On a phone the questions may be folded away.
  const folded = any.closest('details');
  if (folded) folded.open = true;
  any.focus();
});
find('[data-rest] button').addEventListener('click', () => {
  const [next] = places.filter(({ row }) => row.hidden);
  rest.dataset.open = '';
  show();
  next?.row.querySelector('a')?.focus();
});
addEventListener('popstate', () => {
  readAddress();
  slide();
});
readAddress();
if (location.search) show();
else fold(places.slice(shownAtRest));
