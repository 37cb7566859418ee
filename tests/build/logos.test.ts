import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser, visitCopy } from '#tests/support/copy-visits.ts';
import { changes } from '#tests/support/other-content.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

const project = inject('project');
const { certificate, supplier, partner, accreditations } = changes;
const [accredited, named] = accreditations;

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** The logo of that name as it is shown: where its file is, how large it is there and on the page. */
async function shown(page: Page, within: string, name: string) {
  const logo = page.locator(within).getByRole('img', { name, exact: true });
  await logo.scrollIntoViewIfNeeded();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return logo.evaluate((image: HTMLImageElement) => ({
    path: new URL(image.currentSrc).pathname,
    said: [image.getAttribute('width'), image.getAttribute('height')].map(Number),
    height: image.getBoundingClientRect().height,
  }));
}

test.each([
  ['a certificate, on the home page', '/', 'section[aria-labelledby=certificates]', certificate.issuer, [120, 40], 'trial'],
  ['a supplier, on its card', '/agentii-partenere', 'main h3', supplier.en, [210, 84], 'trial-painted'],
  ['a partner, among the badges', '/agentii-partenere', 'main li li', partner, [120, 40], 'trial'],
  ['an accreditation, in the footer', '/contact', 'footer', accredited, [210, 84], 'trial-painted'],
])('the logo of %s, has its name for words, its own size, and stands 35 px high', async (_, path, within, name, size, file) => {
  const { page, complaints } = await visitCopy(browser, project, path);
  const logo = await shown(page, within, name);
  expect(logo.path).toMatch(new RegExp(`^/_astro/${file}\\.[\\w-]{8}\\.(svg|png)$`));
  expect(logo.said).toEqual(size);
  expect(logo.height).toBe(35);
  expect(complaints).toEqual([]);
  await page.close();
});

test('who has no logo beside one who has is still there by name', async () => {
  const { page } = await visitCopy(browser, project, '/contact');
  await expect(page.locator('footer').getByText(named, { exact: true }).isVisible()).resolves.toBe(true);
  await page.close();
});

test('a logo that is not there stops the build with file, field and reason', async () => {
  const faulty = mkdtempSync(join(tmpdir(), 'with-a-fault-'));
  try {
    copyProject(faulty, ['europa/bled', 'romania/bran']);
    const entry =
      'order: 101\nissuer: Probă\nlogo: lipsa.svg\ntitle: { en: Trial, ro: Probă }\nyear: 2026\nlasting: true\nstandIns: [pdfLink]\n';
    writeFileSync(join(faulty, 'content/certificates/trial.yaml'), entry);
    const { code, output } = await buildCopy(faulty);
    expect(code).not.toBe(0);
    expect(output).toContain('content/certificates/trial.yaml: logo: fișierul „lipsa.svg” nu este în content/logos');
  } finally {
    rmSync(faulty, { recursive: true });
  }
});
