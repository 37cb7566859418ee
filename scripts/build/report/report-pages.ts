import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endpoints } from '#domain/rules/endpoints.ts';
import { type SiteReport, siteReportSchema } from '#domain/schemas/site-report.ts';
import { transparencyPageSchema } from '#domain/schemas/transparency-page.ts';
import type { ReportSectionsProps } from '#site/sections/transparency/ReportSections.tsx';
import { root } from '../../source-files.ts';
import type { BuiltPage } from '../built-pages.ts';
import { bundlePrograms } from '../bundle.ts';
import { compressFiles } from '../compress.ts';
import { edited } from '../page-edits.ts';
import { pageFacts } from '../page-facts.ts';
import { reportPaths } from './site-report.ts';

/** An element of a page whose insides the report takes the place of; its words stand in the attribute. */
const mark = 'data-site-report';

/**
 * Puts the report into the pages that show it, and beside them for programs, packed like every other text. It is the build's last word
 * about the pages: they are measured as they are sent, and these alone change after that.
 *
 * @param site absolute path of the built site
 * @returns all pages, these as they are sent
 * @throws when one of them is not there, or has lost its place for the report
 */
export async function fillReportPages(
  site: string,
  pages: readonly BuiltPage[],
  report: SiteReport,
  origin: string,
): Promise<BuiltPage[]> {
  const checked = siteReportSchema.parse(report);
  const places = reportPaths.map((path) => placeIn(pages, path));
  const drawn = await drawSections(places.map(({ copy }) => ({ copy, report: checked })));
  const filled = new Map<string, BuiltPage>();
  for (const [index, { page, at }] of places.entries()) {
    const html = edited(page, [{ ...at, text: drawn[index] ?? '' }]);
    await writeFile(join(site, page.file), html);
    filled.set(page.url, { ...page, html, ...pageFacts(html) });
  }
  const file = join(site, endpoints.siteReport);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(checked));
  await compressFiles(
    [...[...filled.values()].map(({ file }) => file), endpoints.siteReport].map((file) => join(site, file)),
    origin,
  );
  return pages.map((page) => filled.get(page.url) ?? page);
}

function placeIn(pages: readonly BuiltPage[], path: string) {
  const page = pages.find(({ url }) => url === path);
  const place = page?.elements.find(({ attributes }) => mark in attributes);
  if (!page || !place) throw new Error(`${path} has no element with ${mark}, which the report takes the place of`);
  return { page, at: place.at, copy: transparencyPageSchema.parse(JSON.parse(place.attributes[mark] ?? '')) };
}

/** The page's own sections in markup: bundled, with the class names that its style sheet has, and run. */
async function drawSections(shown: readonly ReportSectionsProps[]): Promise<string[]> {
  // Below the project, so that it finds React.
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'report-'));
  try {
    await bundlePrograms([{ in: 'scripts/build/report/draw-sections.tsx', out: 'draw-sections' }], folder);
    const options = { input: JSON.stringify(shown), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } } as const;
    return JSON.parse(execFileSync(process.execPath, [join(folder, 'draw-sections.js')], options)) as string[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What tests measured in a browser, where they did. */
export function readBrowserReport(file: string): SiteReport['browser'] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return siteReportSchema.shape.browser.parse(JSON.parse(text));
}
