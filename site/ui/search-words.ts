import { counted } from '#domain/format/counted.ts';

/** What the search says, in the dialog and on the page that answers without script; `most` is how many it shows at most. */
export const searchWords = {
  en: {
    found: (count: number, query: string, most: number) =>
      `${count < most ? '' : 'The first '}${counted('en', count, { one: 'page', many: 'pages' })} for “${query}”`,
    none: (query: string) => `No page has all the words of “${query}”. Try one word, or a country.`,
    failed: 'The search does not answer just now. Press Enter to try it as a page.',
    all: 'All results',
    otherLang: 'in Romanian',
  },
  ro: {
    found: (count: number, query: string, most: number) =>
      `${count < most ? '' : 'Primele '}${counted('ro', count, { one: 'pagină', many: 'pagini' })} pentru „${query}”`,
    none: (query: string) => `Nicio pagină nu are toate cuvintele din „${query}”. Încercați un singur cuvânt sau o țară.`,
    failed: 'Căutarea nu răspunde acum. Apăsați Enter ca s-o încercați ca pagină.',
    all: 'Toate rezultatele',
    otherLang: 'în engleză',
  },
} as const;
