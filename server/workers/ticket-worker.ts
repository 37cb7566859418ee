/**
 * A process of its own that reads or draws one ticket after another (`server/services/ticket-process.ts` starts it). It was told
 * what it is for, and loads only that.
 */
import { readableAnswer } from '#itinerary/readable-answer.ts';
import type { DrawTask, ReadTask, TicketMessage, TicketResult, TicketTask } from '../services/ticket-tasks.ts';

const say = (message: TicketMessage) => process.send?.(message);

async function loaded(): Promise<(task: TicketTask) => Promise<TicketResult>> {
  const [, , skill] = process.argv;
  if (skill === 'draw') {
    const { printItinerary } = await import('./print-itinerary.ts');
    return async (task) => ({ pdf: await printItinerary(task as DrawTask) });
  }
  // Loading the PDF library asks for this class, which only drawing needs and only the drawing library has.
  if (skill === 'read') Object.assign(globalThis, { DOMMatrix: class {} });
  const { parseTicket } = await import('#itinerary/parse-ticket.ts');
  const look = skill === 'look' ? (await import('./page-barcodes.ts')).readPageBarcodes : undefined;
  return async (task) => {
    const { source, today } = task as ReadTask;
    let missed = false;
    const readBarcodes = async (pdf: Uint8Array) => {
      missed = !look;
      return look ? look(pdf) : [];
    };
    const outcome = await parseTicket(source, { today, readBarcodes });
    if ('problem' in outcome) return { ...outcome, look: missed };
    return { answer: readableAnswer(outcome.itinerary), format: outcome.format, look: missed };
  };
}

/** Where it happened. The message is left out: it may quote the ticket. */
function whereOf(error: unknown): { name: string; frames: string } {
  if (!(error instanceof Error)) return { name: typeof error, frames: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, frames: frames.slice(0, 12).join('\n') };
}

const perform = await loaded();
process.on('message', (task: TicketTask) => {
  perform(task)
    .catch((error: unknown): TicketResult => ({ failed: whereOf(error) }))
    .then((result) => say({ result }));
});
// The server is gone: nobody waits for what this process does.
process.on('disconnect', () => process.exit());
// A damaged file leaves promises behind in the PDF library that nobody waits for; the task itself is awaited above.
process.on('unhandledRejection', () => undefined);
say({ ready: true });
