/**
 * The processes that read and draw tickets: few, started when first needed, ended when idle, and bounded in time and memory.
 * Whoever asks while all of them are busy waits in a short queue, in which addresses take turns; who finds no room is told when to come
 * back.
 */
import { createFairQueue } from './fair-queue.ts';
import { TicketProcess, TicketProcessError, type TicketTimes } from './ticket-process.ts';
import type { DrawTask, ReadTask, TicketResult, TicketSkill, TicketTask } from './ticket-tasks.ts';

export type TicketPoolLimits = Readonly<{
  /** Tasks at the same time. */
  processes: number;
  /** Tasks that may wait. */
  queue: number;
  /** For one task. */
  times: TicketTimes;
  /** What one process may hold, with its task. */
  memoryBytes: number;
  /** With more than that a process is not kept for the next task. */
  restBytes: number;
  idleMs: number;
  /** What a task that runs when the server stops is still given. */
  closeMs: number;
}>;

/**
 * What was measured of a process: it begins with 40 MB, holds 110 after forty tickets and 135 after the heaviest refused for what they
 * ask to be done; a task adds up to 80, and pictures of boarding passes bring a fresh one to 172. So most have room for another task.
 */
export const ticketPoolLimits: TicketPoolLimits = {
  processes: 2,
  queue: 24,
  times: { startMs: 30_000, workMs: 10_000, mostMs: 40_000 },
  memoryBytes: 200e6,
  restBytes: 130e6,
  idleMs: 120_000,
  closeMs: 5000,
};

/** Often enough that a bomb grows by a few megabytes between two looks. */
const memoryEveryMs = 10;

/** The queue is full, or the server stops. */
export class TicketPoolBusyError extends Error {
  override name = 'TicketPoolBusyError';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('no ticket can be taken now');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type TicketPool = {
  /**
   * Reads a ticket; its barcodes too where they are needed.
   * @param from who sent it: an address or a network, which takes turns with others
   * @throws {TicketPoolBusyError} @throws {TicketProcessError} when it takes too long or too much memory
   */
  read(source: ReadTask['source'], today: string, from: string): Promise<TicketResult>;
  /** Draws an itinerary. Takes turns and throws as `read` does. */
  draw(task: Omit<DrawTask, 'kind'>, from: string): Promise<TicketResult>;
  /** Takes nothing more and lets what runs come to its end, if it is near. */
  drain(): void;
  close(): void;
};

type Job = {
  task: TicketTask;
  skill: TicketSkill;
  from: string;
  resolve: (result: TicketResult) => void;
  reject: (error: Error) => void;
  /** Too heavy for a process that others had used: it is given one of its own. */
  fresh: boolean;
};

/** @param worker path of the bundled worker, or how to come by it */
export function createTicketPool(
  worker: string | (() => Promise<string>),
  limits: TicketPoolLimits = ticketPoolLimits,
): TicketPool {
  const waiting = createFairQueue<Job>();
  const busy = new Map<TicketProcess, Job>();
  const idle = new Map<TicketProcess, NodeJS.Timeout>();
  let watch: NodeJS.Timeout | undefined;
  let drained = false;
  let path: Promise<string> | undefined;
  /** What a task took of late, in milliseconds: from it follows when there will be room. */
  let usualMs = 500;

  const run = (task: TicketTask, skill: TicketSkill, from: string) =>
    new Promise<TicketResult>((resolve, reject) => {
      if (drained) return reject(new TicketPoolBusyError(30));
      // Whoever will be given a free process in a moment takes no place from those who wait.
      const room = limits.queue + limits.processes - busy.size;
      const left = waiting.add(from, { task, skill, from, resolve, reject, fresh: false }, room);
      left?.reject(new TicketPoolBusyError(secondsToRoom()));
      void next();
    });

  const secondsToRoom = () => {
    const seconds = ((waiting.size + busy.size) * usualMs) / limits.processes / 1000;
    return Math.min(60, Math.max(2, Math.ceil(seconds)));
  };

  const next = async () => {
    path ??= typeof worker === 'string' ? Promise.resolve(worker) : worker();
    let file: string;
    try {
      file = await path;
    } catch (error) {
      path = undefined;
      for (const job of waiting.clear()) job.reject(error as Error);
      return;
    }
    while (busy.size < limits.processes) {
      const job = waiting.next();
      if (!job) return;
      void give(job, file);
    }
  };

  const give = async (job: Job, file: string) => {
    const process_ = processFor(job, file);
    const { used } = process_;
    busy.set(process_, job);
    watch ??= setInterval(keepMemory, memoryEveryMs);
    const begun = performance.now();
    let again: Job[] = [];
    try {
      job.resolve(await process_.perform(job.task, limits.times));
    } catch (error) {
      // It may be what tasks before it have left behind.
      const inherited = used && error instanceof TicketProcessError && error.end === 'too-heavy';
      if (inherited && !drained) again = [{ ...job, fresh: true }];
      else job.reject(inherited ? new TicketPoolBusyError(30) : (error as Error));
    } finally {
      usualMs += (performance.now() - begun - usualMs) / 8;
      busy.delete(process_);
      waiting.done(job.from, ...again);
      if (busy.size === 0) clearInterval(watch);
      if (busy.size === 0) watch = undefined;
      rest(process_);
      void next();
    }
  };

  const processFor = (job: Job, file: string) => {
    const rested = job.fresh ? undefined : [...idle.keys()].find(({ skill, gone }) => skill === job.skill && !gone);
    if (rested) wake(rested);
    for (const other of [...idle.keys()]) if (busy.size + idle.size + 1 > limits.processes) end(other);
    return rested ?? new TicketProcess(file, job.skill);
  };

  const rest = (process_: TicketProcess) => {
    if (process_.gone) return;
    if (process_.worn || process_.memory > limits.restBytes || drained) return process_.stop('interrupted');
    const timer = setTimeout(() => end(process_), limits.idleMs);
    timer.unref();
    idle.set(process_, timer);
  };

  const wake = (process_: TicketProcess) => {
    clearTimeout(idle.get(process_));
    idle.delete(process_);
  };

  const end = (process_: TicketProcess) => {
    wake(process_);
    process_.stop('interrupted');
  };

  const keepMemory = () => {
    for (const process_ of busy.keys()) if (process_.memory > limits.memoryBytes) process_.stop('too-heavy');
  };

  return {
    async read(source, today, from) {
      const task: ReadTask = { kind: 'read', source, today };
      const result = await run(task, 'read', from);
      if (!('look' in result && result.look)) return result;
      try {
        return await run(task, 'look', from);
      } catch (error) {
        // The picture is too much for us; what was read of the text still stands.
        if (error instanceof TicketProcessError) return result;
        // Others need its place. Who has no answer yet comes again; whoever has one keeps it.
        if (error instanceof TicketPoolBusyError && 'answer' in result) return result;
        throw error;
      }
    },
    draw: (task, from) => run({ kind: 'draw', ...task }, 'draw', from),
    drain() {
      drained = true;
      for (const job of waiting.clear()) job.reject(new TicketPoolBusyError(30));
      for (const process_ of [...idle.keys()]) end(process_);
      setTimeout(() => {
        for (const process_ of busy.keys()) process_.stop('too-slow');
      }, limits.closeMs).unref();
    },
    close() {
      this.drain();
      for (const process_ of busy.keys()) process_.stop('interrupted');
    },
  };
}
