/** Places, guides, posts and offers as the words check reads them: straight from their files, before any schema has said yes. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Chapter, chaptersOf } from '#domain/rules/chapters.ts';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';

type Source = { claim?: string };

/** What the check reads of an entry; an unfinished one may lack any of it. */
export type EntryData = {
  title?: string;
  name?: string;
  country?: string;
  card?: string;
  lead?: string;
  text?: string;
  answer?: { figure?: string; what?: string | undefined } | undefined;
  list?: { title?: string; groups?: { name?: string | undefined; points?: string[] }[] };
  programme?: { title?: string; text?: string }[];
  nights?: number;
  hotel?: { stars?: number };
  departures?: { from?: string; to?: string }[];
  writtenOn?: string;
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
  picture?: unknown;
  unesco?: { year?: number };
  advisory?: object;
  sources?: Source[];
};

export type Entry = {
  /** Path from the root. */
  file: string;
  data: EntryData;
  /** Its Markdown. */
  body: string;
  chapters: Chapter[];
};

export type Place = Entry & { continent: string };
export type Article = Entry & {
  /** The folder its neighbours stand in: „plimbare”, „posts”. */
  list: string;
};

/** Every place of content/destinations, in the order of their files. */
export const readPlaces = (folder: string): Place[] =>
  readEntries('content/destinations/*/*.md', folder).map((entry) => ({ ...entry, continent: entry.list }));

/** Every guide and post, in the order of their files. */
export const readArticles = (folder: string): Article[] =>
  ['content/guides/*/*.md', 'content/posts/*.md'].flatMap((pattern) => readEntries(pattern, folder));

/** Every offer, in the order of their files; its list is the folder of its kind. */
export const readOffers = (folder: string): Article[] => readEntries('content/offers/*/*.md', folder);

/** The English words of places, in the order of their files. */
export const readEnglish = (folder: string): Article[] => readEntries('content/en/destinations/*/*.md', folder);

/** What stands before the first heading is told with the chapters. */
function readEntries(pattern: string, folder: string): Article[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((file) => {
      const { frontMatter = '', text = '' } = cutFrontMatter(readFileSync(join(folder, file), 'utf8')) ?? {};
      const data = (parse(frontMatter) ?? {}) as EntryData;
      const chapters = chaptersOf(text.slice(Math.max(text.indexOf('## '), 0)));
      return { file, list: basename(dirname(file)), data, body: text, chapters };
    });
}

/** A piece of an entry that a visitor reads, and what the editor calls the place where it stands. */
type Passage = { where: string; text: string };

/** Every passage of an entry, in the order of the page. */
export function passagesOf({ data, chapters }: Pick<Entry, 'data' | 'chapters'>): Passage[] {
  const fields: [string, string | undefined][] = [
    ['title', data.title],
    ['card', data.card],
    ['lead', data.lead],
    ['text', data.text],
    ['answer', [data.answer?.figure, data.answer?.what].filter(Boolean).join(' ')],
    ...checklistPassages(data),
    ...(data.programme ?? []).flatMap(({ title, text }) =>
      [title, text].map((said): [string, string | undefined] => ['programme', said]),
    ),
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

function checklistPassages({ list }: EntryData): [string, string | undefined][] {
  const texts = (list?.groups ?? []).flatMap(({ name, points = [] }) => [name, ...points]);
  return [list?.title, ...texts].map((text) => ['list', text]);
}

function chapterPassages({ heading, paragraphs, figure, list }: Chapter): Passage[] {
  const where = `capitolul „${heading}”`;
  const texts = [heading, ...(figure ? [`${figure.value} ${figure.label}`] : []), ...paragraphs, ...list];
  return texts.map((text) => ({ where, text }));
}

/** Words as they are read: without Markdown's marks and the addresses of links. */
export const plain = (text: string): string => text.replace(/\]\([^)]*\)/g, '').replace(/[*_[\]]/g, '');
