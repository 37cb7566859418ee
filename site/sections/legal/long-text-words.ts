import type { Lang } from '#domain/schemas/lang.ts';
import { newTab } from '#site/ui/new-tab.ts';

type Words = Record<
  | 'contents'
  | 'updated'
  | 'others'
  | 'newTab'
  | 'onRequest'
  | 'open'
  | 'valid'
  | 'expired'
  | 'number'
  | 'issuer'
  | 'issuedOn'
  | 'from',
  string
>;

/** What the pages of long text say around the text. */
export const longTextWords = {
  ro: {
    contents: 'Pe această pagină',
    updated: 'Actualizat la {date}',
    others: 'Celelalte documente',
    newTab: newTab.ro,
    onRequest: 'Copie la cerere:',
    open: 'Deschideți documentul',
    number: 'Numărul {number}',
    issuer: 'Emitent: {issuer}',
    issuedOn: 'Din {date}',
    from: 'Valabil din {date}',
    valid: 'Valabil până la {date}',
    expired: 'Expirat la {date}',
  },
  en: {
    contents: 'On this page',
    updated: 'Updated on {date}',
    others: 'The other documents',
    newTab: newTab.en,
    onRequest: 'Copy on request:',
    open: 'Open the document',
    number: 'Number {number}',
    issuer: 'Issued by: {issuer}',
    issuedOn: 'Of {date}',
    from: 'Valid from {date}',
    valid: 'Valid until {date}',
    expired: 'Expired on {date}',
  },
} as const satisfies Record<Lang, Words>;
