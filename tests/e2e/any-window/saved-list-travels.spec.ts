import { expect, type Page, test } from '@playwright/test';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { mostPlaces } from '#domain/rules/saved-list.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { content } from '../../support/content.ts';
import { mailAbout } from '../../support/mailbox.ts';
import {
  columns,
  endOf,
  keep,
  keepable,
  keepButton,
  listCopy,
  listOf,
  listPage,
  longest,
  one,
  stored,
  three,
  tool,
  two,
} from '../../support/saved-list.ts';

const { form } = content.page('contact', 'ro', contactPageSchema);

/** The browser keeps nothing: everything that would is refused. */
const refuseToKeep = (page: Page) =>
  page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

test('a list that came by its address leaves the browser’s own alone until it is asked to keep it', async ({ page }) => {
  await keep(page, three);
  await page.goto(listOf(two, one));
  await expect(columns(page)).toHaveText([two.name, one.name]);
  await expect(page.getByText(listCopy.received.besides)).toBeVisible();
  await tool(page, listCopy.right, two).click();
  await expect(columns(page)).toHaveText([one.name, two.name]);
  expect(await stored(page)).toBe(three.id);
  await page.reload();
  await expect(columns(page)).toHaveText([one.name, two.name]);
  await page.getByRole('button', { name: listCopy.received.instead }).click();
  await expect(page.getByText(listCopy.received.besides)).toBeHidden();
  expect(await stored(page)).toBe(`${one.id},${two.id}`);
  await page.goto(listPage);
  await expect(columns(page)).toHaveText([one.name, two.name]);
});

test('a change in another tab is followed here', async ({ page, context }) => {
  await keep(page, one, two);
  await expect(columns(page)).toHaveText([one.name, two.name]);
  const other = await context.newPage();
  await other.goto(entryHref('destinations', three.id));
  await keepButton(other, three).click();
  await expect(columns(page)).toHaveText([one.name, two.name, three.name]);
  await expect(page).toHaveURL(new RegExp(`${three.id}$`));
  await tool(page, listCopy.takeOut, three).click();
  await expect(keepButton(other, three)).toHaveAttribute('aria-pressed', 'false');
});

test('where the browser keeps nothing it says so plainly, and the address is the list', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await refuseToKeep(page);
  await page.goto(entryHref('destinations', one.id));
  await keepButton(page, one).click();
  await expect(keepButton(page, one)).toHaveAttribute('aria-pressed', 'true');
  const note = page.getByRole('alert');
  await expect(note).toContainText('Browserul nu a putut ține minte lista.');
  await note.getByRole('link').click();
  await expect(page).toHaveURL(endOf(listOf(one)));
  await expect(columns(page)).toHaveText([one.name]);

  await page.goto(listOf(one, two));
  await tool(page, listCopy.right, one).click();
  await expect(columns(page)).toHaveText([two.name, one.name]);
  await expect(page).toHaveURL(endOf(listOf(two, one)));
  await page.reload();
  await expect(columns(page)).toHaveText([two.name, one.name]);
  expect(broken).toEqual([]);
});

test('a full storage is told like one that is refused, and nothing breaks', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  await keep(page, one);
  await page.evaluate(() => {
    for (let size = 1_048_576; size > 0; size = Math.floor(size / 2))
      try {
        for (let part = 0; ; part++) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
      } catch {
        // As much as fits.
      }
  });
  await page.goto(entryHref('destinations', two.id));
  await keepButton(page, two).click();
  await expect(page.getByRole('alert')).toContainText('Browserul nu a putut ține minte lista.');
  expect(await stored(page)).toBe(one.id);
  await page.getByRole('alert').getByRole('link').click();
  await expect(columns(page)).toHaveText([one.name, two.name]);
  await page.getByRole('button', { name: listCopy.received.instead }).click();
  await expect(page.getByText(listCopy.received.failed)).toBeVisible();
  expect(broken).toEqual([]);
});

test(`${mostPlaces} places fit; one more is refused with the way to the list`, async ({ page }) => {
  await keep(page, ...longest);
  await expect(columns(page)).toHaveCount(mostPlaces);
  const more = keepable.find((place) => !longest.includes(place)) as (typeof keepable)[number];
  await page.goto(entryHref('destinations', more.id));
  await keepButton(page, more).click();
  await expect(page.getByRole('alert')).toContainText(`În listă încap ${mostPlaces} locuri.`);
  await expect(keepButton(page, more)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe(longest.map(({ id }) => id).join());
});

test('the enquiry carries the whole list, seen and edited by the visitor, to the mailbox', async ({ page }) => {
  const name = 'Listă';
  await keep(page, ...longest);
  await page.getByRole('link', { name: listCopy.send.button }).click();
  await expect(page.locator('[name=intent][value=leisure]')).toBeChecked();
  const message = page.locator('[name=message]');
  await expect(message).toHaveValue(new RegExp(`${mostPlaces}\\. ${longest.at(-1)?.name}\n`));
  expect((await page.locator('[name=leisure_place]').inputValue()).length).toBeLessThanOrEqual(100);
  await message.fill(`${await message.inputValue()}Suntem doi, în mai.`);
  await page.getByLabel(form.fields.user_name.label, { exact: true }).fill(name);
  await page.getByLabel(form.fields.user_email.label).fill('ana@firma.example');
  await page.getByLabel(form.fields.mobile_number.label).fill('+40 721 000 000');
  await page.locator('[name=consent]').check();
  await page.getByRole('button', { name: form.send }).click();
  const mail = await mailAbout(name);
  for (const [index, place] of longest.entries()) expect(mail.text).toContain(`${index + 1}. ${place.name}\n`);
  expect(mail.text).toContain('Suntem doi, în mai.');
  expect(mail.text.split(listOf(...longest)).length, 'the address of the list, and the page it was written from').toBe(3);
});

test('a list goes into a message that was begun, and a later one takes its place', async ({ page }) => {
  await page.goto(hrefOf('contact', 'ro'));
  await page.locator('[name=message]').fill('Suntem patru.');
  for (const list of [[one, two], [three]]) {
    await page.goto(listOf(...list));
    await page.getByRole('link', { name: listCopy.send.button }).click();
    await expect(page.locator('[name=message]')).toHaveValue(new RegExp(`1\\. ${list[0]?.name}\n[^]*Suntem patru\\.$`));
  }
  await expect(page.locator('[name=message]')).not.toHaveValue(new RegExp(one.name));
});

test('places that did not come can be asked for again', async ({ page }) => {
  let fails = true;
  await page.route(`**${endpoints.comparedPlaces}`, (route) => (fails ? route.abort() : route.continue()));
  await page.goto(listOf(one));
  await expect(page.getByText(listCopy.unloaded.text)).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: listCopy.unloaded.retry }).click();
  await expect(columns(page)).toHaveText([one.name]);
  await expect(page.getByText(listCopy.unloaded.text)).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing promises to keep, and the list is a way to the form', async ({ page }) => {
    for (const address of [listPage, entryHref('destinations', one.id), entryHref('continents', one.continent)]) {
      await page.goto(address);
      await expect(page.locator('[data-keep]').first()).toBeHidden();
      await expect(page.locator('header a[data-kept-link]')).toBeHidden();
    }
    await page.goto(listPage);
    await expect(page.locator('[data-empty] li a')).toHaveCount(listCopy.empty.suggestions.length);
    await page.getByRole('link', { name: listCopy.noScript.link }).click();
    await expect(page).toHaveURL(new RegExp(hrefOf('contact', 'ro')));
  });
});
