import { expect, test } from '@playwright/test';
import { consultancyPageSchema } from '#domain/schemas/consultancy-page.ts';
import { content } from '../../support/content.ts';

for (const [lang, url, contact] of [
  ['en', '/consultanta', '/contact'],
  ['ro', '/ro/consultanta', '/ro/contact'],
] as const) {
  const { process, policy, future } = content.page('consultancy', lang, consultancyPageSchema);

  test(`${url} shows the steps of the process and the stages of the policy`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const [id, count] of [
      ['process', process.steps.length],
      ['policy', policy.stages.length],
    ] as const)
      await expect(
        page.locator(`section[aria-labelledby="${id}"] ol > li > h3, section[aria-labelledby="${id}"] ol > li > div > h3`),
      ).toHaveCount(count);
    await expect(page.locator('section[aria-labelledby="future"] dl > div')).toHaveCount(future.points.length);
  });

  test(`${url} is linked from the footer and leads to the contact page, which knows where the visitor comes from`, async ({
    page,
  }) => {
    await page.goto(url);
    await expect(page.locator(`body > footer a[href="${url}"]`)).toBeVisible();
    await page.locator('section[aria-labelledby="call"] a').click();
    await expect(page).toHaveURL(`${contact}?pagina=${url}`);
  });
}

test('the consultancy part of the services page leads to /consultanta', async ({ page }) => {
  await page.goto('/servicii');
  await page.locator('#consultancy a').click();
  await expect(page).toHaveURL('/consultanta');
});
