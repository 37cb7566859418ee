/**
 * A process of its own that reads or draws one ticket after another (`server/services/ticket-process.ts` starts it). It was told
 * what it is for, and loads only that.
 */
import type { TicketMessage, TicketOrder, TicketResult, TicketSkill } from '../services/ticket-tasks.ts';
import { readBytes } from './read-bytes.ts';

type Perform = (order: TicketOrder) => Promise<TicketResult>;

async function learn(skill: TicketSkill): Promise<Perform> {
  return skill === 'draw' ? learnToDraw() : learnToRead(skill);
}

async function learnToDraw(): Promise<Perform> {
  const { printItinerary } = await import('./print-itinerary.ts');
  return async (order) => {
    if (order.kind !== 'draw') throw new TypeError('this process draws');
    return { pdf: await printItinerary(order) };
  };
}

async function learnToRead(skill: 'read' | 'look'): Promise<Perform> {
  // Loading the PDF library asks for this class, which only drawing needs and only the drawing library has.
  if (skill === 'read') Object.assign(globalThis, { DOMMatrix: class {} });
  const { parseTicket } = await import('#itinerary/parse-ticket.ts');
  const { parseFile } = await import('#itinerary/parse-file.ts');
  const { readableAnswer } = await import('#itinerary/readable-answer.ts');
  const look = skill === 'look' ? (await import('./page-barcodes.ts')).readPageBarcodes : undefined;
  return async (order) => {
    if (order.kind !== 'read') throw new TypeError('this process reads');
    let missed = false;
    const readBarcodes = async (pdf: Uint8Array) => {
      missed = !look;
      return look ? look(pdf) : [];
    };
    const options = { today: order.today, readBarcodes };
    const outcome =
      'text' in order.source
        ? await parseTicket(order.source, options)
        : await parseFile(await readBytes(process.stdin, order.source.pdfBytes), options);
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

const say = (message: TicketMessage) => process.send?.(message);
const perform = await learn(process.argv[2] as TicketSkill);
process.on('message', (order: TicketOrder) => {
  perform(order)
    .catch((error: unknown): TicketResult => ({ failed: whereOf(error) }))
    .then((result) => say({ result }));
});
// The server is gone: nobody waits for what this process does.
process.on('disconnect', () => process.exit());
// A damaged file leaves promises behind in the PDF library that nobody waits for; the task itself is awaited above.
process.on('unhandledRejection', () => undefined);
say({ ready: true });
