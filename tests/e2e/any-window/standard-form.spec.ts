import { expect, test } from '@playwright/test';
import { departureNames, offerTitle } from '#domain/format/offer-words.ts';
import { entryHref, pdfHref } from '#domain/rules/addresses.ts';
import { today } from '#domain/rules/expiry.ts';
import { isOver } from '#domain/rules/offer-days.ts';
import { offerKinds } from '#domain/rules/offer-kinds.ts';
import { formsOf } from '#domain/rules/standard-form.ts';
import { axeObjections } from '../../support/axe.ts';
import { content } from '../../support/content.ts';
import { structureOfPages, textOfPages } from '../../support/pdf-pages.ts';

const agency = content.agency();
const offers = Object.entries(offerKinds).flatMap(([folder, kind]) =>
  content.offers(folder).map((offer) => ({ kind, ...offer })),
);
/** The first of each kind that one can still take. */
const sample = Object.values(offerKinds).flatMap(
  (kind) => offers.find((one) => one.kind === kind && !isOver(one.data, today())) ?? [],
);

for (const { kind, id, data } of sample)
  test.describe(`${kind} ${id}`, () => {
    // Everything here works without it.
    test.use({ javaScriptEnabled: false });

    test('its page leads to the standard form, filled in with this offer and the agency', async ({ page }) => {
      await page.goto(entryHref(kind, id));
      const form = entryHref(formsOf[kind], id);
      const notice = page.getByRole('region', { name: 'Acesta este un pachet' });
      await expect(notice.locator(`a[href="${pdfHref(form)}"]`)).toBeVisible();
      await notice.locator(`a[href="${form}"]`).click();
      const main = page.locator('main');
      for (const fact of [offerTitle(kind, data), agency.legal.name, agency.phones.emergency.display, data.board])
        await expect(main).toContainText(fact);
      const [coming] = departureNames(data).filter(({ until }) => until >= today());
      if (coming) await expect(main).toContainText(coming.text);
      for (const { what } of data.included) await expect(main).toContainText(what);
      await expect(main).toContainText('Ordonanței Guvernului nr. 2/2018');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await main.innerText()).not.toMatch(/[{}]/);
    });

    test('the same as a file: tagged, in Romanian, with nothing lost', async ({ request }) => {
      const answer = await request.get(pdfHref(entryHref(formsOf[kind], id)));
      expect(answer.headers()['content-type']).toBe('application/pdf');
      const bytes = await answer.body();
      const text = (await textOfPages(bytes)).join(' ').replace(/\s+/g, ' ');
      for (const fact of [offerTitle(kind, data), agency.legal.name, agency.phones.emergency.display])
        expect(text).toContain(fact);
      expect(text).toContain('repatrierea călătorilor este garantată');
      expect(text).not.toContain('?');
      const structure = (await structureOfPages(bytes)).join('\n');
      for (const role of ['H1', 'H2', 'Table', 'LI']) expect(structure).toContain(role);
    });
  });

test('every offer has its form', async ({ request }) => {
  expect(offers.length).toBeGreaterThan(10);
  for (const { kind, id } of offers) {
    const form = entryHref(formsOf[kind], id);
    for (const url of [form, pdfHref(form)]) expect((await request.head(url)).status(), url).toBe(200);
  }
});

for (const colours of ['light', 'dark'])
  test(`${colours}: axe has nothing to object to`, async ({ page }) => {
    const [{ kind, id }] = sample as [(typeof sample)[number]];
    await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), colours);
    await page.goto(entryHref(formsOf[kind], id));
    expect(await axeObjections(page)).toEqual([]);
  });
