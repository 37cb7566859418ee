import { expect, test } from 'vitest';
import { type Offer, offerSchema } from '../schemas/offer.ts';
import { offerProblems } from './offer-problems.ts';

const written = {
  name: 'Bali',
  place: 'Bali',
  where: 'Indonezia',
  card: 'Plajă, ofrande și artificii, cu șase ore înaintea Bucureștiului și fără haine groase.',
  lead: 'Pentru cine vrea vară la mijlocul iernii și un an început la temple, pe malul apei.',
  picture: { scene: 'bali-revelion', alt: 'Poarta unui templu balinez' },
  timeZone: 'Asia/Makassar',
  departures: [{ from: '2026-12-26', to: '2027-01-05' }],
  nights: 8,
  leaves: { city: 'București', code: 'OTP' },
  arrives: { city: 'Denpasar', code: 'DPS' },
  transport: 'zbor cu o escală',
  hotel: { stars: 4 },
  board: 'mic dejun',
  included: ['Zborul', 'Hotelul', 'Transferul'].map((what) => ({ what })),
  notIncluded: ['Viza', 'Prânzul'].map((what) => ({ what })),
  papers: { place: 'bali' },
  places: ['bali'],
};
const places = new Map([
  ['bali', { warned: false, hasPapers: true }],
  ['warned', { warned: true, hasPapers: false }],
]);
const offerWith = (changes: object): Offer => offerSchema.parse({ ...written, ...changes });
const problems = (changes: object, kind: Parameters<typeof offerProblems>[0] = 'newYear') =>
  offerProblems(kind, offerWith(changes), places).map((problem) => problem.replace(/:.*/, ''));

test('a whole offer has no problem', () => {
  expect(problems({})).toEqual([]);
});

test('an offer for the new year goes over it, once', () => {
  expect(problems({ departures: [{ from: '2026-12-20', to: '2026-12-30' }] })).toEqual(['departures']);
  const twice = [
    { from: '2026-12-26', to: '2027-01-05' },
    { from: '2026-12-27', to: '2027-01-06' },
  ];
  expect(problems({ departures: twice })).toEqual(['departures']);
  expect(problems({ departures: twice }, 'stays')).toEqual([]);
});

test('departures are in order and equally long, nights fit in', () => {
  const [first, second] = [
    { from: '2027-05-01', to: '2027-05-05' },
    { from: '2027-04-01', to: '2027-04-05' },
  ];
  expect(problems({ departures: [first, second], nights: 4 }, 'stays')).toEqual(['departures']);
  expect(problems({ departures: [{ from: '2027-04-01', to: '2027-04-06' }, first], nights: 4 }, 'stays')).toEqual(['departures']);
  expect(problems({ nights: 11 })).toEqual(['nights']);
  expect(problems({ nights: 7 })).toEqual(['nights']);
});

test('a circuit has a programme of all its days', () => {
  expect(problems({}, 'circuits')).toEqual(['programme']);
  const step = (days: number) => ({ days, title: 'Drum', text: 'Un drum de o zi întreagă, cu opriri la prânz și la apus.' });
  expect(problems({ programme: [step(5), step(5)] }, 'circuits')).toEqual(['programme']);
  expect(problems({ programme: [step(5), step(5), step(1)] }, 'circuits')).toEqual([]);
});

test('years and prices are not typed, places are those there are, warned ones are not recommended', () => {
  expect(problems({ name: 'Bali 2027' })).toEqual(['name']);
  expect(problems({ lead: `${written.lead} De la 900 euro.` })).toEqual(['lead']);
  expect(problems({ places: ['absent', 'warned'] })).toEqual(['places', 'places']);
  expect(problems({ papers: { place: 'warned' } })).toEqual(['papers.place']);
  expect(problems({ place: 'bali' })).toEqual(['place']);
});

test('an example has no price and names no hotel; a flight has its airports', () => {
  const failing = (changes: object) =>
    offerSchema.safeParse({ ...written, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const price = { amount: 900, currency: 'EUR', asOf: '2026-11-22', per: 'persoană' };
  expect(failing({ price })).toEqual([]);
  expect(failing({ price, standIn: true })).toEqual(['price']);
  expect(failing({ hotel: { stars: 4, name: 'Hotel' }, standIn: true })).toEqual(['hotel']);
  expect(failing({ transport: 'autocar' })).toEqual(['leaves', 'arrives']);
});
