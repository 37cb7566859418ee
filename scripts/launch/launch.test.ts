import { expect, test } from 'vitest';
import type { ContentValue } from '../content-values.ts';
import { contradictions } from './contradictions.ts';
import { expiredFacts } from './facts.ts';
import { missingLogos } from './logos.ts';
import { standIns } from './stand-ins.ts';

const inAgency = (field: string, value: ContentValue['value']): ContentValue => ({ file: 'content/agency.yaml', field, value });

test('names under .example, numbers of zeros and sample streets are stand-ins', () => {
  const values = ['office@meridian.example', '+40 21 000 00 00', '+40210000000', 'RO00000000', '000 lei', 'Bd. Exemplu 1'];
  expect(standIns(values.map((value) => inAgency('x', value)))).toEqual(
    values.map((value) => `content/agency.yaml: x: ${value}`),
  );
});

test('honest numbers and words are none', () => {
  const values = [
    '5.000 de caractere',
    'peste 800,000 hotels',
    '10000 km',
    'https://x.ro/00000G1VM7',
    'De exemplu, mai.',
    '+40 721 500 200',
    3000,
    true,
  ];
  expect(standIns(values.map((value) => inAgency('x', value)))).toEqual([]);
});

test('an entry that says it stands in is listed by its name', () => {
  const values = [inAgency('papers.0.name', 'Tourism licence'), inAgency('papers.0.standIn', true)];
  expect(standIns(values)).toEqual(['content/agency.yaml: papers.0.standIn: Tourism licence']);
});

test('the fields an entry names are listed with their values, or with its name where there is none yet', () => {
  const values = [
    inAgency('standIns.0', 'office.at'),
    inAgency('standIns.1', 'brand'),
    inAgency('brand', 'Meridian'),
    inAgency('office.at.lat', 44.452),
    inAgency('office.at.lon', 26.086),
    inAgency('documents.0.label.en', 'Insolvency policy'),
    inAgency('documents.0.url', 'legal#insolventa'),
    inAgency('documents.0.standIns.0', 'url'),
    inAgency('documents.0.standIns.1', 'validUntil'),
  ];
  expect(standIns(values)).toEqual([
    'content/agency.yaml: office.at: 44.452, 26.086',
    'content/agency.yaml: brand: Meridian',
    'content/agency.yaml: documents.0.url: legal#insolventa (Insolvency policy)',
    'content/agency.yaml: documents.0.validUntil: to come from the agency (Insolvency policy)',
  ]);
});

test('a fact is over the day after its last, and stale half a year after somebody looked', () => {
  const values = [
    inAgency('licence.validUntil', '2026-11-20'),
    inAgency('policy.validUntil', '2026-11-21'),
    inAgency('season.until', '2026-10-24'),
    inAgency('papers.checkedOn', '2026-05-01'),
    inAgency('visa.checkedOn', '2026-06-01'),
    inAgency('sources.0.checkedOn', '2020-01-01'),
    inAgency('sources.0.lasting', true),
  ];
  expect(expiredFacts(values, '2026-11-21')).toEqual([
    'content/agency.yaml: licence.validUntil: over since 2026-11-20.',
    'content/agency.yaml: season.until: over since 2026-10-24.',
    'content/agency.yaml: papers.checkedOn: last looked up on 2026-05-01.',
  ]);
});

test('a figure that says another number than the suppliers is told', () => {
  const supplier = (name: string, fields: Record<string, string>) =>
    Object.entries(fields).map(([field, value]): ContentValue => ({ file: `content/suppliers/${name}.yaml`, field, value }));
  const values = [
    inAgency('figures.ndcProviders.value', 1),
    inAgency('figures.hotelProviders.value', 3),
    ...supplier('airline', { kind: 'air', 'channels.0': 'gds', 'channels.1': 'ndc' }),
    ...supplier('hotel', { kind: 'hotel', 'channels.0': 'hotel' }),
    ...supplier('network', {
      kind: 'hotel',
      'channels.0': 'hotel',
      'partners.0.name': 'Restel',
      'partners.1.name': 'TBO',
      'partners.1.logo': 'tbo.svg',
    }),
  ];
  expect(contradictions(values)).toEqual([]);
  const more = [...supplier('other', { kind: 'air', 'channels.0': 'ndc' }), ...supplier('bed-bank', { kind: 'hotel' })];
  expect(contradictions([...values, ...more])).toEqual([
    'content/agency.yaml: figures.ndcProviders: says 1, content/suppliers has 2 with NDC.',
    'content/agency.yaml: figures.hotelProviders: says 3, content/suppliers names 4.',
  ]);
});

test('who has no logo yet is listed by name', () => {
  const of = (file: string, values: Record<string, string>) =>
    Object.entries(values).map(([field, value]) => ({ file: `content/${file}`, field, value }));
  const values = [
    ...of('suppliers/a.yaml', {
      'name.en': 'Bed bank',
      'name.ro': 'Bancă de paturi',
      'partners.0.name': 'TBO',
      'partners.1.name': 'W2m',
    }),
    ...of('suppliers/a.yaml', { 'partners.1.logo': 'w2m.png' }),
    ...of('certificates/b.yaml', { issuer: 'TAROM', logo: 'tarom.svg' }),
    ...of('certificates/c.yaml', { issuer: 'LOT' }),
    ...of('agency.yaml', {
      'accreditations.0.name': 'IATA',
      'accreditations.0.logo': 'iata.svg',
      'accreditations.1.name': 'ISO',
    }),
  ];
  expect(missingLogos(values)).toEqual([
    'content/suppliers/a.yaml: logo: Bancă de paturi',
    'content/suppliers/a.yaml: partners.0.logo: TBO',
    'content/certificates/c.yaml: logo: LOT',
    'content/agency.yaml: accreditations.1.logo: ISO',
  ]);
});
