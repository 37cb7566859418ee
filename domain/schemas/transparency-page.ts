import { z } from 'zod';
import { instrumentIds } from '../rules/instruments.ts';
import { langSchema } from './lang.ts';

const words = z.string().min(1);

/** How a kind of measurement is repeated by whoever has the code. */
const measured = z.strictObject({
  name: words,
  how: words.describe('Cum s-a măsurat; [pages] și celelalte nume din paranteze drepte se umplu cu cifre.'),
  repeat: words.describe('Comanda care măsoară din nou.'),
});

/** The words around the measurements. No figure stands here: all of them come from what was measured. */
export const transparencyPageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  sign: z.strictObject({
    label: words,
    requests: words,
    cookies: words,
    accessibility: words,
    facts: z.strictObject({ one: words, many: words }).describe('După numărul lor.'),
    unmeasured: words.describe('În locul cifrei care lipsește, pentru cine ascultă pagina.'),
    earlier: words.describe('Sub o cifră a altei versiuni; [version] și [date].'),
  }),
  board: z.strictObject({
    heading: words,
    version: words.describe('Înaintea codului versiunii.'),
    sources: words.describe('Înaintea amprentei surselor.'),
    committed: words.describe('Înaintea zilei versiunii.'),
    built: words.describe('Înaintea zilei în care s-a măsurat.'),
    columns: z.strictObject({ instrument: words, value: words, limit: words, state: words }),
    how: words,
    repeat: words,
    states: z.record(z.enum(['within', 'over', 'earlier', 'unmeasured']), words),
    earlier: words.describe('[version] și [date] ale măsurătorii.'),
    unmeasured: words.describe('Când nu există nicio măsurătoare a versiunii.'),
    instruments: z.record(z.enum(instrumentIds), measured),
  }),
  weights: z.strictObject({
    heading: words,
    about: words,
    limit: words,
    parts: z.strictObject({ htmlAndCss: words, script: words, letters: words, pictures: words }),
    kinds: z.record(z.string(), words).describe('Cum se numește fiecare fel de pagină din domain/rules/addresses.ts.'),
    heaviest: z.strictObject({ one: words, of: words.describe('[pages] este numărul paginilor de acel fel.') }),
    pages: z.strictObject({ one: words, many: words }),
    repeat: words,
  }),
  facts: z.strictObject({
    heading: words,
    unit: z.strictObject({ one: words, many: words }),
    about: words.describe('[unit] este numărul de fapte ale unui pătrat.'),
    recent: words,
    middle: words,
    old: words,
    oldest: z.strictObject({ one: words, many: words }),
    repeat: words,
  }),
  headers: z.strictObject({
    heading: words,
    about: words,
    meaning: z.record(z.string(), words).describe('Ce face fiecare antet, după numele lui.'),
    repeat: words,
  }),
  yourself: z.strictObject({
    heading: words,
    ways: z.array(z.strictObject({ name: words, text: words, command: words.optional() })).min(2),
    found: z.strictObject({ text: words, link: words }),
    data: words.describe('Legătura către aceleași cifre, pentru programe.'),
  }),
  unmeasured: words.describe('În locul unei secțiuni fără măsurători.'),
});

export type TransparencyPage = z.infer<typeof transparencyPageSchema>;
