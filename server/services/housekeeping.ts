/**
 * Keeps the promise of the privacy policy: no enquiry is kept here for longer than twelve months, in whatever state it is. What could not
 * be delivered has been told of long before (`queue-watch.ts`).
 */
import type { EnquiryStore } from './enquiry-store.ts';
import type { Log } from './outbox.ts';

const day = 24 * 3_600_000;

type HousekeepingTiming = Readonly<{
  /** Age at which an enquiry is deleted. */
  keepMs: number;
  /** Age at which one is that was quarantined and that nobody released. */
  keepQuarantinedMs: number;
  /** From one look to the next. */
  everyMs: number;
  /** Wait before looking again when the store failed. */
  retryMs: number;
}>;

/** A year has 365 days at least, and a day may pass before the next look. */
export const housekeepingTiming: HousekeepingTiming = {
  keepMs: 364 * day,
  keepQuarantinedMs: 90 * day,
  everyMs: day,
  retryMs: 3_600_000,
};

export type Housekeeping = {
  /** No further look; one under way comes to its end. */
  close(): Promise<void>;
};

type HousekeepingOptions = {
  store: Pick<EnquiryStore, 'forget'>;
  log: Log;
  timing?: HousekeepingTiming;
  now?: () => number;
};

/** Looks at once, and then every day for as long as the server runs. */
export function startHousekeeping({
  store,
  log,
  timing = housekeepingTiming,
  now = Date.now,
}: HousekeepingOptions): Housekeeping {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  async function look(): Promise<void> {
    let wait = timing.everyMs;
    try {
      const forgotten =
        (await store.forget(now() - timing.keepMs, 'any')) +
        (await store.forget(now() - timing.keepQuarantinedMs, 'quarantined'));
      if (forgotten > 0) log.info({ forgotten }, 'old enquiries were deleted');
    } catch (error) {
      log.error({ code: (error as { code?: unknown }).code ?? (error as Error).name }, 'old enquiries could not be deleted');
      wait = timing.retryMs;
    }
    if (stopping) return;
    timer = setTimeout(() => {
      looking = look();
    }, wait);
    // This timer alone does not keep the process running.
    timer.unref();
  }

  return {
    async close() {
      stopping = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
