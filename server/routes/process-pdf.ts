/**
 * `POST /api/process-pdf`: a ticket in, the itinerary out. The ticket is a file in the field `pdf` of a multipart form, a PDF, a mail,
 * a wallet pass or a calendar, or pasted text in the field `text` of a form or of JSON. Nothing of it is written to disk or to the log.
 */

import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import { today } from '#domain/rules/expiry.ts';
import type { CountSubmission } from '../plugins/submission-limits.ts';
import type { TicketPool } from '../services/ticket-pool.ts';
import { refusals } from '../services/ticket-refusals.ts';
import { admit, answerRefusals, carefulHeaders, refuseResult, senderOf } from './ticket-answers.ts';
import { createUploads, textLimit } from './ticket-upload.ts';

export type TicketRouteOptions = { tickets: TicketPool; countTicket: CountSubmission; siteUrl: string };

export function processPdfRoute(app: FastifyInstance, { tickets, countTicket, siteUrl }: TicketRouteOptions): void {
  const takeUpload = createUploads();

  app.post(endpoints.readTicket, {
    // Of JSON, where every letter may be escaped; a form has limits of its own.
    bodyLimit: 2 * textLimit,
    // A file too large is refused while its form is taken; what is left is text.
    errorHandler: answerRefusals({
      ...{ tooLarge: refusals.textTooLong, wrongType: refusals.wrongType },
      ...{ tooSlow: refusals.tooSlow, tooHeavy: refusals.tooHeavy, ended: refusals.unreadable },
    }),
    handler: async (request, reply) => {
      await admit(request, countTicket, siteUrl);
      const upload = await takeUpload(request);
      try {
        const result = await tickets.read(upload.source, today(), senderOf(request));
        if (!('answer' in result)) return refuseResult(request, result, refusals.unreadable);
        request.log.info({ format: result.format, warnings: result.answer.warnings.length }, 'ticket read');
        return carefulHeaders(reply).send(result.answer);
      } finally {
        upload.release();
      }
    },
  });
}
