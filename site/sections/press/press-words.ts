import type { Lang } from '#domain/schemas/lang.ts';

type Words = Record<'kind' | 'pages' | 'page' | 'standIn' | 'standInText' | 'others', string>;

/** What the page of a press release says around the release. */
export const pressWords = {
  ro: {
    kind: 'Comunicat de presă',
    pages: 'Paginile comunicatului',
    page: 'Pagina {n} din 2',
    standIn: 'Desen, scanarea urmează',
    standInText:
      'Agenția nu a adăugat încă scanările comunicatului. Textul cuprinde numai faptele cunoscute, iar paginile desenate le țin locul.',
    others: 'Alte comunicate și proiectul',
  },
  en: {
    kind: 'Press release',
    pages: 'The pages of the release',
    page: 'Page {n} of 2',
    standIn: 'Drawing, scan to follow',
    standInText:
      'The agency has not added the scans of the release yet. The text holds only the known facts; the drawn pages stand in for them.',
    others: 'Other releases and the project',
  },
} as const satisfies Record<Lang, Words>;
