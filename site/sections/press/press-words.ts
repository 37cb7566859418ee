import type { Lang } from '#domain/schemas/lang.ts';
import { newTab } from '#site/ui/new-tab.ts';

type Words = Record<'kind' | 'pages' | 'page' | 'onRequest' | 'others' | 'pdf' | 'newTab', string>;

/** What the page of a press release says around the release. */
export const pressWords = {
  ro: {
    kind: 'Comunicat de presă',
    pages: 'Paginile comunicatului',
    page: 'Pagina {n} din 2',
    onRequest: 'Copie la cerere:',
    others: 'Alte comunicate',
    pdf: 'Textul comunicatului în PDF',
    newTab: newTab.ro,
  },
  en: {
    kind: 'Press release',
    pages: 'The pages of the release',
    page: 'Page {n} of 2',
    onRequest: 'Copy on request:',
    others: 'Other releases',
    pdf: 'The text of the release as PDF',
    newTab: newTab.en,
  },
} as const satisfies Record<Lang, Words>;
