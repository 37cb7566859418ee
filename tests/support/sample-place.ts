import type { Destination } from '#domain/schemas/destination.ts';

const checkedOn = '2026-11-01';

/** A place with everything an entry in Europe owes; the airport of code FLY is the test's to know. */
export const samplePlace: Destination = {
  name: 'Port',
  country: 'Grecia',
  card: 'Un port de probă, cu un far și cu un chei lung pe care se plimbă toată lumea.',
  lead: 'Două-trei zile pentru cine merge pe jos, în mai sau în septembrie, la un cost moderat. Portul este un golf cu un far la capăt.',
  themes: ['mare'],
  picture: { scene: 'santorini', alt: 'Ce se vede în imagine' },
  at: { lat: 36, lon: 25 },
  days: { from: 2, to: 3 },
  cost: 2,
  months: { best: [5, 6, 9], why: 'În iulie sunt 38 de grade.' },
  suits: 'cine merge pe jos',
  notFor: 'Cine caută nisip: plajele sunt de piatră.',
  sleep: [{ area: 'Cheiul', why: 'aproape de bărci' }],
  named: [
    { name: 'La far', kind: 'masă', why: 'pește de dimineață' },
    { name: 'Farul', kind: 'oprire', why: 'se vede golful întreg' },
  ],
  airports: [{ code: 'FLY', transfer: { how: 'autobuzul', minutes: 20 } }],
  papers: { short: 'CI', text: 'Carte de identitate.', url: 'https://www.mae.ro/travel-conditions/1', checkedOn },
  currency: 'euro (EUR)',
  timeZone: 'Europe/Rome',
  sources: [{ claim: 'În iulie sunt 38 de grade.', where: 'Primăria', url: 'https://port.example', checkedOn, lasting: false }],
  popular: false,
};
