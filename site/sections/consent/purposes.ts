import type { OptionalPurpose } from '#domain/rules/third-parties.ts';
import type { ConsentPage } from '#domain/schemas/consent-page.ts';

/** Somebody the visitor is asked about. */
export type AskedAbout = { id: string; purpose: OptionalPurpose; privacy: string; name: string; serves: string; cookies: string };

/** The purposes one is asked about, each with its words and those it is for. */
export const purposesOf = ({ purposes }: ConsentPage, parties: readonly AskedAbout[]) =>
  (Object.keys(purposes) as OptionalPurpose[])
    .map((id) => ({ id, ...purposes[id], parties: parties.filter(({ purpose }) => purpose === id) }))
    .filter((purpose) => purpose.parties.length > 0)
    .map((purpose) => ({ ...purpose, onlyWith: purpose.parties.map(({ id }) => id).join(' ') }));
