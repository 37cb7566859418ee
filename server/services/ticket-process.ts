/**
 * One process that reads or draws tickets, one task at a time. A process, not a thread: V8 ends the whole process when a single
 * allocation does not fit, so a thread that meets a bomb takes the server with it (docs/decisions/008-tickets-are-read-in-processes.md).
 * It may not write to any disk, start programs or see our environment.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { memoryOf } from './process-memory.ts';
import { timesOf } from './process-times.ts';
import type { TicketMessage, TicketOrder, TicketResult, TicketSkill, TicketTask } from './ticket-tasks.ts';

/**
 * The heap of JavaScript alone; what counts in the end is the memory of the process. Given more, V8 leaves what is done with lying
 * about until the process is past its share, which no ticket was the cause of.
 */
const heapMb = 144;
/** Ends by itself whoever is left alone in an endless loop, when nobody is there any more to end it. */
const cpuSeconds = 120;
/** Well before that a process is replaced by a fresh one. */
const longestWorkMs = 60_000;

/** How often a task's time is looked at. */
const timeEveryMs = 50;

/** What a task is given. That the machine is slow is not its fault: only what it worked, or slept, counts as its own time. */
export type TicketTimes = Readonly<{
  /** Until a process to be started is ready. */
  startMs: number;
  /** Of its own time, once the process is ready. */
  workMs: number;
  /** From then on by the clock, however little of it was its own. */
  mostMs: number;
}>;

/** Why a process ended before it gave a result. `starved`: the machine gave it no time. */
type TicketEnd = 'too-slow' | 'too-heavy' | 'interrupted' | 'crashed' | 'starved';

export class TicketProcessError extends Error {
  override name = 'TicketProcessError';
  readonly end: TicketEnd;
  /** Exit code or signal, and what was written before the first task: never anything of a ticket. */
  readonly detail: string;
  /** Whether it had been ready for a task. */
  readonly started: boolean;

  constructor(end: TicketEnd, detail: string, started: boolean) {
    super(`the ticket process ended: ${end} (${detail})`);
    this.end = end;
    this.detail = detail;
    this.started = started;
  }
}

export class TicketProcess {
  readonly skill: TicketSkill;
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  readonly #ended: Promise<never>;
  #result: ((result: TicketResult) => void) | undefined;
  #stoppedAs: TicketEnd | undefined;
  #gone = false;
  #workedMs = 0;

  /** @param worker path of the bundled `server/workers/ticket-worker.ts` */
  constructor(worker: string, skill: TicketSkill) {
    this.skill = skill;
    const flags = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`, '--max-semi-space-size=2'];
    // Machine code is loaded by those who cannot do without.
    const own = skill === 'look' ? ['--allow-addons'] : [];
    const command = [process.execPath, ...flags, ...own, worker, skill];
    // No core file: it would hold the ticket. One arena keeps what malloc takes small.
    const limited = ['-c', `ulimit -c 0; ulimit -t ${cpuSeconds}; exec "$@"`, 'sh', ...command];
    const [program = '', ...parameters] = process.platform === 'win32' ? command : ['/bin/sh', ...limited];
    this.#child = spawn(program, parameters, {
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: { NODE_ENV: 'production', TZ: 'UTC', MALLOC_ARENA_MAX: '1' },
    });
    // A pipe to a process that has ended breaks; that it has ended is heard below.
    this.#child.stdin?.on('error', () => undefined);
    let said = '';
    let quiet = false;
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      if (!quiet && said.length < 4000) said += chunk;
    });
    this.#ready = new Promise((resolve) => {
      this.#child.on('message', (message: TicketMessage) => {
        if ('result' in message) return this.#result?.(message.result);
        // From here on it works on tickets: what it says may be about them and is not kept.
        quiet = true;
        said = '';
        resolve();
      });
    });
    this.#ended = new Promise((_resolve, reject) => {
      this.#child.on('error', (error) => {
        this.#gone = true;
        reject(new TicketProcessError('crashed', error.message, quiet));
      });
      this.#child.once('exit', (code, signal) => {
        this.#gone = true;
        // V8 ends itself so when memory runs out, the system when processor time does.
        const exhausted = signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGXCPU' || code === 134;
        const end = this.#stoppedAs ?? (exhausted ? 'too-heavy' : 'crashed');
        reject(new TicketProcessError(end, `${signal ?? code}${said && `: ${said}`}`, quiet));
      });
    });
    // It may end between two tasks; the next task hears of it by `gone`.
    this.#ended.catch(() => undefined);
  }

  /** Has ended, or is about to. */
  get gone(): boolean {
    return this.#gone || this.#stoppedAs !== undefined;
  }

  /** Has had a task: what it holds is no longer that of the next one alone. */
  get used(): boolean {
    return this.#workedMs > 0;
  }

  /** Has worked so much that a fresh one should take its place. */
  get worn(): boolean {
    return this.#workedMs > longestWorkMs;
  }

  /** Bytes of memory it holds now, where the system tells. */
  get memory(): number {
    return this.#gone ? 0 : (memoryOf(this.#child.pid) ?? 0);
  }

  /**
   * Gives it a task. Not before the last one is done.
   * @throws {TicketProcessError} when it ends instead, or is stopped because its time is up
   */
  async perform(task: TicketTask, times: TicketTimes): Promise<TicketResult> {
    const result = new Promise<TicketResult>((resolve) => {
      this.#result = resolve;
    });
    const begun = performance.now();
    const late = setTimeout(() => this.stop('starved'), times.startMs);
    let watch: NodeJS.Timeout | undefined;
    try {
      await Promise.race([this.#ready, this.#ended]);
      clearTimeout(late);
      watch = this.#watchTime(times);
      if (!this.gone) this.#give(task);
      return await Promise.race([result, this.#ended]);
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      this.#result = undefined;
      this.#workedMs += performance.now() - begun;
    }
  }

  /** Stops it when it has had its time. Where the system does not tell what it had, the clock counts. */
  #watchTime({ workMs, mostMs }: TicketTimes): NodeJS.Timeout {
    const begun = performance.now();
    const before = timesOf(this.#child.pid)?.workedMs ?? 0;
    let looked = begun;
    let [worked, slept] = [0, 0];
    return setInterval(() => {
      const now = performance.now();
      const times = timesOf(this.#child.pid);
      const work = (times?.workedMs ?? 0) - before;
      if (!times || (times.sleeps && work === worked)) slept += now - looked;
      [worked, looked] = [work, now];
      if (worked + slept > workMs) this.stop('too-slow');
      else if (now - begun > mostMs) this.stop('starved');
    }, timeEveryMs);
  }

  #give(task: TicketTask): void {
    if (task.kind === 'draw' || 'text' in task.source) {
      this.#child.send({ ...task } as TicketOrder);
      return;
    }
    const { pdf } = task.source;
    const order: TicketOrder = { ...task, source: { pdfBytes: pdf.reduce((length, piece) => length + piece.length, 0) } };
    this.#child.send(order);
    for (const piece of pdf) this.#child.stdin?.write(piece);
  }

  /** Ends it at once. A task it has fails with this reason. */
  stop(reason: TicketEnd): void {
    if (this.gone) return;
    this.#stoppedAs = reason;
    this.#child.kill('SIGKILL');
  }
}
