import { expect, type Page } from '@playwright/test';
import { eventSize } from '#domain/rules/event-size.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { content } from '../../support/content.ts';
import { test } from '../../support/journey.ts';
import { mailAbout } from '../../support/mailbox.ts';

const { mailboxes, figures } = content.agency();
const size = eventSize(figures);
const [aContinent] = content.continents();
const [aPlace] = content.destinations();
const english = content.page('contact', 'en', contactPageSchema).form;
const romanian = content.page('contact', 'ro', contactPageSchema).form;

/** What the form may be about, with the labels of the short fields each has of its own. */
const intents = (['company', 'agency-demo', 'event', 'leisure'] as const).map((intent) => ({
  intent,
  label: english.intent.names[intent],
  fields: Object.values(english.details[intent].fields).map(({ label }) => label),
}));
const event = { en: english.details.event.fields, ro: romanian.details.event.fields };
const holiday = { en: english.details.leisure.fields, ro: romanian.details.leisure.fields };
const company = english.details.company.fields;
const wrongSize = english.details.problems['not-our-size'].replace('{from}', `${size.from}`).replace('{to}', `${size.to}`);

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: new RegExp(`${english.send}|${romanian.send}`) }).click();
const fieldsInSight = (page: Page) => page.locator('fieldset[data-intent]:visible :is(input, textarea)');

async function sign(page: Page, name: string) {
  await page.locator('[name=user_name]').fill(name);
  await page.locator('[name=user_email]').fill('ana@firma.ro');
  await page.locator('[name=mobile_number]').fill('+40 21 000 00 00');
  await page.locator('[name=message]').fill('Așteptăm un telefon.');
  await page.locator('[name=consent]').check();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('each subject shows its own fields and no others, none of them required', async ({ page }) => {
      await page.goto('/contact');
      await expect(chip(page, english.intent.names.general)).toBeChecked();
      await expect(fieldsInSight(page)).toHaveCount(0);
      for (const { label, fields } of intents) {
        await chip(page, label).check();
        await expect(fieldsInSight(page)).toHaveCount(fields.length);
        for (const name of fields) {
          await expect(field(page, name)).toBeVisible();
          await expect(field(page, name)).not.toHaveAttribute('required');
        }
      }
    });

    test('the brief of an event reaches the sales department, labelled', async ({ page }) => {
      const name = `Brief ${javaScriptEnabled ? 'cu' : 'fără'} script`;
      await page.goto('/ro/contact');
      await chip(page, romanian.intent.names.event).check();
      await field(page, event.ro.event_people.label).fill(`${size.to}`);
      await field(page, event.ro.event_needs.label).fill('sală\nhotel');
      await sign(page, name);
      await send(page);
      const mail = await mailAbout(name);
      expect(mail.to).toEqual([mailboxes.sales]);
      for (const line of [
        `${romanian.intent.names.event}\n`,
        `${event.ro.event_people.label}: ${size.to}\n`,
        `${event.ro.event_needs.label}: sală\nhotel\n`,
      ])
        expect(mail.text).toContain(line);
    });

    test('an event that is too small is said above and beside, and everything stays', async ({ page }) => {
      await page.goto('/contact');
      const people = field(page, event.en.event_people.label);
      const tooFew = `${size.from - 1}`;
      await chip(page, english.intent.names.event).check();
      await people.fill(tooFew);
      await sign(page, 'Ana Pop');
      await send(page);
      await expect(page.locator('#form-problems').getByRole('link')).toHaveText([wrongSize]);
      await expect(page.getByText(wrongSize)).toHaveCount(2);
      await expect(chip(page, english.intent.names.event)).toBeChecked();
      await expect(people).toHaveValue(tooFew);
      await page.locator('#form-problems').getByRole('link').click();
      if (javaScriptEnabled) await expect(people).toBeFocused();
    });
  });

test('the subjects are chosen with the arrow keys', async ({ page }) => {
  await page.goto('/contact');
  await chip(page, english.intent.names.general).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, english.intent.names.company)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(field(page, company.company_travellers.label)).toBeFocused();
});

for (const { intent, label } of intents)
  test(`?subiect=${intent} opens the form on its subject, and React is not asked for`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`/contact?subiect=${intent}`);
    await expect(chip(page, label)).toBeChecked();
    expect(scripts.filter((url) => /client|EnquiryForm/.test(url))).toEqual([]);
  });

for (const [url, label] of [
  ['/contact?pagina=/capabilitati', english.intent.names.company],
  ['/ro/contact?pagina=/ro/agentii-partenere', romanian.intent.names['agency-demo']],
  ['/contact?pagina=/servicii', english.intent.names.general],
  ['/contact?subiect=nothing', english.intent.names.general],
] as const)
  test(`${url} opens on “${label}”`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(chip(page, label)).toBeChecked();
  });

test('from the page of a place the form is about a holiday there, and the mail says from which page', async ({ page }) => {
  const name = 'Vacanță';
  const { id, data } = aPlace as NonNullable<typeof aPlace>;
  const place = field(page, holiday.ro.leisure_place.label);
  await page.goto(`/ro/contact?pagina=/${id}`);
  await expect(chip(page, romanian.intent.names.leisure)).toBeChecked();
  await expect(place).toHaveValue(data.name);
  await sign(page, name);
  await expect(place).toHaveValue(data.name);
  await send(page);
  const mail = await mailAbout(name);
  expect(mail.to).toEqual([mailboxes.tourism]);
  expect(mail.text).toContain(`${holiday.ro.leisure_place.label}: ${data.name}\n`);
  expect(mail.text).toContain(`/${id}\n`);
});

test('a continent is a place too, and a name that is no page is not', async ({ page }) => {
  await page.goto(`/ro/contact?pagina=/${aContinent?.key}`);
  await expect(field(page, holiday.ro.leisure_place.label)).toHaveValue(aContinent?.name ?? '');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/ro/contact?pagina=/constructor', { waitUntil: 'networkidle' });
  await expect(chip(page, romanian.intent.names.general)).toBeChecked();
});

test('what was filled in survives a reload and a change of language, except the agreement', async ({ page, context }) => {
  await page.goto('/contact?subiect=event');
  await field(page, event.en.event_people.label).fill('80');
  await sign(page, 'Ana Pop');
  await chip(page, english.intent.names.leisure).check();
  await field(page, holiday.en.leisure_place.label).fill('Delta');
  // A page opened afresh in the same tab: the browser itself restores nothing.
  await page.goto('about:blank');
  await page.goto('/contact?subiect=event');
  await expect(chip(page, english.intent.names.leisure)).toBeChecked();
  await expect(field(page, holiday.en.leisure_place.label)).toHaveValue('Delta');
  await expect(page.locator('[name=message]')).toHaveValue('Așteptăm un telefon.');
  await expect(page.locator('[name=consent]')).not.toBeChecked();
  await page.reload();
  await expect(page.locator('[name=user_name]')).toHaveValue('Ana Pop');
  await page.goto('/ro/contact');
  await expect(field(page, holiday.ro.leisure_place.label)).toHaveValue('Delta');
  await chip(page, romanian.intent.names.event).check();
  await expect(field(page, event.ro.event_people.label)).toHaveValue('80');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.locator('[name=user_name]')).toHaveValue('');
});

test('what was restored is still there when the form wakes, and is forgotten once it is sent', async ({ page }) => {
  const name = 'Ciornă';
  await page.goto('/contact?subiect=company');
  const department = page.getByLabel(english.fields.department.label);
  await field(page, company.company_trips.label).fill('14');
  await department.selectOption('general');
  await sign(page, name);
  await page.goto('about:blank');
  await page.goto('/contact');
  await page.locator('[name=consent]').check();
  await page.waitForLoadState('networkidle');
  await expect(field(page, company.company_trips.label)).toHaveValue('14');
  await expect(department).toHaveValue('general');
  await send(page);
  expect((await mailAbout(name)).to).toEqual([mailboxes.general]);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull();
  await page.goto('/contact');
  await expect(page.locator('[name=user_name]')).toHaveValue('');
});
