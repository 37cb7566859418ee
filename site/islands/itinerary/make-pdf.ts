/** The readable PDF, made where the ticket was read: on the server, or here. */
import { endpoints } from '#domain/rules/endpoints.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Printed, PrintOrder } from './print.worker.ts';
import type { Reader } from './ticket.ts';

/** Milliseconds to wait. */
const patience = 30_000;

/** The server says, in the visitor's words, why it does not draw this itinerary. */
export class RefusedPdfError extends Error {
  override name = 'RefusedPdfError';
}

/** @throws when the PDF cannot be made or does not arrive */
export function makePdf(by: Reader, order: PrintOrder): Promise<Blob> {
  return by === 'server' ? fromServer(order.itinerary, order.lang) : fromWorker(order);
}

async function fromServer(itinerary: Itinerary, lang: string): Promise<Blob> {
  const response = await fetch(`${endpoints.drawTicket}?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(itinerary),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) {
    const refused = (await response.json()) as { error?: unknown };
    throw new RefusedPdfError(typeof refused.error === 'string' ? refused.error : '');
  }
  return response.blob();
}

function fromWorker(order: PrintOrder): Promise<Blob> {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' });
  const printed = new Promise<Blob>((resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), patience);
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    worker.addEventListener('message', ({ data }: MessageEvent<Printed>) => {
      if ('pdf' in data) resolve(new Blob([data.pdf], { type: 'application/pdf' }));
      else reject(new Error(data.failure));
    });
    worker.postMessage(order);
  });
  return printed.finally(() => worker.terminate());
}
