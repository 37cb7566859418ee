import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Metrics } from '../services/metrics.ts';

/** A report is a few hundred bytes. */
const bodyLimit = 8 * 1024;

/** So many lines an hour go to the log: extensions of browsers report all day long. */
const loggedAnHour = 30;

/** Directives as they are named; anything else somebody made up. */
const directive = /^[a-z]+(?:-[a-z]+){0,3}$/;

/**
 * `POST /api/csp-reports`: a browser tells what a page's policy kept it from. Counted by directive; of the report only the directive, the
 * path of the page and the host of what was blocked are written down.
 */
export function cspReportsRoute(app: FastifyInstance, metrics: Metrics): void {
  let hour = 0;
  let logged = 0;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: string) => reportIn(body),
    );
    scope.post<{ Body: Report | undefined }>(endpoints.cspReports, { bodyLimit }, async ({ body, log }, reply) => {
      if (body?.directive) {
        metrics.policyReported(body.directive);
        const thisHour = Math.floor(Date.now() / 3_600_000);
        if (thisHour !== hour) logged = 0;
        hour = thisHour;
        logged += 1;
        if (logged <= loggedAnHour) log.warn({ report: body }, 'a page wanted what its policy forbids');
      }
      return reply.code(204).send();
    });
  });
}

type Report = { directive: string; page: string; blocked: string };

/** The first report in a body of either kind (CSP 3, 5.3), or nothing. */
function reportIn(body: string): Report | undefined {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    // Not a report of a browser's; it is answered like one.
    return undefined;
  }
  const [first] = Array.isArray(said) ? said : [said];
  const report = partOf(first, 'csp-report') ?? partOf(first, 'body');
  const text = (...names: string[]) => names.map((name) => report?.[name]).find((value) => typeof value === 'string') as string;
  const violated = (text('effective-directive', 'effectiveDirective', 'violated-directive') ?? '').split(' ')[0] ?? '';
  if (!directive.test(violated)) return undefined;
  const address = (text_: string | undefined) => (text_ && URL.canParse(text_) ? new URL(text_) : undefined);
  const blocked = text('blocked-uri', 'blockedURL');
  return {
    directive: violated,
    page: address(text('document-uri', 'documentURL'))?.pathname.slice(0, 100) ?? 'unknown',
    blocked: address(blocked)?.host.slice(0, 100) || (/^[a-z-]{1,20}$/.test(blocked ?? '') ? blocked : 'unknown'),
  };
}

function partOf(value: unknown, name: string): Record<string, unknown> | undefined {
  const part = (value as Record<string, unknown> | null | undefined)?.[name];
  return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : undefined;
}
