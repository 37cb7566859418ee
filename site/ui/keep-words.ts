/** What „Păstrează” says, in each language, before and after it was pressed. */
export const keepWords = {
  ro: {
    keep: 'Păstrează',
    kept: 'În listă',
    keptAs: 'În listă, locul {number}',
    gone: 'Scos. ',
    back: 'Înapoi',
    full: 'În listă încap {most} locuri. Scoateți unul, apoi păstrați-l pe acesta.',
    unkept: 'Browserul nu a putut ține minte lista. Ea rămâne în adresa ei.',
    open: 'Deschideți lista',
  },
  en: {
    keep: 'Keep',
    kept: 'In your list',
    keptAs: 'Number {number} in your list',
    gone: 'Taken out. ',
    back: 'Undo',
    full: 'The list holds {most} places. Take one out, then keep this one.',
    unkept: 'Your browser could not remember the list. It stays in the list’s address.',
    open: 'Open the list',
  },
} as const;

export type KeepWords = (typeof keepWords)['ro' | 'en'];
