/** The documents that are drawn as PDF, made where the ticket was read: on the server, or here. They are the same either way. */
import { endpoints } from '#domain/rules/endpoints.ts';
import { arrivalsAdrift } from '#domain/rules/itinerary-bounds.ts';
import { destinationPicture } from './destination-picture.ts';
import { posterJpeg } from './poster-jpeg.ts';
import type { Printed, PrintOrder } from './print.worker.ts';
import type { Reader } from './ticket.ts';

/** Milliseconds to wait. */
const patience = 30_000;

/** Why an itinerary is not drawn: in the visitor's words where the server said it, else without any. */
export class RefusedPdfError extends Error {
  override name = 'RefusedPdfError';
}

/** @throws when the PDF cannot be made or does not arrive */
export function makePdf(by: Reader, order: Omit<PrintOrder, 'poster'>): Promise<Blob> {
  return by === 'server' ? fromServer(order) : onDevice(order);
}

async function fromServer({ itinerary, paper, lang }: Omit<PrintOrder, 'poster'>): Promise<Blob> {
  const response = await fetch(`${endpoints.drawTicket}?lang=${lang}&paper=${paper}`, {
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

async function onDevice(order: Omit<PrintOrder, 'poster'>): Promise<Blob> {
  // All else that the server refuses, the fields of the page refuse before.
  if (arrivalsAdrift(order.itinerary).length > 0) throw new RefusedPdfError();
  const drawing = order.paper === 'sheet' ? await destinationPicture(order.itinerary, 'device') : undefined;
  // As where it does not arrive: the document comes without it.
  const poster = drawing && (await posterJpeg(drawing).catch(() => undefined));
  return fromWorker({ ...order, ...(poster && { poster }) });
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
