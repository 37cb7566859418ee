/**
 * The embedded database in a thread of its own: while it waits for the disk or for another program that writes, pages go on being
 * answered. What is asked here is asked there, one call after the other.
 */
import { Worker } from 'node:worker_threads';
import type { EnquiryStore } from './enquiry-store.ts';

/** What is called in the thread. */
export type StoreCall = {
  id: number;
  method: Exclude<keyof EnquiryStore, 'close'>;
  args: unknown[];
  /** Milliseconds since 1970 after which nobody waits for the answer any more. */
  deadline: number;
};

/** An error on its way out of the thread: what the log may say of it. */
type StoreFailure = { name: string; message: string; code?: string | number };

export type StoreAnswer = { id: number; result: unknown } | { id: number; failure: StoreFailure } | { opened: true };

/**
 * How long a call may take, its turn included: a visitor's browser gives up after ten seconds, and has to learn before that the
 * enquiry was not kept.
 */
const callMs = 5000;

/** What a disk that hangs may take longer before the caller is told; nobody can interrupt it. */
const hangMs = 1500;

/** Like an error of the database itself. */
class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string | number | undefined;

  constructor({ name, message, code }: StoreFailure) {
    super(message);
    this.name = name;
    this.code = code;
  }
}

/** Calls without an answer. */
type Pending = Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }>;

type Thread = { worker: Worker; pending: Pending };

/**
 * Opens the database in `directory`, in a thread.
 * @param file absolute path of the thread's program, `server/workers/enquiry-worker.ts` or its bundle
 * @throws what opening it throws
 */
export async function openThreadedEnquiryStore(directory: string, file: string): Promise<EnquiryStore> {
  let calls = 0;
  let thread = await begin();
  let closed = false;

  async function begin(): Promise<Thread> {
    const worker = new Worker(file, { workerData: directory, name: 'enquiries' });
    const pending: Pending = new Map();
    const end = (error: Error) => {
      for (const { reject, timer } of pending.values()) {
        clearTimeout(timer);
        reject(error);
      }
      pending.clear();
    };
    await new Promise<void>((resolve, reject) => {
      worker.once('error', (error) => {
        reject(error);
        end(error);
      });
      worker.once('exit', (code) => {
        const error = new StoreError({ name: 'StoreError', message: `the thread of the database ended with ${code}` });
        reject(error);
        end(error);
      });
      worker.on('message', (answer: StoreAnswer) => {
        if ('opened' in answer) return resolve();
        const call = pending.get(answer.id);
        if (!call) return;
        pending.delete(answer.id);
        clearTimeout(call.timer);
        if ('failure' in answer) call.reject(new StoreError(answer.failure));
        else call.resolve(answer.result);
      });
    });
    return { worker, pending };
  }

  async function call(method: StoreCall['method'], args: unknown[]): Promise<unknown> {
    // A thread that ended, because its files were lost or its memory ran out, is replaced by the next call.
    if (thread.worker.threadId === -1 && !closed) thread = await begin();
    const { worker, pending } = thread;
    calls += 1;
    const id = calls;
    const deadline = Date.now() + callMs;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(id);
        reject(new StoreError({ name: 'StoreError', message: `the database did not answer ${method} in time`, code: 'TIMEOUT' }));
      }, callMs + hangMs);
      pending.set(id, { resolve, reject, timer });
      worker.postMessage({ id, method, args, deadline } satisfies StoreCall);
    });
  }

  /** The same call, over there. Arguments and results are plain data. */
  const there = <Method extends StoreCall['method']>(method: Method): EnquiryStore[Method] =>
    ((...args: unknown[]) => call(method, args)) as unknown as EnquiryStore[Method];

  return {
    accept: there('accept'),
    lease: there('lease'),
    delivered: there('delivered'),
    failed: there('failed'),
    gaveUp: there('gaveUp'),
    nextDue: there('nextDue'),
    hurry: there('hurry'),
    requeue: there('requeue'),
    forget: there('forget'),
    from: there('from'),
    erase: there('erase'),
    status: there('status'),
    list: there('list'),
    get: there('get'),
    ping: there('ping'),
    async close() {
      closed = true;
      const { worker } = thread;
      if (worker.threadId === -1) return;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.postMessage('close');
      await ended;
    },
  };
}
