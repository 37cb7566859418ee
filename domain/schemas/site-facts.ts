import { z } from 'zod';
import { agencySchema } from './agency.ts';
import { contactPageSchema } from './contact-page.ts';
import { destinationPicturesSchema } from './destination-pictures.ts';
import { langSchema } from './lang.ts';

const path = z.string().startsWith('/');
/** SHA-256, base64. */
const hash = z.string().length(44);

const pageSchema = z.strictObject({
  path: path.describe('What a visitor asks for: /, /europa.'),
  file: z.string().endsWith('.html').describe('Below dist/site.'),
  hash: hash.describe('Of the file as the build left it: pages and facts of two builds are never mixed.'),
  lang: langSchema,
  title: z.string().describe('Without the brand.'),
  description: z.string(),
  thumbnail: path.optional().describe('Its small picture, 112 × 140; pages that nobody searches have none.'),
  listed: z.boolean().describe('False where neither search engines nor our own search should look.'),
  scripts: z.array(hash).describe('Scripts written into the page, which its policy allows to run.'),
  styles: z.array(hash).describe('Style sheets written into the page, which its policy allows.'),
  thirdParties: z.array(z.string()).describe('Ids of those besides us whom it may ask.'),
  partsAbout: z
    .array(z.strictObject({ parties: z.array(z.string()), at: z.strictObject({ from: z.int(), to: z.int() }) }))
    .default([])
    .describe('Parts of its text, by characters, that are left out where the server is set up for none of these third parties.'),
});

/** An index as its library wrote it; the library says whether it can read that version. */
const searchIndexSchema = z.looseObject({ serializationVersion: z.int(), documentCount: z.int() });

/** What the build tells the server (dist/site.json). The server reads nothing else of what the pages were made of. */
export const siteFactsSchema = z.strictObject({
  origin: z.url().describe('The site’s address that the packed files beside the built ones are made for.'),
  pages: z.array(pageSchema).min(1),
  search: z.strictObject({ en: searchIndexSchema, ro: searchIndexSchema }).describe('The listed pages of each language.'),
  agency: agencySchema,
  contact: z.strictObject({ en: contactPageSchema, ro: contactPageSchema }),
  pictures: destinationPicturesSchema,
});

export type SiteFacts = z.infer<typeof siteFactsSchema>;
export type SitePage = z.infer<typeof pageSchema>;
export type SearchIndex = z.infer<typeof searchIndexSchema>;
