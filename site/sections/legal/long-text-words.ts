import type { Lang } from '#domain/schemas/lang.ts';

type Words = Record<'contents' | 'updated' | 'others' | 'newTab' | 'onRequest' | 'open' | 'valid' | 'expired', string>;

/** What the pages of long text say around the text. */
export const longTextWords = {
  ro: {
    contents: 'Pe această pagină',
    updated: 'Actualizat la {date}',
    others: 'Celelalte documente',
    newTab: 'se deschide într-o filă nouă',
    onRequest: 'Copie la cerere:',
    open: 'Deschideți documentul',
    valid: 'Valabil până la {date}',
    expired: 'Expirat la {date}',
  },
  en: {
    contents: 'On this page',
    updated: 'Updated on {date}',
    others: 'The other documents',
    newTab: 'opens in a new tab',
    onRequest: 'Copy on request:',
    open: 'Open the document',
    valid: 'Valid until {date}',
    expired: 'Expired on {date}',
  },
} as const satisfies Record<Lang, Words>;
