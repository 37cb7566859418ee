/** The production app with production options, on a site, a database and a log of the test's own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { type AppDependencies, createApp } from '#server/app.ts';
import { type MailFacts, mailFactsOf } from '#server/services/enquiry-mail.ts';
import type { EnquiryStore } from '#server/services/enquiry-store.ts';
import { createPageIndex } from '#server/services/page-index.ts';
import { readSiteFacts } from '#server/services/site-facts.ts';
import { openSqliteEnquiryStore } from '#server/services/sqlite-enquiry-store.ts';
import { loadStaticFiles } from '#server/services/static-files.ts';
import { createTicketPool } from '#server/services/ticket-pool.ts';
import { builtShells } from '#server/views/shell.ts';
import { bundleTicketWorker } from '../../scripts/build/ticket-worker.ts';
import { siteOrigin, testContent, writeBuiltSite } from './built-site.ts';
import { scratchDirectory } from './scratch.ts';

export type TestApp = { app: FastifyInstance; store: EnquiryStore; log: string[]; close(): Promise<void> };

export const mailFacts = async (siteUrl: string): Promise<MailFacts> => mailFactsOf(await testContent, siteUrl);

export async function createTestApp(changes: Partial<AppDependencies> = {}): Promise<TestApp> {
  const directory = scratchDirectory('site');
  await writeBuiltSite(directory);
  const facts = await readSiteFacts(join(directory, 'site.json'));
  const siteUrl = changes.siteUrl ?? siteOrigin;
  const files = await loadStaticFiles(join(directory, 'site'), facts, {
    siteUrl,
    parties: configuredParties({ googleMaps: changes.googleMaps }),
  });
  const store = changes.store ?? openSqliteEnquiryStore(join(directory, 'var'));
  const log: string[] = [];
  const app = await createApp({
    siteUrl,
    trustProxy: [],
    googleMaps: undefined,
    trustBadge: { url: undefined, key: undefined },
    mailer: undefined,
    content: facts,
    files,
    index: createPageIndex(facts),
    shells: builtShells(files),
    tickets: createTicketPool(() => bundleTicketWorker(join(directory, 'worker'))),
    logStream: { write: (line) => log.push(line) },
    ...changes,
    store,
  });
  await app.ready();
  return {
    app,
    store,
    log,
    async close() {
      await app.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
