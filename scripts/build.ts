/**
 * Builds the site and the server into a release of its own below dist/. With `--if-changed` only when a source changed since the last
 * build; with `--back` the release before the current one is the current one again. What is done with the pages after Astro wrote them
 * stands here in its order; each step works with their facts (build/page-facts.ts).
 */
import { join } from 'node:path';
import { today } from '#domain/rules/expiry.ts';
import { readSiteUrl } from '#server/config.ts';
import { readContent } from '#server/services/read-content.ts';
import { builtPages } from './build/built-pages.ts';
import { compressFiles, compressSite } from './build/compress.ts';
import { printDrawings } from './build/drawings.ts';
import { writeFeeds } from './build/feeds/feeds.ts';
import { holdWordsTogether } from './build/held-words.ts';
import { keepGroundsApart } from './build/map-grounds.ts';
import { datedOffers, offerReport } from './build/offer-report.ts';
import { writePages } from './build/page-edits.ts';
import { requireFacts } from './build/page-musts.ts';
import { buildPages } from './build/pages.ts';
import { printPhotographs } from './build/photographs.ts';
import { chooseRareFaces } from './build/rare-letters.ts';
import { releasesIn } from './build/releases.ts';
import { fillReportPages, readBrowserReport } from './build/report/report-pages.ts';
import { siteReport } from './build/report/site-report.ts';
import { buildServer } from './build/server.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { drawSharePictures } from './build/share-pictures.ts';
import { postersOf, writeSiteFacts } from './build/site-facts.ts';
import { hashOfSources, lastCommit, measuredFile, stampOf } from './build/stamp.ts';
import { gatherStyleSheets } from './build/style-sheets.ts';
import { drawThumbnails } from './build/thumbnails.ts';
import { contentValues } from './content-values.ts';
import { endingFacts, expiredFacts } from './launch/facts.ts';
import { root } from './source-files.ts';

const sources = hashOfSources();
const stamp = stampOf(sources);
const releases = releasesIn();
if (process.argv.includes('--back')) back();
else if (!process.argv.includes('--if-changed') || !releases.isBuiltFrom(stamp)) await build();

async function build(): Promise<void> {
  const start = performance.now();
  console.log('Building…');
  const release = releases.begin();
  const site = join(release, 'site');
  const origin = await step('SITE_URL', () => readSiteUrl(process.env));
  await step('pages', () => buildPages(site));

  const content = await step('content for the server', () => readContent(join(root, 'content')));
  const { drawings, packing, thumbnails } = await finishPages(site, content, origin);

  const finished = await step('reading what will be sent', () => builtPages(site));
  await step('what pages must have', () => requireFacts(finished));
  await step('what programs look for', () => writeFeeds(site, finished, content.agency));
  await step('service worker', () => writeServiceWorker(site, finished));
  await step('compression', () => compressSite(origin, site, drawings));
  await packing;
  const values = contentValues();
  const report = await step('measuring the pages', () =>
    siteReport({
      site,
      pages: finished,
      version: { sources, ...lastCommit() },
      day: today(),
      values,
      https: origin.startsWith('https:'),
      browser: readBrowserReport(join(root, measuredFile)),
    }),
  );
  const sent = await step('what was measured', () => fillReportPages(site, finished, report, origin));
  await step('facts for the server', () =>
    writeSiteFacts(join(release, 'site.json'), { pages: sent, content, origin, thumbnails }),
  );
  await step('server', () => buildServer(join(release, 'server')));
  const name = releases.publish(release, stamp);
  const lines = [...offerReport(await datedOffers(root), today()), ...expiredFacts(values), ...endingFacts(values)];
  for (const line of lines) console.log(line);
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

type ServerContent = Awaited<ReturnType<typeof readContent>>;

/** What a page says about itself takes much memory: what is read here is forgotten before the finished pages are read anew. */
async function finishPages(site: string, content: ServerContent, origin: string) {
  const pages = await step('reading the pages', () => builtPages(site));
  const drawings = await step('drawings', () => printDrawings(site, pages, postersOf(content)));
  // Nothing changes them any more: the threads that pack have work while this one goes on with the pages.
  const packing = pack(drawings, origin);
  const edits = [
    ...(await step('style sheets', () => gatherStyleSheets(site, pages))),
    ...(await step('grounds of maps', () => keepGroundsApart(site, pages))),
    ...(await step('words held together', () => holdWordsTogether(pages))),
    ...(await step('faces of rare letters', () => chooseRareFaces(pages))),
    ...(await step('share pictures', () => drawSharePictures(site, pages))),
  ];
  const thumbnails = await step('thumbnails', () => drawThumbnails(site, pages));
  await step('photographs', () => printPhotographs(site, pages));
  await step('writing the pages back', () => writePages(site, edits));
  return { drawings, packing, thumbnails };
}

function pack(files: readonly string[], origin: string): Promise<void> {
  return step('compression of drawings', () => compressFiles(files, origin));
}

function back(): void {
  const name = releases.goBack();
  console.log(name ? `Back at ${name}: start the server again.` : 'There is no release before this one.');
  if (!name) process.exitCode = 1;
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
