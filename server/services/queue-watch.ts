/**
 * Looks every minute whether enquiries leave, and raises the alarm when they do not: mail that is dead, or was never set up, loses nothing,
 * but nobody reads what nobody is told of. It tells of what was put aside, too.
 */
import type { Alarm, AlarmWay } from './alarm-ways.ts';
import type { EnquiryStore, QueueStatus } from './enquiry-store.ts';
import type { Log } from './outbox.ts';

export type WatchTiming = Readonly<{
  everyMs: number;
  /** How long the oldest enquiry may wait before that is told. */
  lateMs: number;
  /** How often the same is told again while it lasts. */
  repeatMs: number;
  /** One alarm by one way. */
  sendMs: number;
}>;

export const watchTiming: WatchTiming = { everyMs: 60_000, lateMs: 15 * 60_000, repeatMs: 4 * 3_600_000, sendMs: 30_000 };

type QueueWatch = {
  /** No further look; one under way comes to its end. */
  close(): Promise<void>;
};

type WatchOptions = {
  store: Pick<EnquiryStore, 'status'>;
  ways: readonly AlarmWay[];
  log: Log;
  siteUrl: string;
  timing?: WatchTiming;
  now?: () => number;
};

/** What was told last. */
type Told = { lateAt: number; gaveUp: number; quarantined: number; quarantineAt: number };

export function startQueueWatch({ store, ways, log, siteUrl, timing = watchTiming, now = Date.now }: WatchOptions): QueueWatch {
  let told: Told = { lateAt: 0, gaveUp: 0, quarantined: 0, quarantineAt: 0 };
  const stop = new AbortController();
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, timing.everyMs);
  // This timer alone does not keep the process running.
  timer.unref();

  async function look(): Promise<void> {
    if (stop.signal.aborted) return;
    try {
      await tell(await store.status());
    } catch (error) {
      log.error({ code: (error as { code?: unknown }).code ?? (error as Error).name }, 'the queue could not be looked at');
    }
  }

  async function tell({ waiting, oldestWaitingAt, gaveUp, quarantined }: QueueStatus): Promise<void> {
    const time = now();
    const oldestMs = oldestWaitingAt === undefined ? 0 : time - oldestWaitingAt;
    const isLate = oldestMs >= timing.lateMs;
    const news = {
      late: isLate && time - told.lateAt >= timing.repeatMs,
      gaveUp: gaveUp > told.gaveUp,
      quarantined: quarantined > told.quarantined && time - told.quarantineAt >= timing.repeatMs,
    };
    const next: Told = {
      lateAt: news.late ? time : isLate ? told.lateAt : 0,
      gaveUp,
      // What has grown and is not told yet is told later.
      quarantined: news.quarantined ? quarantined : Math.min(quarantined, told.quarantined),
      quarantineAt: news.quarantined ? time : told.quarantineAt,
    };
    if (!news.late && !news.gaveUp && !news.quarantined) {
      told = next;
      return;
    }
    const facts = { waiting, oldestMinutes: Math.round(oldestMs / 60_000), gaveUp, quarantined };
    const level = news.late || news.gaveUp ? 'error' : 'warn';
    log[level](facts, 'enquiries wait for somebody: see npm run inbox');
    if (await sent(alarmOf(news, facts, siteUrl))) told = next;
  }

  /** By all ways. Whether it was told: where there is no way, the log was all there is. */
  async function sent(alarm: Alarm): Promise<boolean> {
    const outcomes = await Promise.allSettled(
      ways.map((way) => way.send(alarm, AbortSignal.any([stop.signal, AbortSignal.timeout(timing.sendMs)]))),
    );
    for (const [index, outcome] of outcomes.entries())
      if (outcome.status === 'rejected')
        log.error({ way: ways[index]?.name, code: codeOf(outcome.reason) }, 'an alarm could not be sent');
    return outcomes.length === 0 || outcomes.some(({ status }) => status === 'fulfilled');
  }

  return {
    async close() {
      clearInterval(timer);
      stop.abort(new Error('the server stopped'));
      await looking;
    },
  };
}

type News = Record<'late' | 'gaveUp' | 'quarantined', boolean>;
type Counts = Record<'waiting' | 'oldestMinutes' | 'gaveUp' | 'quarantined', number>;

/** In the agency's language, like the mails it gets. */
function alarmOf(news: News, facts: Counts, siteUrl: string): Alarm {
  const { waiting, oldestMinutes, gaveUp, quarantined } = facts;
  const site = new URL(siteUrl).host;
  const lines = [
    ...(news.late
      ? [`În așteptare: ${waiting}. Cea mai veche cerere așteaptă de ${oldestMinutes} minute: e-mailul nu pleacă.`]
      : []),
    ...(news.gaveUp ? [`Nelivrate după toate încercările: ${gaveUp}. La acestea trebuie răspuns de mână.`] : []),
    ...(news.quarantined ? [`Puse deoparte (posibilă reclamă): ${quarantined}. Între ele pot fi și cereri adevărate.`] : []),
  ];
  return {
    subject: news.late || news.gaveUp ? `${site}: cererile nu ajung la agenție` : `${site}: cereri puse deoparte`,
    text: `${lines.join('\n')}\nNimic nu s-a pierdut: pe server, npm run inbox le arată pe toate.`,
    facts: { site: siteUrl, ...facts },
  };
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? (error as Error).name);
