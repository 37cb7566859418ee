import { z } from 'zod';
import { linkSchema, pageFields, words } from './page-parts.ts';

const named = words.regex(/\{name\}/, 'trebuie să aibă {name}, locul').describe('Cu {name}, numele locului.');

/** The copy of the visitor's list of places. What it concludes of them is said by domain/format/saved-list-words.ts. */
export const savedListPageSchema = z.strictObject({
  ...pageFields,
  lead: words.describe('Sub titlu, până când lista spune ce se potrivește.'),
  address: words.describe('După ce spune lista: că adresa paginii este lista.'),
  label: words.describe('Numele tabelului, pentru cine nu îl vede.'),
  rows: z
    .strictObject({ months: words, way: words, days: words, cost: words, papers: words, why: words })
    .describe('Numele rândurilor.'),
  shortest: words.describe('Semnul de la drumul cel mai scurt.'),
  lowest: words.describe('Semnul de la costul cel mai mic.'),
  noPapers: words.describe('La acte, unde nu se cere nimic anume.'),
  left: named,
  right: named,
  out: words.describe('Pe butonul care scoate un loc.'),
  takeOut: named,
  removed: named,
  back: words.describe('Pe butonul care pune locul la loc.'),
  place: words.describe('Spus după o mutare: {name}, {position} și {count}.'),
  received: z.strictObject({
    text: words.describe('Când lista a venit prin adresă și în browser nu este alta.'),
    keep: words.describe('Pe butonul care o păstrează.'),
    besides: words.describe('Când lista a venit prin adresă și în browser este alta.'),
    instead: words.describe('Pe butonul care o păstrează în locul celei din browser.'),
    own: words.describe('Linkul către lista din browser.'),
    failed: words.describe('Când browserul nu o poate păstra.'),
  }),
  changed: words.describe('Când lista s-a schimbat în altă filă.'),
  unloaded: z.strictObject({ text: words, retry: words }).describe('Când datele locurilor nu au venit.'),
  empty: z.strictObject({
    frame: words.describe('În rama goală.'),
    text: words,
    link: linkSchema,
    label: words.describe('Deasupra locurilor propuse.'),
    suggestions: z.array(z.string()).min(1).max(3).describe('Locuri propuse, cel mult trei, după numele fișierului.'),
  }),
  send: z.strictObject({
    heading: words,
    text: words,
    button: words,
    copy: words,
    copied: words,
    notCopied: words,
    note: words,
  }),
  noScript: z.strictObject({ text: words, link: words }),
});

export type SavedListPage = z.infer<typeof savedListPageSchema>;
