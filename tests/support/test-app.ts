/** The production app with production options, on a site, a database and a log of the test's own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { type AppDependencies, createApp } from '#server/app.ts';
import { type MailFacts, mailFactsOf } from '#server/services/enquiry-mail.ts';
import type { EnquiryStore } from '#server/services/enquiry-store.ts';
import { readContent } from '#server/services/read-content.ts';
import { openSqliteEnquiryStore } from '#server/services/sqlite-enquiry-store.ts';
import { loadStaticFiles } from '#server/services/static-files.ts';
import { createTicketPool } from '#server/services/ticket-pool.ts';
import { builtShells } from '#server/views/shell.ts';
import { bundleTicketWorker } from '../../scripts/build/ticket-worker.ts';
import { writeBuiltSite } from './built-site.ts';
import { scratchDirectory } from './scratch.ts';

export type TestApp = { app: FastifyInstance; store: EnquiryStore; log: string[]; close(): Promise<void> };

/** The repository's own `content` folder: the words the server says are the site's. */
export const testContent = readContent(join(import.meta.dirname, '../../content'));

export const mailFacts = async (siteUrl: string): Promise<MailFacts> => mailFactsOf(await testContent, siteUrl);

export async function createTestApp(changes: Partial<AppDependencies> = {}): Promise<TestApp> {
  const directory = scratchDirectory('site');
  const site = join(directory, 'site');
  writeBuiltSite(site);
  const siteUrl = changes.siteUrl ?? 'https://agency.example';
  const files = await loadStaticFiles(site, siteUrl, configuredParties({ googleMaps: changes.googleMaps }));
  const store = changes.store ?? openSqliteEnquiryStore(join(directory, 'var'));
  const log: string[] = [];
  const app = await createApp({
    siteUrl,
    trustProxy: [],
    googleMaps: undefined,
    mailer: undefined,
    content: await testContent,
    files,
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
