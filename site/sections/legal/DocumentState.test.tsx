import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Agency } from '#domain/schemas/agency.ts';
import { DocumentState } from './DocumentState.tsx';

const policy: Agency['documents'][number] = {
  label: { en: 'Insolvency policy', ro: 'Poliță de insolvență' },
  url: 'legal#insolventa',
  standIns: ['url'],
};
const markup = (document: Partial<typeof policy>) =>
  renderToStaticMarkup(<DocumentState lang="ro" document={{ ...policy, ...document }} mail="office@firma.ro" />);

test('a document without its scan is offered on request, and no link leads nowhere', () => {
  expect(markup({})).toContain('Copie la cerere: <a href="mailto:office@firma.ro">');
  expect(markup({})).not.toMatch(/Deschideți|Valabil|Expirat/);
});

test('a scan is opened in a new tab, and nothing is offered in its place', () => {
  const html = markup({ url: '/documente/polita.pdf#insolventa', standIns: [] });
  expect(html).toContain('href="/documente/polita.pdf#insolventa" target="_blank"');
  expect(html).not.toContain('mailto:');
});

test('its last day is shown, and said to be over the day after', () => {
  expect(markup({ validUntil: '2999-12-31' })).toContain('Valabil până la 31 decembrie 2999');
  expect(markup({ validUntil: '2020-12-31' })).toContain('Expirat la 31 decembrie 2020');
});
