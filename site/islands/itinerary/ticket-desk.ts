/** The page's side of the ticket worker: one worker, started when first asked, ended when it takes too long. */
import { today } from '#domain/rules/expiry.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { Answer, Kind, Question, Questions } from './desk-messages.ts';
import type { ReadResult, Ticket } from './ticket.ts';
import type { ToolWords } from './words.ts';

/** Milliseconds a question may take; on a slow phone the worker's own code is loaded in them too. */
const patience = 30_000;

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function startWorker(): Worker {
  const started = new Worker(new URL('./ticket.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) question?.resolve(data.answer as never);
    else question?.reject(new Error(data.failure));
  });
  started.addEventListener('error', () => endWorker('the worker did not start'));
  return started;
}

function endWorker(reason: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function ask<K extends Kind>(kind: K, what: Questions[K]['ask']): Promise<Questions[K]['answer']> {
  worker ??= startWorker();
  lastId += 1;
  const question = { id: lastId, kind, ask: what } as Question;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => endWorker('too slow'), patience);
    const done =
      <T>(end: (value: T) => void) =>
      (value: T) => {
        clearTimeout(timer);
        end(value);
      };
    waiting.set(question.id, { resolve: done(resolve), reject: done(reject) });
    worker?.postMessage(question);
  });
}

/** Reads a ticket in this browser; nothing of it is sent. */
export async function readOnDevice(ticket: Ticket, lang: Lang, words: ToolWords): Promise<ReadResult> {
  try {
    const source = 'file' in ticket ? { pdf: new Uint8Array(await ticket.file.arrayBuffer()) } : ticket;
    const result = await ask('read', { source, today: today() });
    return 'itinerary' in result ? result : { error: result.problem.message[lang] };
  } catch {
    // The worker was ended, or its code did not arrive.
    return { error: words.failed };
  }
}

export const openDocument = async (file: File) => ask('open', { pdf: new Uint8Array(await file.arrayBuffer()) });
export const paintPage = (number: number, scale: number) => ask('paint', { number, scale });
