// Parts that the copy of several pages is made of.
import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pageReference } from './page-reference.ts';

export const words = z.string().min(1).describe('May name figures of agency.yaml in braces: {hotels}.');

/** What every page says about itself; spread into the page's own object. */
export const pageFields = {
  lang: langSchema,
  title: words.describe('Title of the page in search results and tabs.'),
  description: z.string().min(50).max(160).describe('One or two sentences for search engines.'),
  heading: words.describe('The large title of the page.'),
};

export const linkSchema = z.strictObject({
  label: words,
  href: pageReference,
});

export const pointSchema = z
  .strictObject({ term: words, text: words })
  .describe('A named point: a few words and one or two sentences.');
export type Point = z.infer<typeof pointSchema>;

export const callSchema = z
  .strictObject({ text: words, label: words.describe('On the button to the contact page.') })
  .describe('The invitation at the end of a page.');
export type Call = z.infer<typeof callSchema>;
