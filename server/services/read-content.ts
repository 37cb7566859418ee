/** Reads the few content files the server needs, with the schemas the pages are built by. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Agency, agencySchema } from '#domain/schemas/agency.ts';
import { type ContactPage, contactPageSchema } from '#domain/schemas/contact-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { type Place, readPlaces } from './read-places.ts';

export type Content = Readonly<{ agency: Agency; contact: Readonly<Record<Lang, ContactPage>>; places: readonly Place[] }>;

/** A content file that cannot be used. Its message names file, field and reason, one line each. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** @param directory the folder `content` */
export async function readContent(directory: string): Promise<Content> {
  const [agency, en, ro, places] = await Promise.all([
    readEntry(directory, 'agency.yaml', agencySchema),
    readEntry(directory, 'pages/contact.en.yaml', contactPageSchema),
    readEntry(directory, 'pages/contact.ro.yaml', contactPageSchema),
    readPlaces(directory),
  ]);
  return { agency, contact: { en, ro }, places };
}

async function readEntry<Schema extends z.ZodType>(directory: string, name: string, schema: Schema): Promise<z.infer<Schema>> {
  let entry: unknown;
  try {
    entry = parse(await readFile(join(directory, name), 'utf8'));
  } catch (error) {
    throw new ContentError(`content/${name}: ${(error as Error).message.split('\n')[0]}`);
  }
  const read = schema.safeParse(entry);
  if (read.success) return read.data;
  throw new ContentError(
    read.error.issues.map((issue) => `content/${name}: ${issue.path.join('.') || 'the file'}: ${issue.message}`).join('\n'),
  );
}
