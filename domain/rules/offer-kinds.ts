/** The three kinds of offers: the folder their entries stand in, and the name of their page and of their collection. */
import type { CollectionName, PageKey } from './addresses.ts';

export const offerKinds = { revelion: 'newYear', sejururi: 'stays', circuite: 'circuits' } as const satisfies Record<
  string,
  PageKey & CollectionName
>;

/** A kind of offer, by the name of its page and collection. */
export type OfferKind = (typeof offerKinds)[keyof typeof offerKinds];

export const offerKindNames = Object.values(offerKinds);

/** The kind whose entries stand in a folder of content/offers. */
export const offerKindOf = (folder: string): OfferKind | undefined =>
  Object.hasOwn(offerKinds, folder) ? offerKinds[folder as keyof typeof offerKinds] : undefined;

/** What the filter offers on all three lists, as long as something is behind it; other places follow these. */
export const offerPlaces = [
  'Amsterdam',
  'Antalya',
  'Atena',
  'Bali',
  'Madrid',
  'Malta',
  'Maroc',
  'Paris',
  'Roma',
  'Sri Lanka',
  'Thailanda',
  'Viena',
] as const;
