import { expect, test } from 'vitest';
import { contactHref } from './contact-href.ts';

test('a link to the form says where it stands, and what it is about where it knows', () => {
  expect(contactHref('en', '/servicii')).toBe('/contact?pagina=/servicii');
  expect(contactHref('ro', '/ro/agentii-partenere', 'agency-demo')).toBe(
    '/ro/contact?subiect=agency-demo&pagina=/ro/agentii-partenere',
  );
});
