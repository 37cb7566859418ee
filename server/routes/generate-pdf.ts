/**
 * `POST /api/generate-pdf`: an itinerary in, as `process-pdf` answers it and the visitor may have edited it; its PDF out, in the
 * language `lang` asks for. `paper=cards` asks for cards for the wallet instead of the sheet.
 */

import type { FastifyInstance } from 'fastify';
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { drawableItinerary } from '../services/drawable-itinerary.ts';
import { preferredLang } from '../services/preferred-lang.ts';
import { refusals } from '../services/ticket-refusals.ts';
import type { TicketSign } from '../services/ticket-tasks.ts';
import type { TicketRouteOptions } from './process-pdf.ts';
import { admit, answerRefusals, carefulHeaders, RefusedError, refuseResult, senderOf } from './ticket-answers.ts';

/** A journey of forty flights, with the place in the ticket of each value. */
const bodyLimit = 512 * 1024;

const fileNames = { sheet: 'beautified-itinerary.pdf', cards: 'wallet-cards.pdf' } as const;

type GeneratePdfOptions = TicketRouteOptions & {
  sign: TicketSign;
  posterFor: (itinerary: Itinerary) => Promise<Uint8Array | undefined>;
};

export function generatePdfRoute(app: FastifyInstance, options: GeneratePdfOptions): void {
  const { tickets, countTicket, siteUrl, sign, posterFor } = options;

  app.post<{ Querystring: { lang?: unknown; paper?: unknown }; Body: unknown }>(endpoints.drawTicket, {
    bodyLimit,
    errorHandler: answerRefusals({
      ...{ tooLarge: refusals.itineraryTooLarge, wrongType: refusals.notAnItinerary },
      ...{ tooSlow: refusals.tooMuchToDraw, tooHeavy: refusals.tooMuchToDraw, ended: refusals.wrongItinerary },
    }),
    handler: async (request, reply) => {
      await admit(request, countTicket, siteUrl);
      if (request.isMultipart()) throw new RefusedError(refusals.notAnItinerary);
      const drawable = drawableItinerary(request.body);
      if ('wrong' in drawable) throw new RefusedError(refusals[drawable.why], { where: drawable.wrong });
      const { itinerary } = drawable;
      const asked = request.query.lang ?? (request.body as { lang?: unknown }).lang;
      const lang = preferredLang(asked, request.headers['accept-language']);
      const paper = request.query.paper === 'cards' ? 'cards' : 'sheet';
      const poster = paper === 'sheet' ? await posterFor(itinerary) : undefined;
      const result = await tickets.draw({ itinerary, paper, lang, sign, ...(poster && { poster }) }, senderOf(request));
      if (!('pdf' in result)) return refuseResult(request, result, refusals.wrongItinerary);
      carefulHeaders(reply).header('content-disposition', `attachment; filename="${fileNames[paper]}"`);
      return reply.type('application/pdf').send(Buffer.from(result.pdf.buffer, result.pdf.byteOffset, result.pdf.byteLength));
    },
  });
}
