/** What the English words of a place may not have, as far as a machine can tell. Said to the editor, in Romanian. */
import { type Entry, plain } from './entries.ts';

const worn =
  /\b(?:hidden gems?|bucket list|must-(?:see|do)|nestled|breathtaking|something for everyone|a feast for|vibrant|bustling|boasts?|steeped in|melting pot|unforgettable|off the beaten (?:track|path))\b/gi;
const hedges = /\b(?:about|around|roughly|approximately|some) (?=\d)|\busually\b|\bmore or less\b/gi;
/** What a hurried hand leaves of the Romanian; words that are none in English nor in most names. */
const leftOver = /(?<!\p{L})(?:și|în|până|după|către|lângă|pentru|este|sunt|unde|dintre)(?!\p{L})/gu;
/** Straight or Romanian ones; Dutch writes its article so: ’t. */
const wrongMarks = /[„”](?=\p{L})|"\p{L}+|\p{L}+'\p{L}+/gu;
const mostHedges = 2;

export function englishWordProblems({ data, body }: Pick<Entry, 'data' | 'body'>): string[] {
  const passages = [...passagesIn(data), { field: 'text', text: body }].map(({ field, text }) => ({ field, text: plain(text) }));
  const hedged = passages.flatMap(({ text }) => found(hedges, text));
  return [
    ...passages.flatMap(({ field, text }) => [
      ...found(worn, text).map((match) => `${field}: “${match}” e uzat; spuneți ce se vede`),
      ...found(leftOver, text).map((match) => `${field}: „${match}” a rămas netradus`),
      ...found(wrongMarks, text).map((match) => `${field}: la ${match}, ghilimelele englezești sunt “ ”, iar apostroful ’`),
      ...(/\?(?:\s|$)/.test(text) ? [`${field}: întrebare retorică; scrieți răspunsul`] : []),
    ]),
    ...(hedged.length > mostHedges
      ? [`are ${hedged.length} cuvinte de ocolire (${hedged.join(', ')}), cel mult ${mostHedges}; spuneți cifra`]
      : []),
  ];
}

const found = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([match]) => match.trim());

function passagesIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => passagesIn(part, field ? `${field}.${key}` : key));
}
