import type { CollectionName } from './addresses.ts';
import type { OfferKind } from './offer-kinds.ts';

/** Under which name the standard forms of each kind of offer have their addresses. */
export const formsOf = {
  newYear: 'newYearForm',
  stays: 'stayForm',
  circuits: 'circuitForm',
} as const satisfies Record<OfferKind, CollectionName>;
