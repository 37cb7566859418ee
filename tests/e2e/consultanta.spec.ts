import { expect, test } from '@playwright/test';

for (const [url, contact] of [
  ['/consultanta', '/contact'],
  ['/ro/consultanta', '/ro/contact'],
] as const) {
  test(`${url} shows a process of four steps and a policy of four stages`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const id of ['process', 'policy'])
      await expect(
        page.locator(`section[aria-labelledby="${id}"] ol > li > h3, section[aria-labelledby="${id}"] ol > li > div > h3`),
      ).toHaveCount(4);
    await expect(page.locator('section[aria-labelledby="future"] dl > div')).toHaveCount(3);
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
