/**
 * Builds the site and the server into dist/. With `--if-changed` only when a source changed since the last build. What is done
 * with the pages after Astro wrote them stands here in its order; each step works with their facts (build/page-facts.ts).
 */
import { join } from 'node:path';
import { today } from '#domain/rules/expiry.ts';
import { readSiteUrl } from '#server/config.ts';
import { readContent } from '#server/services/read-content.ts';
import { builtPages, builtSite } from './build/built-pages.ts';
import { compressSite } from './build/compress.ts';
import { printDrawings } from './build/drawings.ts';
import { writeFeeds } from './build/feeds/feeds.ts';
import { datedOffers, offerReport } from './build/offer-report.ts';
import { writePages } from './build/page-edits.ts';
import { requireFacts } from './build/page-musts.ts';
import { buildPages } from './build/pages.ts';
import { printPhotographs } from './build/photographs.ts';
import { chooseRareFaces } from './build/rare-letters.ts';
import { buildServer } from './build/server.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { drawSharePictures } from './build/share-pictures.ts';
import { postersOf, writeSiteFacts } from './build/site-facts.ts';
import { hashOfSources, isBuiltFrom, removeStamp, writeStamp } from './build/stamp.ts';
import { gatherStyleSheets } from './build/style-sheets.ts';
import { drawThumbnails } from './build/thumbnails.ts';
import { root } from './source-files.ts';

const hash = hashOfSources();
if (!process.argv.includes('--if-changed') || !isBuiltFrom(hash)) await build();

async function build(): Promise<void> {
  const start = performance.now();
  console.log('Building…');
  removeStamp();
  const origin = await step('SITE_URL', () => readSiteUrl(process.env));
  await step('pages', buildPages);

  const pages = await step('reading the pages', () => builtPages());
  const content = await step('content for the server', () => readContent(join(root, 'content')));
  const edits = [
    ...(await step('style sheets', () => gatherStyleSheets(builtSite, pages))),
    ...(await step('faces of rare letters', () => chooseRareFaces(pages))),
    ...(await step('share pictures', () => drawSharePictures(builtSite, pages))),
  ];
  const thumbnails = await step('thumbnails', () => drawThumbnails(builtSite, pages));
  await step('drawings', () => printDrawings(builtSite, pages, postersOf(content)));
  await step('photographs', () => printPhotographs(builtSite, pages));
  await step('writing the pages back', () => writePages(builtSite, edits));

  const finished = await step('reading what will be sent', () => builtPages());
  await step('what pages must have', () => requireFacts(finished));
  await step('what programs look for', () => writeFeeds(builtSite, finished, content.agency));
  await step('service worker', () => writeServiceWorker(builtSite, finished));
  await step('facts for the server', () =>
    writeSiteFacts(join(root, 'dist/site.json'), { pages: finished, content, origin, thumbnails }),
  );
  await step('compression', () => compressSite(origin));
  await step('server', buildServer);
  writeStamp(hash);
  for (const line of offerReport(await datedOffers(root), today())) console.log(line);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

/** Runs one step. One that fails ends the build with its name and what is wrong. */
async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    console.error(`The build failed at: ${name}\n\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
