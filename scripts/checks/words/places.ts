/** Places as the words check reads them: straight from their files, before any schema has said yes. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Chapter, chaptersOf } from '#domain/rules/chapters.ts';

type Source = { claim?: string };

/** What the check reads of an entry; an unfinished one may lack any of it. */
export type PlaceData = {
  name?: string;
  country?: string;
  card?: string;
  lead?: string;
  popular?: boolean;
  months?: { best?: number[]; why?: string };
  suits?: string;
  notFor?: string;
  days?: { from?: number; to?: number };
  sleep?: { area?: string; why?: string }[];
  named?: { name?: string; where?: string; why?: string }[];
  airports?: { code: string; transfer?: { how?: string; minutes?: number } }[];
  land?: { by?: string; minutes?: number; note?: string }[];
  papers?: { text?: string; url?: string };
  unesco?: { year?: number };
  advisory?: object;
  sources?: Source[];
};

export type Place = {
  /** Path from the root. */
  file: string;
  continent: string;
  data: PlaceData;
  chapters: Chapter[];
};

/** Every place of content/destinations, in the order of their files. Text before the first heading is the build's to tell. */
export function readPlaces(folder: string): Place[] {
  const files = globSync('content/destinations/*/*.md', { cwd: folder }).sort();
  return files.map((file) => {
    const [, frontMatter = '', body = ''] =
      /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const data = (parse(frontMatter) ?? {}) as PlaceData;
    return { file, continent: basename(dirname(file)), data, chapters: chaptersOf(body.slice(Math.max(body.indexOf('## '), 0))) };
  });
}

/** A piece of an entry that a visitor reads, and what the editor calls the place where it stands. */
type Passage = { where: string; text: string };

/** Every passage of an entry, in the order of the page. */
export function passagesOf({ data, chapters }: Pick<Place, 'data' | 'chapters'>): Passage[] {
  const fields: [string, string | undefined][] = [
    ['card', data.card],
    ['lead', data.lead],
    ['months.why', data.months?.why],
    ['suits', data.suits],
    ['notFor', data.notFor],
    ...(data.sleep ?? []).map(({ why }): [string, string | undefined] => ['sleep', why]),
    ...(data.named ?? []).map(({ why }): [string, string | undefined] => ['named', why]),
    ...(data.airports ?? []).map(({ transfer }): [string, string | undefined] => ['airports', transfer?.how]),
    ...(data.land ?? []).map(({ note }): [string, string | undefined] => ['land', note]),
  ];
  return [...fields.flatMap(([where, text]) => (text ? [{ where, text }] : [])), ...chapters.flatMap(chapterPassages)];
}

function chapterPassages({ heading, paragraphs, figure, list }: Chapter): Passage[] {
  const where = `capitolul „${heading}”`;
  const texts = [heading, ...(figure ? [`${figure.value} ${figure.label}`] : []), ...paragraphs, ...list];
  return texts.map((text) => ({ where, text }));
}

/** Words as they are read: without Markdown's marks and the addresses of links. */
export const plain = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[*_[\]]/g, '');
