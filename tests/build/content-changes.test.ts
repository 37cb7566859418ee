import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { counted } from '#domain/format/counted.ts';
import { teamPageSchema } from '#domain/schemas/team-page.ts';
import { contentOf } from '#tests/support/content.ts';
import { startBrowser, visitCopy } from '#tests/support/copy-visits.ts';
import { cutText } from '#tests/support/cut-text.ts';
import { changes, gone } from '#tests/support/other-content.ts';
import { alikeProblems } from '../../scripts/checks/alike.ts';
import { contentProblems } from '../../scripts/checks/content.ts';
import { letterProblems } from '../../scripts/checks/letters.ts';
import { deadLinks } from '../../scripts/checks/links.ts';
import { shareProblems } from '../../scripts/checks/share.ts';

const project = inject('project');
const content = contentOf(join(project, 'content'));
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const visit = async (path: string) => (await visitCopy(browser, project, path)).page;

test('the checks of the content and of the built pages have nothing to say', () => {
  const site = join(project, 'dist/site');
  expect(contentProblems(project)).toEqual([]);
  for (const problems of [alikeProblems, deadLinks, letterProblems, shareProblems]) expect(problems(site)).toEqual([]);
});

test.each([
  ['en', '/echipa', '/'],
  ['ro', '/ro/echipa', '/ro'],
] as const)('who was hired is on the team page and counted, who left is not, %s', async (lang, path, home) => {
  const team = content.team();
  const page = await visit(path);
  const addresses = await page.locator('main article a').allTextContents();
  expect(addresses.toSorted()).toEqual(team.map(({ email }) => email).toSorted());
  expect(addresses).toContain(changes.hired.email);
  expect(addresses).not.toContain(gone().email);
  const { colleague } = content.page('team', lang, teamPageSchema);
  expect(await page.locator('main').textContent()).toContain(counted(lang, team.length, colleague));
  await page.goto(new URL(home, page.url()).href);
  expect(await page.locator('section[aria-labelledby=managers]').textContent()).toContain(String(team.length));
  await page.close();
});

test.each(['en', 'ro'] as const)('the new certificate is in the register, %s', async (lang) => {
  const page = await visit(lang === 'en' ? '/' : '/ro');
  const register = page.locator('section[aria-labelledby=certificates] li');
  expect(await register.count()).toBe(content.certificates().length);
  expect(await register.last().textContent()).toContain(changes.certificate.title[lang]);
  await page.close();
});

test.each([
  ['en', '/agentii-partenere'],
  ['ro', '/ro/agentii-partenere'],
] as const)('the new supplier has its card and its row, %s', async (lang, path) => {
  const page = await visit(path);
  const air = content.suppliers().filter(({ kind }) => kind === 'air');
  // A logo has the name for words.
  const names = await page
    .locator('section[aria-labelledby=ticketing] li > h3')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.alt ?? card.textContent));
  expect(names).toEqual(air.map(({ name }) => name[lang]));
  expect(names).toContain(changes.supplier[lang]);
  expect(await page.locator('[data-supplier-filter] tbody tr').count()).toBe(content.suppliers().length);
  await page.close();
});

test('the new country is a filter of its continent and a way on the map of the world, and its places have pages', async () => {
  const { country, places } = changes;
  const page = await visit('/europa');
  const filter = page.getByRole('checkbox', { name: country });
  await filter.check();
  expect(await page.locator('li[data-tag]:visible h2').allTextContents()).toEqual(
    expect.arrayContaining(places.map(({ name }) => name)),
  );
  await page.goto(new URL('/blog', page.url()).href);
  const ways = page.locator(`#lume-europa a[href*="tara=${country}"]`);
  expect(await ways.count(), 'in the list and on the map').toBe(2);
  for (const { id, name, alt } of places) {
    await page.goto(new URL(`/${id}`, page.url()).href);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(name);
    const picture = page.getByRole('img', { name: alt }).first();
    await expect.poll(() => picture.isVisible()).toBe(true);
  }
  await page.close();
});

test('every word of the pages that changed is whole in a narrow window and in a wide one', async () => {
  const { page } = await visitCopy(browser, project, '/');
  const cut: string[] = [];
  for (const width of [320, 1440])
    for (const path of ['/', '/echipa', '/ro/agentii-partenere', '/europa', '/blog']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
      for (const words of await cutText(page)) cut.push(`${path} at ${width}: ${words}`);
    }
  expect(cut).toEqual([]);
  await page.close();
});
