import type { Agency } from '#domain/schemas/agency.ts';
import { root } from '../../source-files.ts';
import type { BuiltPage } from '../built-pages.ts';
import { contentChanges } from '../last-changed.ts';
import { writeIcons } from './icons.ts';
import { writeLlms } from './llms.ts';
import { writeRobots } from './robots.ts';
import { writeRss } from './rss.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * What programs look for beside the pages: where the pages are, what they are about, the mark in every size.
 *
 * @param site absolute path of the built site
 * @param pages as they will be sent
 */
export async function writeFeeds(site: string, pages: readonly BuiltPage[], agency: Agency): Promise<void> {
  await Promise.all([
    writeSitemap(site, pages, contentChanges(root)),
    writeRss(site, pages, agency),
    writeLlms(site, pages, agency),
    writeRobots(site),
    writeIcons(site, agency),
  ]);
}
