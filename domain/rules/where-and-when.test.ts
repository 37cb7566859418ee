import { expect, test } from 'vitest';
import { content } from '#tests/support/content.ts';
import { wayIn } from './break-places.ts';
import { countBehind } from './listing.ts';
import { themeNames } from './themes.ts';
import {
  type Answers,
  arranged,
  choiceOf,
  costChoices,
  dayChoices,
  daysOff,
  foundUnder,
  type Sought,
  wayChoices,
} from './where-and-when.ts';

/** The same numbers on every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Place = {
  name: string;
  months: number[];
  days: { from: number; to: number };
  cost: number;
  themes: string[];
  minutes: number | null;
};

const some = <Item>(below: (most: number) => number, items: readonly Item[]): Item[] => items.filter(() => below(3) === 0);

function placesOf(seed: number, count: number): Place[] {
  const below = numbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const from = 1 + below(9);
    return {
      name: `Loc ${String(index).padStart(3, '0')}`,
      months: some(
        below,
        Array.from({ length: 12 }, (_, month) => month + 1),
      ),
      days: { from, to: from + below(5) },
      cost: 1 + below(4),
      themes: some(below, themeNames),
      // Around every border, and some that nobody knows.
      minutes: below(12) === 0 ? null : ([119, 120, 121, 180, 181, 300, 301, 359, 360, 361, 1500][below(20)] ?? 20 + below(1600)),
    };
  });
}

function answersOf(seed: number): Answers {
  const below = numbers(seed);
  const one = (values: readonly string[]) => (below(2) === 0 ? '' : (values[below(values.length)] ?? ''));
  return {
    month: one(Array.from({ length: 12 }, (_, month) => String(month + 1))),
    days: one(dayChoices.map(({ value }) => value)),
    way: one(wayChoices.map(({ value }) => value)),
    cost: one(costChoices),
    theme: one(themeNames),
  };
}

const soughtOf = (place: Place): Sought => ({
  tag: '',
  name: place.name,
  minutes: place.minutes,
  labels: foundUnder(place, place.minutes),
});

/** Whether somebody with exactly so many days off gets there, stays as long as the place deserves, and is back. */
function canBeDone({ days, minutes }: Pick<Place, 'days' | 'minutes'>, off: number): boolean {
  for (let stay = days.from; stay <= days.to; stay++) {
    let needed = stay + 1;
    if (minutes !== null && minutes > 6 * 60) needed = stay + 2;
    while (minutes !== null && minutes > needed * 90) needed++;
    if (needed === off) return true;
  }
  return false;
}

/** The slow, obvious way to the same answer. */
function reference(places: readonly Place[], answers: Answers): { now: string[]; later: string[] } {
  const fits = (place: Place) => {
    const days = dayChoices.find(({ value }) => value === answers.days);
    if (days) {
      let possible = false;
      for (let off = days.from; off <= Math.min(days.to, 60); off++) possible ||= canBeDone(place, off);
      if (!possible) return false;
    }
    if (answers.way) {
      if (place.minutes === null) return false;
      if (answers.way === '301' ? place.minutes <= 300 : place.minutes > Number(answers.way)) return false;
    }
    if (answers.cost && place.cost > Number(answers.cost)) return false;
    return !answers.theme || place.themes.includes(answers.theme);
  };
  const fitting = places.filter(fits);
  const now = fitting.filter(({ months }) => !answers.month || months.includes(Number(answers.month)));
  const later = fitting.filter((place) => !now.includes(place));
  const asked = Object.values(answers).some((answer) => answer !== '');
  const waiting = [...now];
  const ordered: Place[] = [];
  while (asked && waiting.length > 0) {
    let best = 0;
    waiting.forEach((place, index) => {
      const [a, b] = [place.minutes ?? 9e9, waiting[best]?.minutes ?? 9e9];
      if (a < b || (a === b && place.name < (waiting[best]?.name ?? ''))) best = index;
    });
    ordered.push(...waiting.splice(best, 1));
  }
  const names = (list: Place[]) => list.map(({ name }) => name);
  return { now: names(asked ? ordered : now), later: names(later) };
}

const namesOf = (found: { now: Sought[]; later: Sought[] }) => ({
  now: found.now.map(({ name }) => name),
  later: found.later.map(({ name }) => name),
});

test('answers like the slow, obvious way in every generated case', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const places = placesOf(seed, 25);
    const answers = answersOf(seed * 7919);
    expect(namesOf(arranged(places.map(soughtOf), answers)), JSON.stringify({ seed, answers })).toEqual(
      reference(places, answers),
    );
  }
});

test('no place is lost or shown twice, and what fits less never adds a place', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const places = placesOf(seed, 25).map(soughtOf);
    const answers = answersOf(seed * 104_729);
    const { now, later } = arranged(places, answers);
    expect(new Set([...now, ...later]).size).toBe(now.length + later.length);
    const { now: all, later: rest } = arranged(places, { ...answers, theme: '', cost: '' });
    expect(all.length + rest.length).toBeGreaterThanOrEqual(now.length + later.length);
    expect(all).toEqual(expect.arrayContaining(now));
  }
});

test('what a month says stands behind it is what it finds', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const places = placesOf(seed, 25).map(soughtOf);
    const answers = answersOf(seed * 15_485_863);
    for (let month = 1; month <= 12; month++) {
      const { now } = arranged(places, { ...answers, month: String(month) });
      expect(countBehind(places, choiceOf(answers), 'month', String(month))).toBe(now.length);
    }
  }
});

test('every number of days off is in exactly one choice', () => {
  for (let off = 2; off <= 40; off++) expect(dayChoices.filter(({ from, to }) => from <= off && off <= to)).toHaveLength(1);
  for (let days = 1; days <= 12; days++)
    for (const minutes of [null, 60, 360, 361, 2000])
      expect(foundUnder({ days: { from: days, to: days }, cost: 1, months: [], themes: [] }, minutes).days).toHaveLength(1);
});

test('a far place of one day asks for as many as the way is worth', () => {
  expect(daysOff({ from: 1, to: 2 }, 100)).toEqual({ from: 2, to: 3 });
  expect(daysOff({ from: 1, to: 2 }, 400)).toEqual({ from: 5, to: 5 });
  expect(daysOff({ from: 1, to: 2 }, 900)).toEqual({ from: 10, to: 10 });
});

test("the site's own places: each is found by its own answers, and the whole agrees with the slow way", () => {
  const airports = content.airports();
  const own = content.destinations().flatMap(({ data }): Place[] => {
    const { months, advisory, name, days, cost, themes } = data;
    if (!months || advisory) return [];
    const minutes = months.best.map((month) => wayIn(data, airports, month)?.minutes).find(Boolean) ?? null;
    return [{ name, months: months.best, days, cost, themes: [...themes], minutes }];
  });
  expect(own.length).toBeGreaterThan(0);
  const sought = own.map(soughtOf);
  for (const [index, place] of own.entries()) {
    const { days = [], way = [] } = sought[index]?.labels ?? {};
    const answers = {
      month: String(place.months[0]),
      days: days[0] ?? '',
      way: way[0] ?? '',
      cost: String(place.cost),
      theme: place.themes[0] ?? '',
    };
    expect(arranged(sought, answers).now, place.name).toContain(sought[index]);
  }
  for (let seed = 1; seed <= 300; seed++) {
    const answers = answersOf(seed);
    const found = namesOf(arranged(sought, answers));
    const slow = reference(own, answers);
    expect(found.later).toEqual(slow.later);
    expect(new Set(found.now)).toEqual(new Set(slow.now));
  }
});
