/** What `content/` says, read with the schemas the pages are built by: tests take their numbers, names and sentences from here. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { fillCopy } from '#domain/format/fill-copy.ts';
import { expired } from '#domain/rules/expiry.ts';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { agencySchema } from '#domain/schemas/agency.ts';
import { airportSchema } from '#domain/schemas/airport.ts';
import { articleSchema } from '#domain/schemas/article.ts';
import { certificateSchema } from '#domain/schemas/certificate.ts';
import { continentSchema } from '#domain/schemas/continent.ts';
import { destinationSchema } from '#domain/schemas/destination.ts';
import { emergencyNumbersSchema } from '#domain/schemas/emergency-numbers.ts';
import { englishConditionSchema } from '#domain/schemas/english-condition.ts';
import { englishContinentSchema } from '#domain/schemas/english-continent.ts';
import { englishDestinationSchema } from '#domain/schemas/english-destination.ts';
import { glossaryTermSchema } from '#domain/schemas/glossary-term.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { legalPageSchema } from '#domain/schemas/legal-page.ts';
import { navigationSchema } from '#domain/schemas/navigation.ts';
import { offerSchema } from '#domain/schemas/offer.ts';
import { postSchema } from '#domain/schemas/post.ts';
import { pressReleaseSchema } from '#domain/schemas/press-release.ts';
import { routeSchema } from '#domain/schemas/route.ts';
import { supplierSchema } from '#domain/schemas/supplier.ts';
import { teamMemberSchema } from '#domain/schemas/team-member.ts';
import { travelConditionSchema } from '#domain/schemas/travel-condition.ts';

const ownContent = join(import.meta.dirname, '../../content');

/**
 * The entries of a content folder; each list is read when it is asked for and holds at least one, so that a test that walks it
 * cannot pass on nothing.
 *
 * @param folder absolute path; the project's own unless told otherwise
 */
export function contentOf(folder: string = ownContent) {
  const one = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> => {
    const text = readFileSync(join(folder, file), 'utf8');
    const read = schema.safeParse(parse(file.endsWith('.md') ? frontMatter(text) : text));
    if (!read.success) throw new Error(`content/${file}: ${read.error.message}`);
    return read.data;
  };
  const all = <Schema extends z.ZodType>(pattern: string, schema: Schema): Entry<z.infer<Schema>>[] => {
    const files = globSync(pattern, { cwd: folder }).sort();
    if (files.length === 0) throw new Error(`no file of content/ is called ${pattern}`);
    return files.map((file) => ({ id: basename(file).replace(/\.\w+$/, ''), file, data: one(file, schema) }));
  };
  const inOrder = <Item extends { order: number }>(entries: Entry<Item>[]) =>
    entries.map(({ data }) => data).sort((a, b) => a.order - b.order);

  const page = <Schema extends z.ZodType>(name: string, lang: Lang, schema: Schema) => one(`pages/${name}.${lang}.yaml`, schema);

  return {
    agency: () => one('agency.yaml', agencySchema),
    navigation: () => one('navigation.yaml', navigationSchema),
    /** The copy of a page in one language, read with its schema. */
    page,
    /** The same with the agency's figures in its sentences, as the pages print it. */
    filledPage: <Schema extends z.ZodType>(name: string, lang: Lang, schema: Schema): z.infer<Schema> =>
      fillCopy(lang, page(name, lang, schema), one('agency.yaml', agencySchema).figures),
    route: () => one('routes/istanbul-timisoara.yaml', routeSchema),
    teamEntries: () => all('team/*.yaml', teamMemberSchema),
    team: () => inOrder(all('team/*.yaml', teamMemberSchema)),
    suppliers: () => inOrder(all('suppliers/*.yaml', supplierSchema)),
    /** Those that are shown: a certificate leaves the page by itself when its time is over. */
    certificates: () => inOrder(all('certificates/*.yaml', certificateSchema)).filter(({ validUntil }) => !expired(validUntil)),
    continents: () => inOrder(all('continents/*.yaml', continentSchema)),
    destinations: () =>
      all('destinations/*/*.md', destinationSchema).map((entry) => ({ ...entry, continent: entry.file.split('/')[1] ?? '' })),
    /** The English words of places, of continents by their key, and of travel conditions. */
    english: () => ({
      destinations: all('en/destinations/*/*.md', englishDestinationSchema).map((entry) => ({
        ...entry,
        continent: entry.file.split('/')[2] ?? '',
      })),
      continents: new Map(all('en/continents/*.yaml', englishContinentSchema).map(({ id, data }) => [id, data])),
      conditions: all('en/conditions/*.yaml', englishConditionSchema),
    }),
    /** Of one folder: `revelion`, `sejururi`, `circuite`. */
    offers: (folder: string) => all(`offers/${folder}/*.md`, offerSchema),
    guides: () => all('guides/*/*.md', articleSchema).map((entry) => ({ ...entry, list: entry.file.split('/')[1] ?? '' })),
    posts: () => all('posts/*.md', postSchema),
    /** By IATA code. */
    airports: () => new Map(all('airports/*.yaml', airportSchema).map(({ id, data }) => [id, data])),
    /** One file a country. */
    emergency: () => all('emergency/*.yaml', emergencyNumbersSchema),
    conditions: () => all('conditions/*.yaml', travelConditionSchema),
    glossary: () => all('glossary/*.yaml', glossaryTermSchema),
    legal: () => all('legal/*.md', legalPageSchema),
    press: () => all('press/*.md', pressReleaseSchema),
  };
}

export const content = contentOf();

type Entry<Data> = {
  /** The file's name without its ending. */
  id: string;
  /** Path below the folder. */
  file: string;
  data: Data;
};

const frontMatter = (text: string) => cutFrontMatter(text)?.frontMatter ?? '';
