import { expect, type Page } from '@playwright/test';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';
import { test } from '../support/journey.ts';
import { mailAbout } from '../support/mailbox.ts';

const { mailboxes } = content.agency();
const { form, sent } = content.page('contact', 'en', contactPageSchema);

const field = (page: Page, name: keyof typeof form.fields) => page.getByLabel(form.fields[name].label, { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: form.send });

async function fill(page: Page, name = 'Ana Pop') {
  await field(page, 'department').selectOption('tourism');
  await field(page, 'user_name').fill(name);
  await field(page, 'user_email').fill('ana@firma.ro');
  await field(page, 'mobile_number').fill('+40 (21) 000.00.00');
  await field(page, 'message').fill('Santorini în iunie, două persoane.');
  await page.getByRole('checkbox').check();
}

/** The reference number in a text; empty when there is none. */
const referenceIn = (text: string | null) => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text ?? '')?.[0] ?? '';

const send = (page: Page) => sendButton(page).click();
/** Waits until the form, touched for the first time, is operated by its script. */
const awake = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);

const summary = (page: Page) => page.locator('#form-problems');

test('a message reaches the mailbox of its department and the visitor gets its reference number', anyWindow, async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await awake(page);
  await send(page);
  await expect(page).toHaveURL(/\/$/);
  const toast = page.getByRole('status').filter({ hasText: sent.toastTitle });
  await expect(toast).toContainText(sent.toastText);
  const reference = referenceIn(await toast.textContent());
  const mail = await mailAbout(reference);
  expect(mail.to).toEqual([mailboxes.tourism]);
  expect(mail.text).toContain('Santorini în iunie');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('the toast leaves by itself after five seconds, and waits while it is hovered', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'toast',
      JSON.stringify({ title: 'Probă', status: 'info', position: 'top', duration: 1500, closable: true }),
    ),
  );
  await page.reload();
  const toast = page.getByText('Probă');
  await expect(toast).toBeVisible();
  if (!isMobile) {
    await toast.hover();
    await page.waitForTimeout(2000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 800);
  }
  await expect(toast).toBeHidden({ timeout: 4000 });
});

test('what is missing is said above the form and beside each field, in the same words', anyWindow, async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'user_email').fill('name@');
  await field(page, 'mobile_number').fill('12');
  await awake(page);
  await send(page);
  await expect(summary(page)).toBeFocused();
  const sentences = await summary(page).getByRole('link').allTextContents();
  expect(sentences).toHaveLength(5);
  for (const sentence of sentences) expect(await page.getByText(sentence).count()).toBe(2);
  await expect(field(page, 'user_email')).toHaveValue('name@');
  await summary(page).getByRole('link').nth(1).click();
  await expect(field(page, 'user_email')).toBeFocused();
});

test('the first press on Send stays on the page, before its script is there too', async ({ page }) => {
  await page.route(/EnquiryForm.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/contact');
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a form whose script never comes is sent by the browser', anyWindow, async ({ page }) => {
  await page.route(/EnquiryForm.*\.js/, (route) => route.abort());
  await page.goto('/contact');
  await fill(page, 'Ion Fărăinsulă');
  await send(page);
  await expect(page).toHaveURL(/\/contact\/sent\//, { timeout: 10_000 });
  const reference = referenceIn(await page.locator('main').textContent());
  expect((await mailAbout(reference)).text).toContain('Ion Fărăinsulă');
});

test('the switch of language keeps what the form was opened for', async ({ page }) => {
  await page.goto('/contact?subiect=event&pagina=/servicii');
  await page.locator('header a[hreflang=ro][lang]').click();
  await expect(page).toHaveURL(/\/ro\/contact\?subiect=event&pagina=\/servicii$/);
});

test('when the network fails it is said plainly, the text stays and two other ways are offered', anyWindow, async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await awake(page);
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(summary(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  await expect(field(page, 'message')).toHaveValue(/Santorini/);
  await expect(sendButton(page)).toBeEnabled();
  await page.unroute('**/api/contact');
  await send(page);
  await expect(page).toHaveURL(/\/$/);
});

test('an answer that does not come ends after ten seconds', anyWindow, async ({ page }) => {
  await page.goto('/contact');
  await fill(page);
  await awake(page);
  await page.route('**/api/contact', () => undefined);
  await send(page);
  await expect(page.getByRole('button', { name: form.sending })).toBeDisabled();
  await expect(summary(page)).toBeFocused({ timeout: 12_000 });
  await expect(sendButton(page)).toBeEnabled();
});

test('the phone field takes a telephone and the trap is out of sight and out of reach', async ({ page }) => {
  await page.goto('/contact');
  await expect(field(page, 'mobile_number')).toHaveAttribute('type', 'tel');
  await expect(page.locator('[name=company_website]')).not.toBeInViewport();
  await expect(page.locator('[name=company_website]')).toHaveAttribute('tabindex', '-1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent and the answer is a page with the reference number', anyWindow, async ({ page }) => {
    await page.goto('/contact');
    await fill(page, 'Ion Fărăscript');
    await send(page);
    const reference = referenceIn(await page.locator('main').textContent());
    expect((await mailAbout(reference)).text).toContain('Ion Fărăscript');
  });

  test('an error is a page with the same words and what was typed', anyWindow, async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'user_name').fill('Ana <b>Pop</b>');
    await field(page, 'mobile_number').fill('12');
    await send(page);
    // The page of errors has its twin in the form of the other language.
    await expect(page.locator('header a[hreflang=ro][lang]')).toHaveAttribute('href', /^\/ro\/contact/);
    const sentences = await summary(page).getByRole('link').allTextContents();
    expect(sentences.length).toBeGreaterThan(2);
    for (const sentence of sentences) expect(await page.getByText(sentence).count()).toBe(2);
    await expect(field(page, 'user_name')).toHaveValue('Ana <b>Pop</b>');
  });
});
