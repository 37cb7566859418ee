import type { OfferKind } from '#domain/rules/offer-kinds.ts';
import type { Tone } from '#site/ui/Plate.tsx';

/** The sign of each list of offers, and the leisure field its pages stand on. The new year's is violet and has a picture for a sign. */
export const offerLooks = {
  newYear: { tone: 'blue', field: 'revelion' },
  stays: { tone: 'blue', field: 'europa' },
  circuits: { tone: 'teal', field: 'romania' },
} as const satisfies Record<OfferKind, { tone: Tone; field: string }>;
