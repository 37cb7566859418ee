/** The server's app, everything it is made of in the order it is registered. Tests build this very app. */
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GoogleMapsAccount } from '#domain/format/google-maps-address.ts';
import { boundPipelining } from './plugins/bounded-pipelining.ts';
import { countAnswers } from './plugins/count-answers.ts';
import { answerErrors } from './plugins/error-answers.ts';
import { acceptForms } from './plugins/form-bodies.ts';
import { logAnswers, loggingOptions } from './plugins/logging.ts';
import { knownMethods } from './plugins/method-answers.ts';
import { acceptRequestIds, requestIdOptions } from './plugins/request-ids.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { serveStaticSite } from './plugins/static-site.ts';
import { limitSubmissions, ticketLimits } from './plugins/submission-limits.ts';
import { contactRoute } from './routes/contact.ts';
import { contactSentRoutes } from './routes/contact-sent.ts';
import { cspReportsRoute } from './routes/csp-reports.ts';
import { healthRoutes } from './routes/health.ts';
import { mapRoute } from './routes/map.ts';
import { metricsRoute } from './routes/metrics.ts';
import { searchRoutes } from './routes/search.ts';
import { securityTextRoute } from './routes/security-txt.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { trustBadgeRoute } from './routes/trust-badge.ts';
import type { AlarmWay } from './services/alarm-ways.ts';
import { createEnquiryGate, type EnquiryLimits } from './services/enquiry-limits.ts';
import type { EnquiryStore } from './services/enquiry-store.ts';
import { startHousekeeping } from './services/housekeeping.ts';
import type { Mailer } from './services/mailer.ts';
import { createMetrics } from './services/metrics.ts';
import { type OutboxTiming, outboxTiming, startOutbox } from './services/outbox.ts';
import type { PageIndex } from './services/page-index.ts';
import { startQueueWatch, type WatchTiming, watchTiming } from './services/queue-watch.ts';
import type { Content } from './services/read-content.ts';
import type { StaticFiles } from './services/static-files.ts';
import type { TicketPool } from './services/ticket-pool.ts';
import { type Badge, createTrustBadge, type TrustBadgeAccount } from './services/trust-badge.ts';
import type { Shells } from './views/shell.ts';

export type AppDependencies = {
  siteUrl: string;
  trustProxy: string[];
  /** None: the interactive map is OpenStreetMap's. */
  googleMaps: GoogleMapsAccount | undefined;
  trustBadge: TrustBadgeAccount;
  store: EnquiryStore;
  /** Lets a program elsewhere read the metrics. */
  metricsToken?: string | undefined;
  /** True from the moment on when no further visitors are wanted. */
  isDraining?: () => boolean;
  /** None: enquiries are kept and nobody is told. */
  mailer: Mailer | undefined;
  content: Content;
  /** The built pages. Empty in development, where Astro serves them. */
  files: StaticFiles;
  /** What the built pages are about. */
  index: PageIndex;
  shells: Shells;
  /** Reads and draws tickets. Closed with the app. */
  tickets: TicketPool;
  /** Who is told when enquiries do not leave, and when. */
  alarms?: { ways: readonly AlarmWay[]; timing: WatchTiming };
  timing?: OutboxTiming;
  limits?: EnquiryLimits;
  /** Where the log goes instead of standard output. */
  logStream?: { write(line: string): void };
};

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { siteUrl, trustProxy, googleMaps, trustBadge, store, mailer, content, files, index, shells, tickets } = dependencies;
  const { timing = outboxTiming, alarms = { ways: [], timing: watchTiming }, limits, logStream } = dependencies;
  const { metricsToken, isDraining = () => false } = dependencies;
  const https = siteUrl.startsWith('https:');
  let answerUndecodable: (request: FastifyRequest, reply: FastifyReply) => void;

  const app: FastifyInstance = Fastify({
    ...loggingOptions(logStream),
    ...requestIdOptions,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    // A minute is enough for a ticket of 15 MB over a slow line; a request that takes longer is cut off. So is a connection on
    // which nothing moves for 90 s.
    requestTimeout: 60_000,
    connectionTimeout: 90_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    // An enquiry that arrives on an open connection while the server stops is still kept.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Called before any hook or route, for addresses that cannot be decoded.
    frameworkErrors: (_error, request, reply) => answerUndecodable(request as FastifyRequest, reply as FastifyReply),
  });

  const metrics = createMetrics();
  closeConnectionsInTheEnd(app);
  boundPipelining(app);
  acceptRequestIds(app);
  logAnswers(app);
  countAnswers(app, metrics);
  const methodsOf = knownMethods(app);
  const secure = addSecurityHeaders(app, { https });
  answerErrors(app);
  acceptForms(app);
  const counterOf = await limitSubmissions(app);
  const sendNotFound = serveStaticSite(app, files, index, methodsOf);
  answerUndecodable = (request, reply) => {
    secure(reply);
    void sendNotFound(request, reply, 400);
  };

  const outbox = mailer && startOutbox({ store, mailer, log: app.log, timing });
  const housekeeping = startHousekeeping({ store, log: app.log });
  const watch = startQueueWatch({ store, log: app.log, siteUrl, ...alarms });
  app.addHook('preClose', async () => tickets.drain());
  app.addHook('onClose', async () => {
    tickets.close();
    metrics.close();
    await Promise.all([outbox?.close(), housekeeping.close(), watch.close()]);
  });

  healthRoutes(app, { store, isDraining });
  metricsRoute(app, { store, metrics, token: metricsToken, sendNotFound });
  securityTextRoute(app, { siteUrl, mailbox: content.agency.mailboxes.general });
  cspReportsRoute(app, metrics);
  contactRoute(app, { store, wakeOutbox: () => outbox?.wake(), gate: createEnquiryGate(limits), content, shells, siteUrl });
  contactSentRoutes(app, { content, shells, sendNotFound });
  mapRoute(app, googleMaps);
  trustBadgeRoute(app, createTrustBadge({ account: trustBadge, standIn: ownMark(files), log: app.log }));
  searchRoutes(app, { index, shells });
  await ticketRoutes(app, { tickets, countTicket: counterOf(ticketLimits), siteUrl, content, files });
  return app;
}

/** A connection that is busy when the server stops is closed after its answer: left open, it would keep the process from ending. */
function closeConnectionsInTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** The site's own mark, which stands in for the trust badge; an empty drawing in development, where Astro has the files. */
function ownMark(files: StaticFiles): Badge {
  const mark = files.get('/icon.svg');
  const bytes = mark?.kind === 'text' ? mark.text : Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { bytes, contentType: 'image/svg+xml' };
}
