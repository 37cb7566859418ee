/**
 * Reads the few content files the server needs, with the schemas the pages are built by: for the build, which hands them to the
 * server in dist/site.json, and for the server in development, where nothing is built.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencySchema } from '#domain/schemas/agency.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import type { SiteFacts } from '#domain/schemas/site-facts.ts';
import { readEntry } from './read-entry.ts';
import { type PlaceEntry, readPlaces } from './read-places.ts';

/** What the server knows of the agency and its contact page; and what is drawn of its places, once the site is built. */
export type Content = Readonly<Pick<SiteFacts, 'agency' | 'contact'> & Partial<Pick<SiteFacts, 'pictures'>>>;

/**
 * @param directory the folder `content`
 * @throws {ContentError}
 */
export async function readContent(directory: string): Promise<Content & { places: PlaceEntry[] }> {
  const source = (name: string) => readFile(join(directory, name), 'utf8');
  const contact = async (name: string) => readEntry(name, await source(name), contactPageSchema);
  const [agency, en, ro, places] = await Promise.all([
    source('agency.yaml').then((yaml) => readEntry('agency.yaml', yaml, agencySchema)),
    contact('pages/contact.en.yaml'),
    contact('pages/contact.ro.yaml'),
    readPlaces(directory),
  ]);
  return { agency, contact: { en, ro }, places };
}
