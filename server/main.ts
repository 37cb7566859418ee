/** Environment → dependencies → app → listen → graceful close. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { alarmWays } from './services/alarm-ways.ts';
import { createMailer } from './services/create-mailer.ts';
import { mailFactsOf } from './services/enquiry-mail.ts';
import { openEnquiryStore } from './services/open-enquiry-store.ts';
import { createPageIndex } from './services/page-index.ts';
import { watchTiming } from './services/queue-watch.ts';
import { readSiteFacts } from './services/site-facts.ts';
import { sqliteFileName } from './services/sqlite-enquiry-store.ts';
import { startWarnings } from './services/start-warnings.ts';
import { loadStaticFiles } from './services/static-files.ts';
import { createTicketPool } from './services/ticket-pool.ts';
import { builtShells } from './views/shell.ts';

/** A request that hangs cannot hold the process longer than this; supervisors kill after 10 s. */
const closeWithinMs = 9000;

/** The project's folder, seen from the sources and from the bundle alike. */
function projectRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('no package.json above the server: what was built cannot be found');
  return projectRoot(parent);
}

async function start(config: Config): Promise<void> {
  const root = projectRoot(import.meta.dirname);
  // The release this program belongs to, whichever is the current one by now.
  const release = dirname(import.meta.dirname);
  const facts = await readSiteFacts(join(release, 'site.json'));
  const files = await loadStaticFiles(join(release, 'site'), facts, {
    siteUrl: config.siteUrl,
    parties: configuredParties(config),
  });
  const { siteUrl, trustProxy, googleMaps, trustBadge } = config;
  const mailFacts = mailFactsOf(facts, siteUrl);
  const mailer = createMailer(config.mail, mailFacts, facts.agency.brand);
  let app: FastifyInstance | undefined;
  let closing = false;
  assertNothingLeftBehind(config, root);
  // The build puts both programs beside this file.
  const store = await openEnquiryStore(config, {
    onIdleError: (error) => app?.log.warn({ err: error }, 'a database connection broke'),
    thread: join(import.meta.dirname, 'enquiry-worker.js'),
  });
  const tickets = createTicketPool(join(import.meta.dirname, 'ticket-worker.js'));
  app = await createApp({
    siteUrl,
    trustProxy,
    googleMaps,
    trustBadge,
    metricsToken: config.metricsToken,
    isDraining: () => closing,
    store,
    mailer,
    alarms: {
      ways: alarmWays(config.alarm, config.mail, mailFacts, facts.agency.brand),
      timing: { ...watchTiming, lateMs: config.alarm.afterMs },
    },
    content: facts,
    files,
    index: createPageIndex(facts),
    shells: builtShells(files),
    tickets,
  });

  const close = async (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    app.log.info({ signal }, 'closing');
    // Until it is over visitors who still come are answered; readiness says already that no more should.
    await pause(config.drainMs);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    await app.close();
    await store.close();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);

  try {
    const address = await app.listen({ port: config.port, host: config.host });
    for (const warning of startWarnings(config, root)) console.warn(warning);
    console.log(`Ready: ${address}`);
    if (facts.origin !== siteUrl)
      app.log.info({ packedFor: facts.origin }, 'built for another SITE_URL: pages are a tenth larger');
  } catch (error) {
    await app.close();
    await store.close();
    throw listenError(error as NodeJS.ErrnoException, config);
  }
}

/** Enquiries were once kept in the project. Whoever updates is told, instead of beginning with an empty database. */
function assertNothingLeftBehind({ dataDir, databaseUrl }: Config, root: string): void {
  const before = join(root, 'var');
  if (databaseUrl !== undefined || !existsSync(join(before, sqliteFileName))) return;
  if (resolve(dataDir) === before || existsSync(join(dataDir, sqliteFileName))) return;
  throw new ConfigError(
    'DATA_DIR',
    `enquiries of before are in ${before}: move what is in it to ${dataDir}, or set DATA_DIR=${before}`,
  );
}

function listenError(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE') return new ConfigError('PORT', `${port} is in use already`);
  if (error.code === 'EACCES') return new ConfigError('PORT', `${port} may not be opened by this user`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ConfigError('HOST', `${host} is not an address of this machine`);
  return error;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  // What the operator can mend is told in one line; any other error comes with its stack, for a developer.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
