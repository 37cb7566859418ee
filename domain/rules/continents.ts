/** Continents with a page of their own, in the order the site lists them. The key is the page's address. */
export const continentKeys = [
  'romania',
  'europa',
  'asia',
  'africa',
  'americadenord',
  'americadesud',
  'australiasioceania',
] as const;

export type ContinentKey = (typeof continentKeys)[number];
