/** The thread that the embedded database lives in. It answers one call after the other (`server/services/threaded-enquiry-store.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import { LostFilesError, openSqliteEnquiryStore } from '../services/sqlite-enquiry-store.ts';
import type { StoreAnswer, StoreCall } from '../services/threaded-enquiry-store.ts';

const port = parentPort;
if (!port) throw new Error('this program runs as a thread of the server');

const store = openSqliteEnquiryStore(String(workerData));
const answer = (said: StoreAnswer) => port.postMessage(said);
let turn = Promise.resolve();

port.on('message', (message: StoreCall | 'close') => {
  turn = turn.then(() => (message === 'close' ? close() : perform(message)));
});
answer({ opened: true });

async function perform({ id, method, args, deadline }: StoreCall): Promise<void> {
  try {
    const left = deadline - Date.now();
    // Nobody waits for it any more. What is written now would be an enquiry that the visitor was told is not kept.
    if (left <= 0) throw Object.assign(new Error('the database had too much to do'), { code: 'TIMEOUT' });
    store.waitAtMost(left);
    const call = store[method] as (...args: unknown[]) => Promise<unknown>;
    answer({ id, result: await call(...args) });
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string | number };
    answer({ id, failure: { name, message, ...(code !== undefined && { code }) } });
    // The files are elsewhere: the next call opens what stands in their place.
    if (error instanceof LostFilesError) await close();
  }
}

async function close(): Promise<void> {
  await store.close();
  port?.close();
}
