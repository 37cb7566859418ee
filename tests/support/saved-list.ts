/** Places to keep, and what a test does with the list of them. */
import type { Page } from '@playwright/test';
import { hrefOf } from '#domain/rules/addresses.ts';
import { mostPlaces, queryOfList, savedListKey } from '#domain/rules/saved-list.ts';
import { savedListPageSchema } from '#domain/schemas/saved-list-page.ts';
import { content } from './content.ts';

export const listCopy = content.page('saved-list', 'ro', savedListPageSchema);
export const listPage = hrefOf('savedList', 'ro');

export const keepable = content
  .destinations()
  .filter(({ data }) => !data.advisory)
  .map(({ id, continent, data }) => ({ id, continent, name: data.name, why: data.months?.why ?? '' }));

type Place = (typeof keepable)[number];

/** Three of one continent. */
export const [one, two, three] = keepable.filter(({ continent }) => continent === keepable[0]?.continent) as [
  Place,
  Place,
  Place,
];

/** As many as fit, with the longest names. */
export const longest = keepable.toSorted((a, b) => b.name.length - a.name.length).slice(0, mostPlaces);

/** As many, with the longest reasons for their months. */
export const wordiest = keepable.toSorted((a, b) => b.why.length - a.why.length).slice(0, mostPlaces);

/** Address of a list. */
export const listOf = (...list: Place[]) => listPage + queryOfList(list.map(({ id }) => id));

/** The end of an address, for what waits for it. */
export const endOf = (address: string) => new RegExp(`${address.replace('?', '\\?')}$`);

export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), savedListKey);

/** Opens the list of a visitor who has kept these. */
export async function keep(page: Page, ...list: Place[]): Promise<void> {
  await page.goto(listPage);
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [savedListKey, list.map(({ id }) => id).join()],
  );
  await page.goto(listPage);
}

/** „Păstrează” of a place, the first in the page. */
export const keepButton = (page: Page, { id }: Place) => page.locator(`main [data-keep="${id}"]`).first();

export const columns = (page: Page) => page.getByRole('table').locator('thead th b');

/** A button of a place's column, by its words in the copy. */
export const tool = (page: Page, words: string, { name }: Place) =>
  page.getByRole('button', { name: words.replace('{name}', name) });
