import { expect, test } from 'vitest';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { testContent } from '#tests/support/built-site.ts';
import {
  article,
  breadcrumbs,
  itemList,
  structuredText,
  touristDestination,
  touristTrip,
  travelAgency,
} from './structured-data.ts';

test('the text is one graph, and no text in it ends the script it stands in', () => {
  const text = structuredText([{ '@type': 'Article', headline: '</script><script>x' }]);
  expect(text).not.toContain('</');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', headline: '</script><script>x' }],
  });
});

test('the agency is the same one in both languages', async () => {
  const { agency } = await testContent;
  expect(travelAgency(agency, 'ro')['@id']).toBe(travelAgency(agency, 'en')['@id']);
  expect(travelAgency(agency, 'ro').url).toBe(`${placeholderOrigin}/ro`);
});

test('crumbs begin at home and are counted from 1', () => {
  expect(breadcrumbs('ro', 'Meridian', [{ label: 'Europa', href: '/europa' }]).itemListElement).toMatchObject([
    { position: 1, name: 'Meridian', item: `${placeholderOrigin}/ro` },
    { position: 2, name: 'Europa', item: `${placeholderOrigin}/europa` },
  ]);
});

test('a list says how many it has, and a place and a post where they are', () => {
  const list = itemList('Europa', [{ name: 'Roma', href: '/roma' }]);
  expect(list).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, url: `${placeholderOrigin}/roma` }] });
  const told = { name: 'Roma', description: 'Un oraș', path: '/roma', lang: 'ro' as const };
  const place = touristDestination({ ...told, country: 'Italia', at: { lat: 41.9, lon: 12.5 }, suits: 'toată lumea' });
  expect(place).toMatchObject({ '@type': 'TouristDestination', url: `${placeholderOrigin}/roma`, geo: { latitude: 41.9 } });
  const post = article('BlogPosting', { ...told, writtenOn: '2026-11-01' });
  expect(post).toMatchObject({ headline: 'Roma', datePublished: '2026-11-01', dateModified: '2026-11-01' });
});

test('a journey goes through its places; only one that is offered has an offer, with the days on which one can leave', () => {
  const told = { name: 'Maroc', description: 'Patru orașe', path: '/circuite/maroc', lang: 'ro' as const };
  const trip = { ...told, departure: 'București', places: ['Rabat', 'Fès'] };
  const offered = touristTrip({ ...trip, offered: { from: '2027-03-01', until: '2027-05-01' } });
  expect(offered).toMatchObject({
    '@type': 'TouristTrip',
    tripOrigin: { name: 'București' },
    itinerary: { itemListElement: [{ name: 'Rabat' }, { name: 'Fès' }] },
    offers: { availabilityStarts: '2027-03-01', availabilityEnds: '2027-05-01' },
  });
  expect(Object.keys(touristTrip(trip))).not.toContain('offers');
  expect(Object.keys(touristTrip(trip))).not.toContain('provider');
});
