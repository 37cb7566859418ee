import { expect, type Page, test } from '@playwright/test';
import { flipPageSchema } from '#domain/schemas/flip-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const cardsOf = (page: 'corporate' | 'leisure', lang: Lang) => content.page(page, lang, flipPageSchema).cards;

const pages = {
  '/corporate': cardsOf('corporate', 'en'),
  '/ro/corporate': cardsOf('corporate', 'ro'),
  '/leisure': cardsOf('leisure', 'ro'),
  '/en/leisure': cardsOf('leisure', 'en'),
};

const twins = {
  '/corporate': '/ro/corporate',
  '/ro/corporate': '/corporate',
  '/leisure': '/en/leisure',
  '/en/leisure': '/leisure',
} as const;

for (const [url, words] of Object.entries(pages)) {
  test(`${url} has six cards with a picture and a label each`, anyWindow, async ({ page }) => {
    await page.goto(url);
    const cards = page.locator('main li > article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(words.map(({ text }) => text));
    await expect(cards).toHaveCount(6);
    for (const [index, { picture }] of words.entries())
      await expect(cards.nth(index).getByRole('img').first()).toHaveAttribute('alt', picture.alt);
  });

  test(`${url} turns a card from the keyboard and keeps the hidden face out of reach`, async ({ page }) => {
    await page.goto(url);
    const { front, back, turn, contact } = card(page, 0);
    await turn.focus();
    await page.keyboard.press('Tab');
    await expect(card(page, 1).turn).toBeFocused();

    await turn.focus();
    await page.keyboard.press('Enter');
    await expect(front).toBeHidden();
    await expect(back).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(contact).toBeFocused();

    await turn.focus();
    await page.keyboard.press('Space');
    await expect(front).toBeVisible();
    await expect(back).toBeHidden();
    await expect(async () => {
      await turn.focus();
      await page.keyboard.press('Tab');
      await expect(card(page, 1).turn).toBeFocused({ timeout: 100 });
    }).toPass();
  });

  test(`${url} turns a card when its picture is pressed, and leads to the contact page`, async ({ page, hasTouch }) => {
    await page.goto(url);
    const { article, front, turn, contact } = card(page, 3);
    await turn.scrollIntoViewIfNeeded();
    const middle = { position: { x: 60, y: 120 } };
    if (hasTouch) await article.tap(middle);
    else await article.click(middle);
    await expect(front).toBeHidden();
    await contact.click();
    await expect(page).toHaveURL(`${twinOfContact(url)}?pagina=${url}`);
  });

  test(`${url} and its twin lead to each other`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await page.locator('header a[hreflang][lang]').click();
    await expect(page).toHaveURL(twins[url as keyof typeof twins]);
  });
}

test('a card shows one heading at a time: the label in front, the title behind', async ({ page }) => {
  await page.goto('/corporate');
  const { article, turn } = card(page, 0);
  const [words] = pages['/corporate'];
  await expect(article.getByRole('heading')).toHaveText([words?.text ?? '']);
  await turn.click();
  await expect(article.getByRole('heading')).toHaveText([words?.title ?? '']);
});

test('every card turns by itself and the others stay', async ({ page }) => {
  await page.goto('/leisure');
  await card(page, 1).turn.click();
  await expect(page.locator('main li > article details[open]')).toHaveCount(1);
  await card(page, 4).turn.click();
  await expect(page.locator('main li > article details[open]')).toHaveCount(2);
});

test('nothing on a back is cut off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const url of Object.keys(pages)) {
    await page.goto(url);
    const cut = await page.locator('main li > article details').evaluateAll((cards) => {
      for (const details of cards) (details as HTMLDetailsElement).open = true;
      return cards.map(({ lastElementChild: back }) => (back ? back.scrollHeight - back.clientHeight : -1));
    });
    expect(cut, url).toEqual([0, 0, 0, 0, 0, 0]);
  }
});

test('with reduced motion a card turns at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/corporate');
  const { front, turn, contact } = card(page, 0);
  await turn.click();
  await expect(front).toBeHidden();
  await turn.click();
  await expect(contact).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(card(page, 1).turn).toBeFocused();
});

test('the heading at the end of /corporate leads to the holidays, and back', anyWindow, async ({ page }) => {
  await page.goto('/corporate');
  await page.locator('main h2 a').click();
  await expect(page).toHaveURL('/en/leisure');
  await page.locator('main h2 a').click();
  await expect(page).toHaveURL('/corporate');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards of /leisure turn all the same', async ({ page }) => {
    await page.goto('/leisure');
    const { front, back, turn, contact } = card(page, 2);
    await expect(contact).toBeHidden();
    await turn.press('Enter');
    await expect(front).toBeHidden();
    await expect(back).toBeVisible();
    await turn.click();
    await expect(front).toBeVisible();
    await expect(back).toBeHidden();
  });
});

const twinOfContact = (url: string) => (url === '/corporate' || url === '/en/leisure' ? '/contact' : '/ro/contact');

function card(page: Page, index: number) {
  const article = page.locator('main li > article').nth(index);
  return {
    article,
    front: article.locator(':scope > div'),
    turn: article.locator('summary'),
    back: article.locator('details > div'),
    contact: article.getByRole('link', { includeHidden: true }),
  };
}
