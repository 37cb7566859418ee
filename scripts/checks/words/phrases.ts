/** Words that are worn, wrong, or homework left undone. */
import { type Entry, passagesOf, plain } from './entries.ts';

const start = '(?<![\\p{L}])';
const end = '(?![\\p{L}])';
const words = (pattern: string) => new RegExp(`${start}(?:${pattern})${end}`, 'giu');

/** Phrases no text of ours has, and what to do instead. */
const worn: readonly [RegExp, string][] = [
  [words('dintr-o privire'), 'e uzat; spuneți ce se vede'],
  [words('lustruit(?:ă|e|i|ul|a)? de'), 'e uzat; spuneți altfel ce a făcut timpul'],
  [words('lăsat(?:ă|e|i)? la vedere'), 'e uzat; spuneți din ce este făcut'],
];

const siteWord = words('sit(?:ul|uri|urile|urilor|ului)?(?! (?:arheologic|natural?|istoric|fosilifer|ramsar|natura|unesco))');

/** Worn phrases and „sit” for a web site, in any Romanian text. */
export function phraseProblems(text: string): string[] {
  return [
    ...worn.flatMap(([pattern, advice]) => [...plain(text).matchAll(pattern)].map(([found]) => `„${found}” ${advice}`)),
    ...[...plain(text).matchAll(siteWord)].map(
      ([found]) =>
        `„${found}” pentru o pagină de internet se scrie „site”; dacă e vorba de un loc, spuneți ce fel: „sit arheologic”`,
    ),
  ];
}

const butPattern = /(?<![\p{L}])nu [^.!?;:]{2,80}?, ci /giu;
const hedges = words('vreo|cam|de obicei|aproximativ|aprox|circa|cca|în jur de');
const shares = words(
  '(?:jumătate|un sfert|o treime|două treimi|trei sferturi|majoritatea|\\d+ ?%|\\d+ la sută) (?:dintre|din) (?:vizitatori|turiști|călători|oameni|localnici)',
);
const check = words('verificați');
const aboutItself = words(
  '(?:această|aceasta) pagină|pagina (?:aceasta|de față)|imaginea de mai sus|desenul de mai sus|site-ul nostru',
);

/** How often a hedge may stand on one page before it means that nobody looked the figure up. */
const mostHedges = 2;

/** Where a question is no rhetorical one: an article's title is one, and its list may be of questions to ask. */
const mayAsk = ['title', 'card', 'list'];

/** What only a whole page can have too much of. */
export function pageProblems(entry: Entry): string[] {
  const passages = passagesOf(entry).map(({ where, text }) => ({ where, text: plain(text), marked: text }));
  const page = passages.map(({ text }) => text).join('\n');
  const found = (pattern: RegExp) => [...page.matchAll(pattern)].map(([match]) => match);
  const hedged = found(hedges);
  const asked = passages.filter(({ text }) => text.search(check) >= 0);
  return [
    ...(hedged.length > mostHedges
      ? [
          `are ${hedged.length} cuvinte de ocolire (${[...new Set(hedged)].join(', ')}), cel mult ${mostHedges}; căutați cifra exactă`,
        ]
      : []),
    ...(found(butPattern).length > 1 ? ['are de mai multe ori „nu X, ci Y”; păstrați una, pe celelalte spuneți-le direct'] : []),
    ...(asked.length > 1 ? [`„Verificați” apare în ${asked.length} locuri; cel mult o dată pe pagină`] : []),
    ...asked
      .filter(({ marked }) => !marked.includes(']('))
      .map(({ where }) => `${where}: după „verificați” trebuie linkul și ce anume se verifică`),
    ...found(shares).map((match) => `„${match}” este o proporție inventată; scoateți-o sau dați cifra cu sursa ei`),
    ...found(aboutItself).map((match) => `„${match}”: pagina nu vorbește despre ea însăși; spuneți lucrul direct`),
    ...passages
      .filter(({ where, text }) => !mayAsk.includes(where) && /\?(?:\s|$)/.test(text))
      .map(({ where }) => `${where}: întrebare retorică; scrieți răspunsul`),
  ];
}
