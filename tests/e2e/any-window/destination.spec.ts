import { expect, test } from '@playwright/test';
import { blogPageSchema } from '#domain/schemas/blog-page.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { content } from '../../support/content.ts';

const copy = content.page('blog', 'ro', blogPageSchema);
const { form } = content.page('contact', 'ro', contactPageSchema);
/** Those with a flight, papers and good months to show. */
const flown = content.airports();
const destinations = content.destinations().flatMap(({ data, ...entry }) => {
  const { papers, months, currency, airports } = data;
  const isFlown = airports.some(({ code }) => (flown.get(code)?.flight?.kind ?? 'fără zbor') !== 'fără zbor');
  return papers && months && isFlown && currency !== 'leu (RON)' ? [{ ...entry, data: { ...data, papers } }] : [];
});
/** Two places of different countries, and one of them. */
const [a] = destinations as [(typeof destinations)[number]];
const other = destinations.find(({ data }) => data.country !== a.data.country) ?? a;
const path = `/${a.id}`;

test('a destination tells what one asks first', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(a.data.name);
  const facts = page.locator('section[aria-label="Pe scurt"]');
  const airports = a.data.airports.length > 1 ? 'Aeroporturi' : 'Aeroport';
  for (const fact of ['Cele mai bune luni', airports, 'Zbor din București', 'Acte', 'Moneda'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  await expect(facts.getByRole('link', { name: /Pagina oficială/ })).toHaveAttribute('href', a.data.papers.url);
  await expect(facts).toContainText(a.data.currency);
  const chapters = await page.locator('article > section > h2').count();
  expect(chapters).toBeGreaterThanOrEqual(3);
});

test('a place says where its facts come from, where to sleep, and what its level of cost means', async ({ page }) => {
  await page.goto('/sibiu');
  await expect(page.getByRole('heading', { name: 'Unde dormiți' })).toBeVisible();
  await page.getByText('Surse', { exact: true }).click();
  await expect(page.locator('details li a').first()).toHaveAttribute('href', /^https:\/\//);
  await page.getByRole('link', { name: 'Ce înseamnă' }).click();
  await expect(page).toHaveURL(/\/niveluri-de-cost#nivelul-\d$/);
  await expect(page.locator('li:target')).toBeVisible();
});

test('on paper a place is its facts and its text, without what is to be clicked', async ({ page }) => {
  await page.goto('/sibiu');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Nivel de cost')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Adrese' })).toBeVisible();
  for (const gone of ['footer', 'section[aria-labelledby=offer]', 'section[aria-labelledby=recommended]', 'article img'])
    await expect(page.locator(gone).first()).toBeHidden();
});

test('six different recommendations, never the page itself', async ({ page }) => {
  for (const address of [path, `/${other.id}`]) {
    await page.goto(address);
    const links = await page
      .locator('section[aria-labelledby=recommended] li a')
      .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(6);
    expect(new Set(links).size).toBe(6);
    expect(links).not.toContain(address);
  }
});

test('the way back leads to the blog', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: copy.back }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the breadcrumb leads to the country on its continent', async ({ page }) => {
  await page.goto(path);
  const { country } = a.data;
  await page.getByRole('navigation', { name: 'Sunteți aici' }).getByRole('link', { name: country, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${a.continent}\\?`));
  await expect(page.locator(`input[name=tara][value="${country}"]`)).toBeChecked();
});

test('the contact form opened from a place knows which one', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: copy.contact }).first().click();
  await page.getByLabel(form.fields.user_name.label, { exact: true }).click();
  await expect(page.locator('input[name=page]')).toHaveValue(path);
});
