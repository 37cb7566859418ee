import { expect, test } from 'vitest';
import { periodIn } from './asked-period.ts';
import { contactHref, contactHrefFor } from './contact-href.ts';

test('a link to the form says where it stands, and what it is about where it knows', () => {
  expect(contactHref('en', '/servicii')).toBe('/contact?pagina=/servicii');
  expect(contactHref('ro', '/ro/agentii-partenere', 'agency-demo')).toBe(
    '/ro/contact?subiect=agency-demo&pagina=/ro/agentii-partenere',
  );
});

test('a link may ask about days, which the form reads', () => {
  const href = contactHrefFor('ro', '/minivacante', { from: '2027-01-06', to: '2027-01-10' });
  expect(href).toBe('/ro/contact?subiect=leisure&pagina=/minivacante&perioada=2027-01-06..2027-01-10');
  expect(periodIn(new URLSearchParams(href.split('?')[1]))).toEqual({ from: '2027-01-06', to: '2027-01-10' });
});

test.each(['', '2027-01-06', '2027-01-10..2027-01-06', '2027-13-01..2027-13-02', '<b>..2027-01-10', 'x2027-01-06..2027-01-10'])(
  'a link that says „%s” asks about no days',
  (perioada) => {
    expect(periodIn(new URLSearchParams({ perioada }))).toBeUndefined();
  },
);
