import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { mailAbout } from '../support/mailbox.ts';

const intents = [
  { intent: 'company', label: 'Company travel', fields: ['Employees who travel', 'Trips per month', 'Usual destinations'] },
  { intent: 'agency-demo', label: 'Agency demo', fields: ['Agency', 'City', 'Tickets per month'] },
  { intent: 'event', label: 'Event', fields: ['People', 'Dates', 'City or place', 'What it needs', 'Budget'] },
  { intent: 'leisure', label: 'Holiday', fields: ['Place', 'When', 'Who travels'] },
];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: /Send message|Trimiteți mesajul/ }).click();
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
      await expect(chip(page, 'Question')).toBeChecked();
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
      const name = `Brief ${javaScriptEnabled ? 'cu' : 'fără'} script ${test.info().project.name}`;
      await page.goto('/ro/contact');
      await chip(page, 'Eveniment').check();
      await field(page, 'Participanți').fill('120');
      await field(page, 'De ce are nevoie').fill('sală\nhotel');
      await sign(page, name);
      await send(page);
      const mail = await mailAbout(name);
      expect(mail.to).toEqual(['sales@meridian.example']);
      expect(mail.text).toContain('Despre ce este vorba: Eveniment\nParticipanți: 120\nDe ce are nevoie: sală\nhotel\n');
    });

    test('an event that is too small is said above and beside, and everything stays', async ({ page }) => {
      await page.goto('/contact');
      await chip(page, 'Event').check();
      await field(page, 'People').fill('3');
      await sign(page, 'Ana Pop');
      await send(page);
      await expect(page.locator('#form-problems').getByRole('link')).toHaveText([/whole number from 6 to 300/]);
      expect(await page.getByText(/whole number from 6 to 300/).count()).toBe(2);
      await expect(chip(page, 'Event')).toBeChecked();
      await expect(field(page, 'People')).toHaveValue('3');
      await page.locator('#form-problems').getByRole('link').click();
      if (javaScriptEnabled) await expect(field(page, 'People')).toBeFocused();
    });
  });

test('the subjects are chosen with the arrow keys', async ({ page }) => {
  await page.goto('/contact');
  await chip(page, 'Question').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, 'Company travel')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Employees who travel')).toBeFocused();
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
  ['/contact?pagina=/capabilitati', 'Company travel'],
  ['/ro/contact?pagina=/ro/agentii-partenere', 'Demo agenții'],
  ['/contact?pagina=/servicii', 'Question'],
  ['/contact?subiect=nothing', 'Question'],
] as const)
  test(`${url} opens on “${label}”`, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(chip(page, label)).toBeChecked();
  });

test('from the page of a place the form is about a holiday there, and the mail says from which page', async ({ page }) => {
  const name = `Vacanță ${test.info().project.name}`;
  await page.goto('/ro/contact?pagina=/santorini');
  await expect(chip(page, 'Vacanță')).toBeChecked();
  await expect(field(page, 'Locul')).toHaveValue('Santorini');
  await sign(page, name);
  await expect(field(page, 'Locul')).toHaveValue('Santorini');
  await send(page);
  const mail = await mailAbout(name);
  expect(mail.to).toEqual(['tourism@meridian.example']);
  expect(mail.text).toContain('Locul: Santorini');
  expect(mail.text).toMatch(/Scris de pe pagina: .*\/santorini\n/);
});

test('a continent is a place too, and a name that is no page is not', async ({ page }) => {
  await page.goto('/ro/contact?pagina=/europa');
  await expect(field(page, 'Locul')).toHaveValue('Europa');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/ro/contact?pagina=/constructor', { waitUntil: 'networkidle' });
  await expect(chip(page, 'Întrebare')).toBeChecked();
});

test('what was filled in survives a reload and a change of language, except the agreement', async ({ page, context }) => {
  await page.goto('/contact?subiect=event');
  await field(page, 'People').fill('80');
  await sign(page, 'Ana Pop');
  await chip(page, 'Holiday').check();
  await field(page, 'Place').fill('Delta');
  // A page opened afresh in the same tab: the browser itself restores nothing.
  await page.goto('about:blank');
  await page.goto('/contact?subiect=event');
  await expect(chip(page, 'Holiday')).toBeChecked();
  await expect(field(page, 'Place')).toHaveValue('Delta');
  await expect(page.locator('[name=message]')).toHaveValue('Așteptăm un telefon.');
  await expect(page.locator('[name=consent]')).not.toBeChecked();
  await page.reload();
  await expect(page.locator('[name=user_name]')).toHaveValue('Ana Pop');
  await page.goto('/ro/contact');
  await expect(field(page, 'Locul')).toHaveValue('Delta');
  await chip(page, 'Eveniment').check();
  await expect(field(page, 'Participanți')).toHaveValue('80');
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(other.locator('[name=user_name]')).toHaveValue('');
});

test('what was restored is still there when the form wakes, and is forgotten once it is sent', async ({ page }) => {
  const name = `Ciornă ${test.info().project.name}`;
  await page.goto('/contact?subiect=company');
  await field(page, 'Trips per month').fill('14');
  await page.getByLabel('Department').selectOption('general');
  await sign(page, name);
  await page.goto('about:blank');
  await page.goto('/contact');
  await page.locator('[name=consent]').check();
  await page.waitForLoadState('networkidle');
  await expect(field(page, 'Trips per month')).toHaveValue('14');
  await expect(page.getByLabel('Department')).toHaveValue('general');
  await send(page);
  expect((await mailAbout(name)).to).toEqual(['office@meridian.example']);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toBeNull();
  await page.goto('/contact');
  await expect(page.locator('[name=user_name]')).toHaveValue('');
});
