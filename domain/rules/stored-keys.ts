/**
 * Everything our own code keeps in a visitor's browser, each under its name: one table. The page about cookies and the details of
 * the consent are made of it; what each is for stands in `content/stored-keys.yaml`. No cookie of ours is ever set.
 */

type StoredKey = Readonly<{
  /** As it is kept; `ticks:…` stands for all that begin like it. */
  name: string;
  where: 'localStorage' | 'sessionStorage' | 'Cache Storage';
}>;

export const storedKeys = [
  { name: 'cookieConsent', where: 'localStorage' },
  { name: 'cookieConsentDate', where: 'localStorage' },
  { name: 'colour-mode', where: 'localStorage' },
  { name: 'saved-places', where: 'localStorage' },
  { name: 'ticks:…', where: 'localStorage' },
  { name: 'read-on-device', where: 'localStorage' },
  { name: 'last-itinerary', where: 'localStorage' },
  { name: 'enquiry-draft', where: 'sessionStorage' },
  { name: 'toast', where: 'sessionStorage' },
  { name: 'page …', where: 'Cache Storage' },
  { name: 'tool …', where: 'Cache Storage' },
  { name: 'help', where: 'Cache Storage' },
] as const satisfies readonly StoredKey[];

export type StoredKeyName = (typeof storedKeys)[number]['name'];
