import { expect, type Page, test } from '@playwright/test';
import { formatDay } from '#domain/format/dates.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { guideLists, isGuideList } from '#domain/rules/guide-lists.ts';
import { blogPageSchema } from '#domain/schemas/blog-page.ts';
import { listPageSchema } from '#domain/schemas/list-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const copy = content.page('blog', 'ro', blogPageSchema);
const { links } = content.agency();
const guides = content.guides().map((entry) => ({ ...entry, path: entryHref('guides', entry.id) }));
const posts = content.posts().map((entry) => ({ ...entry, path: entryHref('posts', entry.id) }));
const articles = [...guides, ...posts];
const [guide] = guides as [(typeof guides)[number]];
const [post] = posts as [(typeof posts)[number]];
const points = guide.data.list.groups.flatMap((group) => group.points);
const [first, second] = points as [string, string];

const list = (page: Page) => page.getByRole('region', { name: guide.data.list.title });
const status = (page: Page) => list(page).getByRole('status');
const ticked = (page: Page) => list(page).getByRole('checkbox', { checked: true });
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ticks:')));

for (const [folder, key] of Object.entries(guideLists))
  test(`the list ${folder} links to each of its guides, once, and to the other lists`, anyWindow, async ({ page }) => {
    const { heading } = content.page(`lists/${key}`, 'ro', listPageSchema);
    await page.goto(hrefOf(key, 'ro'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const own = guides.filter((entry) => entry.list === folder);
    const cards = page.locator('main section li').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(own.length);
    for (const { path, data } of own) {
      const card = cards.filter({ has: page.getByRole('heading', { name: data.title, exact: true }) });
      await expect(card.getByRole('link')).toHaveAttribute('href', path);
      await expect(card.getByRole('link')).toContainText(copy.more);
      await expect(card.getByRole('img', { name: data.picture.alt })).toHaveCount(1);
      await expect(card).toContainText(data.card);
      if (data.answer) await expect(card).toContainText(data.answer.figure);
    }
    const nav = page.getByRole('navigation', { name: copy.article.lists });
    await expect(nav.locator('[aria-current]')).toContainText(heading);
    const others = page.getByRole('navigation', { name: copy.article.otherLists }).getByRole('link');
    await expect(others).toHaveCount(Object.keys(guideLists).length - 1);
  });

test('a list has one column on a telephone, two on a tablet and three on a screen', async ({ page }) => {
  await page.goto(hrefOf('information', 'ro'));
  const wall = page.locator('main section > ul').first();
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await wall.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(tracks, `${width} px`).toBe(columns);
  }
});

test('the blog shows every post with its text, which scrolls and can be reached by keyboard', async ({ page }) => {
  await page.goto(hrefOf('blog', 'ro'));
  const section = page.getByRole('region', { name: copy.popular });
  await expect(section.getByRole('listitem')).toHaveCount(posts.length);
  for (const { path, data } of posts) {
    const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: data.title }) });
    const hrefs = await card.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([path, path]);
    const text = card.locator('[tabindex="0"]');
    await expect(text).toHaveText(data.text);
    expect((await text.boundingBox())?.height).toBeLessThanOrEqual(150);
  }
  const text = section.locator('[tabindex="0"]').first();
  await text.focus();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test(
  'an article answers, says when it was checked and by whom, and leads to the booking site and to its places',
  anyWindow,
  async ({ page }) => {
    await page.goto(guide.path);
    const { title, lead, checkedOn, sources, places, picture } = guide.data;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByText(`Verificat la ${formatDay('ro', checkedOn)}`)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.booking })).toHaveAttribute('href', links.booking);
    await expect(page.getByRole('img', { name: picture.alt })).toBeVisible();
    await page.getByText('Surse', { exact: true }).click();
    await expect(page.locator('details li')).toHaveCount(sources.length);
    const linked = page.getByRole('region', { name: copy.article.places }).getByRole('link');
    const hrefs = await linked.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(places.map((id) => entryHref('destinations', id)));
  },
);

test('whoever writes from an article writes about a holiday, from that page', anyWindow, async ({ page }) => {
  await page.goto(guide.path);
  const offer = page.getByRole('region', { name: copy.article.offer.heading });
  await offer.getByRole('link', { name: copy.contact }).click();
  await expect(page).toHaveURL(new RegExp(`pagina=${guide.path}$`));
  await expect(page.locator('[name=intent][value=leisure]')).toBeChecked();
  await expect(page.locator('[name=page]')).toHaveValue(guide.path);
  await expect(page.locator('[name=leisure_place]')).toHaveValue('');
});

for (const { path } of [guide, post])
  test(`${path} recommends six different entries, none of them itself or a place it has named`, anyWindow, async ({ page }) => {
    await page.goto(path);
    const hrefs = (selector: string) => page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const six = await hrefs('section[aria-labelledby=recommended] li a');
    expect(new Set(six).size).toBe(6);
    expect(six).not.toContain(path);
    const named = await hrefs('section[aria-labelledby=places] li a');
    expect(six.filter((href) => named.includes(href))).toEqual([]);
  });

test('the way back leads to the list of a guide, and to the blog from a post', anyWindow, async ({ page }) => {
  const homes = new Map([
    [guide.path, isGuideList(guide.list) ? hrefOf(guideLists[guide.list], 'ro') : ''],
    [post.path, hrefOf('blog', 'ro')],
  ]);
  for (const [path, home] of homes) {
    await page.goto(path);
    await page.getByRole('link', { name: /^Revino la/ }).click();
    await expect(page).toHaveURL(new RegExp(`${home}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('ticks are counted and stay after a reload, on this list only, until they are wiped', anyWindow, async ({ page }) => {
  await page.goto(guide.path);
  await expect(status(page)).toContainText(`0/${points.length}`);
  expect(await kept(page)).toEqual([]);
  for (const point of points.slice(0, 2)) await list(page).getByText(point, { exact: true }).click();
  await expect(status(page)).toContainText(`2/${points.length}`);
  await page.reload();
  await expect(ticked(page)).toHaveCount(2);
  await expect(status(page)).toContainText(`2/${points.length}`);

  await page.goto(post.path);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await page.goto(guide.path);
  await page.getByRole('button', { name: 'Ștergeți bifele' }).click();
  await expect(ticked(page)).toHaveCount(0);
  await expect(status(page)).toContainText(`0/${points.length}`);
  expect(await kept(page)).toEqual([]);
});

test('the list is ticked and wiped by keyboard alone', async ({ page }) => {
  await page.goto(guide.path);
  const box = list(page).getByRole('checkbox', { name: first });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('checkbox', { name: second })).toBeFocused();
  await page.getByRole('button', { name: 'Ștergeți bifele' }).focus();
  await page.keyboard.press('Enter');
  await expect(box).not.toBeChecked();
});

test('every point is as high as a thumb', async ({ page }) => {
  await page.goto(guide.path);
  const heights = await list(page)
    .locator('label')
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
});

test('where nothing may be kept the list still counts', anyWindow, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(guide.path);
  await list(page).getByText(first, { exact: true }).click();
  await expect(status(page)).toContainText(`1/${points.length}`);
});

test('a point that is no longer on the list takes its tick along', anyWindow, async ({ page }) => {
  await page.goto(guide.path);
  await list(page).getByText(first, { exact: true }).click();
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('ticks:'));
    localStorage.setItem(key, JSON.stringify(['a point of long ago', ...JSON.parse(localStorage.getItem(key) ?? '[]')]));
  });
  await page.reload();
  await expect(status(page)).toContainText(`1/${points.length}`);
});

test('on paper there are the question and its list, and nothing else', anyWindow, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await page.goto(guide.path);
  await page.getByRole('button', { name: 'Tipăriți lista' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list(page).getByText(points.at(-1) ?? '', { exact: true })).toBeVisible();
  await expect(list(page).getByText(points.at(-1) ?? '', { exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const gone of ['body > header', 'footer', 'article img', 'details', '[aria-labelledby=recommended]', '[role=status]'])
    await expect(page.locator(gone).first(), gone).toBeHidden();
  await expect(page.getByText(guide.data.lead)).toBeHidden();
});

test('beside the text the list stays in sight; on a telephone it comes first and a bar leads back to it', async ({ page }, {
  project,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(guide.path);
  const chapter = page.locator('article h2').filter({ hasNotText: guide.data.list.title }).nth(1);
  await chapter.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const title = list(page).getByRole('heading', { level: 2 });
  const bar = page.locator('[data-checklist-bar]');
  if (project.name === 'wide') {
    await expect(title).toBeInViewport();
    await expect(bar).toBeHidden();
    return;
  }
  await expect(title).not.toBeInViewport();
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(title).toBeInViewport();
  await expect(bar).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list ticks, and promises nothing it cannot keep', anyWindow, async ({ page }) => {
    await page.goto(guide.path);
    await list(page).getByText(first, { exact: true }).click();
    await expect(ticked(page)).toHaveCount(1);
    for (const promise of ['Ștergeți bifele', 'Tipăriți lista', 'Bifele rămân în acest dispozitiv.'])
      await expect(page.getByText(promise)).toBeHidden();
    await expect(page.locator('[data-count]').first()).toBeHidden();
  });

  test('every article is reached from its list or from the blog', anyWindow, async ({ page }) => {
    const reached = new Set<string>();
    for (const from of [...Object.values(guideLists), 'blog'] as const) {
      await page.goto(hrefOf(from, 'ro'));
      for (const href of await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        reached.add(href);
    }
    expect(articles.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
  });
});
