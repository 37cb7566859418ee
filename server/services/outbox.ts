/**
 * The queue that delivers what the store keeps. An enquiry is leased, handed to the mailer, and marked; after a failure
 * it comes back later and later, for a week. Delivery is at least once: a crash between the mailer's yes and the mark
 * sends the mail again, with the same Message-ID.
 */
import { randomUUID } from 'node:crypto';
import type { EnquiryStore, KeptEnquiry } from './enquiry-store.ts';
import type { Mailer } from './mailer.ts';

export type OutboxTiming = Readonly<{
  /** Wait after the first failure; doubles with each further one. */
  firstRetryMs: number;
  longestRetryMs: number;
  /** From the first try until nobody tries any more. */
  patienceMs: number;
  /** One delivery, whatever it hangs on. */
  attemptMs: number;
  /** Longer than an attempt and its mark: who outlives it has crashed. */
  leaseMs: number;
  /** How often to look for what another server left behind. */
  idleMs: number;
  /** Wait before asking a store again that failed. */
  storeRetryMs: number;
  /** What deliveries under way may still take when the server stops. */
  graceMs: number;
  /** Deliveries at the same time. */
  parallel: number;
  /** A delivery that takes longer is probably hanging: it goes on aside, and its place is given to another. */
  slowMs: number;
  /** How many may hang aside. */
  aside: number;
}>;

export const outboxTiming: OutboxTiming = {
  firstRetryMs: 5000,
  longestRetryMs: 3_600_000,
  patienceMs: 7 * 24 * 3_600_000,
  attemptMs: 45_000,
  leaseMs: 60_000,
  idleMs: 15_000,
  storeRetryMs: 1000,
  graceMs: 5000,
  parallel: 4,
  slowMs: 2000,
  aside: 32,
};

/** The part of a structured logger that is needed here. */
export type Log = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;

export type Outbox = {
  /** Looks into the store at once: something was accepted. */
  wake(): void;
  /** Takes nothing new, lets deliveries under way finish for a moment, puts the rest back. */
  close(): Promise<void>;
};

type OutboxOptions = {
  store: EnquiryStore;
  mailer: Mailer;
  log: Log;
  timing?: OutboxTiming;
  now?: () => number;
};

/**
 * How long to wait after failure number `attempts`: doubling from the first wait to the longest one, shortened by up to
 * a quarter at random so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, timing: OutboxTiming, random: () => number = Math.random): number {
  const full = Math.min(timing.longestRetryMs, timing.firstRetryMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random() / 4));
}

/** The least wait between two looks, so that a row another server has locked is not asked for in a tight loop. */
const leastWaitMs = 50;

/** Starts delivering. Everything that waits in the store is tried at once, then each enquiry in its own time. */
export function startOutbox({ store, mailer, log, timing = outboxTiming, now = Date.now }: OutboxOptions): Outbox {
  const worker = randomUUID();
  const stop = new AbortController();
  const waiting = new Set<() => void>();
  const aside = new Set<Promise<void>>();
  let stopping = false;
  let wakes = 0;

  const wake = () => {
    wakes += 1;
    for (const wakeUp of waiting) wakeUp();
  };

  /** Waits `ms`, or until somebody wakes the outbox; not at all when that has happened since `wakesSeen` was read. */
  const sleep = (ms: number, wakesSeen: number) =>
    new Promise<void>((resolve) => {
      if (wakes !== wakesSeen || stopping) return resolve();
      const wakeUp = () => {
        clearTimeout(timer);
        waiting.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, ms);
      waiting.add(wakeUp);
    });

  /** Repeats a mark while the store fails: an enquiry that left but is not marked would leave again. */
  const mark = async (reference: string, change: () => Promise<void>) => {
    const end = Date.now() + timing.leaseMs - timing.attemptMs;
    for (;;) {
      try {
        return await change();
      } catch (error) {
        if (stopping || Date.now() >= end)
          return log.error({ reference, code: codeOf(error) }, 'the store could not be told; the lease will run out');
        await new Promise((resolve) => setTimeout(resolve, timing.storeRetryMs));
      }
    }
  };

  const deliver = async (kept: KeptEnquiry) => {
    const { reference, attempts } = kept;
    try {
      await mailer.deliver(kept, AbortSignal.any([stop.signal, AbortSignal.timeout(timing.attemptMs)]));
    } catch (error) {
      return putBack(kept, error);
    }
    await mark(reference, () => store.delivered(reference, now()));
    log.info({ reference, attempts }, 'enquiry delivered');
  };

  const putBack = async ({ reference, attempts, firstTriedAt }: KeptEnquiry, failure: unknown) => {
    const error = failure instanceof Error ? failure.message : String(failure);
    const code = codeOf(failure);
    if (stop.signal.aborted) return mark(reference, () => store.failed(reference, { worker, error, nextTryAt: now() }));
    if (now() - (firstTriedAt ?? now()) >= timing.patienceMs) {
      await mark(reference, () => store.gaveUp(reference, { worker, error, now: now() }));
      return log.error(
        { reference, attempts, code },
        'enquiry not delivered within the patience: read it with npm run inbox and answer it by hand',
      );
    }
    const nextTryAt = now() + retryDelay(attempts, timing);
    await mark(reference, () => store.failed(reference, { worker, error, nextTryAt }));
    log.warn({ reference, attempts, code, nextTryAt: new Date(nextTryAt).toISOString() }, 'enquiry not delivered yet');
  };

  /** Waits for a delivery; for one that hangs only until it is put aside. */
  const unlessSlow = async (delivery: Promise<void>) => {
    let timer: NodeJS.Timeout | undefined;
    const slow = new Promise<'slow'>((resolve) => {
      timer = setTimeout(() => resolve('slow'), timing.slowMs);
    });
    const first = await Promise.race([delivery, slow]);
    clearTimeout(timer);
    if (first !== 'slow') return;
    if (aside.size >= timing.aside) return delivery;
    const put = delivery.finally(() => aside.delete(put));
    aside.add(put);
  };

  /** Delivers one enquiry that is due. Gives the time to wait until there may be another. */
  const deliverNext = async (): Promise<number> => {
    const [due] = await store.lease({ worker, now: now(), until: now() + timing.leaseMs, limit: 1 });
    if (due) {
      await unlessSlow(deliver(due));
      return 0;
    }
    const next = await store.nextDue();
    return next === undefined ? timing.idleMs : Math.min(timing.idleMs, Math.max(leastWaitMs, next - now()));
  };

  /** Repeats the work until the server stops. After a failure of the store it waits before it asks again. */
  const repeat = async (work: () => Promise<number | 'done'>) => {
    while (!stopping) {
      let wakesSeen = wakes;
      let wait: number | 'done';
      try {
        wait = await work();
      } catch (error) {
        log.error({ code: codeOf(error) }, 'the outbox cannot read the store; it goes on asking');
        wakesSeen = wakes;
        wait = timing.storeRetryMs;
      }
      if (wait === 'done') return;
      if (wait > 0) await sleep(wait, wakesSeen);
    }
  };

  const run = async () => {
    await repeat(async () => {
      await store.hurry(now());
      return 'done';
    });
    await Promise.all(Array.from({ length: timing.parallel }, () => repeat(deliverNext)));
    await Promise.all(aside);
  };
  const running = run();

  return {
    wake,
    async close() {
      stopping = true;
      wake();
      const patience = setTimeout(() => stop.abort(new Error('the server stopped')), timing.graceMs);
      await running;
      clearTimeout(patience);
    },
  };
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? (error as Error).name ?? 'unknown');
