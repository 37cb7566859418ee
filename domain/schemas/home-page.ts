import { z } from 'zod';
import { langSchema } from './lang.ts';
import { pageReference } from './page-reference.ts';
import { headerPictureSchema, pictureSchema } from './picture.ts';

const words = z.string().min(1);
const withFigures = words.describe('May name figures of agency.yaml in braces: {hotels}.');

/** The copy of the home page. Facts come from agency.yaml, certificates, team and the route. */
export const homePageSchema = z.strictObject({
  lang: langSchema,
  title: words,
  description: z.string().min(50).max(160),
  picture: headerPictureSchema,
  about: z.strictObject({
    heading: words,
    say: words,
    paragraphs: z.array(words).length(2),
    doors: z.array(z.strictObject({ label: words, href: pageReference })).length(3),
    doorsLabel: words,
  }),
  figures: z.strictObject({ label: words, keys: z.array(z.string()).length(4) }),
  services: z.strictObject({
    heading: words,
    intro: words,
    start: words,
    more: words,
    about: words.describe('“about {service}”: goes on after “Learn More” for screen readers and search engines.'),
    items: z
      .array(
        z.strictObject({
          title: words,
          text: words,
          highlights: z.array(withFigures).length(3),
          href: pageReference,
        }),
      )
      .length(4),
  }),
  purpose: z.strictObject({
    mission: z.strictObject({ heading: words, text: words }),
    vision: z.strictObject({ heading: words, text: words }),
    values: z.strictObject({ heading: words, items: z.array(z.strictObject({ name: words, text: words })).length(4) }),
    picture: pictureSchema,
  }),
  certificates: z.strictObject({ heading: words, open: words, onRequest: words.describe('In place of a scan.') }),
  managers: z.strictObject({ heading: words, all: words }),
});

export type HomePage = z.infer<typeof homePageSchema>;
