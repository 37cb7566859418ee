import { expect, type Page } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { departureNames, offerTitle } from '#domain/format/offer-words.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { today } from '#domain/rules/expiry.ts';
import { queryOfChosen } from '#domain/rules/listing.ts';
import { isOver, lastDeparture, midnightFrom, seasonYear } from '#domain/rules/offer-days.ts';
import { offerKinds, offerPlaces } from '#domain/rules/offer-kinds.ts';
import { offersPageSchema } from '#domain/schemas/offers-page.ts';
import { content } from '../../support/content.ts';
import { test } from '../../support/journey.ts';
import { mailAbout } from '../../support/mailbox.ts';

const copy = content.page('offers', 'ro', offersPageSchema);
const { mailboxes } = content.agency();

const lists = Object.entries(offerKinds).map(([folder, kind]) => {
  const all = content.offers(folder);
  const offers = all.filter(({ data }) => !isOver(data, today()));
  return { kind, path: hrefOf(kind, 'ro'), all, offers };
});
/** Every offer that is open, whichever list it stands in: what a place is chosen for. */
const everyOffer = lists.flatMap(({ kind, offers }) => offers.map((offer) => ({ ...offer, kind })));
const inPlace = (place: string) => everyOffer.filter(({ data }) => data.place === place);
const places = offerPlaces.filter((place) => inPlace(place).length > 0);
const [newYear] = lists as [(typeof lists)[number], ...typeof lists];
const year = seasonYear(
  newYear.all.map(({ data }) => data),
  today(),
);
const lastLeaving =
  newYear.offers
    .map(({ data }) => lastDeparture(data))
    .sort()
    .at(-1) ?? '';
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000 + 12 * 3_600_000);

const found = (page: Page) => page.locator('li[data-tag]:visible');
const cards = (page: Page) => page.locator('li[data-tag]:not([data-beside]):visible');
const box = (page: Page, place: string) => page.locator(`input[name=loc][value="${place}"]`);
const status = (offers: number, places: number) =>
  `${counted('ro', offers, copy.forms)} în ${counted('ro', places, copy.filter.forms)}`;

for (const { kind, path, offers } of lists) {
  test(`${path} lists every offer that is open, each with its own page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.lists[kind].heading);
    await expect(page.getByRole('link', { name: `Revelion ${year}` }).first()).toHaveAttribute('href', '/revelion');
    await expect(cards(page)).toHaveCount(offers.length);
    const named = new Set(offers.map(({ data }) => data.place)).size;
    await expect(page.getByRole('status')).toHaveText(status(offers.length, named));
    const links = await cards(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.sort()).toEqual(offers.map(({ id }) => entryHref(kind, id)).sort());
  });

  test(`${path} offers every place that has offers, and each shows all of them, those of this list first`, async ({ page }) => {
    await page.goto(path);
    const values = await page
      .locator('input[name=loc]')
      .evaluateAll((found) => found.map((one) => (one as HTMLInputElement).value));
    expect(values.toSorted()).toEqual([...places].sort());
    for (const place of values) {
      await page.goto(`${path}${queryOfChosen('', 'loc', [place])}`);
      await expect(box(page, place)).toBeChecked();
      await expect(cards(page)).toHaveCount(offers.filter(({ data }) => data.place === place).length);
      const links = await found(page)
        .getByRole('link')
        .evaluateAll((shown) => shown.map((link) => link.getAttribute('href') ?? ''));
      const all = inPlace(place);
      expect(links.length).toBeGreaterThan(1);
      expect(links.sort()).toEqual(all.map((offer) => entryHref(offer.kind, offer.id)).sort());
      await expect(page.getByRole('status')).toHaveText(status(all.length, 1));
    }
  });
}

test('several places, back, reload and a shared address show the same choice; the reset shows all again', async ({ page }) => {
  const [first = '', second = ''] = places;
  await page.goto('/revelion');
  await box(page, first).check({ force: true });
  await expect(cards(page)).toHaveCount(1);
  // By keyboard: on a telephone the page is on its way to the results, and a press would miss.
  await box(page, second).press('Space');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('loc').toSorted()).toEqual([first, second].sort());
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await page.goForward();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Arată toate' }).click();
  await expect(cards(page)).toHaveCount(newYear.offers.length);
  // The choice clears its boxes first; the address follows.
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('each card and each page says the hour in Bucharest at which the year begins there', async ({ page }) => {
  const [offer] = newYear.offers.toReversed();
  if (!offer) throw new Error('content/offers/revelion has no open offer');
  const { time } = midnightFrom(offer.data.timeZone, year);
  await page.goto('/revelion');
  const card = page.locator('li[data-tag]').filter({ has: page.getByRole('link', { name: offer.data.name, exact: true }) });
  await expect(card).toContainText(time);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(entryHref('newYear', offer.id));
  await expect(page.getByRole('region', { name: /Miezul nopții/ })).toContainText(time);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an offer says what is in the sum, and asking for its price reaches the mailbox whole', async ({ page }) => {
      const [offer] = newYear.offers;
      if (!offer) throw new Error('content/offers/revelion has no open offer');
      const { data, id } = offer;
      const name = `Preț ${javaScriptEnabled ? 'cu' : 'fără'} script`;
      await page.goto(entryHref('newYear', id));
      for (const { what } of [...data.included, ...data.notIncluded]) await expect(page.locator('main')).toContainText(what);
      await expect(page.locator('main')).toContainText(copy.details);
      await page.getByRole('link', { name: copy.ask, exact: true }).click();
      await page.locator('[name=leisure_travellers]').fill('doi adulți și un copil de 5 ani');
      await page.locator('[name=user_name]').fill(name);
      await page.locator('[name=user_email]').fill('ana@firma.ro');
      await page.locator('[name=mobile_number]').fill('+40 21 000 00 00');
      await page.locator('[name=consent]').check();
      await page.getByRole('button', { name: copy.ask, exact: true }).click();
      await expect(page).toHaveURL(/\/ro\/contact\/trimis/);
      const mail = await mailAbout(name);
      expect(mail.to).toEqual([mailboxes.tourism]);
      const [departure] = departureNames(data);
      for (const said of [offerTitle('newYear', data), departure?.text ?? '', 'doi adulți și un copil', entryHref('newYear', id)])
        expect(mail.text).toContain(said);
    });
  });

test('what is missing is said above the form, and what was typed stays', async ({ page }) => {
  const [offer] = newYear.offers;
  await page.goto(entryHref('newYear', offer?.id ?? ''));
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).noValidate = true;
  });
  await page.locator('[name=user_name]').fill('Ana fără adresă');
  await page.getByRole('button', { name: copy.ask, exact: true }).click();
  await expect(page.locator('[name=user_name]')).toHaveValue('Ana fără adresă');
  await expect(page.locator('[name=leisure_place]')).toHaveValue(offer ? offerTitle('newYear', offer.data) : '');
});

test('the contact button names the offer and its days', async ({ page }) => {
  const [offer] = newYear.offers;
  if (!offer) throw new Error('content/offers/revelion has no open offer');
  await page.goto(entryHref('newYear', offer.id));
  await page.getByRole('link', { name: copy.contact, exact: true }).first().click();
  await expect(page.locator('[name=leisure_place]')).toHaveValue(new RegExp(`^${offerTitle('newYear', offer.data)}, \\d`));
});

test('a page that was built before the day withdraws what is over', async ({ page }) => {
  const inOrder = newYear.offers.toSorted((a, b) => lastDeparture(a.data).localeCompare(lastDeparture(b.data)));
  const [first] = inOrder;
  if (!first) throw new Error('content/offers/revelion has no open offer');
  const leaving = lastDeparture(first.data);
  const left = newYear.offers.filter(({ data }) => lastDeparture(data) > leaving);
  await page.clock.setFixedTime(dayAfter(leaving));
  await page.goto('/revelion');
  await expect(cards(page)).toHaveCount(left.length);
  await expect(page.locator('li:visible').filter({ hasText: 'PLECAT' })).toHaveCount(newYear.all.length - left.length);
  if (left.length > 0) await expect(page.getByRole('status')).toContainText(counted('ro', left.length, copy.forms));
  await page.goto(entryHref('newYear', first.id));
  await expect(page.getByText(copy.over.replace(/\{day\}.*/, ''))).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.getByText(copy.onRequest, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: copy.ask })).toHaveCount(0);
  await expect(page.getByRole('link', { name: copy.contact, exact: true }).first()).toBeVisible();
});

test('an open offer is a journey for programs too, and offered only when it is no example; one that is over is none', async ({
  page,
}) => {
  const thingsOf = async (address: string) => {
    await page.goto(address);
    const written = await page.locator('script[type="application/ld+json"]').allTextContents();
    return written.join('');
  };
  for (const { kind, id, data } of everyOffer) {
    const things = await thingsOf(entryHref(kind, id));
    expect(things, id).toContain('"TouristTrip"');
    expect(things.includes('"Offer"'), id).toBe(!data.standIn);
  }
  const [over] = lists.flatMap(({ kind, all }) =>
    all.filter(({ data }) => isOver(data, today())).map(({ id }) => entryHref(kind, id)),
  );
  if (over) expect(await thingsOf(over)).not.toContain('"TouristTrip"');
});

test('after the night the list says so and keeps no filter', async ({ page }) => {
  await page.clock.setFixedTime(dayAfter(lastLeaving));
  await page.goto('/revelion');
  await expect(page.getByText(copy.lists.newYear.over)).toBeVisible();
  await expect(page.locator('input[name=loc]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: copy.empty.heading })).toBeVisible();
});

test('an unknown offer is not found, and /circuite with its stray space leads to the list', async ({ page, request }) => {
  expect((await request.get('/revelion/nicaieri')).status()).toBe(404);
  await page.goto('/circuite%20');
  await expect(page).toHaveURL('/circuite');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole and the filter works', async ({ page }) => {
    const [place = ''] = places;
    await page.goto('/revelion');
    await expect(found(page)).toHaveCount(newYear.offers.length);
    await box(page, place).check({ force: true });
    await expect(found(page)).toHaveCount(inPlace(place).length);
  });
});
