/**
 * What was measured of one version of the site, for whoever asks what it keeps of its promises. The build writes it beside the pages it
 * measured; the page made from it says nothing else. What only a browser can tell is measured by tests, of a version that they name.
 */
import { z } from 'zod';
import type { PageKind } from '../rules/addresses.ts';
import { isoDay } from './iso-day.ts';

const count = z.int().nonnegative();
const bytes = z.int().nonnegative();

const versionSchema = z.strictObject({
  sources: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Hash of everything that is built: the same sources have the same.'),
  commit: z.string().min(1).optional().describe('Absent where the sources came without their history.'),
  committedOn: isoDay.optional(),
});

/** What tests found in a browser that was never here before. */
const browserReportSchema = z.strictObject({
  version: versionSchema,
  measuredOn: isoDay,
  firstVisit: z.strictObject({
    pages: count,
    requests: count.describe('To anybody but the site, before anything was agreed to.'),
    cookies: count,
    keys: count.describe('Names that the browser keeps something under, in either of its stores.'),
  }),
  accessibility: z.strictObject({ pages: count, objections: count }),
});

const partsSchema = z.strictObject({ htmlAndCss: bytes, script: bytes, letters: bytes, pictures: bytes });

export const siteReportSchema = z.strictObject({
  version: versionSchema,
  builtOn: isoDay,
  pages: count.describe('Pages that were measured: all but the ones that show this.'),
  weights: z
    .array(
      z.strictObject({
        kind: z.string() as z.ZodType<PageKind>,
        pages: count,
        heaviest: z.string().startsWith('/'),
        parts: partsSchema,
        limit: bytes.optional(),
      }),
    )
    .min(1)
    .describe('The heaviest page of each kind, as sent for its first view.'),
  links: z.strictObject({ followed: count, broken: count, elsewhere: count }),
  foreignFiles: count.describe('Files of others that pages name for the browser to load.'),
  facts: z.strictObject({
    dated: count,
    ages: z.array(z.strictObject({ upTo: count.optional(), facts: count })).describe('Days since the source was read.'),
    oldest: count.describe('Days.'),
    stale: count.describe('Not read again within the days that a fact has.'),
    days: count.describe('As many as a fact has until then.'),
  }),
  headers: z.array(z.strictObject({ name: z.string(), value: z.string() })).min(1),
  browser: browserReportSchema.optional(),
});

export type Version = z.infer<typeof versionSchema>;
export type BrowserReport = z.infer<typeof browserReportSchema>;
export type PageParts = z.infer<typeof partsSchema>;
export type SiteReport = z.infer<typeof siteReportSchema>;
