/** Development only: the same app beside Astro's pages, on Astro's port. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type AppDependencies, createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createMailer } from './services/create-mailer.ts';
import { mailFactsOf } from './services/enquiry-mail.ts';
import { openEnquiryStore } from './services/open-enquiry-store.ts';
import { emptyPageIndex } from './services/page-index.ts';
import { readContent } from './services/read-content.ts';
import { createTicketPool } from './services/ticket-pool.ts';
import type { Shell } from './views/shell.ts';

export type DevApp = { handle(request: IncomingMessage, response: ServerResponse): void; close(): Promise<void> };

/**
 * Starts the app without listening. The frame of its pages is asked from the server that calls it.
 *
 * @param ticketWorker bundles the program that reads tickets and says where it is; asked when the first ticket comes
 */
export async function startDevApp(
  ticketWorker: () => Promise<string>,
  logStream?: AppDependencies['logStream'],
): Promise<DevApp> {
  const config = readConfig(process.env);
  const content = await readContent(join(process.cwd(), 'content'));
  const { siteUrl, trustProxy, googleMaps, trustBadge } = config;
  const mailer = createMailer(config.mail, mailFactsOf(content, siteUrl), content.agency.brand);
  const store = await openEnquiryStore(config);
  let origin = 'http://localhost:4321';
  const shells = async (lang: string): Promise<Shell> => {
    const response = await fetch(`${origin}/shell/${lang}`);
    return { html: await response.text(), policy: undefined };
  };
  const tickets = createTicketPool(ticketWorker);
  const app = await createApp({
    siteUrl,
    trustProxy,
    googleMaps,
    trustBadge,
    store,
    mailer,
    content,
    files: new Map(),
    index: emptyPageIndex,
    shells,
    tickets,
    ...(logStream && { logStream }),
  });
  await app.ready();
  return {
    handle(request, response) {
      origin = `http://${request.headers.host ?? 'localhost:4321'}`;
      app.routing(request, response);
    },
    async close() {
      await app.close();
      await store.close();
    },
  };
}
