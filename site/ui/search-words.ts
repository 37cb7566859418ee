/** What the search says, in the dialog and on the page that answers without script. */
export const searchWords = {
  en: {
    found: (count: number, query: string) => `${count} ${count === 1 ? 'page' : 'pages'} for “${query}”`,
    none: (query: string) => `No page has all the words of “${query}”. Try one word, or a country.`,
    failed: 'The search does not answer just now. Press Enter to try it as a page.',
    all: 'All results',
    otherLang: 'in Romanian',
  },
  ro: {
    found: (count: number, query: string) => `${counted(count)} pentru „${query}”`,
    none: (query: string) => `Nicio pagină nu are toate cuvintele din „${query}”. Încercați un singur cuvânt sau o țară.`,
    failed: 'Căutarea nu răspunde acum. Apăsați Enter ca s-o încercați ca pagină.',
    all: 'Toate rezultatele',
    otherLang: 'în engleză',
  },
} as const;

const counted = (count: number) => (count === 1 ? 'o pagină' : `${count} pagini`);
