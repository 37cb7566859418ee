import { expect, test } from 'vitest';
import { googleMapsAddress } from './google-maps-address.ts';

const account = { url: 'https://maps.googleapis.com/maps/api/js', key: 'k-1', client: undefined, channel: undefined, mapIds: [] };
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('what the agency has not got is not sent', () => {
  const address = googleMapsAddress(account, 'ro', 'ready');
  expect(address).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/);
  expect(parametersOf(address)).toEqual({
    key: 'k-1',
    v: 'weekly',
    language: 'ro',
    region: 'RO',
    libraries: 'maps,marker',
    loading: 'async',
    callback: 'ready',
  });
});

test('client, channel and the styles of the map go along where there are any', () => {
  const address = googleMapsAddress({ ...account, client: 'gme-agency', channel: 'site', mapIds: ['a', 'b'] }, 'en', 'ready');
  expect(parametersOf(address)).toMatchObject({ client: 'gme-agency', channel: 'site', map_ids: 'a,b', language: 'en' });
});
