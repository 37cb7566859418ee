/** The itinerary tool's two calls. */

import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { CountSubmission } from '../plugins/submission-limits.ts';
import { createPosters } from '../services/destination-poster.ts';
import type { Content } from '../services/read-content.ts';
import type { StaticFiles } from '../services/static-files.ts';
import type { TicketPool } from '../services/ticket-pool.ts';
import { generatePdfRoute } from './generate-pdf.ts';
import { processPdfRoute } from './process-pdf.ts';
import { carefulHeaders } from './ticket-answers.ts';
import { multipartLimits } from './ticket-upload.ts';

type TicketsOptions = {
  tickets: TicketPool;
  countTicket: CountSubmission;
  siteUrl: string;
  content: Content;
  files: StaticFiles;
};

export async function ticketRoutes(app: FastifyInstance, { content, files, ...shared }: TicketsOptions): Promise<void> {
  await app.register(async (scope) => {
    // Here files are wanted: the forms of the rest of the server leave them out.
    scope.removeContentTypeParser('multipart/form-data');
    await scope.register(multipart, { limits: multipartLimits });
    const { agency, pictures } = content;
    const sign = { brand: agency.brand, phone: agency.phones.emergency.display };
    processPdfRoute(scope, shared);
    generatePdfRoute(scope, { ...shared, sign, posterFor: createPosters(pictures, files) });
    for (const path of [endpoints.readTicket, endpoints.drawTicket])
      scope.get(path, async (_request, reply) =>
        carefulHeaders(reply).code(405).header('allow', 'POST').send({ error: 'Send it with POST.', code: 'wrong-method' }),
      );
  });
}
